// Many widgets on a page: the time until they are drawn, the memory they use, and the longest task, also during
// scrolling.
import type { CDPSession } from 'puppeteer-core';
import { EYES, heap, medians, metrics, type Visit, type Visits } from './visits.js';
import type { Widget } from './widgets.js';

export interface Many {
  /** Milliseconds from inserting the markup to the first frame with it. */
  readonly paint: number;
  /** The number of elements, shadow roots included, in that frame, and after scrolling through the page. */
  readonly nodes: number;
  readonly nodesSeen: number;
  readonly listeners: number;
  /** The longest task in ms: until all are loaded, and while scrolling. */
  readonly task: number;
  readonly scrollTask: number;
  /** Bytes for each widget, after all were in view. */
  readonly heapEach: number;
}

/** The longest task on the page's main thread during an action, without workers and the browser's own pages. */
async function longestTask({ page, cdp }: Visit, what: () => Promise<void>): Promise<number> {
  let longest = 0;
  let main = '';
  const tasks: { thread: string; ms: number }[] = [];
  const collect = ({ value }: { value: readonly unknown[] }): void => {
    for (const event of value as readonly TraceEvent[]) {
      const thread = `${event.pid} ${event.tid}`;
      if (event.name === 'TimeStamp') main = thread;
      if (event.name === 'RunTask') tasks.push({ thread, ms: (event.dur ?? 0) / 1000 });
    }
  };
  cdp.on('Tracing.dataCollected', collect);
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
      excludedCategories: ['*'],
    },
  });
  await page.evaluate('console.timeStamp("here")');
  await what();
  const complete = new Promise((done) => cdp.once('Tracing.tracingComplete', done));
  await cdp.send('Tracing.end');
  await complete;
  cdp.off('Tracing.dataCollected', collect);
  for (const { thread, ms } of tasks) if (thread === main) longest = Math.max(longest, ms);
  return longest;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
}

/** Inserts them into the page and waits for the frame; runs in the page. */
const put = ({ markup, start }: Widget, count: number): string => `(async () => {
  const started = performance.now();
  const box = document.createElement('div');
  box.innerHTML = ${JSON.stringify(markup)}.replace(' deal="14"', '').repeat(${count});
  document.body.append(box);
  ${start ? `for (const element of box.children) { ${start} }` : ''}
  return (await bench.drawn()) - started;
})()`;

/** Scrolls like a reader: a sixth of a window in each frame, to the end. */
const SCROLL = `(async () => {
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 6) {
    scrollTo(0, y);
    await new Promise(requestAnimationFrame);
  }
})()`;

const quiet = (visit: Visit): Promise<unknown> =>
  visit.page.evaluate('new Promise((done) => setTimeout(done, 1000))');

const listenersOf = async (cdp: CDPSession): Promise<number> => (await metrics(cdp))('JSEventListeners');

async function once(visits: Visits, widget: Widget, count: number, slow: number): Promise<Many> {
  // a window with space for two tables
  return visits.visit(
    1,
    async (visit) => {
      const { page, cdp, origin } = visit;
      await page.goto(`${origin}/none/${widget.name}`);
      await page.evaluate(EYES);
      await page.evaluate('bench.drawn()');
      await cdp.send('Performance.enable');
      const [heapBefore, listenersBefore] = [await heap(cdp), await listenersOf(cdp)];
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: slow });
      let paint = NaN;
      let nodes = NaN;
      const task = await longestTask(visit, async () => {
        paint = (await page.evaluate(put(widget, count))) as number;
        nodes = (await page.evaluate('bench.all().length')) as number;
        await quiet(visit);
      });
      const scrollTask = await longestTask(visit, async () => {
        await page.evaluate(SCROLL);
        await quiet(visit);
      });
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      const nodesSeen = (await page.evaluate('bench.all().length')) as number;
      await page.evaluate('scrollTo(0, 0)');
      await quiet(visit);
      return {
        paint,
        nodes,
        nodesSeen,
        listeners: (await listenersOf(cdp)) - listenersBefore,
        task,
        scrollTask,
        heapEach: ((await heap(cdp)) - heapBefore) / count,
      };
    },
    1000,
  );
}

/** The median of some visits. */
export async function many(
  visits: Visits,
  widget: Widget,
  count: number,
  slow: number,
  times: number,
): Promise<Many> {
  const seen: Many[] = [];
  for (let i = 0; i < times; i++) seen.push(await once(visits, widget, count, slow));
  return medians(seen);
}
