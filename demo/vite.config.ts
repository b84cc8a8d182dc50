// `npm start` serves the demo from a build. `npm run dev` serves it from the sources: files of dist come from src, so
// that an edit reloads the page without a build.
import { fileURLToPath } from 'node:url';
import { createLogger, defineConfig, type Connect, type Plugin } from 'vite';
import { registeredGames } from '../scripts/games.js';

/** The URLs of built files, and their sources. */
const SOURCES: readonly (readonly [RegExp, string])[] = [
  [/^\/dist\/(?:solitaire-elements|index)\.js$/, '/src/index.ts'],
  [/^\/dist\/solitaire-replay\.js$/, '/src/replay.ts'],
  [/^\/dist\/embed\.html$/, '/src/embed/embed.html'],
  // the URL of a module of `registeredGames`
  [/^\/dist\/games\/([\w-]+)\.js$/, '/@id/__x00__game:$1'],
  [/^\/dist\/((?:locales\/)?[\w-]+)\.js$/, '/src/$1.ts'],
];

const toDemo: Connect.NextHandleFunction = (request, response, next) => {
  if (request.url === '/') response.writeHead(302, { location: '/demo/' }).end();
  else next();
};

const fromSource: Plugin = {
  name: 'from-source',
  configurePreviewServer: ({ middlewares }) => void middlewares.use(toDemo),
  configureServer: ({ middlewares }) => {
    middlewares.use(toDemo).use((request, _response, next) => {
      const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
      const [pattern, source] = SOURCES.find(([address]) => address.test(pathname)) ?? [];
      if (pattern && source !== undefined) request.url = pathname.replace(pattern, source) + search;
      next();
    });
  },
  transformIndexHtml: {
    order: 'pre',
    // the content security policy of embed.html would block Vite's connection
    handler: (html) =>
      html
        .replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, '')
        .replace('src="embed.js"', 'src="/src/embed.ts"'),
  },
};

export default defineConfig(({ isPreview }) => ({
  root: fileURLToPath(new URL('..', import.meta.url)),
  appType: 'mpa',
  plugins: [fromSource, registeredGames],
  server: { port: 8000 },
  // the preview serves the whole project; Vite would warn of building into it, which nothing does
  build: { outDir: '.' },
  ...(isPreview && { customLogger: { ...createLogger(), warn: () => undefined } }),
  preview: { port: 8000 },
  optimizeDeps: { entries: ['src/index.ts', 'src/embed.ts'] },
  cacheDir: '.cache/vite',
}));
