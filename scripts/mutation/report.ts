// What the mutation runner found: a chapter of bench/mutation.md for each part, and the figures in docs/quality.md.
// bench/mutation-reasons.json says why a fault is not found: by file, the line it is planted in (`on`), what is replaced
// (`was`) and by what (`becomes`); a field that is omitted matches all.
import { existsSync, readFileSync } from 'node:fs';
import { cell as plainCell, writeFigures, writePretty } from '../quality.js';
import { isFound, type Measured } from './known.js';

const SHOWN = 'bench/mutation.md';
const REASONS = 'bench/mutation-reasons.json';
/** The names of parts of which only some files are measured. */
const NAMES: Readonly<Record<string, string>> = { elements: 'the texts, keys and wishes of the elements' };
const AIMS: Readonly<Record<string, number>> = {
  ...{ engine: 95, variants: 95, session: 95, solver: 95 },
  elements: 80,
};

/** Below this percentage the run fails. */
export const LEAST: Readonly<Record<string, number>> = { engine: 90, variants: 90, session: 90, solver: 90 };

export interface Reason {
  readonly on?: string;
  readonly was?: string;
  readonly becomes?: string;
  readonly why: string;
}
interface Survivor extends Omit<Reason, 'why'> {
  readonly file: string;
  readonly line: number;
  readonly was: string;
  readonly becomes: string;
  readonly reason: Reason | undefined;
  /** The number of tests that were not run because they take long. */
  readonly unasked: number;
}
interface FileScore {
  readonly file: string;
  readonly faults: number;
  readonly planted: number;
  readonly found: number;
}

const tight = (text: string): string => text.replace(/\s+/g, ' ').trim();
const percent = (found: number, of: number): number => (of ? (100 * found) / of : 100);
const grouped = (n: number): string => n.toLocaleString('en');

/** A fault that no test found: where it is, and in words that stay true when the line moves. */
function survivor(
  file: string,
  lines: readonly string[],
  { location: { start, end }, replacement, left = 0 }: Measured,
  reasons: readonly Reason[],
): Survivor {
  const range = lines.slice(start.line - 1, end.line);
  const last = range.length - 1;
  range[last] = (range[last] ?? '').slice(0, end.column - 1);
  range[0] = (range[0] ?? '').slice(start.column - 1);
  const key = {
    on: tight(lines[start.line - 1] ?? ''),
    was: tight(range.join('\n')),
    becomes: tight(replacement),
  };
  const reason = reasons.find((one) =>
    (['on', 'was', 'becomes'] as const).every(
      (field) => one[field] === undefined || one[field] === key[field],
    ),
  );
  return { file, line: start.line, ...key, reason, unasked: reason ? 0 : left };
}

/**
 * Writes the chapter and the figures of a part.
 * @param measured Each file with its faults, with a result where they were planted.
 * @returns The percentage found, the number of faults that were not yet planted, and reasons that match no fault.
 */
