// A worker as a desk for searches: both ends of the line.
import type { Answer, Ask } from '../solver/search-desk.js';
import type { Way } from '../solver/search-client.js';
import { VERSION } from './version.js';

/**
 * A worker says at once which version it is, and then four times a second that it works. One that is silent for so many
 * looks will say nothing more. A page that slept looks but once when it wakes.
 */
const LOOK_MS = 1000;
const LOOKS = 5;

type Word = Answer | { readonly kind: 'hello'; readonly version: string };

/** The page's end. */
export const wayTo =
  (make: () => Worker): Way =>
  (hear, broken) => {
    const worker = make();
    /** What is to be answered. */
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
      // the search goes on elsewhere: no business of the page's own handlers
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

/** What there is of a worker's global scope; the compiler only knows a page's. */
interface Scope {
  onmessage: (event: MessageEvent<Ask>) => void;
  postMessage(word: Word): void;
}

/** The worker's end. `open`: makes a desk that answers there, and returns what takes what it is told. */
export function answerAsWorker(
  open: (answer: (answer: Answer) => void, soon: (run: () => void) => void) => (ask: Ask) => void,
): void {
  const scope = globalThis as unknown as Scope;
  const say = (word: Word): void => scope.postMessage(word);
  // unlike a timer's, its turns come at once, and messages have theirs between them
  const { port1, port2 } = new MessageChannel();
  const take = open(say, (run) => {
    port1.onmessage = run;
    port2.postMessage(0);
  });
  scope.onmessage = ({ data }) => take(data);
  say({ kind: 'hello', version: VERSION });
}
