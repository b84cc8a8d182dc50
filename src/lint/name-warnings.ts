// Warnings about names of piles that the game does not have under any options. The engine accepts the kinds of pile, as
// an option may add them.
import type { PileName, Variant } from '../engine/index.js';
import type { Warning } from './messages.js';

type Names = readonly (readonly [path: string, name: PileName | undefined])[];

const listOf = (path: string, names: readonly PileName[] = []): Names =>
  names.map((name, i) => [`${path}[${String(i)}]`, name] as const);

/** Every name of piles in a description, with its path. */
const namesIn = ({ piles, score, goal }: Variant): Names => [
  ...Object.entries(piles).flatMap(([group, { takes, collects, pairs }]): Names => {
    const path = `piles.${group}`;
    const empty = takes?.empty ?? [];
    return [
      ...listOf(`${path}.takes.from`, takes?.from),
      ...empty.flatMap(({ from, whenEmpty }, i): Names => {
        const rule = `${path}.takes.empty[${String(i)}]`;
        return [...listOf(`${rule}.from`, from), [`${rule}.whenEmpty`, whenEmpty]];
      }),
      ...listOf(`${path}.collects.from`, collects?.from),
      ...listOf(`${path}.pairs.from`, pairs?.from),
      ...listOf(`${path}.pairs.stacked`, pairs?.stacked),
    ];
  }),
  ...(score.plays ?? []).flatMap(({ from, to }, i): Names => {
    const path = `score.plays[${String(i)}]`;
    return [...listOf(`${path}.from`, from), [`${path}.to`, to]];
  }),
  ['score.turned.in', score.turned?.in],
  ['score.left.in', score.left?.in],
  ['goal', 'full' in goal ? goal.full : goal.empty],
];

/** @param known the names of all groups and kinds of the game, under any options */
export const nameWarnings = (data: Variant, known: ReadonlySet<string>): readonly Warning[] =>
  namesIn(data).flatMap(([path, name]): readonly Warning[] =>
    name === undefined || known.has(name)
      ? []
      : [[path, `"${name}" has no effect: the game has no such pile.`]],
  );
