// Runs searches on the calling thread: in Node, and on pages where no worker can start. In the split build,
// local-search-split.ts replaces this file.
import type { Environment, Transport } from './search-client.js';
import { SearchScheduler } from './search-scheduler.js';

export const onThisThread =
  ({ now, whenIdle }: Environment): Transport =>
  (onResponse) => {
    const scheduler = new SearchScheduler(onResponse, now, whenIdle);
    return { post: (request) => scheduler.handle(request), close: () => undefined };
  };
