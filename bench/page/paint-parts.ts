// The parts of a first paint: what the main thread of the page does until the first frame with any part of the widget,
// by the trace of the browser.
import { medians, type Visits } from './visits.js';
import type { Widget } from './widgets.js';

/** The parts, in the order of the table. */
export const PARTS = ['load', 'compile', 'run', 'styles', 'layout', 'paint', 'other'] as const;
export type Part = (typeof PARTS)[number];
/** The time of each part in ms. */
export type PaintParts = Readonly<Record<Part, number>>;

/** The events of each part; the rest is `other`. */
const EVENTS: readonly (readonly [Part, RegExp])[] = [
  ['load', /^(ResourceReceive|ResourceFinish|ResourceSendRequest|ParseHTML|ParseAuthorStyleSheet)/],
  ['compile', /^v8\.(compile|parse)/i],
  [
    'run',
    /^(EvaluateScript|v8\.|V8\.|FunctionCall|RunMicrotasks|FireAnimationFrame|TimerFire|EventDispatch)/,
  ],
  ['styles', /^(UpdateLayoutTree|RecalculateStyles)/],
  ['layout', /^Layout$/],
  ['paint', /^(PrePaint|Paint|Layer|Commit|CompositeLayers|UpdateLayer)/],
];
const partOf = (name: string): Part => EVENTS.find(([, events]) => events.test(name))?.[0] ?? 'other';

/** An event of a trace; times are in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
}

/** Adds up the time of each part, without that of nested events, until the first frame. */
function partsOf(events: readonly TraceEvent[]): PaintParts {
  const found: Record<Part, number> = {
    load: 0,
    compile: 0,
    run: 0,
    styles: 0,
    layout: 0,
    paint: 0,
    other: 0,
  };
  const frame = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!frame) throw new Error('The trace has no first-contentful-paint.');
  const thread = events
    .filter(({ ph, pid, tid, ts }) => ph === 'X' && pid === frame.pid && tid === frame.tid && ts < frame.ts)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  /** The events that have not ended, outermost first. */
  const stack: { readonly part: Part; readonly end: number }[] = [];
  for (const { name, ts, dur = 0 } of thread) {
    const end = Math.min(ts + dur, frame.ts);
    while (stack.length && (stack.at(-1)?.end ?? 0) <= ts) stack.pop();
    const outer = stack.at(-1);
    const part = partOf(name);
    // a task without a name of its own belongs to the part that it is nested in
    const counted = part === 'other' && outer ? outer.part : part;
    const ms = (Math.min(end, outer?.end ?? end) - ts) / 1000;
    found[counted] += ms;
    if (outer) found[outer.part] -= ms;
    stack.push({ part: counted, end });
  }
  return found;
}

/** The medians of some visits. */
export async function paintParts(
  visits: Visits,
  { name }: Widget,
  slow: number,
  times: number,
): Promise<PaintParts> {
  const seen: PaintParts[] = [];
  for (let i = 0; i < times; i++) {
    seen.push(
      await visits.visit(slow, async ({ page, origin }) => {
        await page.tracing.start({
          categories: ['toplevel', 'devtools.timeline', 'loading', 'v8', 'blink.user_timing'],
        });
        await page.goto(`${origin}/one/${name}`);
        await page.waitForFunction(`performance.getEntriesByName('first-contentful-paint').length`, {
          timeout: 20_000,
        });
        const trace = await page.tracing.stop();
        const { traceEvents } = JSON.parse(new TextDecoder().decode(trace)) as { traceEvents: TraceEvent[] };
        return partsOf(traceEvents);
      }),
    );
  }
  return medians(seen);
}
