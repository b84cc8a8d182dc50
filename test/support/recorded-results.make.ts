// Writes recorded-results.json: the results of a plain search for each position that the solver's tests use.
// Usage: npx tsx test/support/recorded-results.make.ts. After a change of positions or rules, the tests search positions without
// a recorded result themselves, which takes some minutes longer, until this is run again.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const OUT = fileURLToPath(new URL('recorded-results.json', import.meta.url));
const found = join(mkdtempSync(join(tmpdir(), 'results-')), 'found.txt');

const { status } = spawnSync('npx', ['vitest', 'run', 'test/node/solver', '--testTimeout=600000'], {
  stdio: 'inherit',
  env: { ...process.env, RESULTS_OUT: found },
});
if (status) throw new Error('A test failed, so nothing was written.');
const results = readFileSync(found, 'utf8')
  .trim()
  .split('\n')
  .map((line): [string, string] => [line.split(' ')[0] ?? '', line.split(' ')[1] ?? ''])
  .sort(([a], [b]) => a.localeCompare(b));
writeFileSync(
  OUT,
  await format(JSON.stringify(Object.fromEntries(results)), {
    ...(await resolveConfig(OUT)),
    parser: 'json',
  }),
);
