// The connection between a page and its search worker: both ends.
import type { SearchResponse, SearchRequest } from '../solver/search-scheduler.js';
import type { Transport } from '../solver/search-client.js';
import { VERSION } from './version.js';

/**
 * A worker reports its version when it starts, and its progress four times a second. A worker that sends nothing for
 * MAX_SILENT_CHECKS checks in a row has failed. The checks use an interval, so that a suspended page makes only one
 * check when it resumes.
 */
const CHECK_MS = 1000;
const MAX_SILENT_CHECKS = 5;

type Message = SearchResponse | { readonly kind: 'hello'; readonly version: string };

/** The page's end of the connection. */
export const workerTransport =
  (make: () => Worker): Transport =>
  (onResponse, onFailure) => {
    const worker = make();
    /** The ids of open requests, and the version until the worker has reported it. */
    const pending = new Set<unknown>([VERSION]);
    let held = false;
    let silent = 0;
    const timer = setInterval(() => {
      if (held || !pending.size) silent = 0;
      else if (++silent >= MAX_SILENT_CHECKS) onFailure();
    }, CHECK_MS);
    worker.onmessage = ({ data }: MessageEvent<Message>) => {
      silent = 0;
      if (data.kind === 'hello') {
        if (!pending.delete(data.version)) onFailure();
        return;
      }
      if (data.kind !== 'progress') pending.delete(data.id);
      onResponse(data);
    };
    worker.onmessageerror = onFailure;
    worker.onerror = (event) => {
      // the search continues elsewhere, so the page's error handlers are not called
      event.preventDefault();
      onFailure();
    };
    return {
      post(request) {
        if (request.kind === 'search') pending.add(request.id);
        else if (request.kind === 'drop') pending.delete(request.id);
        else held = request.held;
        worker.postMessage(request);
      },
      close() {
        clearInterval(timer);
        worker.onmessage = worker.onmessageerror = worker.onerror = null;
        worker.terminate();
      },
    };
  };

/** The part of a worker's global scope that is used here; TypeScript is configured with the types of a page only. */
interface Scope {
  onmessage: (event: MessageEvent<SearchRequest>) => void;
  postMessage(message: Message): void;
}

/** The worker's end of the connection. `open` creates a scheduler and returns its request handler. */
export function answerAsWorker(
  open: (
    respond: (response: SearchResponse) => void,
    soon: (run: () => void) => void,
  ) => (request: SearchRequest) => void,
): void {
  const scope = globalThis as unknown as Scope;
  const post = (message: Message): void => scope.postMessage(message);
  // a message channel has no minimum delay, unlike a timer, and other messages are handled in between
  const { port1, port2 } = new MessageChannel();
  const handle = open(post, (run) => {
    port1.onmessage = run;
    port2.postMessage(0);
  });
  scope.onmessage = ({ data }) => handle(data);
  post({ kind: 'hello', version: VERSION });
}
