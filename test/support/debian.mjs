// Installs Debian packages if no password is needed: as root, as in a test container.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const isRoot = process.getuid?.() === 0;

/** Whether the installation succeeded; `false` without permission. */
export function installPackages(...names) {
  if (!isRoot || !existsSync('/etc/debian_version')) return false;
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    // on a machine without a network it must not wait for one
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
