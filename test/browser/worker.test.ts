// Searches on a real page: in a worker, or on the page in slices; and searches that are paused, aborted or lose their
// worker.
import { expect } from '@open-wc/testing';
import { Game, type Position } from '../../src/engine.js';
import '../../src/platform/npm-worker.js';
import { systemSearch, systemEnvironment } from '../../src/platform/search-worker.js';
import { searchOver, type Environment } from '../../src/solver/search-client.js';
import type { Search } from '../../src/solver/search.js';
import { fortyThieves } from '../support/custom-games.js';
import { realTime, staysTrue, until } from '../support/until.js';
import { show, showAsBefore } from '../support/visibility.js';

/** More than any search can complete in a test. */
const endless = (): Position => Game.deal(fortyThieves, { deal: 1 }).position;
const HARD = { variant: fortyThieves };

/** The duration of each slice on this thread. */
let slices: number[];
let workers: Worker[];
let ended: Worker[];
const { Worker: RealWorker } = globalThis;

/** A search of this page with a modified environment. */
const searchWith = (site: Partial<Environment>): Search =>
  searchOver({
    ...systemEnvironment,
    whenIdle: (run) =>
      systemEnvironment.whenIdle(() => {
        const start = performance.now();
        run();
        slices.push(performance.now() - start);
      }),
    ...site,
  });

const inSlices = (): Search => searchWith({ transports: () => [] });

beforeEach(() => {
  slices = [];
  workers = [];
  ended = [];
  globalThis.Worker = class extends RealWorker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      workers.push(this);
    }
    override terminate(): void {
      ended.push(this);
      super.terminate();
    }
  };
});

afterEach(() => {
  globalThis.Worker = RealWorker;
  showAsBefore();
});

describe('a search on the main thread', () => {
  it('works in slices of at most 8 ms, and the page continues to paint', async () => {
    let frames = 0;
    let frame = 0;
    const paint = () => {
      frames++;
      frame = requestAnimationFrame(paint);
    };
    paint();
    const found = await inSlices()(endless(), { ...HARD, ms: 800 });
    cancelAnimationFrame(frame);
    expect(found.verdict).to.equal('unknown');
    expect(found.states).to.be.above(100);
    expect(found.ms).to.be.at.least(800);
    slices.sort((a, b) => a - b);
    const share = (part: number) => slices[Math.floor(slices.length * part)];
    expect(share(0.5), 'most slices').to.be.below(8);
    // other work of this machine may delay some
    expect(share(0.75), 'three of four slices').to.be.below(50);
    expect(frames, 'frames in at least 800 ms').to.be.above(10);
    expect(workers).to.have.lengthOf(0);
  });

  it('stops when it is aborted', async () => {
    const stop = new AbortController();
    const search = inSlices()(endless(), { ...HARD, signal: stop.signal });
    await until(() => slices.length, 'the search runs');
    stop.abort(new Error('enough'));
    const count = slices.length;
    const error: unknown = await search.catch((reason: unknown) => reason);
    expect(error).to.have.property('message', 'enough');
    // a scheduled slice may still start, and does nothing
    await staysTrue(() => slices.length <= count + 1, 'the search has stopped', 60);
  });

  it('pauses while the page is hidden', async () => {
    const stop = new AbortController();
    const search = inSlices()(endless(), { ...HARD, signal: stop.signal }).catch(() => undefined);
    await until(() => slices.length, 'the search runs');
    show(false);
    const count = slices.length;
    // a scheduled slice may still start, and does nothing
    await staysTrue(() => slices.length <= count + 1, 'the search rests', 100);
    show(true);
    await until(() => slices.length > count + 1, 'the search continues');
    stop.abort();
    await search;
  });
});

describe('a search in a worker', () => {
  /** Milliseconds of work that the worker has reported. */
  let reportedMs: number;
  let stop: AbortController;
  const hard = (search: Search) =>
    search(endless(), { ...HARD, signal: stop.signal, onProgress: ({ ms }) => (reportedMs = ms) });

  beforeEach(() => {
    reportedMs = 0;
    stop = new AbortController();
  });

  it('runs there, with one worker for all', async () => {
    const search = searchWith({});
    const limits = { ...HARD, ms: 300 };
    const found = await Promise.all([search(endless(), limits), search(endless(), limits)]);
    expect(found.map(({ verdict }) => verdict)).to.deep.equal(['unknown', 'unknown']);
    for (const { ms } of found) expect(ms).to.be.at.least(300);
    expect(slices).to.deep.equal([]);
    expect(workers).to.have.lengthOf(1);
  });

  it('is used by the tables', async () => {
    const { states } = await systemSearch(endless(), { ...HARD, states: 200 });
    expect(states).to.equal(200);
    expect(workers).to.have.lengthOf(1);
  });

  it('ends the worker after a while without a request', async () => {
    const search = searchWith({ later: (run, ms) => systemEnvironment.later(run, ms / 100) });
    await search(endless(), { ...HARD, states: 100 });
    expect(ended).to.have.lengthOf(0);
    await until(() => ended.length, 'the worker is terminated');
    expect(ended).to.deep.equal(workers);
    await search(endless(), { ...HARD, states: 100 });
    expect(workers).to.have.lengthOf(2);
  });

  it('pauses while the page is hidden', async () => {
    const search = hard(searchWith({})).catch(() => undefined);
    await until(() => reportedMs, 'the worker reports its progress');
    show(false);
    // a progress report may still be in transit; then nothing arrives, though it normally reports four times a second
    await realTime(100);
    const before = reportedMs;
    await staysTrue(() => reportedMs === before, 'the worker is paused', 700);
    show(true);
    const shown = performance.now();
    await until(() => reportedMs > before, 'the worker continues');
    // the time of the pause is not counted
    expect(reportedMs).to.be.below(before + performance.now() - shown + 200);
    stop.abort();
    await search;
  });

  it('continues on the main thread when its worker fails', async () => {
    const search = hard(searchWith({})).catch(() => undefined);
    await until(() => reportedMs, 'the worker reports its progress');
    expect(slices).to.deep.equal([]);
    workers[0]?.dispatchEvent(new ErrorEvent('error', { cancelable: true }));
    await until(() => slices.length, 'the search continues on this thread');
    expect(ended).to.deep.equal(workers);
    stop.abort();
    await search;
  });

  it('runs in slices if no worker can be created', async () => {
    globalThis.Worker = function () {
      throw new DOMException('Content Security Policy', 'SecurityError');
    } as never;
    const found = await searchWith({})(endless(), { ...HARD, states: 300 });
    expect(found.states).to.equal(300);
    expect(slices).not.to.deep.equal([]);
  });
});
