// The rules of games in sentences, made from their descriptions: complete for every game under every option, in
// agreement with the description, and the same as in the reviewed pages in test/golden/help.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defineVariant, Game, variants, type PileGroup, type Variant } from '../../src/engine.js';
import { ruleTexts } from '../../src/locales/rules/en.js';
import { glossary } from '../../src/locales/en-help.js';
import { en } from '../../src/locales/en-all.js';
import { mergeTexts } from '../../src/text/merge-texts.js';
import { OPTIONAL, optionSetsOf } from '../support/optional-games.js';
import { ALL_GAMES, rulesOf, rulesPage, withoutLinks } from '../support/rules-golden.js';
import { CUSTOM_GAMES, foundations, freeCell, yukon } from '../support/custom-games.js';
import { upAndDown, withDown } from '../support/group-games.js';
import { glossaryLinks, textsOf } from '../support/texts.js';

const SECTIONS = ['goal', 'table', 'moves', 'score'] as const;

/** The games of the guide for page authors. */
const guide = readFileSync('docs/guides/custom-games.md', 'utf8');
const inGuide = [...guide.matchAll(/```json(?: title="[^"]+")?\n(\{.*?\n\})\n```/gs)].map(([, json = '']) =>
  defineVariant(JSON.parse(json)),
);

const game = (id: string): Variant => {
  const found = [...variants.values(), ...OPTIONAL].find((one) => one.id === id);
  if (!found) throw new Error(`no game ${id}`);
  return found;
};

/** The generated text of a game without links, all sections together. */
const plain = (variant: Variant, options = {}): string =>
  withoutLinks(Object.values(rulesOf(variant, options)).join('\n'));

const { tableau, reserve } = freeCell.piles as Record<'tableau' | 'reserve', PileGroup>;
const from = ['waste', 'reserve', 'tableau'];
const layout = (...names: readonly string[]): Variant['layout'] => ({
  columns: 13,
  places: Object.fromEntries(names.map((name, row) => [name, { at: [0, row] }] as const)),
});

/** Rules that the vocabulary can express, and that no other game here has. */
const UNUSUAL: readonly Variant[] = [
  {
    ...freeCell,
    id: 'two-groups',
    name: 'Two groups',
    piles: {
      reserve,
      foundation: foundations(['reserve', 'tableau'], { empty: [{ accepts: '2' }] }),
      left: { ...tableau, shows: 'all', kind: 'tableau', count: 4 },
      right: {
        kind: 'tableau',
        count: 4,
        shows: 'all',
        gives: 'any',
        unit: { suit: 'sameColour', steps: [1] },
        takes: { from: ['tableau'], build: { suit: 'other', steps: [1, 2], stopOn: '9' } },
      },
    },
    deal: [{ to: 'tableau', each: [7, 7, 7, 7, 6, 6, 6, 6], by: 'row' }],
    texts: {
      piles: { left: 'left wing', right: 'right wing' },
      allOf: { left: 'Left wing', right: 'Right wing' },
    },
    layout: layout('reserve', 'foundation', 'left', 'right'),
  },
  {
    ...freeCell,
    id: 'short-runs',
    piles: {
      foundation: {
        count: 13,
        shows: 'all',
        collects: { from: ['tableau'], build: { suit: 'alternate', steps: [-1] }, count: 4 },
      },
      reserve: { count: 2, shows: 'all', gives: 'top' },
      tableau: {
        count: 8,
        shows: 'all',
        gives: 'any',
        takes: {
          from: ['reserve', 'tableau'],
          build: { suit: 'alternate', steps: [-1] },
          empty: [{ accepts: 'base' }, { accepts: 'K', from: ['reserve'], whenEmpty: 'reserve' }],
        },
      },
    },
    deal: [
      { to: 'tableau', each: 6, by: 'row' },
      { to: 'reserve', each: 2 },
    ],
    score: {},
    layout: layout('reserve', 'foundation', 'tableau'),
  },
  {
    ...freeCell,
    id: 'empty-reserve',
    piles: {
      stock: { shows: 'none' },
      waste: { shows: 'all', gives: 'top' },
      reserve: { shows: 'top', gives: 'top' },
      foundation: foundations(['waste', 'reserve', 'tableau']),
      tableau: { ...tableau, shows: 'all', takes: { from, build: { suit: 'any', steps: [-1] } } },
    },
    deal: [
      { to: 'reserve', each: 20 },
      { to: 'tableau', each: 1 },
    ],
    draw: { to: 'waste', count: 1 },
    goal: { empty: 'reserve' },
    layout: layout('stock', 'waste', 'reserve', 'foundation', 'tableau'),
  },
];

const EVERY_GAME = [
  ...ALL_GAMES,
  ...CUSTOM_GAMES,
  ...UNUSUAL,
  upAndDown,
  withDown({ suit: 'any', steps: [-1] }, 'Q'),
  ...inGuide,
];

