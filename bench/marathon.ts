// A long run of seeded checks in slices. Each slice runs in a separate process, which may hang or crash. Results are
// stored in .cache/, so that a run that was stopped continues. A failed check ends it with exit code 1.
import { fork, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeFigures, writePretty } from '../scripts/quality.js';

/** How often each thing happened. For names that begin with `most` the maximum counts, for others the sum. */
type Counts = Record<string, number>;

export interface Marathon {
  readonly name: string;
  /** The counted unit, such as `games`; also the name of the option. */
  readonly unit: string;
  readonly total: number;
  /** Files and folders whose change restarts the run. */
  readonly sources: readonly string[];
  /** Performs the check of this number; throws if it fails. */
  readonly run: (index: number, seed: number, counts: Counts) => void;
  /** The figures of the whole run for docs/about/quality.md. */
  readonly what: string;
  /** The page of a run for readers. */
  readonly report: (run: Done) => string;
}

export interface Done {
  readonly total: number;
  readonly seed: number;
  readonly counts: Counts;
  /** Seconds of processor time in total. */
  readonly seconds: number;
}

interface Progress {
  readonly of: string;
  counts: Counts;
  seconds: number;
  done: number[];
}

interface Piece {
  readonly piece: number;
  readonly seed: number;
}

type Answer = { readonly counts: Counts; readonly seconds: number } | { readonly fault: string };

const PIECE = 250;
/** A slice that takes more seconds than this counts as hung; while the machine sleeps no time passes. */
const LONGEST = 300;
const ROOT = new URL('../', import.meta.url);

export const whole = (n: number): string => Math.round(n).toLocaleString('en');

function merge(sum: Counts, more: Counts): Counts {
  const merged = { ...sum };
  for (const [what, n] of Object.entries(more)) {
    const before = merged[what] ?? 0;
    merged[what] = what.startsWith('most ') ? Math.max(before, n) : before + n;
  }
  return merged;
}

/** In a child process: runs the requested slices, and sends the results. */
function work({ run }: Marathon): void {
  process.on('message', ({ piece, seed }: Piece) => {
    const counts: Counts = {};
    const start = process.cpuUsage();
    let answer: Answer;
    try {
      for (let n = 0; n < PIECE; n++) run(piece * PIECE + n, seed, counts);
      const { user, system } = process.cpuUsage(start);
      answer = { counts, seconds: (user + system) / 1e6 };
    } catch (error) {
      answer = { fault: error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error) };
    }
    process.send?.(answer);
  });
}

