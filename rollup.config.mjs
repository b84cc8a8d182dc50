// Builds the shipped files: the standalone bundle and the split build for pages, and the modules for bundlers and Node.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import terser from '@rollup/plugin-terser';
import { tsImport } from 'tsx/esm/api';

const { bundles, split, splitWorker, typescript } = await tsImport(
  './scripts/standalone.ts',
  import.meta.url,
);
const { GAME, registeredGames } = await tsImport('./scripts/games.ts', import.meta.url);
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The worker's file, named as it is called once it is built. */
const workerFile = {
  name: 'worker-file',
  transform: (code, id) =>
    id.endsWith('/npm-worker.ts') ? code.replace('../worker.ts', '../worker.js') : null,
};

const entries = {
  index: 'src/index.ts',
  elements: 'src/elements.ts',
  replay: 'src/replay.ts',
  engine: 'src/engine.ts',
  solver: 'src/solver.ts',
  lint: 'src/lint.ts',
  jsx: 'src/jsx.ts',
  react: 'src/react.ts',
  svelte: 'src/svelte.ts',
  vue: 'src/vue.ts',
};

/** They share chunks, so that the registry and each class exist once, whichever entries a page imports. */
const modules = {
  input: entries,
  external: /^(lit|react)(\/|$)/,
  plugins: [typescript, workerFile],
  output: {
    dir: 'dist',
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name].js',
    // a separate chunk, because it resolves the URL of the worker relative to its own
    manualChunks: (id) => (id.endsWith('/npm-worker.ts') ? 'npm-worker' : undefined),
    // what it imports is not moved with it
    onlyExplicitManualChunks: true,
    hoistTransitiveImports: false,
    // React bundlers with server rendering need this directive for components that run in the browser
    banner: ({ name }) => (name === 'react' ? "'use client';" : ''),
  },
};

/**
 * The worker of the modules above: one file without imports, so that it cannot lead back to the module that starts it.
 * Turbopack (`next build`) never finishes a worker whose graph contains its own `new Worker`.
 */
const worker = {
  input: 'src/worker.ts',
  plugins: [typescript],
  output: { file: 'dist/worker.js', format: 'es' },
};

/** The languages other than English, which is built in, in several files. */
const tags = readdirSync('src/locales')
  .filter((name) => /^[a-z]{2}(-\w+)?\.ts$/.test(name) && !name.startsWith('en'))
  .map((name) => name.slice(0, -'.ts'.length));

/** Each is a separate file that imports and exports nothing: a page can load it as a script or as a module. */
const languages = tags.map((tag) => ({
  input: `src/locales/${tag}.ts`,
  plugins: [
    typescript,
    // ASCII only, because the browser decodes a script in the encoding of its page
    terser({
      ecma: 2022,
      format: { ascii_only: true, preamble: `/*! solitaire-elements ${version}, ${tag} | MIT */` },
    }),
  ],
  output: { file: `dist/locales/${tag}.js`, format: 'iife' },
}));

const gameNames = readdirSync('src/games').map((name) => name.slice(0, -'.ts'.length));

/**
 * The optional games, each in a separate file that imports nothing: it registers its games for all copies of
 * the package on the page, before or after they are loaded, and exports their descriptions. `all.js` has all games.
 */
const games = gameNames.map((name) => ({
  input: `${GAME}${name}`,
  plugins: [
    registeredGames,
    typescript,
    terser({
      module: true,
      ecma: 2022,
      format: { comments: false, preamble: `/*! solitaire-elements ${version}, ${name} | MIT */` },
    }),
  ],
  output: { file: `dist/games/${name}.js`, format: 'es' },
}));

const beside = {
  'embed.html': 'src/embed/embed.html',
  'oembed.mjs': 'integrations/oembed.mjs',
  'lint-games.mjs': 'integrations/lint-games.mjs',
};

/** The sources that the page for frames imports, and the files beside it. */
const besideEmbed = { './index.js': './solitaire-elements.js', './replay.js': './solitaire-replay.js' };

/** The page for frames: it runs beside the standalone bundle, in the same folder. */
const embed = {
  input: 'src/embed.ts',
  external: Object.values(besideEmbed),
  plugins: [
    {
      name: 'beside-the-module',
      resolveDynamicImport: (source) => besideEmbed[source] ?? null,
      generateBundle() {
        for (const [fileName, file] of Object.entries(beside)) {
          this.emitFile({ type: 'asset', fileName, source: readFileSync(file, 'utf8') });
        }
      },
    },
    typescript,
    terser({
      module: true,
      ecma: 2022,
      compress: { passes: 3, unsafe_arrows: true },
      format: { comments: false, preamble: `/*! solitaire-elements ${version}, embed | MIT */` },
    }),
  ],
  output: { file: 'dist/embed.js', format: 'es', sourcemap: true },
};

export default () => {
  rmSync('dist', { recursive: true, force: true });
  return [bundles, split, splitWorker, modules, worker, embed, ...languages, ...games];
};
