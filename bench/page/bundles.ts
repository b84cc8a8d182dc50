// One minified module of each widget, built the same way: rollup and terser, with the style sheets and assets inside.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import nodeResolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import { rollup, type Plugin } from 'rollup';
import { STANDALONE, WIDGETS, type Widget } from './widgets.js';

/** The files that a page loads for a widget. */
export interface Weight {
  readonly minified: number;
  /** The size of the script and of the files it loads, in bytes, brotli 11. */
  readonly script: number;
  readonly files: number;
}

export interface Bundle {
  readonly code: string;
  readonly weight: Weight;
}

const ENTRY = resolve('bench/rivals/entry.js');

/** The entry comes from a string, in a folder from which its imports resolve. */
const entryOf = (code: string): Plugin => ({
  name: 'entry',
  resolveId: (id) => (id === ENTRY ? id : null),
  load: (id) => (id === ENTRY ? code : null),
});

/** A style sheet becomes a script that adds it to the page. */
const styles: Plugin = {
  name: 'styles',
  transform(css, id) {
    if (!id.endsWith('.css')) return null;
    const text = css.replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' ');
    return {
      code: `const sheet = new CSSStyleSheet(); sheet.replaceSync(${JSON.stringify(text)});
        document.adoptedStyleSheets.push(sheet);`,
      map: null,
      moduleSideEffects: true,
    };
  },
};

const brotli = (bytes: Buffer): number =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }).length;

async function codeOf({ entry, script = STANDALONE }: Widget): Promise<string> {
  if (!entry) return readFileSync(script, 'utf8');
  const bundle = await rollup({
    input: ENTRY,
    plugins: [
      entryOf(entry),
      nodeResolve({ exportConditions: ['production'], browser: true }),
      styles,
      terser({ module: true, ecma: 2022, compress: { passes: 3 }, format: { comments: false } }),
    ],
    onwarn: () => undefined,
  });
  const { output } = await bundle.generate({ format: 'es', inlineDynamicImports: true });
  await bundle.close();
  return output[0].code;
}

/** The bundles of all widgets, by name. */
export async function bundles(): Promise<ReadonlyMap<string, Bundle>> {
  const made = new Map<string, Bundle>();
  for (const widget of WIDGETS) {
    const code = await codeOf(widget);
    const files = widget.fetches.map((file) => brotli(readFileSync(file)));
    made.set(widget.name, {
      code,
      weight: {
        minified: Buffer.byteLength(code),
        script: brotli(Buffer.from(code)),
        files: files.reduce((sum, bytes) => sum + bytes, 0),
      },
    });
  }
  return made;
}
