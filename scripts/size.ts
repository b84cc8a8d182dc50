// Compares the sizes of the project with budgets.json: lines in Git, and the bytes (brotli 11) of what a page loads.
// Fails above a budget. Also lists the parts of the standalone bundle, by its source map.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const BUNDLE = 'dist/solitaire-elements.js';
const SPLIT = 'dist/split';
/** The number of listed files of the bundle. */
const LISTED = 15;

/** The lines of the text files in Git that match. */
const linesOf = (...paths: readonly string[]): number =>
  execFileSync('git', ['ls-files', '-z', '--', ...paths], { encoding: 'utf8' })
    .split('\0')
    .filter(Boolean)
    .reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);

const bytesOf = (file: string): number => {
  const code = readFileSync(file);
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: code.length } }).length;
};

/** The files of the split build that its entry imports before anything is shown. */
function firstLoad(file = 'solitaire-elements.js', seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const imports = readFileSync(join(SPLIT, file), 'utf8').matchAll(/\b(?:from|import)\s*"\.\/([^"]+)"/g);
  for (const [, next = ''] of imports) firstLoad(next, seen);
  return seen;
}

const MEASURES: Readonly<Record<string, () => number>> = {
  'lines of src without locales': () => linesOf('src', ':!src/locales'),
  'lines of test with its data': () => linesOf('test'),
  'lines of scripts': () => linesOf('scripts'),
  'lines of bench': () => linesOf('bench'),
  'bytes of the first load of the split build': () =>
    [...firstLoad()].reduce((sum, file) => sum + bytesOf(join(SPLIT, file)), 0),
  'bytes of the standalone bundle': () => bytesOf(BUNDLE),
};

/** Prints the minified bytes of each folder of src and of the largest files. */
function listParts(): void {
  const map = new SourceMap(JSON.parse(readFileSync(`${BUNDLE}.map`, 'utf8')) as SourceMapPayload);
  const files = new Map<string, number>();
  const parts = new Map<string, number>();
  const add = (sums: Map<string, number>, name: string): unknown => sums.set(name, (sums.get(name) ?? 0) + 1);
  for (const [row, line] of readFileSync(BUNDLE, 'utf8').split('\n').entries())
    for (let column = 0; column < line.length; column++) {
      const entry = map.findEntry(row, column);
      const source = 'originalSource' in entry ? entry.originalSource : '';
      const [file] = /(?:src|node_modules)\/.*$/.exec(source) ?? [];
      if (!file) continue;
      add(files, file);
      add(parts, file.split('/').slice(0, 2).join('/'));
    }
  for (const sums of [parts, files])
    console.table(Object.fromEntries([...sums].sort((a, b) => b[1] - a[1]).slice(0, LISTED)));
}

const budgets = JSON.parse(readFileSync('budgets.json', 'utf8')) as Readonly<Record<string, number>>;
const sizes = Object.entries(MEASURES).map(([what, measure]) => {
  const [size, budget = 0] = [measure(), budgets[what]];
  return { what, size, budget, over: Math.max(0, size - budget) };
});
if (!process.argv.includes('--check')) listParts();
console.table(Object.fromEntries(sizes.map(({ what, ...numbers }) => [what, numbers])));
for (const { what, size, budget, over } of sizes) {
  if (over)
    console.error(
      `${what}: ${size}, ${over} above the budget of ${budget}. Delete something, or raise the budget in budgets.json ` +
        'and give the reason in the commit.',
    );
  else if (size < budget * 0.98)
    console.log(`${what}: ${size}. Lower the budget of ${budget} in budgets.json.`);
}
if (sizes.some(({ over }) => over)) process.exitCode = 1;
