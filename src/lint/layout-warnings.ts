// Warnings about the layout: arrangements that are never used, fields without effect, and fans to the right that cover
// other piles.
import { pileId } from '../engine/pile-names.js';
import { arrangementsIn } from '../engine/layout-faults.js';
import type { Arrangement, Variant } from '../engine/index.js';
import { PITCH, pilePlacement, sideSteps, SIDE_STEP } from '../elements/cards/pile-layout.js';
import type { Warning } from './messages.js';
import { listOf } from '../engine/lists.js';

export const layoutWarnings = (data: Variant): readonly Warning[] =>
  arrangementsIn(data.layout).flatMap(([path, arrangement]) => [
    ...placeWarnings(path, arrangement, data),
    ...differentFans(path, arrangement, data),
    ...fanWarnings(path, arrangement, data),
  ]);

function placeWarnings(path: string, { places }: Arrangement, { piles }: Variant): readonly Warning[] {
  const missing = Object.keys(piles).filter((name) => !Object.hasOwn(places, name));
  const warnings: Warning[] = missing.length
    ? [[path, `is never used: it has no place for ${missing.join(', ')}.`]]
    : [];
  for (const [name, { fan, room }] of Object.entries(places)) {
    if (room && fan !== 'down')
      warnings.push([`${path}.places.${name}.room`, 'has no effect: it needs "fan": "down".']);
    const { gives, takes } = piles[name] ?? {};
    if (fan === 'right' && takes?.build && gives && gives !== 'top')
      warnings.push([
        `${path}.places.${name}.fan`,
        '"right" shows only the last three cards, but several cards move from this pile. Use "down".',
      ]);
  }
  return warnings;
}

/** Fans of an alternative that differ from those of the first arrangement. */
const differentFans = (path: string, { places }: Arrangement, { layout }: Variant): readonly Warning[] =>
  Object.entries(places).flatMap(([name, { fan = 'none' }]): readonly Warning[] => {
    const first = layout.places[name]?.fan ?? 'none';
    if (fan === first || !Object.hasOwn(layout.places, name)) return [];
    return [[`${path}.places.${name}.fan`, `has no effect: the first arrangement has "${first}".`]];
  });

/** Fans to the right that reach over the edge of the table, or over another pile of the same row. */
function fanWarnings(path: string, arrangement: Arrangement, data: Variant): readonly Warning[] {
  const boxes = Object.entries(data.piles).flatMap(([name, { count = 1 }]) => {
    if (!Object.hasOwn(arrangement.places, name)) return [];
    const more = (sideSteps(data, arrangement, name) * SIDE_STEP) / PITCH;
    return listOf(count, (i) => {
      const id = pileId(name, i + 1, count);
      const { at, lower = 0 } = pilePlacement(data, arrangement, id, false);
      return {
        id,
        name,
        left: at[0],
        right: at[0] + 1 + more,
        top: `${String(at[1])} ${String(lower)}`,
        more,
      };
    });
  });
  const warnings = new Map<string, Warning>();
  for (const { id, name, left, right, top, more } of boxes) {
    if (!more) continue;
    const place = `${path}.places.${name}`;
    const columns = Math.ceil((right - left) * 10) / 10;
    if (right > arrangement.columns + 0.1)
      warnings.set(place, [
        place,
        `the fan of ${id} ends outside of the table: it is ${String(columns)} columns wide.`,
      ]);
    const other = boxes.find((one) => one.top === top && one.left > left && one.left + 0.1 < right);
    if (other)
      warnings.set(place, [
        place,
        `the fan of ${id} is ${String(columns)} columns wide and ends over ${other.id}.`,
      ]);
  }
  return [...warnings.values()];
}
