// The measurements as figures with their limits, and as a page for readers.
import { aimsTable, type Aim } from '../../scripts/pretty.js';
import type { Weight } from './bundles.js';
import { MOVES, type Drag } from './drag.js';
import type { FirstPaint } from './first-paint.js';
import type { Inputs } from './inputs.js';
import type { Many } from './many.js';
import { PARTS, type PaintParts } from './paint-parts.js';
import { TABLE } from './widgets.js';

export interface Measured {
  readonly browser: string;
  /** The number of visits of which the figures are medians. */
  readonly visits: number;
  /** By the name of the widget; for drags, by the name and the slowdown. */
  readonly sizes: Map<string, Weight>;
  readonly paints: Map<string, FirstPaint>;
  readonly parts: Map<string, PaintParts>;
  readonly twenty: Map<string, Many>;
  readonly drags: Map<string, Drag>;
  /** By the slowdown. */
  readonly hundred: Map<number, Many>;
  /** By whether there is a worker. */
  readonly inputs: Map<boolean, Inputs>;
}

/** The target size of the module, from the design. */
const LIGHT = 84_000;
/** The widget whose first paint is the target. */
const RIVAL = 'chessground';
/** The targets for inputs on a processor slowed four times, in ms. */
const INPUTS = { median: 50, worst: 80 };
/** The longest task with a hundred tables in ms, by the slowdown. */
const LONGEST_TASK: ReadonlyMap<number, number> = new Map([
  [1, 50],
  [4, 100],
]);
const whole = (n: number): string => Math.round(n).toLocaleString('en');
const ms = (n: number): string => `${n < 100 ? n.toFixed(1) : whole(n)} ms`;
const kilo = (n: number): string => `${whole(n / 1024)} kB`;

function aimsOf(all: Measured): Aim[] {
  const found: Aim[] = [];
  const add = (...of: Aim): unknown => found.push(of);
  const size = all.sizes.get(TABLE.name);
  if (size)
    add(
      'the standalone bundle, brotli',
      `≤ ${whole(LIGHT)} B`,
      `${whole(size.script)} B`,
      size.script <= LIGHT,
    );
  const paint = all.paints.get(TABLE.name);
  const rival = all.paints.get(RIVAL);
  if (paint && rival)
    add(
      'first paint, processor slowed 4×',
      `≤ ${ms(rival.first)}, as ${RIVAL}`,
      ms(paint.first),
      paint.first <= rival.first,
    );
  const twenty = all.twenty.get(TABLE.name);
  if (twenty) add('20 tables, 2 in view, to paint', '≤ 60 ms', ms(twenty.paint), twenty.paint <= 60);
  for (const [slow, { task, scrollTask }] of all.hundred) {
    const longest = Math.max(task, scrollTask);
    const title = `100 tables, also scrolled through: longest task${slow > 1 ? `, slowed ${slow}×` : ''}`;
    const most = LONGEST_TASK.get(slow) ?? Infinity;
    add(title, `≤ ${whole(most)} ms`, ms(longest), longest <= most);
  }
  for (const slow of [1, 4]) {
    const drag = all.drags.get(`${TABLE.name} ${slow}`);
    if (!drag) continue;
    const title = `a drag of ${MOVES} moves${slow > 1 ? `, slowed ${slow}×` : ''}`;
    add(`${title}: layouts`, '0', String(drag.layouts), drag.layouts === 0);
    if (slow === 1) add(`${title}: script`, '≤ 26 ms', ms(drag.script), drag.script <= 26);
    add(`${title}: 95 of 100 frames`, '≤ 16.8 ms', ms(drag.p95), Math.round(drag.p95 * 10) <= 168);
  }
  for (const [worker, { worst, kinds }] of all.inputs) {
    const median = Math.max(...kinds.map((one) => one.median));
    const title = `any input to its frame, slowed 4×, the solver ${worker ? 'in its worker' : 'on the page'}`;
    add(
      title,
      `median ≤ ${INPUTS.median} ms, worst ≤ ${INPUTS.worst} ms`,
      `median ${ms(median)} for the slowest kind, worst ${ms(worst)}`,
      median <= INPUTS.median && worst <= INPUTS.worst,
    );
  }
  return found;
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, i) => (i ? '--:' : '---')), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const section = (title: string, text: string, rows: ReadonlyMap<unknown, unknown>, shown: string): string =>
  rows.size ? `## ${title}\n\n${text}\n\n${shown}\n` : '';

