// Activates faults in child processes and reports the result of each. A child process that hangs or has used too much
// memory is replaced.
import { fork, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Bundle } from './bundle.js';
import type { Result } from './known.js';
import type { Answer, Order } from './messages.js';

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url));
/** Time limits in milliseconds: for the tests without a fault, and for one fault unless the child asks for more. */
const [REHEARSAL, USUAL] = [600_000, 30_000];

// an interrupted run must leave no child processes behind
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

const BROKEN: Answer = { kind: 'broken' };
const LATE: Answer = { kind: 'result', result: { status: 'Timeout' }, spent: true, ms: 0 };

class Child {
  /** The first answer of the child. */
  readonly ready: Promise<Answer>;
  readonly #process: ChildProcess;
  #timer: NodeJS.Timeout | undefined;
  #answer: (answer: Answer) => void = () => undefined;

  constructor(folder: string) {
    this.#process = fork(CHILD, [folder], {
      execArgv: ['--import', 'tsx', '--max-old-space-size=1600'],
      env: { ...process.env, TEST_SHARE: '0.1' },
      stdio: ['ignore', 'ignore', process.env['MUTATION_DEBUG'] ? 'inherit' : 'ignore', 'ipc'],
    });
    this.#process.on('message', (message) => {
      const answer = message as Answer;
      if (answer.kind === 'within') this.#arm(answer.within);
      else this.#settle(answer);
    });
    const end = (): void => {
      this.end();
    };
    process.on('exit', end);
    this.#process.on('exit', () => {
      process.off('exit', end);
      this.#settle(BROKEN);
    });
    this.ready = this.#wait(REHEARSAL);
  }

  #arm(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#settle(LATE);
      this.end();
    }, ms);
  }

  #settle(answer: Answer): void {
    clearTimeout(this.#timer);
    this.#answer(answer);
  }

  #wait(ms: number): Promise<Answer> {
    this.#arm(ms);
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }

  /** The child's answer: `broken` if it ended, a timeout if it hung. */
  ask(order: Order): Promise<Answer> {
    const answer = this.#wait(USUAL);
    this.#process.send(order);
    return answer;
  }

  end(): void {
    this.#process.kill('SIGKILL');
  }
}

async function begin(folder: string): Promise<{ child: Child; tests: number; ms: number }> {
  const child = new Child(folder);
  const first = await child.ready;
  if (first.kind === 'ready') return { child, ...first };
  child.end();
  const why = first.kind === 'failed' ? first.failed : ['no answer'];
  throw new Error(`The tests could not be run: ${why.join('\n')}`);
}

export interface Choice {
  /** The number of parallel children, once the first has recorded which tests reach which faults. */
  readonly jobs: number;
  /** Also runs tests that take long. */
  readonly thorough: boolean;
}

/**
 * Writes the folder that the child processes load. If it is unchanged, the map from faults to tests in it is kept.
 * @returns The folder.
 */
export function writeRun(folder: string, bundles: readonly Bundle[], faults: number): string {
  const path = `${folder}/tests.json`;
  const all = JSON.stringify({ faults, bundles });
  if (existsSync(path) && readFileSync(path, 'utf8') === all) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, all);
  return folder;
}

/**
 * Plants each of the faults.
 * @param note Receives the result of each, with its processor time in milliseconds, and returns whether to continue.
 */
export async function plant(
  folder: string,
  faults: readonly number[],
  { jobs, thorough }: Choice,
  note: (fault: number, result: Result, ms: number) => boolean,
): Promise<void> {
  const queue = [...faults];
  const { child: eldest, tests, ms: sum } = await begin(folder);
  console.log(`${String(tests)} tests of ${(sum / 1000).toFixed(0)} s`);
  let goesOn = true;
  const labour = async (given: Child | undefined): Promise<void> => {
    let child = given;
    for (let fault = queue.shift(); goesOn && fault !== undefined; fault = queue.shift()) {
      let result: Result | undefined;
      let ms = 0;
      // results that an earlier fault may have affected are tested again in a new process
      for (const alone of [false, true, true]) {
        child ??= (await begin(folder)).child;
        const answer = await child.ask({ fault, alone, thorough });
        if (answer.kind === 'result') ({ result, ms } = answer);
        if (answer.kind !== 'result' || answer.spent) {
          child.end();
          child = undefined;
        }
        if (result) break;
      }
      goesOn = note(fault, result ?? { status: 'Killed', by: 'the process ends' }, ms) && goesOn;
    }
    child?.end();
  };
  await Promise.all(Array.from({ length: jobs }, (_, i) => labour(i ? undefined : eldest)));
}
