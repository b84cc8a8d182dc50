// What was measured as figures with their aims, and as a page for readers.
import type { Figure } from '../../scripts/quality.js';
import type { Weight } from './bundles.js';
import { MOVES, type Drag } from './drag.js';
import type { FirstPaint } from './first-paint.js';
import { slopeOf, type Hour } from './hour.js';
import type { Inputs } from './inputs.js';
import type { Many } from './many.js';
import { TABLE } from './widgets.js';

export interface Measured {
  readonly browser: string;
  /** Of how many visits the figures are medians. */
  readonly visits: number;
  /** By name of the widget; drags by name and how many times slower. */
  readonly sizes: Map<string, Weight>;
  readonly paints: Map<string, FirstPaint>;
  readonly twenty: Map<string, Many>;
  readonly drags: Map<string, Drag>;
  /** By how many times slower. */
  readonly hundred: Map<number, Many>;
  /** By whether there is a worker. */
  readonly inputs: Map<boolean, Inputs>;
  hour?: Hour;
}

/** The size the module aims at. */
const LIGHT = 32_000;
/** Of the heap, in the whole hour: what one collection leaves more than another. */
const FLAT = 0.05;

const whole = (n: number): string => Math.round(n).toLocaleString('en');
const ms = (n: number): string => `${n < 100 ? n.toFixed(1) : whole(n)} ms`;
const kilo = (n: number): string => `${whole(n / 1024)} kB`;

const figure = (what: string, aim: string, measured: string, met: boolean): Figure => ({
  what,
  aim,
  measured,
  met,
});

/** Where the line that fits these counts best begins and ends: each of them has a few more or less at random. */
function endsOf(counts: readonly number[]): readonly [from: number, to: number] {
  const mean = counts.reduce((sum, one) => sum + one, 0) / counts.length;
  const half = (slopeOf(counts) * (counts.length - 1)) / 2;
  return [mean - half, mean + half];
}

