// Replaces en-later.ts in the split build: elements/dialog/dialog-texts.ts has the texts.
import type * as Later from './en-later.js';

export const dialogTexts = {} as typeof Later.dialogTexts;
