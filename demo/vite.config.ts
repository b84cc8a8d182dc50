// `npm run dev`: serves the demo from the sources. Files of dist are served from src instead, so that an edit reloads
// the page without a build.
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
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

const fromSource: Plugin = {
  name: 'from-source',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
      if (pathname === '/') {
        response.writeHead(302, { location: '/demo/' }).end();
        return;
      }
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

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  appType: 'mpa',
  plugins: [fromSource, registeredGames],
  server: { port: 8000 },
  optimizeDeps: { entries: ['src/index.ts', 'src/embed.ts'] },
  cacheDir: '.cache/vite',
});
