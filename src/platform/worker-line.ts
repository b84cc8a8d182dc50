// The connection between a page and its search worker: both ends.
import type { Answer, Ask } from '../solver/search-desk.js';
import type { Way } from '../solver/search-client.js';
import { VERSION } from './version.js';

/**
 * A worker reports its version at once, and its progress four times a second. A worker that is silent for LOOKS checks
 * in a row has failed. The checks use an interval, so that a suspended page makes only one check when it resumes.
 */
const LOOK_MS = 1000;
const LOOKS = 5;

type Word = Answer | { readonly kind: 'hello'; readonly version: string };

/** The page's end of the connection. */
export const wayTo =
  (make: () => Worker): Way =>
  (hear, broken) => {
    const worker = make();
    /** The ids of open requests, and the version until the worker has reported it. */
    const asked = new Set<unknown>([VERSION]);
    let held = false;
    let silent = 0;
    const timer = setInterval(() => {
      if (held || !asked.size) silent = 0;
      else if (++silent >= LOOKS) broken();
    }, LOOK_MS);
    worker.onmessage = ({ data }: MessageEvent<Word>) => {
      silent = 0;
      if (data.kind === 'hello') {
        if (!asked.delete(data.version)) broken();
        return;
      }
      if (data.kind !== 'progress') asked.delete(data.id);
      hear(data);
    };
    worker.onmessageerror = broken;
    worker.onerror = (event) => {
      // the search continues elsewhere, so the page's error handlers are not called
      event.preventDefault();
      broken();
    };
    return {
      post(ask) {
        if (ask.kind === 'search') asked.add(ask.id);
        else if (ask.kind === 'drop') asked.delete(ask.id);
        else held = ask.held;
        worker.postMessage(ask);
      },
      close() {
        clearInterval(timer);
        worker.onmessage = worker.onmessageerror = worker.onerror = null;
        worker.terminate();
      },
    };
  };

/** The used part of a worker's global scope; the compiler knows the types of a page only. */
interface Scope {
  onmessage: (event: MessageEvent<Ask>) => void;
  postMessage(word: Word): void;
}

/** The worker's end of the connection. `open` creates a scheduler and returns its request handler. */
export function answerAsWorker(
  open: (answer: (answer: Answer) => void, soon: (run: () => void) => void) => (ask: Ask) => void,
): void {
  const scope = globalThis as unknown as Scope;
  const say = (word: Word): void => scope.postMessage(word);
  // a message channel has no minimum delay, unlike a timer, and lets other messages through in between
  const { port1, port2 } = new MessageChannel();
  const take = open(say, (run) => {
    port1.onmessage = run;
    port2.postMessage(0);
  });
  scope.onmessage = ({ data }) => take(data);
  say({ kind: 'hello', version: VERSION });
}
