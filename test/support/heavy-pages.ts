// Descriptions whose tables cause as much work for the browser as the limits allow: attacks by layout, texts and
// options, and the descriptions of heavy-games.ts with other layouts and texts.
import type { Arrangement, OptionValue, PileKind, Place, Variant } from '../../src/engine.js';
import { randomFrom } from './games.js';
import { heavyAt, HEAVY } from './heavy-games.js';

const LANGUAGES = ['en', 'de', 'fr', 'ar', 'ja'];
/** Help texts of the maximum complexity that the format allows: links to the glossary, options, paragraphs. */
const line = (length: number): string => 'W[stock]{o1=1:ab[columns|c]}\n'.repeat(1000).slice(0, length);

/** Help, names of options and other texts of the maximum length. */
const longTexts = (id: string): NonNullable<Variant['texts']> => ({
  gameHelp: {
    [id]: {
      ...Object.fromEntries(
        ['goal', 'table', 'moves', 'score', 'strategy'].map((part) => [part, line(4000)]),
      ),
      options: { o1: { n: line(4000) } },
    },
  },
  optionNames: Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`o${String(i)}`, 'M '.repeat(1000)])),
  piles: { tableau: '{n}['.repeat(100) },
});

const options = (count: number, values: number): Record<string, OptionValue[]> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, option) => [
      `o${String(option)}`,
      Array.from({ length: values }, (_value, value): OptionValue => ({
        value: `${String(value)}${'W'.repeat(60)}`,
      })),
    ]),
  );

/** The same game in another layout. */
function laidOut(
  game: Variant,
  id: string,
  place: (kind: PileKind, index: number) => Place,
  columns = 40,
  least = 20,
): Variant {
  const kinds = Object.keys(game.piles) as PileKind[];
  const arrangement = (shift: number): Arrangement => ({
    columns: Math.max(Math.min(least, columns), columns - shift),
    places: Object.fromEntries(kinds.map((kind, i) => [kind, place(kind, i)])),
  });
  return {
    ...game,
    id,
    layout: { ...arrangement(0), alternatives: [1, 2, 3, 4].map((n) => arrangement(9 * n)) },
  };
}

const named = (id: string): Variant => {
  const found = HEAVY.find((game) => game.id === id);
  if (!found) throw new Error(`No game ${id}.`);
  return found;
};

/** Attacks by layout, texts and options. */
export const HEAVY_PAGES: readonly Variant[] = [
  laidOut(named('sixty-columns'), 'one-column-of-piles', (_, i) => ({ at: [0, i], wrap: 1, fan: 'down' }), 1),
  laidOut(named('sixty-columns'), 'fans-to-the-right', (_, i) => ({ at: [0, i], wrap: 10, fan: 'right' })),
  laidOut(named('one-column'), 'a-hundred-to-the-right', () => ({ at: [0, 0], wrap: 20, fan: 'right' })),
  laidOut(named('three-groups'), 'high-rows', (_, i) => ({
    at: [i, 4 * i],
    wrap: 7,
    fan: 'down',
    room: [104, 104],
    rows: 8,
    lower: 10,
  })),
  laidOut(
    named('three-groups'),
    'almost-on-one-place',
    (_, i) => ({ at: [0, 0], wrap: 1, fan: 'down', lower: i / 4 }),
    1,
  ),
  laidOut(named('three-groups'), 'far-away', (_, i) => ({ at: [39, 20 * i], wrap: 1, fan: 'none' }), 40, 40),
  laidOut(
    named('all-home'),
    'half-columns',
    (_, i) => ({ at: [0.5, 3 * i], wrap: 3, fan: 'down', lower: i / 4 }),
    3.5,
  ),
  {
    ...named('sixty-columns'),
    id: 'face-down',
    piles: { tableau: { ...named('sixty-columns').piles.tableau, count: 60, shows: 'none' } },
  },
  {
    ...named('options'),
    id: 'long-texts',
    name: 'W'.repeat(64),
    texts: longTexts('long-texts'),
    options: options(20, 5),
    presets: Array.from({ length: 20 }, (_, i) => `o${String(i)}`),
  },
  {
    ...named('three-groups'),
    id: 'many-languages',
    name: Object.fromEntries(LANGUAGES.map((tag) => [tag, '\u202e\u0301'.repeat(32)])),
    texts: Object.fromEntries(
      LANGUAGES.map((tag) => [
        tag,
        { optionNames: { o1: line(4000) }, piles: { tableau: '[{'.repeat(1000) } },
      ]),
    ),
    options: options(5, 20),
  },
];

const KNOWN: readonly Variant[] = [...HEAVY_PAGES, ...HEAVY];

/** The number of descriptions that are not random. */
export const KNOWN_PAGES = KNOWN.length;

/** The description of this number: known attacks first, then random ones. */
export function heavyPageAt(index: number, seed: number): Variant {
  const known = KNOWN[index];
  if (known) return known;
  const game = { ...heavyAt(index, seed), id: `heavy-${String(index)}` };
  const random = randomFrom(index ^ Math.imul(seed, 0x27d4eb2f));
  const pick = <T>(...list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const upTo = (n: number): number => Math.floor(random() * (n + 1));
  const shown: Variant = {
    ...game,
    ...(random() < 0.3 && { texts: longTexts(game.id), name: 'W'.repeat(64) }),
    ...(random() < 0.3 && { options: options(...pick<readonly [number, number]>([20, 5], [5, 20], [1, 2])) }),
  };
  if (random() < 0.4) return shown;
  const fans = pick<Place['fan'][]>(['down'], ['down', 'right', 'none'], ['right']);
  const columns = pick(1, 7, 20, 40);
  return laidOut(
    shown,
    game.id,
    (_, i) => {
      const wrap = Math.min(columns, pick(1, 5, 10, 20, 60));
      return {
        at: [upTo(columns - wrap), i * pick(1, 4)],
        wrap,
        fan: pick(...fans) ?? 'down',
        ...(random() < 0.4 && { room: [upTo(104), upTo(104)] as const }),
        ...(random() < 0.4 && { rows: 1 + upTo(7) }),
        // no two piles at the same place
        lower: i / 4 + (random() < 0.2 ? 2 * upTo(4) : 0),
      };
    },
    columns,
    40,
  );
}
