// Wakes faults in child processes and tells what became of each: a child that hangs is ended, one that has had enough
// is followed by another.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const CHILD = fileURLToPath(new URL('child.mjs', import.meta.url));
/** Milliseconds: for the tests without a fault; for one fault, unless the child asks for more. */
const [REHEARSAL, USUAL] = [600_000, 30_000];

// A run that is broken off leaves no child behind.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

/** A child, and what it answers to an order: nothing if it hung or broke. */
class Child {
  #process;
  #timer;
  #answer = () => {};

  constructor(folder) {
    this.#process = fork(CHILD, [folder], {
      execArgv: ['--import', 'tsx', '--max-old-space-size=1600'],
      env: { ...process.env, TEST_SHARE: '0.1' },
      stdio: ['ignore', 'ignore', process.env.MUTATION_DEBUG ? 'inherit' : 'ignore', 'ipc'],
    });
    this.#process.on('message', (message) => {
      if (message.within) this.#arm(message.within);
      else this.#settle(message);
    });
    this.#process.on('exit', () => this.#settle({ broken: true }));
    const end = () => this.end();
    process.on('exit', end);
    this.#process.on('exit', () => process.off('exit', end));
    this.ready = this.#wait(REHEARSAL);
  }

  #arm(ms) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#settle({ status: 'Timeout', spent: true });
      this.end();
    }, ms);
  }

  #settle(message) {
    clearTimeout(this.#timer);
    this.#answer(message);
  }

  #wait(ms) {
    this.#arm(ms);
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }

  ask(order) {
    const answer = this.#wait(USUAL);
    this.#process.send(order);
    return answer;
  }

  end() {
    this.#process.kill('SIGKILL');
  }
}

async function begin(folder) {
  const child = new Child(folder);
  const first = await child.ready;
  if (first.ready) return { child, first };
  child.end();
  throw new Error(`The tests could not be run: ${(first.failed ?? ['no answer']).join('\n')}`);
}

/**
 * Wakes each of the faults; `tell` hears of each what became of it, and answers whether to go on.
 * `thorough`: also by tests that take long. `jobs` children work side by side, once the first has seen which tests reach which faults.
 */
export async function plant(folder, faults, { jobs, thorough }, tell) {
  const queue = [...faults];
  const { child: eldest, first } = await begin(folder);
  console.log(`${first.tests} tests of ${(first.ms / 1000).toFixed(0)} s`);
  let goesOn = true;
  const labour = async (given) => {
    let child = given;
    while (goesOn && queue.length) {
      const fault = queue.shift();
      let result;
      // What is found where something else may have gone wrong before is looked at once more, in a new process.
      for (const alone of [false, true, true]) {
        child ??= (await begin(folder)).child;
        result = await child.ask({ fault, alone, thorough });
        if (result.spent || result.broken) {
          child.end();
          child = undefined;
        }
        if (result.status) break;
      }
      const { status = 'Killed', by = 'the process ends', left, ms = 0 } = result;
      goesOn = tell(fault, { status, by, left, ms }) && goesOn;
    }
    child?.end();
  };
  await Promise.all(Array.from({ length: jobs }, (_, i) => labour(i ? undefined : eldest)));
}
