// Writes the results of the mutation runner: a section of bench/mutation.md for each part, and the figures in
// docs/about/quality.md. bench/mutation-reasons.json says why a fault cannot be detected: by file, the line that
// contains it (`on`), the replaced code (`was`) and the replacement (`becomes`); an omitted field matches all.
import { existsSync, readFileSync } from 'node:fs';
import { cell as plainCell, writeFigures, writePretty } from '../quality.js';
import { isFound, type Measured } from './known.js';

const SHOWN = 'bench/mutation.md';
const REASONS = 'bench/mutation-reasons.json';
/** The titles of parts of which only some files are measured. */
const NAMES: Readonly<Record<string, string>> = { elements: 'the texts, keys and settings of the elements' };
const AIMS: Readonly<Record<string, number>> = {
  ...{ engine: 97, variants: 97, session: 97, solver: 97 },
  elements: 96,
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

/** A fault that no test found: its place, and a description that stays true when the line moves. */
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
 * @param measured Each file with its faults, with results for those that were planted.
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
      measured: `${(Math.floor(score * 10) / 10).toFixed(1)} %: ${grouped(sum('found'))} of ${grouped(sum('planted'))}${share}; of the ${String(survivors.length)} others, ${String(explained)} have a reason, ${String(unasked)} were tested by quick tests only`,
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

const INTRODUCTION = `# Mutation testing

\`npm run mutation\` writes this page. It plants faults in the code with [Stryker](https://stryker-mutator.io)'s instrumenter (an inverted condition, an empty text, an omitted call), all at once and inactive; then it activates one after the other and runs the tests that reach it, first those that are fast or have found faults nearby. A fault that makes a test fail or never end is detected. The command fails for a part below 90 %. A run that was stopped continues. \`npm run mutation -- engine check-move\` tests the files of one part with that word in their path. [docs/about/quality.md](../docs/about/quality.md) has the totals.

A fault that no fast test detects is tested again in fresh modules, so that no cached result hides it. Faults in data that is read when a module loads, such as the games, count like all others. Property tests use fewer games here than in \`npm test\`, and a test that takes seconds runs only with the argument \`thorough\`, so the percentages are lower bounds. If not every fault has been planted yet, the planted ones are a random sample.
`;

/** Replaces the chapter of a part, and leaves those of the others. */
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
        ? `tested by quick tests only; ${String(unasked)} slow tests reach it`
        : '**none yet**';
    return `| ${file.split('/').at(-1) ?? ''}:${String(line)} | ${code(was)} | ${code(becomes)} | ${why} |`;
  });
  return `## ${part}

| file | faults | planted | found | % |
| --- | ---: | ---: | ---: | ---: |
${rows.join('\n')}

${left.length ? `Not detected by any test:\n\n| where | what | becomes | reason |\n| --- | --- | --- | --- |\n${left.join('\n')}\n` : ''}`;
}
