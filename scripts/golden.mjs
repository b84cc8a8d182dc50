// Writes the golden accessibility trees anew: `node scripts/golden.mjs`, after a build. Read the difference as somebody
// who hears it before you commit it.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const wtr = fileURLToPath(new URL('../node_modules/@web/test-runner/dist/bin.js', import.meta.url));

spawn(process.execPath, [wtr, 'test/browser/golden.long.test.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, GOLDEN: 'renew' },
}).on('close', (code) => {
  process.exitCode = code ?? 1;
});
