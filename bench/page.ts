// Compares the table with chess boards and an emoji picker, in Chromium, in one run: size, first paint, many on a page,
// and a drag. For the table alone, it also measures the response times.
//
//   npm run bench              all measurements, about 20 minutes; writes bench/page.md
//   npm run bench -- --visits=3   three fresh loads for each figure instead of seven
//   npm run bench -- --quick   few visits, about 3 minutes; writes nothing
//   npm run bench -- --only=drag,size   some measurements; writes nothing
import { parseArgs } from 'node:util';
import { writePretty } from '../scripts/pretty.js';
import { bundles } from './page/bundles.js';
import { drag } from './page/drag.js';
import { firstPaint } from './page/first-paint.js';
import { inputs } from './page/inputs.js';
import { many } from './page/many.js';
import { paintParts } from './page/paint-parts.js';
import { pageText, type Measured } from './page/report.js';
import { installRivals } from './page/rivals.js';
import { openVisits } from './page/visits.js';
import { TABLE, WIDGETS } from './page/widgets.js';

const MEASURES = ['size', 'paint', 'many', 'hundred', 'drag', 'inputs'] as const;

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    visits: { type: 'string', default: '7' },
  },
});
const only = values.only.split(',').filter(Boolean);
const wants = (measure: (typeof MEASURES)[number]): boolean => !only.length || only.includes(measure);
const unknown = only.filter((name) => !(MEASURES as readonly string[]).includes(name));
if (unknown.length) throw new Error(`Unknown: ${unknown.join()}. There are ${MEASURES.join(', ')}.`);
const times = values.quick ? 1 : Number(values.visits);
const few = Math.min(times, 3);

installRivals();
const made = await bundles();
const visits = await openVisits(made);
const measured: Measured = {
  browser: visits.version,
  visits: times,
  sizes: new Map(),
  paints: new Map(),
  parts: new Map(),
  twenty: new Map(),
  hundred: new Map(),
  drags: new Map(),
  inputs: new Map(),
};
const say = (what: string): void => console.error(`${new Date().toTimeString().slice(0, 8)} ${what}`);
try {
  for (const widget of WIDGETS) {
    const { name } = widget;
    const bundle = made.get(name);
    if (wants('size') && bundle) measured.sizes.set(name, bundle.weight);
    if (wants('paint')) {
      say(`first paint of ${name}`);
      measured.paints.set(name, await firstPaint(visits, widget, 4, times));
      measured.parts.set(name, await paintParts(visits, widget, 4, few));
    }
    if (wants('many') && widget.drag) {
      say(`twenty of ${name}`);
      measured.twenty.set(name, await many(visits, widget, 20, 1, times));
    }
    if (wants('drag') && widget.drag) {
      say(`a drag of ${name}`);
      for (const slow of [1, 4]) {
        measured.drags.set(`${name} ${slow}`, await drag(visits, widget, slow, few));
      }
    }
  }
  if (wants('hundred')) {
    say('a hundred tables');
    for (const slow of [1, 4]) {
      measured.hundred.set(slow, await many(visits, TABLE, 100, slow, few));
    }
  }
  if (wants('inputs')) {
    for (const worker of [true, false]) {
      say(`inputs, the solver ${worker ? 'in its worker' : 'on the page'}`);
      measured.inputs.set(worker, await inputs(visits, Math.min(times + 1, 8), worker, 4));
    }
  }
} finally {
  await visits.close();
}

const text = pageText(measured);
console.log(text);
if (!values.quick && !only.length) await writePretty('bench/page.md', text);
