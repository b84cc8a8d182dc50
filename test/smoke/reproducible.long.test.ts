// Whoever builds the same sources gets the same bytes, wherever, whenever and in whatever language: what was built here
// is built once more from a copy in another folder, in another year, time zone and locale.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PACKED, TARBALL } from './packed.js';

/** What no build may look at. */
const LEFT_OUT = [
  ...['.git', '.cache', 'node_modules', 'dist', 'coverage', 'reports'],
  ...['custom-elements.json', 'vscode.html-custom-data.json', 'web-types.json'],
];

const room = mkdtempSync(join(tmpdir(), 'another place with a longer name, '));
const copy = join(room, 'project');
afterAll(() => rmSync(room, { recursive: true, force: true }));

/** What ships is copied, since its path stands in the source maps; the tools are only pointed to. */
function installed(): void {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  for (const [path, { dev }] of Object.entries(packages)) {
    if (!/^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) || !existsSync(path)) continue;
    mkdirSync(join(copy, dirname(path)), { recursive: true });
    if (dev) symlinkSync(resolve(path), join(copy, path), 'junction');
    else cpSync(path, join(copy, path), { recursive: true });
  }
  symlinkSync(resolve('node_modules/.bin'), join(copy, 'node_modules/.bin'), 'junction');
}

/** Each file of a folder, by its path, with its hash. */
const hashesOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );

beforeAll(() => {
  cpSync('.', copy, {
    recursive: true,
    filter: (from) => !LEFT_OUT.includes(relative('.', from)),
  });
  installed();
  const later = join(room, 'later.cjs');
  writeFileSync(
    later,
    `const { now } = Date, ahead = 400 * 864e5;
Date.now = () => now() + ahead;
globalThis.Date = class extends Date { constructor(...when) { super(...(when.length ? when : [now() + ahead])); } };`,
  );
  const elsewhere = {
    ...process.env,
    TZ: 'Pacific/Kiritimati',
    LANG: 'tr_TR.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
    NODE_OPTIONS: `--require ${JSON.stringify(later)}`,
  };
  const npm = (...args: string[]) =>
    execFileSync('npm', args, {
      cwd: copy,
      env: elsewhere,
      stdio: 'pipe',
      shell: process.platform === 'win32',
    });
  npm('run', '--silent', 'build');
  npm('pack', '--ignore-scripts', '--pack-destination', room);
}, 600_000);

describe('a second build', () => {
  it('has the same files with the same bytes: if not, what lies in dist may be older than its sources', () => {
    const [here, there] = [hashesOf(`${PACKED}/dist`), hashesOf(join(copy, 'dist'))];
    expect(Object.keys(here).length).toBeGreaterThan(100);
    expect(there).toEqual(here);
  });

  it('makes the same tarball, byte for byte', () => {
    const [packed] = readdirSync(room).filter((name) => name.endsWith('.tgz'));
    const [here, there] = [readFileSync(TARBALL), readFileSync(join(room, packed ?? ''))];
    expect(there.equals(here)).toBe(true);
  });
});
