// A small static server for the tests and measurements, with what no static server combines: pages in memory with
// their own headers and status, headers for every response, and a list of the requests.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { extname, join, normalize, resolve } from 'node:path';

export interface Page {
  body: string | Uint8Array;
  /** The content type; by default that of the file extension, or HTML without one. */
  type?: string;
  headers?: Record<string, string>;
  /** 200 by default. */
  status?: number;
}

export interface Served {
  origin: string;
  /** Every request so far: `GET /path?query`. */
  asked: string[];
  close(): Promise<void>;
}

export interface ServeOptions {
  root?: string;
  port?: number;
  pages?: Record<string, string | Page>;
  headers?: Record<string, string>;
}

const HTML = 'text/html; charset=utf-8';
const TYPES: Readonly<Record<string, string>> = {
  '.html': HTML,
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

/** The file of a URL, or nothing; never one outside of `root`, and never a hidden one. */
async function fileAt(root: string, url: string): Promise<string | undefined> {
  let path: string;
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
 * Serves a folder on a loopback port (0: any free one), to every origin, without caching. `pages` are texts served in
 * place of files: `{ '/': '<!doctype html>…' }`, or with their own headers: `{ '/': { body: '<!doctype html>…',
 * headers: {…} } }`. `headers` apply to every response.
 */
export async function serve({
  root = '.',
  port = 0,
  pages = {},
  headers = {},
}: ServeOptions = {}): Promise<Served> {
  const top = resolve(root);
  const asked: string[] = [];
  const answer = async ({ method = '', url = '/' }: IncomingMessage, response: ServerResponse) => {
    asked.push(`${method} ${url}`);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('cache-control', 'no-store');
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const path = url.replace(/\?.*/s, '');
    const page = Object.hasOwn(pages, path) ? pages[path] : undefined;
    if (page !== undefined) {
      const {
        body,
        type,
        headers: own,
        status = 200,
      }: Page = typeof page === 'string' ? { body: page } : page;
      response.setHeader('content-type', type ?? TYPES[extname(path)] ?? HTML);
      for (const [name, value] of Object.entries(own ?? {})) response.setHeader(name, value);
      response.statusCode = status;
      return response.end(body);
    }
    const file = await fileAt(top, url);
    // browsers request it automatically, and would log an error if it were missing
    if (!file && url === '/favicon.ico') return response.writeHead(204).end();
    if (!file) return response.writeHead(404).end('Not found');
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    return createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, '127.0.0.1', done));
  const { port: taken } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${taken}`,
    asked,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
