// Replaces local-search.ts in the split build: loads the solver for the first search on the calling thread. Most pages
// never load it, because their searches run in a worker.
import type { Environment, Transport } from './search-client.js';
import type { SearchRequest } from './search-scheduler.js';

export const onThisThread =
  ({ now, whenIdle }: Environment): Transport =>
  (onResponse) => {
    const pending: SearchRequest[] = [];
    const fail = (request: SearchRequest, error: Error): void => {
      if (request.kind === 'search') onResponse({ kind: 'failed', id: request.id, error });
    };
    let post = (request: SearchRequest): void => void pending.push(request);
    import('./search-scheduler.js').then(
      ({ SearchScheduler }) => {
        const scheduler = new SearchScheduler(onResponse, now, whenIdle);
        post = (request) => scheduler.handle(request);
        for (const request of pending) post(request);
      },
      (reason: unknown) => {
        const error = reason instanceof Error ? reason : new Error(String(reason));
        post = (request) => queueMicrotask(() => fail(request, error));
        for (const request of pending) post(request);
      },
    );
    return { post: (request) => post(request), close: () => undefined };
  };
