// Builds dist and the descriptions for editors: `npm run build`; with `--if-changed` only if the sources have changed
// since the last build. It is a script because no bundler runs the compiler, the analyzer and Rollup in parallel,
// prints how long each took, and can later check whether the result is up to date.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The inputs of the build; the lock file represents node_modules. */
const INPUTS = [
  'src',
  'scripts',
  'integrations/oembed.mjs',
  'integrations/lint-games.mjs',
  'rollup.config.mjs',
  'custom-elements-manifest.config.mjs',
  'tsconfig.json',
  'tsconfig.build.json',
  'package.json',
  'package-lock.json',
];

/** The files that the build writes last, and the file that the analyzer writes. */
const OUTPUTS = ['dist/sri.json', 'dist/types/index.d.ts', 'custom-elements.json'];

/** Steps within one list run in parallel. */
const STEPS: readonly Readonly<Record<string, readonly string[]>>[] = [
  {
    modules: ['rollup', '-c', '--silent'],
    descriptions: ['npm', 'run', '--silent', 'manifest'],
  },
  { types: ['tsc', '-p', 'tsconfig.build.json'], place: ['tsx', 'scripts/place.ts'] },
  { hashes: ['tsx', 'scripts/sri.ts'] },
];

/** The hash of the inputs at the last build. */
const STAMP = '.cache/stamps/build';

const filesIn = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => filesIn(join(path, name)))
    : [path];

/** A hash of the inputs. A checkout changes the times of files, but not their contents. */
function fingerprint(): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of INPUTS.flatMap(filesIn)) hash.update(`\n${file}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

/** @returns Whether dist is up to date with the sources. */
export const isBuilt = (): boolean =>
  [...OUTPUTS, STAMP].every((file) => existsSync(file)) && readFileSync(STAMP, 'utf8') === fingerprint();

/** @throws If dist is not up to date with the sources. */
export function expectBuilt(): void {
  if (!isBuilt())
    throw new Error(
      'dist is missing or older than its sources, and would be tested as it was: npm run build',
    );
}

/** Runs a program of node_modules/.bin, and prints how long it took. */
async function step(name: string, [program = '', ...args]: readonly string[]): Promise<void> {
  const start = performance.now();
  const child = spawn(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: `node_modules/.bin${delimiter}${process.env.PATH ?? ''}` },
  });
  const code = await new Promise((resolve) => child.once('error', resolve).once('close', resolve));
  if (code !== 0) throw new Error(`The build failed at: ${name} (${[program, ...args].join(' ')})`);
  console.log(`built ${name.padEnd(12)} ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** Builds everything. */
export async function build(): Promise<void> {
  const print = fingerprint();
  rmSync(STAMP, { force: true });
  for (const together of STEPS)
    await Promise.all(Object.entries(together).map(([name, command]) => step(name, command)));
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, print);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (process.argv.includes('--if-changed') && isBuilt()) console.log('dist is up to date');
  else
    await build().catch((error: unknown) => {
      console.error(String(error));
      process.exitCode = 1;
    });
}
