// The types of lit-document-plugin.mjs.
import type { Plugin } from 'rollup';

export function withOwnDocument(code: string): string;
export const ownDocument: Plugin;
