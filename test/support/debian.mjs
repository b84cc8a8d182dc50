// Installs Debian's packages where that may be done without asking: by root, as in a container made for tests.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const isRoot = process.getuid?.() === 0;

/** Whether it went well; where it may not be done, it does not. */
export function installPackages(...names) {
  if (!isRoot || !existsSync('/etc/debian_version')) return false;
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    // a machine without a line to anywhere is not to wait for one
    timeout: 300_000,
  };
  const network = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
  try {
    execFileSync('apt-get', ['update', '-qq', ...network], options);
    execFileSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', ...network, ...names],
      options,
    );
    return true;
  } catch {
    return false;
  }
}