export function figuresOf(all: Measured): Figure[] {
  const found: Figure[] = [];
  const add = (...of: Parameters<typeof figure>): unknown => found.push(figure(...of));
  const size = all.sizes.get(TABLE.name);
  if (size)
    add('the standalone bundle, brotli', '≤ 32,000 B', `${whole(size.script)} B`, size.script <= LIGHT);
  const paint = all.paints.get(TABLE.name);
  if (paint) add('first paint, processor slowed 4×', '≤ 132 ms', ms(paint.first), paint.first <= 132);
  const twenty = all.twenty.get(TABLE.name);
  if (twenty) add('20 tables, 2 in view, to paint', '≤ 60 ms', ms(twenty.paint), twenty.paint <= 60);
  for (const [slow, { task, scrollTask }] of all.hundred) {
    const longest = Math.max(task, scrollTask);
    const title = `100 tables, also scrolled through: longest task${slow > 1 ? `, slowed ${slow}×` : ''}`;
    add(title, '≤ 50 ms', ms(longest), longest <= 50);
  }
  for (const slow of [1, 4]) {
    const drag = all.drags.get(`${TABLE.name} ${slow}`);
    if (!drag) continue;
    const title = `a drag of ${MOVES} moves${slow > 1 ? `, slowed ${slow}×` : ''}`;
    add(`${title}: layouts`, '0', String(drag.layouts), drag.layouts === 0);
    if (slow === 1) add(`${title}: script`, '≤ 26 ms', ms(drag.script), drag.script <= 26);
    add(`${title}: 95 of 100 frames`, '≤ 16.8 ms', ms(drag.p95), Math.round(drag.p95 * 10) <= 168);
  }
  for (const [worker, { worst, p98 }] of all.inputs) {
    const title = `any input to its frame, slowed 4×, the solver ${worker ? 'in its worker' : 'on the page'}`;
    add(title, '≤ 50 ms', `${ms(worst)} at worst, 98 of 100 within ${ms(p98)}`, worst <= 50);
  }
  const { hour } = all;
  if (hour) {
    const of = (name: 'nodes' | 'listeners' | 'stored'): number[] => hour.samples.map((one) => one[name]);
    const change = `${hour.slope < 0 ? '−' : '+'}${whole(Math.abs(hour.slope))} B each 5 minutes`;
    const heaps = hour.samples.map((one) => one.heap);
    const share = (hour.slope * heaps.length * heaps.length) / heaps.reduce((sum, one) => sum + one, 0);
    add(
      `an hour of play (${whole(hour.moves)} moves): heap`,
      'flat: < 5 %',
      `${(100 * share).toFixed(1)} % (${change})`,
      share < FLAT,
    );
    for (const name of ['nodes', 'listeners', 'stored'] as const) {
      const [from, to] = endsOf(of(name));
      const what = name === 'stored' ? 'characters stored' : name;
      add(
        `an hour of play: ${what}`,
        'flat: ± 2 %',
        `${whole(from)} → ${whole(to)}`,
        Math.abs(to - from) <= 0.02 * from,
      );
    }
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
  const { hour } = all;
  return [
    `# On a page, beside others

\`npm run bench\` writes this page: everything in one run, in ${all.browser} without a window, on a shared virtual machine, each visit in a fresh profile; figures are medians of up to ${all.visits} visits. Times differ from machine to machine, and by a tenth from run to run; how they compare does not. \`npm run bench -- --quick\` takes a tenth of the time and writes nothing, \`--only=drag\` measures one thing.

Nobody here does the same: the others are boards without rules, and a picker. They are the quickest and lightest widgets of their kind that can be installed, and the yardstick for what a page has to bear. _one-letter_ is a page with a letter on it, which follows the pointer: what the browser takes for itself.`,
    section(
      'Size',
      'One minified module each, made by rollup and terser in the same way, with what it needs inside (Lit, style sheets, pieces); bytes after brotli 11. _Fetched_: what it asks for while it runs.',
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
      'A page with one of them, 600 pixels wide, served from the same machine; processor slowed four times. _First_: from the navigation to the first frame with something of it (first-contentful-paint). _Complete_: to the frame with all of it: 52 cards, 32 pieces, 40 emoji.',
      all.paints,
      table(
        ['', 'first', 'complete'],
        Array.from(all.paints, ([name, { first, complete }]) => [name, ms(first), ms(complete)]),
      ),
    ),
    section(
      'Twenty on a page',
      'The script is there; then twenty are put on the page at once, 600 pixels wide, of which two are in view in a window of 1,000 pixels. _To paint_: until the frame with them. _Elements_, through shadow roots: in that frame, and once the page was scrolled through. _Longest task_: until a second after that, and while scrolling a sixth of a window each frame.',
      all.twenty,
      many([...all.twenty]),
    ),
    section(
      'A hundred tables',
      'The same, with a hundred of ours.',
      all.hundred,
      many(Array.from(all.hundred, ([slow, one]) => [slow > 1 ? `slowed ${slow}×` : 'as it is', one])),
    ),
    section(
      'A drag',
      `${MOVES} moves of the mouse with a card or a piece in hand, all over the widget; press and drop left out. _Script_: all of it in these moves. _Frame_: 95 of 100 came no later than this after the one before.`,
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
        `From an input to the frame that answers it, as the browser's Event Timing tells it (what INP is made of), in steps of eight milliseconds and never less than 16. Processor slowed four times, and a search under way that never ends${worker ? '' : ', in slices, as where a page allows no worker'}. Of all: 98 of 100 within ${ms(p98)}, ${ms(worst)} at worst.`,
        all.inputs,
        table(
          ['', 'times', 'median', 'worst'],
          kinds.map((one) => [one.kind, whole(one.times), ms(one.median), ms(one.worst)]),
        ),
      ),
    ),
    hour
      ? `## An hour of play

${whole(hour.moves)} moves, ${whole(hour.undos)} undos, ${whole(hour.games)} games and ${whole(hour.dialogs)} dialogs, played by a script in less time, after 45 short games that fill the statistics and half an hour in which the browser compiles what is used often. After each twelfth of it a game is dealt and everything unused is thrown away; then the page holds:

${table(
  ['moves', 'heap', 'nodes', 'listeners', 'characters stored'],
  hour.samples.map((one) => [
    whole(one.moves),
    kilo(one.heap),
    whole(one.nodes),
    whole(one.listeners),
    whole(one.stored),
  ]),
)}

Along the straight line that fits best, the heap changes by ${whole(hour.slope)} bytes each five minutes; what of the rest is flat is told by such lines, too.`
      : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}
