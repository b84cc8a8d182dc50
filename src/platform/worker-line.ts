// A worker as a desk for searches: both ends of the line.
import type { Answer, Ask } from '../solver/search-desk.js';
import type { Way } from '../solver/search-client.js';
import { VERSION } from './version.js';

/** A worker that has not said by then which version it is will not. */
const PATIENCE_MS = 5000;

type Word = Answer | { readonly kind: 'hello'; readonly version: string };

/** The page's end. */
export const wayTo =
  (make: () => Worker): Way =>
  (hear, broken) => {
    const worker = make();
    const timer = setTimeout(broken, PATIENCE_MS);
    worker.onmessage = ({ data }: MessageEvent<Word>) => {
      if (data.kind !== 'hello') hear(data);
      else if (data.version === VERSION) clearTimeout(timer);
      else broken();
    };
    worker.onmessageerror = broken;
    worker.onerror = (event) => {
      // the search goes on elsewhere: no business of the page's own handlers
      event.preventDefault();
      broken();
    };
    return {
      post: (ask) => worker.postMessage(ask),
      close() {
        clearTimeout(timer);
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
