// How many searches the page has sent to its workers, for tests that wait until the solver is idle.
import { until } from './until.js';

/** Longer than the delay of a table before it searches (300 ms). */
const QUIET_MS = 400;

export interface Searches {
  /** Searches that were sent to a worker. */
  readonly sent: number;
  /** Sent searches without an answer yet. */
  readonly running: number;
  /** Waits until no search runs and none starts for longer than that delay. */
  quiet(): Promise<unknown>;
  stop(): void;
}

interface Message {
  readonly kind?: string;
  readonly id?: number;
}

/** Counts the searches of all workers from now on, until `stop()`. */
export function watchSearches(): Searches {
  const postMessage = Reflect.get(Worker.prototype, 'postMessage');
  const running = new Set<string>();
  const workers = new Map<Worker, number>();
  let sent = 0;
  /** The time at which a search was last sent, answered or dropped. */
  let changed = 0;
  Worker.prototype.postMessage = function (this: Worker, ...args: [Message]) {
    const [{ kind, id }] = args;
    changed = performance.now();
    if (!workers.has(this)) {
      workers.set(this, workers.size);
      this.addEventListener('message', ({ data }: MessageEvent<Message>) => {
        if (data.kind !== 'done' && data.kind !== 'failed') return;
        running.delete(keyOf(this, data.id));
        changed = performance.now();
      });
    }
    if (kind === 'search') {
      sent++;
      running.add(keyOf(this, id));
    } else if (kind === 'drop') running.delete(keyOf(this, id));
    postMessage.apply(this, args as never);
  };
  const keyOf = (worker: Worker, id: number | undefined): string => `${workers.get(worker)} ${id}`;
  return {
    get sent() {
      return sent;
    },
    get running() {
      return running.size;
    },
    quiet: () => {
      const start = performance.now();
      const isQuiet = (): boolean => !running.size && performance.now() - Math.max(start, changed) > QUIET_MS;
      return until(isQuiet, 'the solver is idle', 20_000);
    },
    stop: () => {
      Worker.prototype.postMessage = postMessage;
    },
  };
}

/** Counts the searches of each test in the enclosing `describe`, from its start to its end. */
export function watchSearchesOfEachTest(): Searches {
  let searches: Searches;
  beforeEach(() => {
    searches = watchSearches();
  });
  afterEach(() => searches.stop());
  return {
    get sent() {
      return searches.sent;
    },
    get running() {
      return searches.running;
    },
    quiet: () => searches.quiet(),
    stop: () => searches.stop(),
  };
}
