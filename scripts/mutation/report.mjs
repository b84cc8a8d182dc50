// What the mutation tester found: bench/records/mutation-<part>.json for each part, and bench/mutation.md for readers.
// Why a fault is not found stands in bench/mutation-reasons.json: by file, the line it is planted in (`on`), what
// is replaced (`was`) and by what (`becomes`); a field that is left out fits all.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { isFound } from './known.mjs';

const SHOWN = 'bench/mutation.md';
const REASONS = 'bench/mutation-reasons.json';
/** Of the elements those files are measured that need no page. */
const NAMES = { elements: 'the texts, keys and wishes of the elements' };
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
  { location: { start, end }, mutatorName, replacement, status, left },
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
    ...(reason ? { why: reason.why } : left && { unasked: left }),
  };
}

/** Writes the record of a part. `measured`: each file with its faults, with a status where they were planted. */
export async function writeReport(part, measured) {
  const reasons = existsSync(REASONS) ? JSON.parse(readFileSync(REASONS, 'utf8')) : {};
  const files = [];
  const survivors = [];
  const used = new Set();
  for (const [file, all] of measured) {
    const lines = readFileSync(file, 'utf8').split('\n');
    const mutants = all.filter(({ status }) => status);
    const left = mutants
      .filter((mutant) => !isFound(mutant))
      .sort((a, b) => a.location.start.line - b.location.start.line);
    if (all.length)
      files.push({ file, faults: all.length, planted: mutants.length, found: mutants.length - left.length });
    survivors.push(...left.map((mutant) => survivor(file, lines, mutant, reasons, used)));
  }
  const faults = files.reduce((sum, file) => sum + file.faults, 0);
  const planted = files.reduce((sum, file) => sum + file.planted, 0);
  const found = files.reduce((sum, file) => sum + file.found, 0);
  const score = percent(found, planted);
  const explained = survivors.filter(({ why }) => why).length;
  const unasked = survivors.filter((one) => one.unasked).length;
  const missing = faults - planted;
  const share = missing ? `, a random sample of ${faults.toLocaleString('en')}` : '';
  const record = {
    command: `npm run mutation -- ${part}`,
    figures: [
      {
        what: `planted faults in ${NAMES[part] ?? part} that a test finds`,
        aim: `≥ ${AIMS[part]} %`,
        measured: `${(Math.floor(score * 10) / 10).toFixed(1)} %: ${found.toLocaleString('en')} of ${planted.toLocaleString('en')}${share}; of the ${survivors.length} others, ${explained} have a reason, ${unasked} were shown only to quick tests`,
        met: score >= AIMS[part] && !missing,
      },
    ],
    files,
    survivors,
  };
  mkdirSync('bench/records', { recursive: true });
  writeFileSync(recordFile(part), await pretty(JSON.stringify(record), recordFile(part)));
  await writeShown();
  const stale = [...measured]
    .filter(([, mutants]) => mutants.every(({ status }) => status))
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
  const records = Object.keys(AIMS)
    .filter((part) => existsSync(recordFile(part)))
    .map((part) => [part, JSON.parse(readFileSync(recordFile(part), 'utf8'))]);
  const text = `# What the tests find

\`npm run mutation\` writes this page. It plants faults in the code with [Stryker](https://stryker-mutator.io)'s instrumenter (a condition turned round, a text emptied, a call left out), all at once, each asleep; then it wakes one after the other and runs the tests that come by it, quickest first. A fault that makes a test fail, or a loop that never ends, is found. A part that falls below 90 % makes the run fail. A run that is broken off is gone on with. \`npm run mutation -- engine judge\` does the files of one part with that word in their path.

What no quick test finds is tried again in fresh modules, so that nothing stays hidden behind what was worked out before. Faults in data that is read when a module is loaded, as the games are, count like all others. Properties are tried with fewer games here than in \`npm test\`, and a test that takes seconds is asked only with the word \`thorough\`: the shares are rather too low than too high. Where not every fault was planted yet, those that were are at random, and stand for all.

| part | aim | faults | planted | found | % | with a reason | without |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${records
  .map(([part, { files, survivors }]) => {
    const [faults, planted, found] = ['faults', 'planted', 'found'].map((what) =>
      files.reduce((sum, file) => sum + file[what], 0),
    );
    const reasons = survivors.filter(({ why }) => why).length;
    return `| ${part} | ${AIMS[part]} | ${faults} | ${planted} | ${found} | ${percent(found, planted).toFixed(1)} | ${reasons} | ${survivors.length - reasons} |`;
  })
  .join('\n')}

${records.map(([part, record]) => partText(part, record)).join('\n')}`;
  writeFileSync(SHOWN, await pretty(text, SHOWN));
}

function partText(part, { files, survivors }) {
  const rows = files.map(
    ({ file, faults, planted, found }) =>
      `| ${file} | ${faults} | ${planted} | ${found} | ${percent(found, planted).toFixed(1)} |`,
  );
  const left = survivors.map(
    ({ file, line, was, becomes, why, unasked }) =>
      `| ${file.split('/').at(-1)}:${line} | ${code(was)} | ${code(becomes)} | ${why ? cell(why) : unasked ? `shown only to quick tests; ${unasked} more come by it` : '**none yet**'} |`,
  );
  return `## ${part}

| file | faults | planted | found | % |
| --- | ---: | ---: | ---: | ---: |
${rows.join('\n')}

${left.length ? `What no test finds:\n\n| where | what | becomes | reason |\n| --- | --- | --- | --- |\n${left.join('\n')}\n` : ''}`;
}
