// A drag of 240 mouse moves across a whole widget: layouts, script time and frames, without the cost of press and drop.
import { EYES, medians, metrics, percentile, type Visit, type Visits } from './visits.js';
import type { Widget } from './widgets.js';

export interface Drag {
  readonly layouts: number;
  readonly styles: number;
  /** Milliseconds of script during all moves. */
  readonly script: number;
  /** The 95th percentile and the maximum of the times between two frames, in ms. */
  readonly p95: number;
  readonly worst: number;
}

export const MOVES = 240;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const boxOf = async ({ page }: Visit, expression: string): Promise<Box> =>
  (await page.evaluate(`(() => {
    const { x, y, width, height } = (${expression}).getBoundingClientRect();
    return { x, y, width, height };
  })()`)) as Box;

/** The point to press. */
async function gripOf(visit: Visit, drag: NonNullable<Widget['drag']>, all: Box): Promise<[number, number]> {
  if (typeof drag !== 'string') return [all.x + all.width * drag[0], all.y + all.height * drag[1]];
  const [pile = '', card = ''] = drag.split(' ');
  const { x, y, width, height } = await boxOf(
    visit,
    `bench.all().findLast((one) => one.matches(${JSON.stringify(card)}) && one.getRootNode().host.matches(${JSON.stringify(pile)}))`,
  );
  return [x + width / 2, y + height * 0.8];
}

const FRAMES = `(() => {
  bench.frames = [];
  let last;
  const frame = (at) => {
    if (!bench.frames) return;
    if (last !== undefined) bench.frames.push(at - last);
    last = at;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})()`;

const once = (visits: Visits, widget: Widget, slow: number): Promise<Drag> =>
  visits.visit(1, async (visit) => {
    const { page, cdp, origin } = visit;
    await page.goto(`${origin}/one/${widget.name}`);
    await page.evaluate(EYES);
    const [selector, count] = widget.drawn;
    await page.waitForFunction(`bench.count(${JSON.stringify(selector)}) >= ${count}`);
    await page.evaluate('new Promise((done) => setTimeout(done, 1000))');
    await cdp.send('Performance.enable');
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slow });
    const all = await boxOf(visit, 'document.body.firstElementChild');
    const [x, y] = await gripOf(visit, widget.drag ?? [0.5, 0.5], all);
    const height = Math.min(all.height, 600);
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let i = 1; i <= 10; i++) await page.mouse.move(x + i, y - i);
    await page.evaluate(FRAMES);
    const before = await metrics(cdp);
    for (let i = 0; i < MOVES; i++) {
      const turn = (i / MOVES) * 2 * Math.PI;
      await page.mouse.move(
        all.x + all.width * (0.5 + 0.4 * Math.sin(2 * turn)),
        all.y + height * (0.5 + 0.4 * Math.cos(3 * turn)),
      );
    }
    const after = await metrics(cdp);
    const frames = (await page.evaluate('[bench.frames, (bench.frames = undefined)][0]')) as number[];
    await page.mouse.up();
    const grown = (name: string): number => after(name) - before(name);
    return {
      layouts: grown('LayoutCount'),
      styles: grown('RecalcStyleCount'),
      script: grown('ScriptDuration') * 1000,
      p95: percentile(frames, 0.95),
      worst: Math.max(...frames),
    };
  });

/** The median of some visits. */
export async function drag(visits: Visits, widget: Widget, slow: number, times: number): Promise<Drag> {
  const seen: Drag[] = [];
  for (let i = 0; i < times; i++) seen.push(await once(visits, widget, slow));
  return medians(seen);
}
