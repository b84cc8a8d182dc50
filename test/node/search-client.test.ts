// Requests for searches, also when the search queue fails or answers late.
import { describe, expect, it } from 'vitest';
import { Game, type Position } from '../../src/engine.js';
import { searchOver, type Environment, type Transport } from '../../src/solver/search-client.js';
import {
  SearchScheduler,
  type SearchResponse,
  type SearchRequest,
} from '../../src/solver/search-scheduler.js';
import type { Solution } from '../../src/solver/solution.js';

const position: Position = Game.deal('over-under', { deal: 1 }).position;
const solution: Solution = { verdict: 'unknown', aim: 'unknown', states: 1, ms: 1 };

/** A site with one search queue in a worker, whose messages the test controls; `more` replaces parts of it. */
function siteOf(more: Partial<Environment> = {}) {
  const control = {
    hidden: false,
    changed: (): void => undefined,
    timers: [] as (() => void)[],
    requests: [] as SearchRequest[],
    onMessage: (_answer: SearchResponse): void => undefined,
    broken: (): void => undefined,
    closed: 0,
    transportRequests: 0,
    watched: 0,
  };
  const transport: Transport = (onMessage, broken) => {
    control.onMessage = onMessage;
    control.broken = broken;
    return { post: (ask) => control.requests.push(ask), close: () => control.closed++ };
  };
  const search = searchOver({
    transports: () => {
      control.transportRequests++;
      return [transport];
    },
    now: () => 0,
    whenIdle: () => undefined,
    later: (run) => {
      control.timers.push(run);
      return () => (control.timers = control.timers.filter((timer) => timer !== run));
    },
    hidden: () => control.hidden,
    watch: (changed) => {
      control.watched++;
      control.changed = changed;
    },
    ...more,
  });
  return { control, search };
}

describe('the search queue in a worker', () => {
  it('may answer a request that was already cancelled', async () => {
    const { control, search } = siteOf();
    const stop = new AbortController();
    const request = search(position, { signal: stop.signal, onProgress: () => expect.unreachable() });
    stop.abort();
    await expect(request).rejects.toThrow();
    for (const answer of [
      { kind: 'progress', id: 1, progress: { states: 1, ms: 1 } },
      { kind: 'done', id: 1, solution },
      { kind: 'failed', id: 1, error: new Error('late') },
    ] as const)
      expect(() => control.onMessage(answer)).not.toThrow();
  });

  it('receives no visibility changes once it is closed', async () => {
    const { control, search } = siteOf();
    const requests = search(position);
    control.onMessage({ kind: 'done', id: 1, solution });
    expect(await requests).toBe(solution);
    const before = control.requests.length;
    for (const run of control.timers) run();
    expect(control.closed).toBe(1);
    control.hidden = true;
    expect(() => control.changed()).not.toThrow();
    expect(control.requests).toHaveLength(before);
  });

  it('is created once, and the page is observed once, however many requests there are', async () => {
    const { control, search } = siteOf();
    for (const id of [1, 2, 3]) {
      const requests = search(position);
      control.onMessage({ kind: 'done', id, solution });
      await requests;
    }
    expect(control).toMatchObject({ transportRequests: 1, watched: 1 });
  });

  it('that fails while idle is not closed twice', async () => {
    const { control, search } = siteOf();
    const requests = search(position);
    control.onMessage({ kind: 'done', id: 1, solution });
    await requests;
    control.broken();
    expect(() => {
      for (const run of control.timers) run();
    }).not.toThrow();
    expect(control.closed).toBe(1);
  });
});

it('if no other search queue is available, nothing waits for the end of one', async () => {
  const { control, search } = siteOf({ transports: () => [], whenIdle: (run) => run() });
  expect((await search(position, { states: 1 })).states).toBe(1);
  expect(control.timers).toEqual([]);
});

it('a search queue in the page works at once, one slice at a time, unless the page is hidden', () => {
  const answers: SearchResponse[] = [];
  const due: (() => void)[] = [];
  const scheduler = new SearchScheduler(
    (answer) => answers.push(answer),
    () => 0,
    (run) => due.push(run),
  );
  const game = JSON.stringify(Game.deal('over-under', { deal: 1 }).variant);
  for (const id of [1, 2]) scheduler.handle({ kind: 'search', id, position, limits: { states: 1 }, game });
  expect(due).toHaveLength(1);
  due.shift()?.();
  expect(answers).toMatchObject([{ kind: 'done', id: 2 }]);
  expect(due).toHaveLength(1);
});

it('a search queue reports progress four times a second, to the millisecond', () => {
  const progressTimes: number[] = [];
  const due: (() => void)[] = [];
  let [slices, preferences] = [0, 0];
  // each slice takes 50 ms, and the next follows immediately
  const now = (): number => (slices + (preferences++ ? 1 : 0)) * 50;
  const scheduler = new SearchScheduler(
    ({ kind }) => {
      if (kind === 'progress') progressTimes.push((slices + 1) * 50);
    },
    now,
    (run) => due.push(run),
  );
  const { position: start, variant } = Game.deal('reno', { deal: 1 });
  scheduler.handle({ kind: 'search', id: 1, position: start, limits: {}, game: JSON.stringify(variant) });
  for (; slices < 20; slices++) {
    preferences = 0;
    due.shift()?.();
  }
  expect(progressTimes).toEqual([250, 500, 750, 1000]);
});