export async function writeReport(
  part: string,
  measured: ReadonlyMap<string, readonly Measured[]>,
): Promise<{ readonly score: number; readonly missing: number; readonly stale: readonly Reason[] }> {
  const reasons = JSON.parse(readFileSync(REASONS, 'utf8')) as Readonly<Record<string, readonly Reason[]>>;
  const files: FileScore[] = [];
  const survivors: Survivor[] = [];
  for (const [file, all] of measured) {
    const lines = readFileSync(file, 'utf8').split('\n');
    const planted = all.filter(({ status }) => status);
    const left = planted
      .filter((fault) => !isFound(fault))
      .sort((a, b) => a.location.start.line - b.location.start.line);
    if (all.length)
      files.push({ file, faults: all.length, planted: planted.length, found: planted.length - left.length });
    survivors.push(...left.map((fault) => survivor(file, lines, fault, reasons[file] ?? [])));
  }
  const sum = (key: 'faults' | 'planted' | 'found'): number => files.reduce((all, one) => all + one[key], 0);
  const score = percent(sum('found'), sum('planted'));
  const missing = sum('faults') - sum('planted');
  const explained = survivors.filter(({ reason }) => reason).length;
  const unasked = survivors.filter((one) => one.unasked).length;
  const share = missing ? `, a random sample of ${grouped(sum('faults'))}` : '';
  const aim = AIMS[part] ?? 0;
  await writeFigures(`mutation-${part}`, `npm run mutation -- ${part}`, [
    {
      what: `planted faults in ${NAMES[part] ?? part} that a test finds`,
      aim: `≥ ${String(aim)} %`,
      measured: `${(Math.floor(score * 10) / 10).toFixed(1)} %: ${grouped(sum('found'))} of ${grouped(sum('planted'))}${share}; of the ${String(survivors.length)} others, ${String(explained)} have a reason, ${String(unasked)} were shown only to quick tests`,
      met: score >= aim && !missing,
    },
  ]);
  await writeChapter(part, files, survivors);
  const used = new Set(survivors.map(({ reason }) => reason));
  const stale = [...measured]
    .filter(([, faults]) => faults.every(({ status }) => status))
    .flatMap(([file]) => reasons[file] ?? [])
    .filter((reason) => !used.has(reason));
  return { score, missing, stale };
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/[<>]/g, '\\$&');
const code = (text: string): string =>
  text ? `\`\` ${plainCell(text.length > 90 ? `${text.slice(0, 89)}…` : text)} \`\`` : '_nothing_';

const INTRODUCTION = `# What the tests find

\`npm run mutation\` writes this page. It plants faults in the code with [Stryker](https://stryker-mutator.io)'s instrumenter (a condition turned round, a text emptied, a call left out), all at once, each asleep; then it wakes one after the other and runs the tests that come by it, quickest first. A fault that makes a test fail, or a loop that never ends, is found. A part that falls below 90 % makes the run fail. A run that is broken off is gone on with. \`npm run mutation -- engine judge\` does the files of one part with that word in their path. [docs/quality.md](../docs/quality.md) has the sums.

What no quick test finds is tried again in fresh modules, so that nothing stays hidden behind what was worked out before. Faults in data that is read when a module is loaded, as the games are, count like all others. Properties are tried with fewer games here than in \`npm test\`, and a test that takes seconds is asked only with the word \`thorough\`: the shares are rather too low than too high. Where not every fault was planted yet, those that were are at random, and stand for all.
`;

/** Replaces the chapter of a part; those of the others stay. */
async function writeChapter(
  part: string,
  files: readonly FileScore[],
  survivors: readonly Survivor[],
): Promise<void> {
  const page = existsSync(SHOWN) ? readFileSync(SHOWN, 'utf8') : '';
  const chapters = new Map(page.split(/^(?=## )/m).map((text) => [/^## (\w+)$/m.exec(text)?.[1], text]));
  chapters.set(part, chapterOf(part, files, survivors));
  const all = Object.keys(AIMS).flatMap((name) => chapters.get(name) ?? []);
  await writePretty(SHOWN, [INTRODUCTION, ...all].join('\n'));
}

function chapterOf(part: string, files: readonly FileScore[], survivors: readonly Survivor[]): string {
  const rows = files.map(
    ({ file, faults, planted, found }) =>
      `| ${file} | ${String(faults)} | ${String(planted)} | ${String(found)} | ${percent(found, planted).toFixed(1)} |`,
  );
  const left = survivors.map(({ file, line, was, becomes, reason, unasked }) => {
    const why = reason
      ? cell(reason.why)
      : unasked
        ? `shown only to quick tests; ${String(unasked)} more come by it`
        : '**none yet**';
    return `| ${file.split('/').at(-1) ?? ''}:${String(line)} | ${code(was)} | ${code(becomes)} | ${why} |`;
  });
  return `## ${part}

| file | faults | planted | found | % |
| --- | ---: | ---: | ---: | ---: |
${rows.join('\n')}

${left.length ? `What no test finds:\n\n| where | what | becomes | reason |\n| --- | --- | --- | --- |\n${left.join('\n')}\n` : ''}`;
}
