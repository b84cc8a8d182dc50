// The builds for pages without a bundler: the standalone bundle, and the split build, which loads its lazy parts as
// separate files. For rollup.config.mjs, and for scripts that build the bundle to measure its size.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import inject from '@rollup/plugin-inject';
import nodeResolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import type { OutputOptions, Plugin } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/**
 * The licences require their notices. All files of Lit have the same one, so it is included once. The first line is a
 * hint to the browser: it compiles all functions in a background thread while it downloads, which makes the first paint
 * a third earlier.
 */
const banner = `//# allFunctionsCalledOnLoad
/*! solitaire-elements ${version} | MIT
@license lit: Copyright 2017 Google LLC. SPDX-License-Identifier: BSD-3-Clause */`;

/** Strips the types of each file; `npm run types` checks them. */
export const typescript = esbuild({ target: 'es2022', charset: 'utf8' });

const minified = terser({
  module: true,
  ecma: 2022,
  compress: { passes: 2, sequences: false, keep_fargs: false, unsafe_methods: true },
  format: { comments: false, preamble: banner },
});

/** Gives Lit the globals of src/platform/lit-globals.ts. */
const globals = fileURLToPath(new URL('../src/platform/lit-globals.ts', import.meta.url));
const litGlobals = inject({
  include: ['**/node_modules/lit-html/**', '**/node_modules/lit-element/**', '**/node_modules/@lit/**'],
  modules: {
    document: [globals, 'litDocument'],
    globalThis: [globals, 'litGlobal'],
    litPropertyMetadata: [globals, 'litPropertyMetadata'],
  },
});

/** The source with Lit. */
const plugins: Plugin[] = [
  nodeResolve({ exportConditions: ['production'], browser: true }),
  litGlobals,
  typescript,
  minified,
];

/** The files that only `<solitaire-replay>` uses. */
const REPLAY =
  /\/src\/(define-replay|standalone-replay)\.ts$|\/elements\/(replay\/|solitaire-replay|replay-)|\/controller\/replay-|\/controller\/marks/;

/**
 * The files that pages load by a tag: the standalone bundle, with its lazy parts inlined, and `<solitaire-replay>`, which
 * imports the bundle. Shared code is in the bundle, which exports it under short names, so the two files must come from
 * the same build.
 */
export const bundles = {
  input: { 'solitaire-elements': 'src/standalone.ts', 'solitaire-replay': 'src/standalone-replay.ts' },
  plugins,
  preserveEntrySignatures: 'allow-extension',
  output: {
    dir: 'dist',
    format: 'es',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    manualChunks: (id) => (REPLAY.test(id) ? undefined : 'solitaire-elements'),
  } satisfies OutputOptions,
} as const;

/** The files of the chunk `later.js`: answers to the query keys, the win animation and the sounds. */
const LATER = /\/(input\/spoken-queries|table\/win-animation|platform\/sound)\.ts$/;

/**
 * The split build. The entry only imports `core.js` and exports from it, so that a page can add a query to its URL, as
 * content management systems do: the lazy parts import `core.js` without one, and would load the entry a second time. The
 * source maps of the standalone bundle cover the same source, so the package has no second copy of it.
 */
export const split = {
  input: { 'solitaire-elements': 'src/split.ts' },
  preserveEntrySignatures: 'strict',
  plugins,
  output: {
    dir: 'dist/split',
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: ({ name }) => `${PART_NAMES[name] ?? name}.js`,
    manualChunks: (id) => (LATER.test(id) ? 'later' : undefined),
    // what these files import stays in the core
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- Rollup 5 will always do this
    onlyExplicitManualChunks: true,
  } satisfies OutputOptions,
} as const;

/** The file names of the parts, by the module that each starts with. */
const PART_NAMES: Readonly<Record<string, string>> = {
  split: 'core',
  pages: 'dialog',
  'search-scheduler': 'solver',
};

/** The worker of the split build. */
export const splitWorker = {
  input: 'src/worker.ts',
  plugins: [typescript, minified],
  output: { file: 'dist/split/worker.js', format: 'es' } satisfies OutputOptions,
} as const;
