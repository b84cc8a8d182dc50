// Mistakes in descriptions that the engine accepts: each is found, with its place, and shipped games have none.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { variants, type Takes, type Variant } from '../../src/engine.js';
import { lintVariant } from '../../src/lint.js';
import { described, down, up } from '../support/described.js';
import { OPTIONAL } from '../support/optional-games.js';

const { piles, layout } = described({});
const foundations = (from: Takes['from']) => ({ count: 4, shows: 'all', takes: { ...up, from } }) as const;
/** A game without mistakes. */
const clean = described(
  {
    waste: { shows: 'all', gives: 'top' },
    foundation: foundations(['waste', 'tableau']),
  },
  { draw: { to: 'waste', count: 1 } },
);
/** The same without a waste. */
const plain = (changed: Variant['piles'], more: Partial<Variant> = {}): Variant =>
  described({ foundation: foundations(['tableau']), ...changed }, more);

/** The warnings about the clean game with these changes, each with its path. */
const warningsOf = (more: Partial<Variant>): readonly string[] =>
  lintVariant({ ...clean, ...more }).map(({ severity, path, message }) => {
    expect(severity).toBe('warning');
    return `${path}: ${message}`;
  });
/** The same with these piles. */
const withPiles = (changed: Variant['piles'], more: Partial<Variant> = {}): readonly string[] =>
  warningsOf({ ...described({ ...clean.piles, ...changed }), draw: { to: 'waste', count: 1 }, ...more });

