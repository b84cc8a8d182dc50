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
import { fortyThieves, freeCell } from '../support/strangers.js';

vi.mock('../../src/solver/stepper.js', () => import('../support/counter.js'));

const position = (deal: number): Position => Game.deal('over-under', { deal }).position;
const breath = () => new Promise<void>((resolve) => setTimeout(resolve));

/** A page with a manual clock. */
class Place implements Environment {
  readonly asked: SearchRequest[] = [];
  opened = 0;
  closed = 0;
  desks: Transport[] = [];
  #hidden = false;
  #due: (() => void)[] = [];
  #timers: { at: number; run: () => void }[] = [];
  #watchers: (() => void)[] = [];

  readonly transports = (): readonly Transport[] => this.desks;
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
  readonly worker: Transport = (hear) => {
    this.opened++;
    let open = true;
    const desk = new SearchScheduler(
      (answer) => {
        const word = structuredClone(answer);
        queueMicrotask(() => open && hear(word));
      },
      this.now,
      (run) => this.whenIdle(() => open && run()),
    );
    return {
      post: (ask) => {
        this.asked.push(structuredClone(ask));
        desk.handle(structuredClone(ask));
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
    for (let i = 0; i < count && this.#due.length; i++) {
      this.#due.shift()?.();
      await breath();
    }
    return this.#due.length > 0;
  }

  async pass(ms: number): Promise<void> {
    work.now += ms;
    const due = this.#timers.filter(({ at }) => at <= work.now);
    this.#timers = this.#timers.filter((timer) => !due.includes(timer));
    for (const { run } of due) run();
    await breath();
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

let place: Place;

beforeEach(() => {
  work.now = 1000;
  work.msForState = 0.01;
  work.slices.length = work.games.length = 0;
  place = new Place();
});

describe.each([
  ['on the thread itself', false],
  ['in a worker', true],
])('a search %s', (_, inWorker) => {
  beforeEach(() => {
    if (inWorker) place.desks = [place.worker];
  });

  it('ends in slices of at most 8 ms, however fast or slow the states are', async () => {
    const search = searchOver(place);
    for (const msForState of [0.0005, 0.01, 0.2]) {
      work.msForState = msForState;
      work.slices.length = 0;
      const found = watch(search(position(20)));
      expect(work.slices, 'nothing is done at once').toEqual([]);
      await place.turns(Infinity);
      expect(found.solution).toMatchObject({ verdict: 'unwinnable', states: 20_000 });
      expect(Math.max(...work.slices.map(({ ms }) => ms))).toBeLessThanOrEqual(8);
      // it uses its full time: fewer slices than at 2 ms each
      expect(work.slices.length).toBeLessThan(20 + (20_000 * msForState) / 2);
    }
  });

  it('shortens its slices at once when the states become slow', async () => {
    const search = searchOver(place);
    watch(search(position(900)));
    work.msForState = 0.001;
    await place.turns(30);
    work.msForState = 0.002;
    work.slices.length = 0;
    await place.turns(10);
    expect(work.slices.every(({ ms }) => ms <= 8)).toBe(true);
  });

  it('respects the limit of states, and passes on the other limits', async () => {
    const search = searchOver(place);
    const found = watch(search(position(20), { states: 1500, memory: 2 ** 20 }));
    await place.turns(Infinity);
    expect(found.solution?.states).toBe(1500);
    expect(work.slices.every(({ memory }) => memory === 2 ** 20)).toBe(true);
  });

  it('uses at most 256 MB, whatever is requested', async () => {
    watch(searchOver(place)(position(1), { memory: 2 ** 32 }));
    await place.turns(Infinity);
    expect(work.slices[0]?.memory).toBe(0.75 * 2 ** 28);
  });

  it('gets half of the remaining memory, so that all searches together use at most 256 MB', async () => {
    const search = searchOver(place);
    for (const deal of [50, 51]) {
      watch(search(position(deal)));
      await place.turns(2);
    }
    const memoryOf = (deal: number) => work.slices.find((slice) => slice.deal === deal)?.memory;
    expect([memoryOf(50), memoryOf(51)]).toEqual([0.75 * 2 ** 28, 2 ** 25]);
  });

  it('reports progress about four times a second', async () => {
    const heard: { states: number; ms: number }[] = [];
    const found = watch(searchOver(place)(position(100), { onProgress: (one) => heard.push(one) }));
    await place.turns(Infinity);
    expect(found.solution).toBeDefined();
    // 1,000 ms of work
    expect(heard.length).toBeGreaterThanOrEqual(3);
    expect(heard.length).toBeLessThanOrEqual(4);
    expect(heard.map(({ states }) => states)).toEqual(heard.map(({ ms }) => Math.round(ms * 100)));
  });

  it('stops within a slice when its signal aborts, and rejects at once with the reason', async () => {
    const search = searchOver(place);
    const stop = new AbortController();
    const found = watch(search(position(100), { signal: stop.signal }));
    await place.turns(5);
    const reason = new Error('another position');
    const before = work.slices.length;
    stop.abort(reason);
    await breath();
    expect(found.error).toBe(reason);
    expect(await place.turns(Infinity)).toBe(false);
    expect(work.slices.length).toBe(before);
  });

  it('leaves no listener on a signal that outlives it', async () => {
    const { signal } = new AbortController();
    watch(searchOver(place)(position(2), { signal }));
    expect(getEventListeners(signal, 'abort')).toHaveLength(1);
    await place.turns(Infinity);
    expect(getEventListeners(signal, 'abort')).toHaveLength(0);
  });

  it('does not start if its signal was already aborted', async () => {
    const reason = new Error('too late');
    const found = watch(searchOver(place)(position(5), { signal: AbortSignal.abort(reason) }));
    await place.turns(Infinity);
    expect(found.error).toBe(reason);
    expect(work.slices).toEqual([]);
    expect(place.opened).toBe(0);
  });

  it('shares the queue with others: the newest and the oldest take turns', async () => {
    const search = searchOver(place);
    const found = [40, 41, 42].map((deal) => watch(search(position(deal))));
    await place.turns(10);
    expect(work.slices.map(({ deal }) => deal)).toEqual([42, 40, 42, 40, 42, 40, 42, 40, 42, 40]);
    await place.turns(Infinity);
    expect(found.map(({ solution }) => solution?.states)).toEqual([40_000, 41_000, 42_000]);
    expect(place.opened).toBe(inWorker ? 1 : 0);
  });

  it('continues when another is cancelled', async () => {
    const search = searchOver(place);
    const stop = new AbortController();
    const [one, other] = [watch(search(position(30))), watch(search(position(31), { signal: stop.signal }))];
    await place.turns(7);
    stop.abort();
    await place.turns(Infinity);
    expect(one.solution?.states).toBe(30_000);
    expect(other.error).toMatchObject({ name: 'AbortError' });
  });

  it('pauses while the page is hidden, also if it starts there', async () => {
    const search = searchOver(place);
    place.show(false);
    const found = watch(search(position(10)));
    expect(await place.turns(Infinity)).toBe(false);
    expect(work.slices).toEqual([]);
    place.show(true);
    await place.turns(6);
    expect(work.slices).toHaveLength(6);
    place.show(false);
    await place.turns(Infinity);
    expect(work.slices).toHaveLength(6);
    place.show(true);
    await place.turns(Infinity);
    expect(found.solution?.states).toBe(10_000);
  });

  it('rejects with the error that ended it, and others continue', async () => {
    const search = searchOver(place);
    const [bad, good] = [watch(search(position(13))), watch(search(position(3)))];
    await place.turns(Infinity);
    expect(bad.error).toMatchObject({ name: 'RangeError', message: 'Array buffer allocation failed' });
    expect(good.solution?.states).toBe(3000);
  });

  it("rejects with the engine's own error for an invalid position", async () => {
    const search = searchOver(place);
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
    expect(place.opened).toBe(0);
  });

  it('accepts a position wrapped by a framework', async () => {
    const wrapped = new Proxy(position(2), {});
    const found = watch(searchOver(place)(wrapped));
    await place.turns(Infinity);
    expect(found.solution?.states).toBe(2000);
  });

  it('continues when its progress callback throws', async () => {
    const thrown: unknown[] = [];
    const hear = (error: unknown) => thrown.push(error);
    process.once('unhandledRejection', hear);
    const onProgress = () => {
      throw new Error('mine');
    };
    const found = watch(searchOver(place)(position(40), { onProgress }));
    await place.turns(Infinity);
    expect(found.solution?.states).toBe(40_000);
    expect(thrown).toMatchObject([{ message: 'mine' }]);
  });
});

describe('a worker', () => {
  it('receives the description of the game, which only this page may know', async () => {
    place.desks = [place.worker];
    const search = searchOver(place);
    defineVariant(freeCell);
    watch(search(Game.deal('freecell', { deal: 2 }).position));
    watch(search(Game.deal(fortyThieves, { deal: 2 }).position, { variant: fortyThieves }));
    await place.turns(Infinity);
    const told = place.asked.flatMap((ask) =>
      ask.kind === 'search' ? [JSON.parse(ask.game) as unknown] : [],
    );
    expect(told).toEqual([freeCell, fortyThieves]);
    expect(work.games.map(({ id }) => id)).toEqual(['forty-thieves', 'freecell']);
  });

  it('reads a description once', async () => {
    place.desks = [place.worker];
    const search = searchOver(place);
    for (const deal of [2, 3]) watch(search(position(deal)));
    await place.turns(Infinity);
    expect(work.games).toHaveLength(2);
    expect(work.games[0]).toBe(work.games[1]);
  });

  it('is created on demand, ended when idle for ten seconds, and created again', async () => {
    place.desks = [place.worker];
    const search = searchOver(place);
    expect(place.opened).toBe(0);
    watch(search(position(1)));
    await place.turns(Infinity);
    await place.pass(9000);
    watch(search(position(2)));
    await place.turns(Infinity);
    await place.pass(9000);
    expect(place).toMatchObject({ opened: 1, closed: 0 });
    await place.pass(2000);
    expect(place).toMatchObject({ opened: 1, closed: 1 });
    const found = watch(search(position(3)));
    await place.turns(Infinity);
    expect(found.solution?.states).toBe(3000);
    expect(place).toMatchObject({ opened: 2, closed: 1 });
  });

  it('is not ended during a search', async () => {
    place.desks = [place.worker];
    const search = searchOver(place);
    const long = watch(search(position(90)));
    watch(search(position(1)));
    await place.turns(50);
    await place.pass(60_000);
    await place.turns(Infinity);
    expect(long.solution?.states).toBe(90_000);
    expect(place.closed).toBe(0);
  });

  it('that cannot be created is replaced by the next option, which is remembered', async () => {
    const tried: string[] = [];
    const none: Transport = () => {
      tried.push('none');
      throw new Error('Content Security Policy');
    };
    place.desks = [none, none, place.worker];
    const search = searchOver(place);
    const found = watch(search(position(4)));
    await place.turns(Infinity);
    expect(found.solution?.states).toBe(4000);
    await place.pass(20_000);
    watch(search(position(5)));
    await place.turns(Infinity);
    expect(tried).toEqual(['none', 'none']);
    expect(place.opened).toBe(2);
  });

  it.each([
    ['another worker', (): Transport[] => [place.worker]],
    ['the thread itself', (): Transport[] => []],
  ])('that fails during a search is replaced by %s without an effect on the caller', async (_, next) => {
    let fail = (): void => undefined;
    const breaking: Transport = (hear, broken) => {
      fail = broken;
      return place.worker(hear, broken);
    };
    place.desks = [breaking, ...next()];
    const search = searchOver(place);
    const stop = new AbortController();
    const found = [10, 11].map((deal) => watch(search(position(deal))));
    const stopped = watch(search(position(12), { signal: stop.signal }));
    await place.turns(8);
    stop.abort();
    fail();
    await place.turns(Infinity);
    expect(found.map(({ solution }) => solution?.states)).toEqual([10_000, 11_000]);
    expect(stopped.error).toBeDefined();
    expect(place.closed).toBe(1);
    watch(search(position(2)));
    await place.turns(Infinity);
    expect(place.opened).toBe(1 + next().length);
  });

  it('that is created while the page is hidden pauses, too', async () => {
    let fail = (): void => undefined;
    const breaking: Transport = (hear, broken) => {
      fail = broken;
      return place.worker(hear, broken);
    };
    place.desks = [breaking];
    const found = watch(searchOver(place)(position(10)));
    await place.turns(4);
    place.show(false);
    fail();
    const before = work.slices.length;
    await place.turns(Infinity);
    expect(work.slices.length).toBe(before);
    place.show(true);
    await place.turns(Infinity);
    expect(found.solution?.states).toBe(10_000);
  });
});

describe('the connection to a worker', () => {
  /** The page's handle of a worker. */
  class Held {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    onmessageerror: (() => void) | null = null;
    onerror: ((event: { preventDefault: () => void }) => void) | null = null;
    readonly heard: unknown[] = [];
    ended = false;
    postMessage(word: unknown): void {
      this.heard.push(word);
    }
    terminate(): void {
      this.ended = true;
    }
  }

  let held: Held;
  let broken: number;
  let answers: SearchResponse[];
  let line: Connection;

  beforeEach(() => {
    vi.useFakeTimers();
    held = new Held();
    broken = 0;
    answers = [];
    line = workerTransport(() => held as unknown as Worker)(
      (answer) => answers.push(answer),
      () => broken++,
    );
    return () => vi.useRealTimers();
  });

  it('is established once the worker has sent its greeting with this version', () => {
    held.onmessage?.({ data: { kind: 'hello', version: VERSION } });
    vi.advanceTimersByTime(60_000);
    expect(broken).toBe(0);
    const answer: SearchResponse = { kind: 'progress', id: 1, progress: { states: 1, ms: 1 } };
    held.onmessage?.({ data: answer });
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
    const told = (answer: object): void => held.onmessage?.({ data: { id: 1, ...answer } });
    beforeEach(() => {
      told({ kind: 'hello', version: VERSION });
      line.post(ask);
    });

    it('fails when the worker stops answering, like one that was killed', () => {
      for (let i = 0; i < 10; i++) {
        vi.advanceTimersByTime(3000);
        told({ kind: 'progress', progress: { states: 1, ms: 1 } });
      }
      expect(broken).toBe(0);
      vi.advanceTimersByTime(6000);
      expect(broken).toBeGreaterThan(0);
    });

    it.each<[string, () => void]>([
      ['all is answered', () => told({ kind: 'done' })],
      ['it failed', () => told({ kind: 'failed' })],
      ['it was dropped', () => line.post({ kind: 'drop', id: 1 })],
      ['the page is hidden', () => line.post({ kind: 'hold', held: true })],
    ])('stays while no message is expected: %s', (_, rest) => {
      rest();
      vi.advanceTimersByTime(60_000);
      expect(broken).toBe(0);
    });

    it('stays after the page was suspended, and is checked once when it resumes', () => {
      vi.advanceTimersByTime(1000);
      vi.setSystemTime(Date.now() + 7_200_000);
      vi.advanceTimersByTime(1000);
      told({ kind: 'progress', progress: { states: 1, ms: 1 } });
      expect(broken).toBe(0);
    });
  });

  it('fails at once if the worker is of another version', () => {
    held.onmessage?.({ data: { kind: 'hello', version: '0.0.9' } });
    expect(broken).toBe(1);
  });

  it("fails when the worker has an error, which does not reach the page's own handlers", () => {
    const preventDefault = vi.fn();
    held.onerror?.({ preventDefault });
    expect(broken).toBe(1);
    expect(preventDefault).toHaveBeenCalledOnce();
  });

  it('fails when an answer is unreadable', () => {
    held.onmessageerror?.();
    expect(broken).toBe(1);
  });

  it('leaves no listener or timer when it is closed', () => {
    line.close();
    expect(held).toMatchObject({ ended: true, onmessage: null, onmessageerror: null, onerror: null });
    expect(vi.getTimerCount()).toBe(0);
    expect(broken).toBe(0);
  });
});
