// A small static server for the demo and the tests: `node scripts/serve.mjs [--port 8000]` serves the project
// and prints the demo's address.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** The file of an address, or nothing; never one outside of `root`, and never a hidden one. */
async function fileAt(root, url) {
  let path;
  try {
    path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
  } catch {
    return undefined;
  }
  if (/[\\/]\./.test(path) || path.includes('\0')) return undefined;
  for (const file of [join(root, path), join(root, path, 'index.html')]) {
    const info = await stat(file).catch(() => undefined);
    if (info?.isFile()) return file;
  }
  return undefined;
}

/**
 * Serves a folder on a loopback port (0: any free one), to every origin, without caching.
 * `pages` holds texts served in place of files: `{ '/': '<!doctype html>…' }`, or, where one needs headers of its own,
 * `{ '/': { body: '<!doctype html>…', headers: {…} } }`. `headers` are for every answer.
 * @param {import('./serve.d.mts').ServeOptions} options
 */
export async function serve({ root = '.', port = 0, pages = {}, headers = {} } = {}) {
  const top = resolve(root);
  const asked = [];
  const server = createServer(async ({ method, url = '/' }, response) => {
    asked.push(`${method} ${url}`);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('cache-control', 'no-store');
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const path = url.split('?')[0];
    const page = Object.hasOwn(pages, path) ? pages[path] : undefined;
    if (page !== undefined) {
      const {
        body,
        type = TYPES[extname(path)] ?? TYPES['.html'],
        headers: own = {},
        status = 200,
      } = typeof page === 'string' ? { body: page } : page;
      for (const [name, value] of Object.entries({ 'content-type': type, ...own })) {
        response.setHeader(name, value);
      }
      response.statusCode = status;
      return response.end(body);
    }
    const file = await fileAt(top, url);
    // browsers request it automatically, and would log an error if it were missing
    if (!file && url === '/favicon.ico') return response.writeHead(204).end();
    if (!file) return response.writeHead(404).end('Not found');
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response);
  });
  await new Promise((done, fail) => server.once('error', fail).listen(port, '127.0.0.1', done));
  const { port: taken } = server.address();
  return {
    origin: `http://127.0.0.1:${taken}`,
    /** Every request so far, as `GET /path?query`. */
    asked,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '8000' } } });
  const root = fileURLToPath(new URL('..', import.meta.url));
  // the port is taken: use any free one
  const options = { root, pages: { '/': { body: '', status: 302, headers: { location: '/demo/' } } } };
  const { origin } = await serve({ ...options, port: Number(values.port) }).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    return serve(options);
  });
  console.log(`The demo: ${origin}/`);
}
