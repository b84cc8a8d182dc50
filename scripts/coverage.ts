// Measures the branch coverage of engine and session by the tests, exactly: `npm run coverage`; takes some minutes.
// Writes bench/coverage.md and the figures in docs/about/quality.md; ends with an error below 100 % of the branches. Vitest
// measures; its reporters write no page with sums for each folder.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { writeFigures, writePretty } from './quality.js';

type Kind = 'branches' | 'functions' | 'lines';
type Counts = Readonly<Record<Kind, { readonly total: number; readonly covered: number }>>;

const KINDS: readonly Kind[] = ['branches', 'functions', 'lines'];
const PARTS = ['engine', 'session'];

const { status } = spawnSync('npx', ['vitest', 'run', '--config', 'vitest.coverage.config.ts'], {
  stdio: 'inherit',
});

const byFile = JSON.parse(readFileSync('.cache/coverage/coverage-summary.json', 'utf8')) as Record<
  string,
  Counts
>;
const files = Object.entries(byFile)
  .map(([path, counts]) => ({ file: relative('.', path), counts }))
  .filter(({ file, counts }) => file.startsWith('src/') && counts.lines.total)
  .sort((a, b) => (a.file < b.file ? -1 : 1));

function sumOf(part: string, kind: Kind): { total: number; covered: number; percent: number } {
  const of = files.filter(({ file }) => file.startsWith(`src/${part}/`)).map(({ counts }) => counts[kind]);
  const total = of.reduce((sum, one) => sum + one.total, 0);
  const covered = of.reduce((sum, one) => sum + one.covered, 0);
  return { total, covered, percent: Math.floor((10_000 * covered) / total) / 100 };
}

const rows = files.map(({ file, counts }) => [
  file,
  ...KINDS.map((kind) => `${String(counts[kind].covered)} of ${String(counts[kind].total)}`),
]);
const sums = PARTS.map((part) => [
  `**${part}**`,
  ...KINDS.map((kind) => `${String(sumOf(part, kind).percent)} %`),
]);
await writePretty(
  'bench/coverage.md',
  `# Test coverage

\`npm run coverage\` writes this page: the coverage of the engine and the session by the tests in Node, measured by istanbul, which counts each branch. The command fails below 100 % of the branches.

| file | ${KINDS.join(' | ')} |
| --- | ---: | ---: | ---: |
${[...rows, ...sums].map((row) => `| ${row.join(' | ')} |`).join('\n')}
`,
);

const figures = PARTS.map((part) => {
  const { total, covered, percent } = sumOf(part, 'branches');
  return {
    what: `branches of the ${part} that the tests cover`,
    aim: '100 %',
    measured: `${String(percent)} %: ${String(covered)} of ${String(total)}`,
    met: covered === total,
  };
});
await writeFigures('coverage', 'npm run coverage', figures);
process.exitCode = status === 0 && figures.every(({ met }) => met) ? 0 : 1;
