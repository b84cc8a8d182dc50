// Warnings about piles, the deal and the draw: rules without effect, cards that cannot leave a pile, and moves that a
// player cannot make with a pointer.
import { isRunUnit } from '../engine/units.js';
import type { PileGroup, Variant } from '../engine/index.js';
import { isGroup } from './groups.js';
import type { Warning } from './messages.js';
import { sum } from '../engine/lists.js';

/** @param givers the names of the groups and kinds that give cards under some options */
export function pileWarnings(data: Variant, givers: ReadonlySet<string>): readonly Warning[] {
  return [
    ...Object.entries(data.piles).flatMap(([name, group]) => groupWarnings(name, group, data, givers)),
    ...stockWarnings(data),
    ...dealWarnings(data),
  ];
}

function groupWarnings(
  name: string,
  group: PileGroup,
  { piles }: Variant,
  givers: ReadonlySet<string>,
): readonly Warning[] {
  const { gives, unit, takes, atMost } = group;
  const path = `piles.${name}`;
  const warnings: Warning[] = [];
  if (isRunUnit(gives) && !unit && !takes?.build)
    warnings.push([
      `${path}.gives`,
      `"${String(gives)}" moves single cards only: without "unit" or "takes.build", no two cards are a run.`,
    ]);
  if (atMost && (!gives || gives === 'top'))
    warnings.push([`${path}.atMost`, 'has no effect: at most one card moves from this pile.']);
  for (const from of takes?.from ?? []) {
    const isInGame = Object.entries(piles).some(([id, one]) => isGroup(from, id, one));
    if (isInGame && !givers.has(from))
      warnings.push([
        `${path}.takes.from`,
        `"${from}" has no effect: these piles give no cards. Add "gives" to them.`,
      ]);
  }
  return warnings;
}

function stockWarnings({ piles, draw, redeal, deadEnd }: Variant): readonly Warning[] {
  const { stock, waste } = piles;
  const warnings: Warning[] = [];
  const isFilling = Object.values(piles).some(({ fill }) => fill === 'stock');
  if (draw && !stock) warnings.push(['draw', 'has no effect: the game has no stock.']);
  if (redeal && redeal.kind !== 'none' && !stock)
    warnings.push([
      'redeal',
      'is possible with a key only: the game has no stock to tap. Add a stock, which may be empty.',
    ]);
  if (redeal?.kind === 'recycle' && !waste)
    warnings.push(['redeal', 'has no effect: the game has no waste to turn over.']);
  if (deadEnd && redeal?.kind !== 'gather')
    warnings.push(['deadEnd', 'has no effect: it needs a redeal of kind "gather".']);
  // with a redeal, an empty stock is what the player taps
  if (stock && !draw && !stock.gives && !isFilling && !redeal)
    warnings.push(['piles.stock', 'keeps its cards: add "draw", or "gives" to the stock.']);
  return warnings;
}

function dealWarnings({ piles, deal }: Variant): readonly Warning[] {
  return deal.flatMap(({ to, each = 0, faceDown = [] }, i): readonly Warning[] => {
    const count = sum(
      Object.entries(piles).map(([id, group]) => (isGroup(to, id, group) ? (group.count ?? 1) : 0)),
    );
    const path = `deal[${String(i)}]`;
    const tooLong = ([field, list]: readonly [string, unknown]): readonly Warning[] =>
      Array.isArray(list) && list.length > count
        ? [[`${path}.${field}`, `has ${String(list.length)} numbers for ${String(count)} piles.`]]
        : [];
    const deep = faceDown.findIndex((n, pile) => {
      const dealt = typeof each === 'number' ? each : (each[pile] ?? 0);
      return dealt > 0 && n > dealt;
    });
    return [
      ...tooLong(['each', each]),
      ...tooLong(['faceDown', faceDown]),
      ...(deep < 0
        ? []
        : [[`${path}.faceDown[${String(deep)}]`, 'is more than the step deals to this pile.'] as const]),
    ];
  });
}
