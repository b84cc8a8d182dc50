// The build is reproducible: it runs again from a fresh copy of the files in Git, in another folder, year, time zone
// and locale, with its own copy of the packages. A copy takes seconds and an installation minutes; on CI, `npm ci` has
// installed them from the lock file before.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PACKED, TARBALL } from './packed.js';

const room = mkdtempSync(join(tmpdir(), 'another place with a longer name, '));
const copy = join(room, 'project');
afterAll(() => rmSync(room, { recursive: true, force: true }));

/** The files in Git, including new ones: no build output, and no packages. */
const sources = (): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .split('\0')
    .filter((file) => file && existsSync(file));

/** The hash of each file of a folder, by its path. */
const hashesOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );

beforeAll(() => {
  for (const file of sources()) cpSync(file, join(copy, file));
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
  cpSync('node_modules', join(copy, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  npm('run', '--silent', 'build');
  npm('pack', '--ignore-scripts', '--pack-destination', room);
}, 600_000);

describe('a second build', () => {
  it('has the same files with the same bytes (a failure can also mean that dist is outdated)', () => {
    const [here, there] = [hashesOf(`${PACKED}/dist`), hashesOf(join(copy, 'dist'))];
    expect(Object.keys(here).length).toBeGreaterThan(100);
    expect(there).toEqual(here);
  });

  it('uses its own packages', () => {
    for (const name of ['rollup', 'typescript', 'lit', '.bin'])
      expect(lstatSync(join(copy, 'node_modules', name)).isDirectory(), name).toBe(true);
  });

  it('creates the same tarball, byte for byte', () => {
    const [packed] = readdirSync(room).filter((name) => name.endsWith('.tgz'));
    const [here, there] = [readFileSync(TARBALL), readFileSync(join(room, packed ?? ''))];
    expect(there.equals(here)).toBe(true);
  });
});