describe('a game without mistakes', () => {
  it('has no messages', () => {
    expect(lintVariant(clean)).toEqual([]);
  });

  it.each([...variants.values(), ...OPTIONAL].map((variant) => [variant.id, variant] as const))(
    'has no messages: %s',
    (_, variant) => {
      expect(lintVariant(JSON.parse(JSON.stringify(variant)))).toEqual([]);
    },
  );

  it.each(['docs/guides/custom-games.md', 'docs/variants.md'])(
    'has no messages: the examples of %s',
    (file) => {
      const blocks = readFileSync(file, 'utf8').matchAll(/```json(?: title="[^"]+")?\n(\{[^`]*\n\})\n```/g);
      const games = [...blocks]
        .filter(([, json = '']) => json.includes('"deal"'))
        .map(([, json = '']) => JSON.parse(json) as Variant);
      expect(games.length).toBeGreaterThan(0);
      for (const game of games) expect(lintVariant(game), game.id).toEqual([]);
    },
  );
});

it('a description that is refused has the error of defineVariant', () => {
  const [message, ...others] = lintVariant({ ...clean, goal: { full: 'cells' } });
  expect(others).toEqual([]);
  expect(message).toMatchObject({ severity: 'error', path: 'variant.goal.full' });
  expect(message?.message).toMatch(/^bad-variant: variant\.goal\.full must be/);
  expect(lintVariant(5)).toMatchObject([{ severity: 'error', path: 'variant' }]);
});

describe('warnings about piles', () => {
  it('cards that move as runs need a rule for runs', () => {
    const pocket = { shows: 'all', gives: 'run', takes: { from: ['tableau'] } } as const;
    expect(withPiles({ reserve: pocket })).toEqual([
      'variant.piles.reserve.gives: "run" moves single cards only: without "unit" or "takes.build", no two cards are a run.',
    ]);
    expect(withPiles({ reserve: { ...pocket, unit: { suit: 'same', steps: [-1] } } })).toEqual([]);
    expect(withPiles({ reserve: { ...pocket, gives: 'top' } })).toEqual([]);
  });

  it('a limit needs units of several cards', () => {
    const tableau = { ...piles.tableau, shows: 'all', atMost: 'free-cells' } as const;
    expect(withPiles({ tableau })).toEqual([]);
    expect(withPiles({ tableau: { ...tableau, gives: 'top' } })).toEqual([
      'variant.piles.tableau.atMost: has no effect: at most one card moves from this pile.',
    ]);
  });

  it('cards come from piles that give some, under any options', () => {
    const takes: Takes = { ...down, from: ['tableau', 'foundation'] };
    const tableau = { count: 4, shows: 'all', gives: 'any', takes } as const;
    expect(withPiles({ tableau })).toEqual([
      'variant.piles.tableau.takes.from: "foundation" has no effect: these piles give no cards. Add "gives" to them.',
    ]);
    const patch = { piles: { foundation: { gives: 'top' } } };
    const takeBack = [{ value: false }, { value: true, patch }];
    expect(withPiles({ tableau }, { options: { takeBack } })).toEqual([]);
  });

  it('names are those of piles of the game, under any options', () => {
    expect(withPiles({ foundation: foundations(['tableau', 'waste', 'discard']) })).toEqual([
      'variant.piles.foundation.takes.from[2]: "discard" has no effect: the game has no such pile.',
    ]);
    const empty = [{ accepts: 'any', whenEmpty: 'reserve' }] as const;
    const tableau = { count: 4, shows: 'all', gives: 'any', takes: { ...down, empty } } as const;
    expect(withPiles({ tableau })).toEqual([
      'variant.piles.tableau.takes.empty[0].whenEmpty: "reserve" has no effect: the game has no such pile.',
    ]);
    expect(warningsOf({ score: { plays: [{ to: 'discard', points: 1 }] } })).toEqual([
      'variant.score.plays[0].to: "discard" has no effect: the game has no such pile.',
    ]);
  });
});

describe('warnings about stock, draw and redeal', () => {
  it('a draw and a redeal need a stock, and a recycled waste a waste', () => {
    const { stock: _, ...others } = piles;
    const withStock = plain({}, { deal: [{ to: 'tableau', each: 13 }] });
    const foundation = foundations(['tableau']);
    const game = (more: Partial<Variant>) =>
      lintVariant({ ...withStock, piles: { ...others, foundation }, ...more }).map(({ path }) => path);
    expect(game({})).toEqual([]);
    expect(game({ redeal: { kind: 'gather', packet: 3 } })).toEqual(['variant.redeal']);
    expect(game({ redeal: { kind: 'none' } })).toEqual([]);
    expect(game({ draw: { to: 'tableau', count: 1 } })).toEqual(['variant.draw']);
    expect(lintVariant({ ...withStock, redeal: { kind: 'recycle' } })[0]?.message).toContain('no waste');
    expect(lintVariant({ ...withStock, redeal: { kind: 'gather', packet: 3 } })).toEqual([]);
  });

  it('a stock needs a rule that takes its cards', () => {
    expect(lintVariant(plain({}))).toMatchObject([
      { path: 'variant.piles.stock', message: 'keeps its cards: add "draw", or "gives" to the stock.' },
    ]);
    expect(lintVariant(plain({ reserve: { shows: 'all', gives: 'top', fill: 'stock' } }))).toEqual([]);
  });

  it('a dead end needs a redeal that gathers the columns', () => {
    expect(warningsOf({ deadEnd: 'last-card-back' })).toEqual([
      'variant.deadEnd: has no effect: it needs a redeal of kind "gather".',
    ]);
    const redeal = { kind: 'gather', packet: 3 } as const;
    expect(warningsOf({ deadEnd: 'last-card-back', redeal })).toEqual([]);
  });

  it('a deal has at most one number for each pile, and no more face-down cards than cards', () => {
    expect(warningsOf({ deal: [{ to: 'tableau', each: [1, 2, 3, 4, 5] }] })).toEqual([
      'variant.deal[0].each: has 5 numbers for 4 piles.',
    ]);
    expect(warningsOf({ deal: [{ to: 'tableau', each: 3, faceDown: [2, 4] }] })).toEqual([
      'variant.deal[0].faceDown[1]: is more than the step deals to this pile.',
    ]);
  });
});

describe('warnings about games that cannot be won', () => {
  const foundation = (takes: Partial<Takes>, count = 4) => ({
    foundation: { count, shows: 'all', takes: { ...up, from: ['tableau', 'waste'], ...takes } } as const,
  });

  it('the foundations need space for all cards', () => {
    const held = (changed: Variant['piles']) => /at most (\d+) of/.exec(withPiles(changed).join())?.[1];
    expect(held(foundation({}))).toBeUndefined();
    expect(held(foundation({}, 3))).toBe('39');
    expect(held(foundation({ most: 5 }))).toBe('20');
    expect(held(foundation({ empty: [{ accepts: '2' }] }))).toBe('48');
    expect(held(foundation({ empty: [] }))).toBe('0');
    expect(held(foundation({ build: { suit: 'same', steps: [2] } }))).toBe('28');
    expect(held(foundation({ build: { suit: 'same', steps: [1], wrap: true } }))).toBeUndefined();
    expect(held(foundation({ build: { suit: 'any', steps: [1, -1] } }, 1))).toBeUndefined();
    const stopped = { suit: 'same', steps: [1], wrap: true, stopOn: 'K' } as const;
    expect(held(foundation({ build: stopped, empty: [{ accepts: 'base' }] }))).toBeUndefined();
    expect(held(foundation({ build: stopped, empty: [{ accepts: 'Q' }] }))).toBe('8');
  });

  it('foundations can begin with dealt cards', () => {
    const game = described({ ...clean.piles, ...foundation({ empty: [] }) }, {
      draw: clean.draw,
      deal: [{ to: 'foundation', rank: 'A' }, ...clean.deal],
    } as Partial<Variant>);
    expect(lintVariant(game)).toEqual([]);
  });

  it('a complete run has at most 13 cards, unless it wraps', () => {
    const collects = (count: number, wrap = false) =>
      withPiles({
        foundation: {
          count: 4,
          shows: 'all',
          collects: { from: ['tableau'], build: { suit: 'same', steps: [-1], wrap }, count },
        },
      });
    expect(collects(13)).toEqual([]);
    expect(collects(14)).toEqual([
      'variant.piles.foundation.collects.count: no run has 14 cards: with this "build", the longest has 13.',
    ]);
    expect(collects(14, true)).toEqual([]);
    expect(collects(12)[0]).toContain('at most 48 of the 52 cards');
  });

  it('each rank has a partner, or is removed alone', () => {
    const pairs = (sum: number) =>
      withPiles(
        { discard: { shows: 'all', pairs: { from: ['tableau'], sum } } },
        { goal: { empty: 'tableau' } },
      );
    expect(pairs(13)).toEqual([]);
    expect(pairs(14)).toEqual([]);
    expect(pairs(12)).toEqual([
      'variant.piles.discard.pairs.sum: cards of these ranks can never be removed: K.',
    ]);
    expect(pairs(16)).toEqual([
      'variant.piles.discard.pairs.sum: cards of these ranks can never be removed: A, 2.',
    ]);
  });
});

describe('warnings about the layout', () => {
  const at = (places: Variant['layout']['places'], columns = 13) =>
    warningsOf({ layout: { columns, places: { ...clean.layout.places, ...places } } });

  it('a fan to the right has space', () => {
    expect(at({ waste: { at: [1, 0], fan: 'right' } })).toEqual([]);
    expect(at({ waste: { at: [12, 5], fan: 'right' } })).toEqual([
      'variant.layout.places.waste: the fan of waste ends outside of the table: it is 1.6 columns wide.',
    ]);
    expect(at({ stock: { at: [2, 5] }, waste: { at: [1, 5], fan: 'right' } })).toEqual([
      'variant.layout.places.waste: the fan of waste is 1.6 columns wide and ends over stock.',
    ]);
  });

  it('piles whose cards move together show all of them', () => {
    expect(
      at({ tableau: { at: [0, 2], fan: 'right', offsets: [0, 2, 4, 6].map((x) => [x, 0] as const) } }),
    ).toEqual([
      'variant.layout.places.tableau.fan: "right" shows only the last three cards, but several cards move from this pile. Use "down".',
    ]);
  });

  it('only a fan of columns has a length', () => {
    expect(at({ waste: { at: [1, 5], fan: 'right', room: [0, 3] } })).toEqual([
      'variant.layout.places.waste.room: has no effect: it needs "fan": "down".',
    ]);
  });

  it('an alternative has the fans of the first arrangement', () => {
    const places = { ...clean.layout.places, waste: { at: [1, 5], fan: 'right' } } as const;
    expect(warningsOf({ layout: { ...clean.layout, alternatives: [{ columns: 13, places }] } })).toEqual([
      'variant.layout.alternatives[0].places.waste.fan: has no effect: the first arrangement has "none".',
    ]);
  });

  it('an alternative has a place for each group', () => {
    const { stock: _, ...places } = clean.layout.places;
    const alternatives = [{ columns: 13, places }];
    expect(warningsOf({ layout: { ...clean.layout, alternatives } })).toEqual([
      'variant.layout.alternatives[0]: is never used: it has no place for stock.',
    ]);
    expect(layout.columns).toBe(13);
  });
});

describe('warnings about options', () => {
  it('two values are not the same as texts, and have no spaces', () => {
    const of = (...values: (string | number)[]) =>
      warningsOf({ options: { build: values.map((value) => ({ value })) } });
    expect(of(1, 2)).toEqual([]);
    expect(of(1, '1')).toEqual([
      'variant.options.build[1].value: "1" is the same as an earlier value of this option.',
    ]);
    expect(of('any', 'same colour')[0]).toContain('cannot be written in the attribute "options"');
  });

  it('a mistake that only a value of an option makes is reported with it, once', () => {
    const patch = { piles: { foundation: { count: 3 } } };
    const options = { few: [{ value: false }, { value: true, patch }], other: [{ value: 1 }, { value: 2 }] };
    expect(warningsOf({ options })).toEqual([
      expect.stringContaining('variant (with few true).goal.full: cannot be reached'),
    ]);
  });

  it('a preset is an option', () => {
    const options = { cells: [{ value: 4 }, { value: 3 }] };
    expect(warningsOf({ options, presets: ['cells'] })).toEqual([]);
    expect(warningsOf({ options, presets: ['cell'] })).toEqual([
      'variant.presets[0]: the game has no option "cell". It has: cells.',
    ]);
  });
});

describe('warnings about texts', () => {
  const options = { cells: [{ value: 4 }, { atLeast: 1, set: 'piles.tableau.count' }] };
  const of = (texts: Variant['texts']) => warningsOf({ options, texts } as Partial<Variant>);

  it('names of texts, languages, options, values and piles exist', () => {
    expect(
      of({ newGame: 'Deal again', en: { newGame: 'Deal again', hintWhy: { builds: 'It builds.' } } }),
    ).toEqual([]);
    expect(of({ newGme: 'Deal again' })).toEqual([
      'variant.texts.newGme: is not read: the widget has no text with this name.',
    ]);
    expect(of({ en: { hintWhy: { build: 'It builds.' } } })[0]).toContain(
      'texts.en.hintWhy.build: is not read',
    );
    expect(of({ english: { newGame: 'Deal again' } })[0]).toContain('texts.english: is not read');
    expect(of({ optionNames: { cels: 'Cells' } })).toEqual([
      'variant.texts.optionNames.cels: is not read: the game has no such option. It has: cells.',
    ]);
    expect(of({ optionValues: { cells: { four: '4', 3: 'three' } } })[0]).toContain(
      'cells.four: is not read',
    );
    expect(of({ piles: { column: 'column' } })[0]).toContain('piles.column: is not read');
    expect(of({ en: { forms: { a: { piles: { column: 'a column' } } } } })[0]).toContain(
      'forms.a.piles.column',
    );
  });

  it('the help has known sections of this game', () => {
    const help = (sections: Record<string, unknown>) =>
      of({ gameHelp: { odd: sections } } as Variant['texts']);
    expect(
      help({ strategy: 'Use the [stock] and [columns|column].', options: { cells: { n: '{n} cells.' } } }),
    ).toEqual([]);
    expect(help({ tips: 'Take care.' })[0]).toContain('is not shown: the sections are goal, table');
    expect(of({ gameHelp: { even: { strategy: 'Take care.' } } })).toEqual([
      'variant.texts.gameHelp.even: is not read: the id of the game is "odd".',
    ]);
    expect(help({ options: { cells: { four: 'Four cells.' } } })[0]).toContain(
      'options.cells.four: is not read',
    );
  });

  it('links, conditions and placeholders of the help are known', () => {
    const strategy = (text: string) => of({ gameHelp: { odd: { strategy: text } } })[0];
    expect(strategy('{cells=4:Four.}{cells=2:Two.} {cells}')).toBeUndefined();
    expect(strategy('Use the [cellar].')).toContain('"[cellar]" is not a link');
    expect(strategy('{cels=4:Four.}')).toContain('"{cels=4:Four.}" is never shown');
    expect(strategy('{cells=0:None.}')).toContain('is never shown');
    expect(strategy('{cells=4:Four.')).toContain('"{cells=4:Four." is shown as it is');
    expect(strategy('{sells}')).toContain('"{sells}" is shown as it is');
  });

  it('names that all objects inherit are as unknown as others', () => {
    expect(of({ constructor: 'a' })[0]).toContain('texts.constructor: is not read');
    expect(of({ optionValues: { toString: { 1: 'one' } } })[0]).toContain('no such option');
    const strategy = '{valueOf=1:one}';
    expect(of({ gameHelp: { odd: { strategy } } })[0]).toContain('is never shown');
  });

  it('each language has the names of the options that another one has', () => {
    const en = { optionNames: { cells: 'Cells' } };
    expect(of({ en, de: { optionNames: { cells: 'Zellen' } } })).toEqual([]);
    expect(of({ en, de: { newGame: 'Neu' } })).toEqual([
      'variant.texts.de: lacks names of options that another language has: optionNames.cells.',
    ]);
  });
});

it('the command prints the messages of each file, and its usage', () => {
  const usage = execFileSync('node', ['integrations/lint-games.mjs', '--help'], { encoding: 'utf8' });
  expect(usage).toMatch(/^Usage: solitaire-elements-lint <file> …/);
});
