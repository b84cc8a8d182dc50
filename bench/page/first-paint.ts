// First paint of a page with one widget: the time from the navigation to the first frame with any part of it, as the
// browser reports it (first-contentful-paint), and to the complete frame: 52 cards, 32 pieces, the first emoji.
import { EYES, medians, type Visits } from './visits.js';
import type { Widget } from './widgets.js';

export interface FirstPaint {
  readonly first: number;
  readonly complete: number;
}

/** Checks in each frame whether everything is drawn, and records the time of the first such frame. */
const watch = (selector: string, count: number): string => `(() => {
  ${EYES};
  const look = () => {
    if (document.body && bench.count(${JSON.stringify(selector)}) >= ${count}) {
      void bench.drawn().then((at) => { bench.complete = at });
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()`;

const once = (visits: Visits, { name, drawn }: Widget, slow: number): Promise<FirstPaint> =>
  visits.visit(slow, async ({ page, origin }) => {
    await page.evaluateOnNewDocument(watch(...drawn));
    await page.goto(`${origin}/one/${name}`);
    await page.waitForFunction('bench.complete', { timeout: 20_000 });
    // a frame, and its time, may be reported after it was drawn; entries without a time are ignored
    const entry = `performance.getEntriesByName('first-contentful-paint')[0]?.startTime`;
    await page.waitForFunction(`${entry} > 0`, { timeout: 5_000 }).catch(() => undefined);
    const [first, complete] = (await page.evaluate(`[${entry} || NaN, bench.complete]`)) as [number, number];
    return { first, complete };
  });

/** The median of some visits, after an uncounted first one. */
export async function firstPaint(
  visits: Visits,
  widget: Widget,
  slow: number,
  times: number,
): Promise<FirstPaint> {
  await once(visits, widget, slow);
  const seen: FirstPaint[] = [];
  for (let i = 0; i < times; i++) seen.push(await once(visits, widget, slow));
  return medians(seen);
}
