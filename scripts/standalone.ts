// How the standalone bundle is made: for rollup.config.mjs, and for the scripts that build the same thing to weigh it or
// to plant faults in it.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import nodeResolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import type { OutputOptions, Plugin } from 'rollup';
import { minifySync } from 'vite';
import esbuild from 'rollup-plugin-esbuild';
import { litPatches } from './lit-patches.js';
import { packedTemplates } from './pack-templates.js';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/**
 * The licences require their notices. All files of Lit carry the same one: once is enough. The first line is a hint to the
 * browser: it compiles all functions in a background thread while it downloads, which makes the first paint a third
 * earlier.
 */
const notice = `//# allFunctionsCalledOnLoad
/*! solitaire-elements ${version} | MIT
@license lit: Copyright 2017 Google LLC. SPDX-License-Identifier: BSD-3-Clause */`;

/**
 * The standalone bundle is its own worker and renders nothing on servers: it contains `X-standalone.ts` instead of `X.ts`
 * where both exist.
 */
const standaloneFiles: Plugin = {
  name: 'standalone-files',
  resolveId(source, importer) {
    if (!importer || !source.startsWith('.') || source.endsWith('-standalone.js')) return null;
    const variant = source.replace(/\.js$/, '-standalone.js');
    const file = resolve(dirname(importer), variant.replace(/\.js$/, '.ts'));
    return existsSync(file) ? this.resolve(variant, importer, { skipSelf: true }) : null;
  },
};

/** What terser leaves: Oxc, which comes with Vite, folds and names better, and terser sees more that is never used. */
const oxc: Plugin = {
  name: 'oxc',
  renderChunk(code, { fileName }) {
    const { code: small, map } = minifySync(fileName, code, {
      module: true,
      compress: { target: 'es2022' },
      mangle: { toplevel: true },
      sourcemap: true,
    });
    if (!map) throw new Error(`Oxc left no source map of ${fileName}.`);
    return {
      code: `${notice}\n${small}`,
      map: { ...map, mappings: notice.replace(/[^\n]*\n|[^\n]+$/g, ';') + map.mappings },
    };
  },
};

/** Strips the types, file by file; `npm run types` checks them. */
export const typescript = esbuild({ target: 'es2022', charset: 'utf8' });

const output: OutputOptions = { file: 'dist/solitaire-elements.js', format: 'es', sourcemap: true };

export const standalone = {
  input: 'src/standalone.ts',
  plugins: [
    standaloneFiles,
    nodeResolve({ exportConditions: ['production'], browser: true }),
    litPatches,
    packedTemplates,
    typescript,
    // measured, brotli 11: together 2 % below terser alone, which is 2 % below esbuild (bench/size-tried.md)
    terser({
      module: true,
      ecma: 2022,
      compress: {
        passes: 2,
        sequences: false,
        keep_fargs: false,
        unsafe_methods: true,
      },
      mangle: false,
      format: { comments: false },
    }),
    oxc,
  ],
  output,
};
