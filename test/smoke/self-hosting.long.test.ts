// docs/guides/self-hosting.md: the configuration for nginx in a real nginx, if it is installed. (The configuration for
// Apache was tested by hand, with the same responses.)
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../support/free-port.mjs';
import { filesOf, write } from './guide.js';
import { has } from './installed.js';
import { PACKED } from './packed.js';

const FOLDER = resolve('.cache/self-hosting');
const NAME = 'assets/solitaire-elements-0.1.0.js';
/** Debian's package of the module that the guide names; according to the guide, the line is left out without it. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const files = filesOf('self-hosting');

it('the guide contains a configuration for nginx and one for Apache', () => {
  expect([...files.keys()]).toEqual(['nginx.conf', '.htaccess']);
});

describe.runIf(has('nginx', '-v'))('nginx', () => {
  const module = readFileSync(`${PACKED}/dist/solitaire-elements.js`);
  const brotli = existsSync(BROTLI);
  let server: ChildProcess;
  let port: number;

  beforeAll(async () => {
    rmSync(FOLDER, { recursive: true, force: true });
    port = await freePort();
    const piece = files.get('nginx.conf') ?? '';
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${FOLDER}/${kind};`,
    );
    write(FOLDER, [
      [`www/${NAME}`, module],
      [`www/${NAME}.br`, brotliCompressSync(module)],
      [`www/${NAME}.gz`, gzipSync(module)],
      ['piece.conf', brotli ? piece : piece.replace(/^ *brotli_static.*\n/m, '')],
      [
        'server.conf',
        `${brotli ? `load_module ${BROTLI};\n` : ''}daemon off; master_process off;
pid ${FOLDER}/pid; error_log ${FOLDER}/error.log;
events {}
http {
  access_log off; ${temporary.join(' ')}
  server { listen 127.0.0.1:${port}; root ${FOLDER}/www; include ${FOLDER}/piece.conf; }
}`,
      ],
    ]);
    server = spawn('nginx', ['-e', `${FOLDER}/error.log`, '-c', `${FOLDER}/server.conf`], {
      stdio: 'ignore',
    });
    await vi.waitFor(() => ask('identity'), { timeout: 20_000, interval: 100 });
  });

  afterAll(() => server.kill());

  /** Requests as a browser does, without decoding the response. */
  async function ask(encoding: string): Promise<{ answer: IncomingMessage; body: Buffer }> {
    const request = get(`http://127.0.0.1:${port}/${NAME}`, { headers: { 'accept-encoding': encoding } });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(part as Buffer);
    return { answer, body: Buffer.concat(parts) };
  }

  it.each([
    ['br, gzip', brotli ? 'br' : 'gzip'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('serves %s with the module type, cached for a year and for every origin', async (encoding, sent) => {
    const { answer, body } = await ask(encoding);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
    expect(answer.headers['content-encoding']).toBe(sent);
    const text = sent === 'br' ? brotliDecompressSync(body) : sent ? gunzipSync(body) : body;
    expect(text.equals(module)).toBe(true);
  });
});
