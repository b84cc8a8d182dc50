// The types of typescript-plugin.mjs.
import type { Plugin } from 'rollup';

export function typescript(options?: { pack?: boolean }): Plugin;
