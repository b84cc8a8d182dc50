// Updates the golden accessibility trees: `npm run golden`. Before you commit the difference, read it as the user of a
// screen reader would hear it. It is a script because an npm script cannot set an environment variable on every system.
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
