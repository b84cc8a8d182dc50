// Setup of the smoke tests: packs the package as it would be published and installs the tarball into an empty project,
// so that they test exactly what users get.
import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { missing } from './engines.js';
import { CONSUMER, TARBALL } from './packed.js';

export default function setup(): void {
  for (const line of missing) process.stdout.write(`${line}\n`);
  rmSync(CONSUMER, { recursive: true, force: true });
  mkdirSync(CONSUMER, { recursive: true });
  writeFileSync(`${CONSUMER}/package.json`, '{ "name": "consumer", "private": true, "type": "module" }\n');
  const npm = (cwd: string, ...args: string[]) =>
    execFileSync('npm', args, { cwd, encoding: 'utf8', shell: process.platform === 'win32' });
  // the existing build is current
  const [packed] = JSON.parse(
    npm('.', 'pack', '--json', '--ignore-scripts', '--pack-destination', CONSUMER),
  ) as { filename: string }[];
  if (!packed) throw new Error('npm packed nothing.');
  renameSync(`${CONSUMER}/${packed.filename}`, TARBALL);
  npm(CONSUMER, 'install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts', TARBALL);
}
