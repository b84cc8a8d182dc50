// The packages that measurements need and the project does not: the compared widgets, and Lighthouse.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const RIVALS = 'bench/rivals/node_modules';

/** Installs the packages, unless this one of them exists. */
export function installRivals(needed = ''): void {
  if (existsSync(`${RIVALS}/${needed}`)) return;
  execFileSync(
    'npm',
    ['install', '--no-package-lock', '--no-audit', '--no-fund', '--prefix', 'bench/rivals'],
    {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
}