/** A short text that changes with the sources. */
function digestOf(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    const url = new URL(source, ROOT);
    const files = source.endsWith('/')
      ? readdirSync(url, { recursive: true, encoding: 'utf8' })
          .filter((file) => file.endsWith('.ts'))
          .sort()
          .map((file) => new URL(file, url))
      : [url];
    for (const file of files) hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

function ask(child: ChildProcess, piece: Piece): Promise<Answer> {
  return new Promise((resolve) => {
    const name = `piece ${String(piece.piece)} of seed ${String(piece.seed)}`;
    const answer = (found: Answer): void => {
      clearInterval(timer);
      child.removeAllListeners();
      resolve(found);
    };
    let seconds = 0;
    const timer = setInterval(() => {
      if (++seconds < LONGEST) return;
      child.kill('SIGKILL');
      answer({ fault: `${name} does not end` });
    }, 1000);
    child.once('message', (message) => {
      answer(message as Answer);
    });
    child.once('exit', (code) => {
      answer({ fault: `${name} broke its process: ${String(code)}` });
    });
    child.send(piece);
  });
}

async function lead(marathon: Marathon, script: string): Promise<void> {
  const { name, unit, total, sources } = marathon;
  const { values } = parseArgs({
    options: {
      [unit]: { type: 'string', default: String(total) },
      seed: { type: 'string', default: '1' },
      jobs: { type: 'string', default: '1' },
      fresh: { type: 'boolean', default: false },
      record: { type: 'boolean', default: false },
      text: { type: 'boolean', default: false },
    },
  }) as { values: Record<string, string | boolean | undefined> };
  if (values['text']) {
    await write(marathon, JSON.parse(readFileSync(resultOf(name), 'utf8')) as Done);
    return;
  }
  const [asked, seed, jobs] = [values[unit], values['seed'], values['jobs']].map(Number) as [
    number,
    number,
    number,
  ];
  if (![asked, seed, jobs].every((n) => Number.isSafeInteger(n) && n > 0)) {
    throw new Error(`--${unit}, --seed and --jobs are whole numbers from 1 on`);
  }
  const pieces = Math.ceil(asked / PIECE);
  const file = new URL(`.cache/${name}-${String(seed)}.json`, ROOT);
  mkdirSync(new URL('.cache/', ROOT), { recursive: true });
  const of = digestOf(sources);
  let progress: Progress = { of, counts: {}, seconds: 0, done: [] };
  if (existsSync(file) && !values['fresh']) {
    const before = JSON.parse(readFileSync(file, 'utf8')) as Progress;
    if (before.of === of) progress = before;
    else console.error('The sources have changed: the run starts again.');
  }
  const done = new Set(progress.done);
  const keep = (): void => {
    // written completely or not at all, even if the process is stopped
    const fresh = new URL(`${file.href}.new`);
    writeFileSync(fresh, JSON.stringify({ ...progress, done: [...done] }));
    renameSync(fresh, file);
  };
  if (done.size) console.error(`Continuing after ${whole(done.size * PIECE)} ${unit}.`);

  const children: ChildProcess[] = [];
  const began = Date.now();
  let last = began;
  const before = done.size;
  let next = 0;
  let fault: string | undefined;
  const worker = async (): Promise<void> => {
    const child = fork(fileURLToPath(script), ['--piece']);
    children.push(child);
    while (fault === undefined) {
      while (done.has(next)) next++;
      if (next >= pieces) break;
      const piece = next++;
      const answer = await ask(child, { piece, seed });
      if ('fault' in answer) {
        fault = answer.fault;
        break;
      }
      done.add(piece);
      progress.counts = merge(progress.counts, answer.counts);
      progress.seconds += answer.seconds;
      if (Date.now() - last < 10_000) continue;
      last = Date.now();
      keep();
      const left = ((pieces - done.size) * (last - began)) / (done.size - before) / 60_000;
      console.error(
        `${whole(done.size * PIECE)} of ${whole(pieces * PIECE)} ${unit}, ${left.toFixed(0)} min left`,
      );
    }
    child.kill();
  };
  process.once('SIGINT', () => {
    keep();
    for (const child of children) child.kill();
    process.exit(130);
  });
  await Promise.all(Array.from({ length: jobs }, worker));
  keep();
  if (fault !== undefined) {
    console.error(`A FAULT in ${name}, seed ${String(seed)}:\n${fault}`);
    process.exitCode = 1;
    return;
  }
  const run: Done = { total: done.size * PIECE, seed, counts: progress.counts, seconds: progress.seconds };
  console.log(summaryOf(run, unit));
  if (asked === total || values['record']) await write(marathon, run);
}

const summaryOf = ({ total, seed, counts, seconds }: Done, unit: string): string =>
  [
    `${whole(total)} ${unit} of seed ${String(seed)}, 0 faults; ${whole(seconds)} s of a processor, ${whole(total / seconds)} ${unit} a second`,
    ...Object.entries(counts)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([what, n]) => `${whole(n).padStart(15)}  ${what}`),
  ].join('\n');

/** The counts of the last whole run, so that `--text` can write its page again with other texts. */
const resultOf = (name: string): URL => new URL(`.cache/${name}-result.json`, ROOT);

async function write({ name, total, what, report }: Marathon, run: Done): Promise<void> {
  writeFileSync(resultOf(name), JSON.stringify(run));
  await writePretty(fileURLToPath(new URL(`bench/${name}.md`, ROOT)), report(run));
  await writeFigures(name, `npm run ${name}`, [
    {
      what,
      aim: `${whole(total)}, 0 faults`,
      measured: `${whole(run.total)}, 0 faults`,
      met: run.total >= total,
    },
  ]);
}

/** Starts a run, or runs the slices of one: called by a separate script, with its `import.meta.url`. */
export async function marathon(what: Marathon, script: string): Promise<void> {
  if (process.argv.includes('--piece')) work(what);
  else await lead(what, script);
}
