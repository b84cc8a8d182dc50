// Measures the branch coverage of engine and session by the tests, exactly: `npm run coverage`; takes some minutes.
// Writes bench/records/coverage.json and bench/coverage.md; ends with an error below 100 % of the branches.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { format, resolveConfig } from 'prettier';

const KINDS = ['branches', 'functions', 'lines', 'statements'];
const PARTS = ['engine', 'session'];

const { status } = spawnSync('npx', ['vitest', 'run', '--config', 'vitest.coverage.config.ts'], {
  stdio: 'inherit',
});

const byFile = JSON.parse(readFileSync('.cache/coverage/coverage-summary.json', 'utf8'));
const files = Object.entries(byFile)
  .map(([path, counts]) => ({ file: relative('.', path), counts }))
  .filter(({ file, counts }) => file.startsWith('src/') && counts.lines.total)
  .sort((a, b) => (a.file < b.file ? -1 : 1));
const sumOf = (part, kind) => {
  const of = files.filter(({ file }) => file.startsWith(`src/${part}/`)).map(({ counts }) => counts[kind]);
  const total = of.reduce((sum, one) => sum + one.total, 0);
  const covered = of.reduce((sum, one) => sum + one.covered, 0);
  return { total, covered, pct: Math.floor((10_000 * covered) / total) / 100 };
};
const record = {
  command: 'npm run coverage',
  figures: PARTS.map((part) => {
    const { total, covered, pct } = sumOf(part, 'branches');
    return {
      what: `branches of the ${part} that the tests take`,
      aim: '100 %',
      measured: `${pct} %: ${covered} of ${total}`,
      met: covered === total,
    };
  }),
  files: files.map(({ file, counts }) => ({
    file,
    ...Object.fromEntries(KINDS.map((kind) => [kind, [counts[kind].covered, counts[kind].total]])),
  })),
};
const shown = `# What the tests go through

\`npm run coverage\` writes this page: of the engine and the session, how much of the code the tests in Node go through, counted by istanbul, which knows each branch. Below 100 % of the branches the run fails.

| file | branches | functions | lines |
| --- | ---: | ---: | ---: |
${files.map(({ file, counts }) => `| ${file} | ${['branches', 'functions', 'lines'].map((kind) => `${counts[kind].covered} of ${counts[kind].total}`).join(' | ')} |`).join('\n')}
${PARTS.map((part) => `| **${part}** | ${['branches', 'functions', 'lines'].map((kind) => `${sumOf(part, kind).pct} %`).join(' | ')} |`).join('\n')}
`;
mkdirSync('bench/records', { recursive: true });
for (const [file, text] of [
  ['bench/records/coverage.json', JSON.stringify(record)],
  ['bench/coverage.md', shown],
])
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
process.exitCode = status === 0 && record.figures.every(({ met }) => met) ? 0 : 1;