export function pageText(all: Measured): string {
  const many = (rows: readonly (readonly [string, Many])[]): string =>
    table(
      ['', 'to paint', 'elements', 'once seen', 'listeners', 'longest task', 'scrolling', 'heap each'],
      rows.map(([name, one]) => [
        name,
        ms(one.paint),
        whole(one.nodes),
        whole(one.nodesSeen),
        whole(one.listeners),
        ms(one.task),
        ms(one.scrollTask),
        kilo(one.heapEach),
      ]),
    );
  return [
    `# Comparison with other widgets on a page

\`npm run bench\` writes this page: all measurements in one run, in ${all.browser} (headless), on a shared virtual machine, each visit in a fresh profile; figures are medians of up to ${all.visits} visits. Times differ between machines, and by a tenth between runs; their ratios do not. \`npm run bench -- --quick\` takes a tenth of the time and writes no file, \`--only=drag\` runs one measurement.

None of the others plays a game: they are chess boards without rules, and an emoji picker. They are the fastest and smallest widgets of their kind on npm, and show what a page can expect. _one-letter_ is a single letter that follows the pointer: the lower bound set by the browser itself.

## Aims

${aimsTable(aimsOf(all))}`,
    section(
      'Size',
      'One minified module each, built the same way with rollup and terser, with all dependencies (Lit, style sheets, pieces); bytes after brotli 11. _Fetched_: requests at run time.',
      all.sizes,
      table(
        ['', 'minified', 'brotli', 'fetched'],
        Array.from(all.sizes, ([name, { minified, script, files }]) => [
          name,
          whole(minified),
          whole(script),
          whole(files),
        ]),
      ),
    ),
    section(
      'First paint',
      'A page with one widget, 600 pixels wide, served from the same machine; processor slowed four times. _First_: from the navigation to the first frame with any part of it (first-contentful-paint). _Complete_: to the frame with all of it: 52 cards, 32 pieces, 40 emoji.',
      all.paints,
      table(
        ['', 'first', 'complete'],
        Array.from(all.paints, ([name, { first, complete }]) => [name, ms(first), ms(complete)]),
      ),
    ),
    section(
      'Parts of the first paint',
      'What the main thread does before the first frame with any part of the widget, by a trace; processor slowed four times. _Load_: requests and HTML. _Compile_: parsing and compiling the script. _Run_: evaluating it, and rendering. _Other_: everything else, such as starting the page.',
      all.parts,
      table(
        ['', ...PARTS],
        Array.from(all.parts, ([name, parts]) => [name, ...PARTS.map((part) => ms(parts[part]))]),
      ),
    ),
    section(
      'Twenty on a page',
      'With the script loaded, twenty widgets are inserted at once, 600 pixels wide, of which two are in view in a window of 1,000 pixels. _To paint_: the time to the frame that shows them. _Elements_, including shadow roots: in that frame, and after scrolling through the page. _Longest task_: up to a second later, and while scrolling a sixth of a window per frame.',
      all.twenty,
      many([...all.twenty]),
    ),
    section(
      'A hundred tables',
      'The same with a hundred tables of this package.',
      all.hundred,
      many(Array.from(all.hundred, ([slow, one]) => [slow > 1 ? `slowed ${slow}×` : 'full speed', one])),
    ),
    section(
      'A drag',
      `${MOVES} mouse moves with a dragged card or piece across the whole widget, without press and drop. _Script_: total script time of these moves. _Frame_: the 95th percentile of the time between frames.`,
      all.drags,
      table(
        ['', 'layouts', 'style passes', 'script', 'frame', 'longest frame'],
        Array.from(all.drags, ([name, one]) => [
          name.replace(/ (\d)$/, (_, slow: string) => (slow === '1' ? '' : `, slowed ${slow}×`)),
          whole(one.layouts),
          whole(one.styles),
          ms(one.script),
          ms(one.p95),
          ms(one.worst),
        ]),
      ),
    ),
    ...Array.from(all.inputs, ([worker, { kinds, p98, worst }]) =>
      section(
        `Inputs, the solver ${worker ? 'in its worker' : 'on the page'}`,
        `The time from an input to the next frame, as Event Timing reports it (the basis of INP), in steps of eight milliseconds and at least 16. Processor slowed four times, during a search that does not end${worker ? '' : ', in slices, as on a page that allows no worker'}. Of all: 98 of 100 within ${ms(p98)}, ${ms(worst)} at worst.`,
        all.inputs,
        table(
          ['', 'times', 'median', 'worst'],
          kinds.map((one) => [one.kind, whole(one.times), ms(one.median), ms(one.worst)]),
        ),
      ),
    ),
  ]
    .filter(Boolean)
    .join('\n\n');
}
