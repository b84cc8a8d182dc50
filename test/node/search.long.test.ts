// The search queue that all tables of a page share: turns, cancellation, progress, failing workers, hidden pages. A
// counter replaces the search, and a manual clock replaces the time, so that each slice is exact.
import { getEventListeners } from 'node:events';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defineVariant, Game, type Position } from '../../src/engine.js';
import { workerTransport } from '../../src/platform/worker-transport.js';
import { VERSION } from '../../src/platform/version.js';
import {
  searchOver,
  type Connection,
  type Environment,
  type Transport,
} from '../../src/solver/search-client.js';
import {
  SearchScheduler,
  type SearchResponse,
  type SearchRequest,
} from '../../src/solver/search-scheduler.js';
import type { Solution } from '../../src/solver/solution.js';
import { work } from '../support/counter.js';
import { fortyThieves, freeCell } from '../support/custom-games.js';

vi.mock('../../src/solver/stepper.js', () => import('../support/counter.js'));

const position = (deal: number): Position => Game.deal('over-under', { deal }).position;
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** A page with a manual clock. */
class TestPage implements Environment {
  readonly requests: SearchRequest[] = [];
  opened = 0;
  closed = 0;
  available: Transport[] = [];
  #hidden = false;
  #due: (() => void)[] = [];
  #timers: { at: number; run: () => void }[] = [];
  #watchers: (() => void)[] = [];

