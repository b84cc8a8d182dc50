// The types of snippets.mjs.
export const FRAMEWORKS: string;
export function fillSnippets(text: string): string;