describe.each(EVERY_GAME.map((variant) => [variant.id, variant] as const))('%s', (_, variant) => {
  it('has all sections under each option, in complete sentences without placeholders', () => {
    for (const options of optionSetsOf(variant)) {
      const rules = rulesOf(variant, options);
      for (const name of SECTIONS) {
        const text = rules[name];
        expect(text, name).toMatch(/^(\[?[A-Z][^\n]*[.:]\n?)+$/);
        expect(withoutLinks(text), name).not.toMatch(/[[\]{}|<>]|\s\s|undefined|NaN|\bpeak\b(?! )/);
      }
    }
  });

  it('links only to entries of the glossary', () => {
    const links = glossaryLinks(JSON.stringify(rulesOf(variant)));
    expect(links.length).toBeGreaterThan(3);
    for (const { term } of links) expect(glossary, term).toHaveProperty([term]);
  });

  it('states the number of columns, of cards in the stock, and whether there is a redeal', () => {
    const { position, description } = Game.deal(variant, { deal: 1 });
    const { table, moves } = rulesOf(variant);
    const columns = Object.values(description.piles).filter(
      ({ kind }, i) => (kind ?? Object.keys(description.piles)[i]) === 'tableau',
    );
    for (const { count = 1, coveredBy } of columns)
      if (!coveredBy) expect(table).toContain(`There are ${String(count)} [columns|column].`);
    const stock = position.piles.find(({ kind }) => kind === 'stock')?.cards.length ?? 0;
    expect(table.includes('[stock]')).toBe(stock > 0);
    if (stock) expect(table).toContain(`other ${String(stock)} cards`);
    const { redeal } = description;
    const none = !redeal || redeal.kind === 'none' || redeal.limit === 0;
    expect(/\[redeal\] at any time|\|redeal\]/.test(moves)).toBe(!none);
    expect(moves.includes('There is no [redeal].')).toBe(none && description.draw !== undefined);
    expect(moves).toMatch(/\nThe game is \[lost\] when [^\n]+$/);
  });

  it('states how columns are built', () => {
    const { moves } = rulesOf(variant);
    const builds = Object.entries(variant.piles).flatMap(([name, { kind = name, takes }]) =>
      kind === 'tableau' && takes?.build ? [takes.build] : [],
    );
    const isDown = builds.some(({ steps }) => steps.join() === '-1');
    expect(moves.includes('[Columns|column] [build] down.')).toBe(isDown);
    for (const { suit, wrap } of builds) {
      expect(moves).toContain(ruleTexts.suit[suit === 'other' ? 'different' : suit]);
      if (wrap) expect(moves).toContain(ruleTexts.wrap);
    }
  });
});

describe('the options of a game change its rules:', () => {
  it.each([
    ['klondike', { draw: 1 }, 'Turn cards one at a time', 'Turn 3 cards at a time'],
    ['klondike', { redeals: 5 }, 'You may do so 5 times.', 'as often as you like'],
    ['klondike', { redeals: 0 }, 'There is no redeal.', 'turn over the waste'],
    ['klondike', { runs: 'any' }, 'A run, or a part of it', 'only as a whole'],
    ['klondike', { takeBack: true }, 'from a foundation to a column: −15', 'stays there'],
    ['klondike', { scoring: 'none' }, 'No points are counted.', 'Points'],
    ['demon', { reserve: 10 }, 'The Demon: 10 cards', '13 cards'],
    ['freecell', { cells: 2 }, 'Cells: 2, for one card each.', 'Cells: 4'],
    ['yukon', { build: 'same' }, 'one of its own suit', 'red goes on black'],
    ['pyramid', { goal: 'all' }, 'all 52 cards', 'all 28 cards'],
    ['spider', { suits: 2 }, 'only these suits: spades, hearts.', 'only these suits: spades.'],
    ['golf', { scoring: 'cards' }, 'discard pile: 1.', 'The lower the score'],
    ['over-under', { end: 'empty-stock' }, 'the stock is used up', 'can be reached'],
  ])('%s, %o', (id, options, now, before) => {
    expect(plain(game(id), options)).toContain(now);
    expect(plain(game(id), options)).not.toContain(before);
    expect(plain(game(id))).not.toContain(now);
  });
});

it.each([
  ['scorpion', 'You may do so once. The last deal reaches only the first 3 columns.'],
  ['spiderette', 'You may do so 4 times. The last deal reaches only the first 3 columns.'],
  ['gypsy', 'You may do so 10 times. There is no redeal.'],
  ['easthaven', 'You may not deal while you could fill an empty column.'],
  ['eagle-wing', 'Trunk: the top card there fills an empty column at once.'],
  ['eagle-wing', 'The top card of the trunk may go to a foundation or a column.'],
  ['reno', 'From the stock or the waste, an empty column takes only a king.'],
  ['tri-peaks', 'Points for each card from the top of a peak to the discard pile: 16.'],
  ['tri-peaks', 'Points for each other card to the discard pile: 1.'],
  ['storehouse', 'Each foundation starts with a 2.'],
  ['perseverance', 'You may do so 2 times.'],
  ['two-groups', 'Left wing: There are 4 columns.'],
  [
    'two-groups',
    'Right wing: the rank of a card, less that of the card under it, must be one of these: 1, 2.',
  ],
])('%s: %s', (id, sentence) => {
  const variant = EVERY_GAME.find((one) => one.id === id) as Variant;
  expect(plain(variant)).toContain(sentence);
});

it('in a language without these sentences they are English', () => {
  const { ruleTexts: _, ...german } = textsOf('de');
  const rules = rulesOf(yukon, {}, mergeTexts(en, german), 'de');
  expect(rules.moves).toContain('An empty column takes only');
});

it('in English they are those of the reviewed page; otherwise run `npx vitest run test/node/rules-text.long.test.ts --update`', async () => {
  await expect(rulesPage('en')).toMatchFileSnapshot('../golden/help/en.md');
});
