// The types of trusted-types-plugin.mjs.
import type { Plugin } from 'rollup';

export function withOwnPolicy(code: string): string;
export const ownTrustedTypesPolicy: Plugin;
