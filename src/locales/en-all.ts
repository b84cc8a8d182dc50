// All English texts, for tools and tests.
import { dialogTexts } from './en-dialog.js';
import { en as core } from './en.js';

export const en = { ...core, ...dialogTexts };
