// What the mutation tester found: bench/records/mutation-<part>.json for each part, and bench/mutation.md for readers.
// Why a fault is not found stands in bench/mutation-reasons.json: by file, the line it is planted in (`on`), what
// is replaced (`was`) and by what (`becomes`); a field that is left out fits all.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { isFound } from './known.mjs';

const SHOWN = 'bench/mutation.md';
const REASONS = 'bench/mutation-reasons.json';
const PARTS = ['engine', 'variants', 'session', 'solver', 'elements'];
const AIMS = { engine: 95, variants: 95, session: 95, solver: 95, elements: 80 };

/** Below this the run fails. */
export const LEAST = { engine: 90, variants: 90, session: 90, solver: 90 };

const tight = (text) => text.replace(/\s+/g, ' ').trim();
const recordFile = (part) => `bench/records/mutation-${part}.json`;
const percent = (found, of) => (of ? (100 * found) / of : 100);

/** A fault that no test found: where it is now, and in words that outlive a move of the line. Marks its reason used. */
function survivor(
  file,
  lines,
  { location: { start, end }, mutatorName, replacement, status },
  reasons,
  used,
) {
  const range = lines.slice(start.line - 1, end.line);
  range[range.length - 1] = range.at(-1).slice(0, end.column - 1);
  range[0] = range[0].slice(start.column - 1);
  const key = { on: tight(lines[start.line - 1]), was: tight(range.join('\n')), becomes: tight(replacement) };
  const reason = reasons[file]?.find((one) =>
    Object.entries(key).every(([field, text]) => one[field] === undefined || one[field] === text),
  );
  used.add(reason);
  return {
    file,
    line: start.line,
    ...key,
    mutator: mutatorName,
    ...(status === 'NoCoverage' && { covered: false }),
    ...(reason && { why: reason.why }),
  };
}

/** Writes the record of a part. `measured`: each file with its faults, or with nothing if it was not measured. */
export async function writeReport(part, measured) {
  const reasons = existsSync(REASONS) ? JSON.parse(readFileSync(REASONS, 'utf8')) : {};
  const files = [];
  const survivors = [];
  const missing = [];
  const used = new Set();
  for (const [file, mutants] of measured) {
    if (!mutants) {
      missing.push(file);
      continue;
    }
    const lines = readFileSync(file, 'utf8').split('\n');
    const left = mutants
      .filter((mutant) => !isFound(mutant))
      .sort((a, b) => a.location.start.line - b.location.start.line);
    const found = mutants.filter(isFound).length;
    if (mutants.length) files.push({ file, planted: found + left.length, found });
    survivors.push(...left.map((mutant) => survivor(file, lines, mutant, reasons, used)));
  }
  const planted = files.reduce((sum, file) => sum + file.planted, 0);
  const found = files.reduce((sum, file) => sum + file.found, 0);
  const score = percent(found, planted);
  const explained = survivors.filter(({ why }) => why).length;
  const unmeasured = missing.length ? `; ${missing.length} files not measured` : '';
  const record = {
    command: `npm run mutation -- ${part}`,
    figures: [
      {
        what: `planted faults in ${part} that a test finds`,
        aim: `≥ ${AIMS[part]} %`,
        measured: `${(Math.floor(score * 10) / 10).toFixed(1)} %: ${found} of ${planted}, ${explained} of the other ${survivors.length} with a reason${unmeasured}`,
        met: score >= AIMS[part] && !missing.length,
      },
    ],
    files,
    missing,
    survivors,
  };
  mkdirSync('bench/records', { recursive: true });
  writeFileSync(recordFile(part), await pretty(JSON.stringify(record), recordFile(part)));
  await writeShown();
  const stale = [...measured]
    .filter(([, mutants]) => mutants)
    .flatMap(([file]) => reasons[file] ?? [])
    .filter((reason) => !used.has(reason));
  return { score, missing, stale };
}

const pretty = async (text, filepath) => format(text, { ...(await resolveConfig(filepath)), filepath });

const cell = (text) => text.replaceAll('|', '\\|').replace(/[<>]/g, '\\$&');
const code = (text) =>
  text
    ? `\`\` ${(text.length > 90 ? `${text.slice(0, 89)}…` : text).replaceAll('|', '\\|')} \`\``
    : '_nothing_';

async function writeShown() {
  const records = PARTS.filter((part) => existsSync(recordFile(part))).map((part) => [
    part,
    JSON.parse(readFileSync(recordFile(part), 'utf8')),
  ]);
  const text = `# What the tests find

\`npm run mutation\` writes this page. It plants faults in the code with [Stryker](https://stryker-mutator.io)'s instrumenter (a condition turned round, a text emptied, a call left out), all at once, each asleep; then it wakes one after the other and runs the tests that come by it, quickest first. A fault that makes a test fail, or a loop that never ends, is found. A part that falls below 90 % makes the run fail. A run that is broken off is gone on with. \`npm run mutation -- engine judge\` does the files of one part with that word in their path.

What no quick test finds is tried again in fresh modules, so that nothing stays hidden behind what was worked out before. Faults in data that is read when a module is loaded, as the games are, count like all others. Properties are tried with fewer games here than in \`npm test\`, and a test that takes seconds is asked only with the word \`thorough\`: the shares are rather too low than too high.

| part | aim | planted | found | % | with a reason | without |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${records
  .map(([part, { files, survivors }]) => {
    const planted = files.reduce((sum, file) => sum + file.planted, 0);
    const found = files.reduce((sum, file) => sum + file.found, 0);
    const reasons = survivors.filter(({ why }) => why).length;
    return `| ${part} | ${AIMS[part]} | ${planted} | ${found} | ${percent(found, planted).toFixed(1)} | ${reasons} | ${survivors.length - reasons} |`;
  })
  .join('\n')}

${records.map(([part, record]) => partText(part, record)).join('\n')}`;
  writeFileSync(SHOWN, await pretty(text, SHOWN));
}

function partText(part, { files, missing, survivors }) {
  const rows = files.map(
    ({ file, planted, found }) =>
      `| ${file} | ${planted} | ${found} | ${percent(found, planted).toFixed(1)} |`,
  );
  const left = survivors.map(
    ({ file, line, was, becomes, why }) =>
      `| ${file.split('/').at(-1)}:${line} | ${code(was)} | ${code(becomes)} | ${why ? cell(why) : '**none yet**'} |`,
  );
  return `## ${part}

| file | planted | found | % |
| --- | ---: | ---: | ---: |
${rows.join('\n')}

${missing.length ? `Not measured: ${missing.join(', ')}.\n` : ''}
${left.length ? `What no test finds:\n\n| where | what | becomes | reason |\n| --- | --- | --- | --- |\n${left.join('\n')}\n` : ''}`;
}