  readonly transports = (): readonly Transport[] => this.available;
  readonly now = (): number => work.now;
  readonly whenIdle = (run: () => void): void => void this.#due.push(run);
  readonly hidden = (): boolean => this.#hidden;
  readonly watch = (changed: () => void): void => void this.#watchers.push(changed);
  later(run: () => void, ms: number): () => void {
    const timer = { at: work.now + ms, run };
    this.#timers.push(timer);
    return () => (this.#timers = this.#timers.filter((one) => one !== timer));
  }

  /** A search queue in a worker: all messages are cloned, and delivered later. */
  readonly worker: Transport = (onMessage) => {
    this.opened++;
    let open = true;
    const scheduler = new SearchScheduler(
      (answer) => {
        const message = structuredClone(answer);
        queueMicrotask(() => open && onMessage(message));
      },
      this.now,
      (run) => this.whenIdle(() => open && run()),
    );
    return {
      post: (ask) => {
        this.requests.push(structuredClone(ask));
        scheduler.handle(structuredClone(ask));
      },
      close: () => {
        open = false;
        this.closed++;
      },
    };
  };

  show(shown: boolean): void {
    this.#hidden = !shown;
    for (const watcher of this.#watchers) watcher();
  }

  /** Lets this many slices run; returns whether more were due. */
  async turns(count: number): Promise<boolean> {
    // the search on the thread loads its solver first
    await vi.dynamicImportSettled();
    for (let i = 0; i < count && this.#due.length; i++) {
      this.#due.shift()?.();
      await nextTask();
    }
    return this.#due.length > 0;
  }

  async pass(ms: number): Promise<void> {
    work.now += ms;
    const due = this.#timers.filter(({ at }) => at <= work.now);
    this.#timers = this.#timers.filter((timer) => !due.includes(timer));
    for (const { run } of due) run();
    await nextTask();
  }
}

/** The current state of a search. */
function watch(promise: Promise<Solution>): { solution?: Solution; error?: unknown } {
  const found: { solution?: Solution; error?: unknown } = {};
  promise.then(
    (solution) => (found.solution = solution),
    (error: unknown) => (found.error = error),
  );
  return found;
}

let page: TestPage;

beforeEach(() => {
  work.now = 1000;
  work.msForState = 0.01;
  work.slices.length = work.games.length = 0;
  page = new TestPage();
});

describe.each([
  ['on the thread itself', false],
  ['in a worker', true],
])('a search %s', (_, inWorker) => {
  beforeEach(() => {
    if (inWorker) page.available = [page.worker];
  });

  it('ends in slices of at most 8 ms, however fast or slow the states are', async () => {
    const search = searchOver(page);
    for (const msForState of [0.0005, 0.01, 0.2]) {
      work.msForState = msForState;
      work.slices.length = 0;
      const found = watch(search(position(20)));
      expect(work.slices, 'no work is done synchronously').toEqual([]);
      await page.turns(Infinity);
      expect(found.solution).toMatchObject({ verdict: 'unwinnable', states: 20_000 });
      expect(Math.max(...work.slices.map(({ ms }) => ms))).toBeLessThanOrEqual(8);
      // it uses its full time: fewer slices than at 2 ms each
      expect(work.slices.length).toBeLessThan(20 + (20_000 * msForState) / 2);
    }
  });

  it('shortens its slices at once when the states become slow', async () => {
    const search = searchOver(page);
    watch(search(position(900)));
    work.msForState = 0.001;
    await page.turns(30);
    work.msForState = 0.002;
    work.slices.length = 0;
    await page.turns(10);
    expect(work.slices.every(({ ms }) => ms <= 8)).toBe(true);
  });

  it('respects the limit of states, and passes on the other limits', async () => {
    const search = searchOver(page);
    const found = watch(search(position(20), { states: 1500, memory: 2 ** 20 }));
    await page.turns(Infinity);
    expect(found.solution?.states).toBe(1500);
    expect(work.slices.every(({ memory }) => memory === 2 ** 20)).toBe(true);
  });

  it('uses at most 256 MB, whatever is requested', async () => {
    watch(searchOver(page)(position(1), { memory: 2 ** 32 }));
    await page.turns(Infinity);
    expect(work.slices[0]?.memory).toBe(0.75 * 2 ** 28);
  });

  it('gets half of the remaining memory, so that all searches together use at most 256 MB', async () => {
    const search = searchOver(page);
    for (const deal of [50, 51]) {
      watch(search(position(deal)));
      await page.turns(2);
    }
    const memoryOf = (deal: number) => work.slices.find((slice) => slice.deal === deal)?.memory;
    expect([memoryOf(50), memoryOf(51)]).toEqual([0.75 * 2 ** 28, 2 ** 25]);
  });

  it('reports progress about four times a second', async () => {
    const received: { states: number; ms: number }[] = [];
    const found = watch(searchOver(page)(position(100), { onProgress: (one) => received.push(one) }));
    await page.turns(Infinity);
    expect(found.solution).toBeDefined();
    // 1,000 ms of work
    expect(received.length).toBeGreaterThanOrEqual(3);
    expect(received.length).toBeLessThanOrEqual(4);
    expect(received.map(({ states }) => states)).toEqual(received.map(({ ms }) => Math.round(ms * 100)));
  });

  it('stops within a slice when its signal aborts, and rejects at once with the reason', async () => {
    const search = searchOver(page);
    const stop = new AbortController();
    const found = watch(search(position(100), { signal: stop.signal }));
    await page.turns(5);
    const reason = new Error('another position');
    const before = work.slices.length;
    stop.abort(reason);
    await nextTask();
    expect(found.error).toBe(reason);
    expect(await page.turns(Infinity)).toBe(false);
    expect(work.slices.length).toBe(before);
  });

  it('leaves no listener on a signal that outlives it', async () => {
    const { signal } = new AbortController();
    watch(searchOver(page)(position(2), { signal }));
    expect(getEventListeners(signal, 'abort')).toHaveLength(1);
    await page.turns(Infinity);
    expect(getEventListeners(signal, 'abort')).toHaveLength(0);
  });

  it('does not start if its signal was already aborted', async () => {
    const reason = new Error('too late');
    const found = watch(searchOver(page)(position(5), { signal: AbortSignal.abort(reason) }));
    await page.turns(Infinity);
    expect(found.error).toBe(reason);
    expect(work.slices).toEqual([]);
    expect(page.opened).toBe(0);
  });

  it('shares the queue with others: the newest and the oldest take turns', async () => {
    const search = searchOver(page);
    const found = [40, 41, 42].map((deal) => watch(search(position(deal))));
    await page.turns(10);
    expect(work.slices.map(({ deal }) => deal)).toEqual([42, 40, 42, 40, 42, 40, 42, 40, 42, 40]);
    await page.turns(Infinity);
    expect(found.map(({ solution }) => solution?.states)).toEqual([40_000, 41_000, 42_000]);
    expect(page.opened).toBe(inWorker ? 1 : 0);
  });

  it('continues when another is cancelled', async () => {
    const search = searchOver(page);
    const stop = new AbortController();
    const [one, other] = [watch(search(position(30))), watch(search(position(31), { signal: stop.signal }))];
    await page.turns(7);
    stop.abort();
    await page.turns(Infinity);
    expect(one.solution?.states).toBe(30_000);
    expect(other.error).toMatchObject({ name: 'AbortError' });
  });

  it('pauses while the page is hidden, also if it starts there', async () => {
    const search = searchOver(page);
    page.show(false);
    const found = watch(search(position(10)));
    expect(await page.turns(Infinity)).toBe(false);
    expect(work.slices).toEqual([]);
    page.show(true);
    await page.turns(6);
    expect(work.slices).toHaveLength(6);
    page.show(false);
    await page.turns(Infinity);
    expect(work.slices).toHaveLength(6);
    page.show(true);
    await page.turns(Infinity);
    expect(found.solution?.states).toBe(10_000);
  });

  it('rejects with the error that ended it, and others continue', async () => {
    const search = searchOver(page);
    const [bad, good] = [watch(search(position(13))), watch(search(position(3)))];
    await page.turns(Infinity);
    expect(bad.error).toMatchObject({ name: 'RangeError', message: 'Array buffer allocation failed' });
    expect(good.solution?.states).toBe(3000);
  });

  it("rejects with the engine's own error for an invalid position", async () => {
    const search = searchOver(page);
    const whole = position(1);
    await expect(search({ ...whole, piles: [] })).rejects.toMatchObject({
      name: 'InvalidSetupError',
      code: 'bad-position',
      data: { missing: 'tableau-1' },
    });
    await expect(search({ ...whole, variant: 'bridge' })).rejects.toMatchObject({ code: 'unknown-variant' });
    await expect(search(whole, { variant: {} as never })).rejects.toMatchObject({
      name: 'InvalidVariantError',
    });
    expect(page.opened).toBe(0);
  });

  it('accepts a position wrapped by a framework', async () => {
    const wrapped = new Proxy(position(2), {});
    const found = watch(searchOver(page)(wrapped));
    await page.turns(Infinity);
    expect(found.solution?.states).toBe(2000);
  });

  it('continues when its progress callback throws', async () => {
    const thrown: unknown[] = [];
    const onMessage = (error: unknown) => thrown.push(error);
    process.once('unhandledRejection', onMessage);
    const onProgress = () => {
      throw new Error('mine');
    };
    const found = watch(searchOver(page)(position(40), { onProgress }));
    await page.turns(Infinity);
    expect(found.solution?.states).toBe(40_000);
    expect(thrown).toMatchObject([{ message: 'mine' }]);
  });
});

describe('a worker', () => {
  it('receives the description of the game, which only this page may know', async () => {
    page.available = [page.worker];
    const search = searchOver(page);
    defineVariant(freeCell);
    watch(search(Game.deal('freecell', { deal: 2 }).position));
    watch(search(Game.deal(fortyThieves, { deal: 2 }).position, { variant: fortyThieves }));
    await page.turns(Infinity);
    const descriptions = page.requests.flatMap((ask) =>
      ask.kind === 'search' ? [JSON.parse(ask.game) as unknown] : [],
    );
    expect(descriptions).toEqual([freeCell, fortyThieves]);
    expect(work.games.map(({ id }) => id)).toEqual(['forty-thieves', 'freecell']);
  });

  it('reads a description once', async () => {
    page.available = [page.worker];
    const search = searchOver(page);
    for (const deal of [2, 3]) watch(search(position(deal)));
    await page.turns(Infinity);
    expect(work.games).toHaveLength(2);
    expect(work.games[0]).toBe(work.games[1]);
  });

  it('is created on demand, ended when idle for half a minute, and created again', async () => {
    page.available = [page.worker];
    const search = searchOver(page);
    expect(page.opened).toBe(0);
    watch(search(position(1)));
    await page.turns(Infinity);
    await page.pass(29_000);
    watch(search(position(2)));
    await page.turns(Infinity);
    await page.pass(29_000);
    expect(page).toMatchObject({ opened: 1, closed: 0 });
    await page.pass(2000);
    expect(page).toMatchObject({ opened: 1, closed: 1 });
    const found = watch(search(position(3)));
    await page.turns(Infinity);
    expect(found.solution?.states).toBe(3000);
    expect(page).toMatchObject({ opened: 2, closed: 1 });
  });

  it('is not ended during a search', async () => {
    page.available = [page.worker];
    const search = searchOver(page);
    const long = watch(search(position(90)));
    watch(search(position(1)));
    await page.turns(50);
    await page.pass(60_000);
    await page.turns(Infinity);
    expect(long.solution?.states).toBe(90_000);
    expect(page.closed).toBe(0);
  });

  it('that cannot be created is replaced by the next option, which is remembered', async () => {
    const tried: string[] = [];
    const none: Transport = () => {
      tried.push('none');
      throw new Error('Content Security Policy');
    };
    page.available = [none, none, page.worker];
    const search = searchOver(page);
    const found = watch(search(position(4)));
    await page.turns(Infinity);
    expect(found.solution?.states).toBe(4000);
    await page.pass(31_000);
    watch(search(position(5)));
    await page.turns(Infinity);
    expect(tried).toEqual(['none', 'none']);
    expect(page.opened).toBe(2);
  });

  it.each([
    ['another worker', (): Transport[] => [page.worker]],
    ['the thread itself', (): Transport[] => []],
  ])('that fails during a search is replaced by %s without an effect on the caller', async (_, next) => {
    let fail = (): void => undefined;
    const breaking: Transport = (onMessage, broken) => {
      fail = broken;
      return page.worker(onMessage, broken);
    };
    page.available = [breaking, ...next()];
    const search = searchOver(page);
    const stop = new AbortController();
    const found = [10, 11].map((deal) => watch(search(position(deal))));
    const stopped = watch(search(position(12), { signal: stop.signal }));
    await page.turns(8);
    stop.abort();
    fail();
    await page.turns(Infinity);
    expect(found.map(({ solution }) => solution?.states)).toEqual([10_000, 11_000]);
    expect(stopped.error).toBeDefined();
    expect(page.closed).toBe(1);
    watch(search(position(2)));
    await page.turns(Infinity);
    expect(page.opened).toBe(1 + next().length);
  });

  it('that is created while the page is hidden pauses, too', async () => {
    let fail = (): void => undefined;
    const breaking: Transport = (onMessage, broken) => {
      fail = broken;
      return page.worker(onMessage, broken);
    };
    page.available = [breaking];
    const found = watch(searchOver(page)(position(10)));
    await page.turns(4);
    page.show(false);
    fail();
    const before = work.slices.length;
    await page.turns(Infinity);
    expect(work.slices.length).toBe(before);
    page.show(true);
    await page.turns(Infinity);
    expect(found.solution?.states).toBe(10_000);
  });
});

describe('the connection to a worker', () => {
  /** The page's handle of a worker. */
  class FakeWorker {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    onmessageerror: (() => void) | null = null;
    onerror: ((event: { preventDefault: () => void }) => void) | null = null;
    readonly received: unknown[] = [];
    ended = false;
    postMessage(message: unknown): void {
      this.received.push(message);
    }
    terminate(): void {
      this.ended = true;
    }
  }

  let fakeWorker: FakeWorker;
  let broken: number;
  let answers: SearchResponse[];
  let connection: Connection;

  beforeEach(() => {
    vi.useFakeTimers();
    fakeWorker = new FakeWorker();
    broken = 0;
    answers = [];
    connection = workerTransport(() => fakeWorker as unknown as Worker)(
      (answer) => answers.push(answer),
      () => broken++,
    );
    return () => vi.useRealTimers();
  });

  it('is established once the worker has sent its greeting with this version', () => {
    fakeWorker.onmessage?.({ data: { kind: 'hello', version: VERSION } });
    vi.advanceTimersByTime(60_000);
    expect(broken).toBe(0);
    const answer: SearchResponse = { kind: 'progress', id: 1, progress: { states: 1, ms: 1 } };
    fakeWorker.onmessage?.({ data: answer });
    expect(answers).toEqual([answer]);
  });

  it('fails without a greeting within five seconds', () => {
    vi.advanceTimersByTime(4900);
    expect(broken).toBe(0);
    vi.advanceTimersByTime(200);
    expect(broken).toBe(1);
  });

  describe('once it is established', () => {
    const ask = { kind: 'search', id: 1, position: position(1), limits: {}, game: '' } as const;
    const receive = (answer: object): void => fakeWorker.onmessage?.({ data: { id: 1, ...answer } });
    beforeEach(() => {
      receive({ kind: 'hello', version: VERSION });
      connection.post(ask);
    });

    it('fails when the worker stops answering, like one that was killed', () => {
      for (let i = 0; i < 10; i++) {
        vi.advanceTimersByTime(3000);
        receive({ kind: 'progress', progress: { states: 1, ms: 1 } });
      }
      expect(broken).toBe(0);
      vi.advanceTimersByTime(6000);
      expect(broken).toBeGreaterThan(0);
    });

    it.each<[string, () => void]>([
      ['all requests are answered', () => receive({ kind: 'done' })],
      ['it failed', () => receive({ kind: 'failed' })],
      ['it was dropped', () => connection.post({ kind: 'drop', id: 1 })],
      ['the page is hidden', () => connection.post({ kind: 'hold', held: true })],
    ])('stays while no message is expected: %s', (_, rest) => {
      rest();
      vi.advanceTimersByTime(60_000);
      expect(broken).toBe(0);
    });

    it('stays after the page was suspended, and is checked once when it resumes', () => {
      vi.advanceTimersByTime(1000);
      vi.setSystemTime(Date.now() + 7_200_000);
      vi.advanceTimersByTime(1000);
      receive({ kind: 'progress', progress: { states: 1, ms: 1 } });
      expect(broken).toBe(0);
    });
  });

  it('fails at once if the worker is of another version', () => {
    fakeWorker.onmessage?.({ data: { kind: 'hello', version: '0.0.9' } });
    expect(broken).toBe(1);
  });

  it("fails when the worker has an error, which does not reach the page's own handlers", () => {
    const preventDefault = vi.fn();
    fakeWorker.onerror?.({ preventDefault });
    expect(broken).toBe(1);
    expect(preventDefault).toHaveBeenCalledOnce();
  });

  it('fails when an answer is unreadable', () => {
    fakeWorker.onmessageerror?.();
    expect(broken).toBe(1);
  });

  it('leaves no listener or timer when it is closed', () => {
    connection.close();
    expect(fakeWorker).toMatchObject({ ended: true, onmessage: null, onmessageerror: null, onerror: null });
    expect(vi.getTimerCount()).toBe(0);
    expect(broken).toBe(0);
  });
});
