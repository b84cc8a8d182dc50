/// <reference types="vite/client" />
// Loads all languages; a page loads only those it needs.
import { languageTags as besides } from '../../src/locales/languages.js';

import.meta.glob('../../src/locales/*.ts', { eager: true });

export const languageTags: readonly string[] = ['en', ...besides()];
