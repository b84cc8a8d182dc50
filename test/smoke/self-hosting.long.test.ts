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
/** The version is in the name of the file or of its folder. */
const NAMES = ['assets/solitaire-elements-0.1.0.js', 'assets/solitaire-elements-0.1.0/solitaire-elements.js'];
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
      ...NAMES.flatMap((name): [string, Buffer][] => [
        [`www/${name}`, module],
        [`www/${name}.br`, brotliCompressSync(module)],
        [`www/${name}.gz`, gzipSync(module)],
      ]),
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
    await vi.waitFor(() => ask(NAMES[0] ?? '', 'identity'), { timeout: 20_000, interval: 100 });
  });

  afterAll(() => server.kill());

  /** Requests as a browser does, without decoding the response. */
  async function ask(name: string, encoding: string): Promise<{ answer: IncomingMessage; body: Buffer }> {
    const request = get(`http://127.0.0.1:${port}/${name}`, { headers: { 'accept-encoding': encoding } });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(part as Buffer);
    return { answer, body: Buffer.concat(parts) };
  }

  it.each(
    NAMES.flatMap((name) => [
      [name, 'br, gzip', brotli ? 'br' : 'gzip'] as const,
      [name, 'gzip', 'gzip'] as const,
      [name, 'identity', undefined] as const,
    ]),
  )(
    'serves %s as %s with the module type, cached for a year and for every origin',
    async (name, encoding, sent) => {
      const { answer, body } = await ask(name, encoding);
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
    },
  );
});
