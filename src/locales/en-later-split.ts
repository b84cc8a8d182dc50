// Replaces en-later.ts in the split build: elements/dialog/dialog-texts.ts has the texts.
import type * as Later from './en-later.js';

export const glossary = {} as typeof Later.glossary;
export const helpTexts: typeof Later.helpTexts = {};
export const ruleTexts = {} as typeof Later.ruleTexts;
