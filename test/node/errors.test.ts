// Invalid input of all kinds: each causes a typed error with a code, and changes nothing.
import { describe, expect, it, test } from 'vitest';
import {
  CARDS,
  Game,
  IllegalMoveError,
  InvalidSaveError,
  InvalidSetupError,
  InvalidVariantError,
  SolitaireError,
  dailyDeal,
  deckOf,
  defineVariant,
  variants,
  type Card,
  type Move,
  type Setup,
  type Variant,
} from '../../src/engine.js';
import { klondike } from '../../src/variants/index.js';
import { startSession } from '../support/sessions.js';
import { messageOf, thrownBy } from '../support/thrown.js';

type Fault = new (code: string, data: Record<string, unknown>) => SolitaireError;

/** The thrown error, which must be of this class and have this code. */
function fault(kind: Fault | typeof IllegalMoveError, code: string, action: () => unknown): SolitaireError {
  const thrown = thrownBy(action);
  expect(thrown).toBeInstanceOf(kind);
  expect(thrown).toBeInstanceOf(SolitaireError);
  expect(thrown).toMatchObject({ name: kind.name, code });
  return thrown as SolitaireError;
}

const circular: Record<string, unknown> = {};
circular.self = circular;

const WRONG_NUMBERS: readonly unknown[] = [
  0,
  -1,
  1e9,
  1e300,
  1.5,
  NaN,
  Infinity,
  '5',
  null,
  true,
  {},
  [],
  5n,
  Symbol('5'),
  circular,
];

describe('invalid setups are refused:', () => {
  const deal = (setup: unknown): Game => Game.deal('klondike', setup as Setup);

  it.each(WRONG_NUMBERS.map((number) => [typeof number, number]))(
    'an invalid deal number: %s %o',
    (_, number) => {
      fault(InvalidSetupError, 'bad-deal', () => deal({ deal: number }));
      fault(InvalidSetupError, 'bad-deal', () => deckOf(number as number));
    },
  );

  it('a deal number together with a deck', () => {
    fault(InvalidSetupError, 'bad-setup', () => deal({ deal: 1, deck: CARDS }));
    expect(deal({ deal: 1, deck: undefined }).position.deal).toBe(1);
    expect(deal({ deal: undefined, deck: CARDS }).position.deal).toBeNull();
  });

  it.each([null, 5, 'deal', true, [1]])('a setup that is not an object: %o', (setup) => {
    fault(InvalidSetupError, 'bad-setup', () => deal(setup));
  });

  it.each([
    ['51 cards', CARDS.slice(1), 'deck-size', { size: 52, found: 51 }],
    ['53 cards', [...CARDS, 'AS'], 'deck-size', { size: 52, found: 53 }],
    ['none', [], 'deck-size', { size: 52, found: 0 }],
    ['a text', CARDS.join(' '), 'deck-size', { size: 52, found: 'string' }],
    ['null', null, 'deck-size', { size: 52, found: 'object' }],
    ['an array-like object', { length: 52 }, 'deck-size', { size: 52, found: 'object' }],
    ['a duplicate card', ['KC', ...CARDS.slice(1)], 'card-twice', { card: 'KC', index: 51 }],
    ['an unknown card', ['1S', ...CARDS.slice(1)], 'unknown-card', { card: '1S', index: 0 }],
    ['a lower-case card', ['as', ...CARDS.slice(1)], 'unknown-card', { card: 'as', index: 0 }],
    [
      'a name from the prototype',
      ['constructor', ...CARDS.slice(1)],
      'unknown-card',
      { card: 'constructor', index: 0 },
    ],
    ['a number', [0, ...CARDS.slice(1)], 'unknown-card', { card: 0, index: 0 }],
    ['a nested list', [['AS'], ...CARDS.slice(1)], 'unknown-card', { card: ['AS'], index: 0 }],
  ])('an invalid deck: %s', (_, deck, code, data) => {
    expect(fault(InvalidSetupError, code, () => deal({ deck })).data).toEqual(data);
  });

  it('a sparse deck', () => {
    const deck = [...CARDS];
    // eslint-disable-next-line @typescript-eslint/no-array-delete
    delete deck[7];
    fault(InvalidSetupError, 'unknown-card', () => deal({ deck }));
  });

  it.each<readonly [string, unknown, string]>([
    ['an unknown name', { cards: 3 }, 'unknown-option'],
    ['a name with other capitals', { Draw: 3 }, 'unknown-option'],
    ['an option of another game', { reserve: 10 }, 'unknown-option'],
    ['a name from Object.prototype', { toString: 1 }, 'unknown-option'],
    ['an own field __proto__', JSON.parse('{"__proto__": {"draw": 1}}'), 'unknown-option'],
    ['a wrong number', { draw: 2 }, 'bad-option-value'],
    ['text in place of a number', { draw: '3' }, 'bad-option-value'],
    ['a number in place of a boolean', { takeBack: 1 }, 'bad-option-value'],
    ['null', { draw: null }, 'bad-option-value'],
    ['a negative number', { redeals: -1 }, 'bad-option-value'],
    ['a fraction', { redeals: 0.5 }, 'bad-option-value'],
    ['NaN', { redeals: NaN }, 'bad-option-value'],
    ['a bigint', { redeals: 1n }, 'bad-option-value'],
    ['a circular value', { scoring: circular }, 'bad-option-value'],
    ['a list', [], 'bad-options'],
    ['a text', 'draw', 'bad-options'],
    ['nothing', null, 'bad-options'],
  ])('invalid options: %s', (_, options, code) => {
    fault(InvalidSetupError, code, () => deal({ deal: 1, options }));
  });

  it('options are read from own properties, never from the prototype', () => {
    const options = Object.create({ draw: 1, nonsense: 1 }) as Record<string, unknown>;
    expect(deal({ deal: 1, options }).position.options.draw).toBe(3);
    expect(deal({ deal: 1, options: { draw: undefined } }).position.options.draw).toBe(3);
  });

  it.each([
    '',
    'Reno',
    'toString',
    '__proto__',
    'constructor',
    undefined,
    null,
    5,
    Symbol('reno'),
    () => 'reno',
  ])('an unknown game: %o', (name) => {
    const { data } = fault(InvalidSetupError, 'unknown-variant', () => Game.deal(name as string));
    expect(data.known).toEqual(expect.arrayContaining(['reno', 'klondike', 'cruel', 'demon', 'over-under']));
  });

  it.each(['', '2026-13-01', '2026-02-30', '26-01-01', '2026-1-1', 'today'])(
    'an invalid date: %o',
    (date) => {
      fault(InvalidSetupError, 'bad-date', () => dailyDeal(date, 'reno'));
    },
  );
});

test('the error contains a sentence about the cause, between its code and its data', () => {
  const game = Game.deal('klondike', { deal: 1 });
  const sentenceOf = (act: () => unknown): string => messageOf(act).replace(/\{.*/, '').trim();
  expect(sentenceOf(() => game.play({ kind: 'redeal' }))).toBe('waste-empty: The move is not allowed.');
  expect(sentenceOf(() => Game.deal('x'))).toBe('unknown-variant: This cannot be dealt.');
  expect(sentenceOf(() => Game.deal({} as never))).toMatch(
    /^bad-variant: variant\.id must be a text of .* but is missing\.$/,
  );
  expect(sentenceOf(() => Game.fromJSON(1))).toBe('malformed: The saved game cannot be loaded.');
});

describe('malformed moves are refused:', () => {
  const play = { kind: 'play', from: 'tableau-1', to: 'foundation-1', count: 1 };

  it.each<readonly [string, unknown]>([
    ['null', null],
    ['undefined', undefined],
    ['a text', 'draw'],
    ['a number', 1],
    ['a function', () => play],
    ['a list', [play]],
    ['an empty object', {}],
    ['an unknown kind', { kind: 'shuffle' }],
    ['a kind from Object.prototype', { kind: 'toString' }],
    ['no count', { kind: 'play', from: 'tableau-1', to: 'foundation-1' }],
    ...[0, -1, 1.5, NaN, Infinity, '1', null, 1n, 2 ** 53].map(
      (count) => [`count ${String(count)}`, { ...play, count }] as const,
    ),
    ['no from', { ...play, from: undefined }],
    ['a list as from', { ...play, from: ['tableau-1'] }],
    ['an object with toString', { ...play, to: { toString: (): string => 'foundation-1' } }],
  ])('%s', (_, move) => {
    const game = Game.deal('klondike', { deal: 1 });
    const { position } = game;
    const moves = game.legalMoves();
    expect(game.explain(move as Move)).toEqual({ code: 'malformed-move' });
    fault(IllegalMoveError, 'malformed-move', () => game.play(move as Move));
    expect(game.position).toBe(position);
    expect(game.legalMoves()).toEqual(moves);
    expect(game.canUndo).toBe(false);
  });

  it.each([
    '__proto__',
    'constructor',
    'toString',
    '',
    'tableau',
    'tableau-0',
    'tableau-01',
    'Tableau-1',
    'tableau-1 ',
  ])('an unknown pile: %o', (id) => {
    const game = Game.deal('klondike', { deal: 1 });
    const { position } = game;
    expect(
      fault(IllegalMoveError, 'unknown-pile', () => game.play({ ...play, from: id } as Move)).data,
    ).toEqual({
      pile: id,
    });
    fault(IllegalMoveError, 'unknown-pile', () => game.play({ ...play, to: id } as Move));
    expect(game.unitAt(id, 0)).toBe(0);
    expect(game.acceptsAt(id)).toEqual([]);
    expect(game.position).toBe(position);
  });

  it('a huge but valid count', () => {
    const game = Game.deal('klondike', { deal: 1 });
    fault(IllegalMoveError, 'too-few-cards', () => game.play({ ...play, count: 2 ** 52 } as Move));
  });

  it('the fields of a move are read once: changing it later has no effect', () => {
    const game = Game.deal('klondike', { deal: 1 });
    const first = { ...(game.legalMoves()[0] as Move & { kind: 'play' }) };
    game.play(first);
    const saved = game.toJSON();
    Object.assign(first, { from: 'stock', count: 99 });
    expect(game.toJSON()).toEqual(saved);
    expect(game.undo()).toBe(true);
    expect(game.redo()).toBe(true);
    expect(game.toJSON()).toEqual(saved);
  });

  it('undo and redo return false if there is nothing to undo or redo', () => {
    const game = Game.deal('klondike', { deal: 1 });
    expect([game.undo(), game.redo(), game.canUndo, game.canRedo]).toEqual([false, false, false, false]);
  });
});

describe('a value that throws when it is read', () => {
  const get = (): never => {
    throw new RangeError('not mine');
  };
  const trap = (): never => new Proxy({}, { get, ownKeys: get }) as never;

  it('is refused with the code of the expected value', () => {
    const game = Game.deal('klondike', { deal: 1 });
    const { position } = game;
    fault(IllegalMoveError, 'malformed-move', () => game.play(trap()));
    expect(game.position).toBe(position);
    fault(InvalidSaveError, 'malformed', () => Game.fromJSON(trap()));
    fault(InvalidSetupError, 'bad-setup', () => Game.deal('klondike', trap()));
    fault(InvalidSetupError, 'bad-setup', () => Game.deal('klondike', { options: trap() }));
    fault(InvalidSetupError, 'bad-setup', () =>
      Game.deal('klondike', { deck: new Proxy([...CARDS], { get }) }),
    );
    fault(InvalidVariantError, 'bad-variant', () => Game.deal(trap()));
  });

  it('leaves a table unchanged', () => {
    const { session, events } = startSession();
    expect(session.play(trap())).toEqual({ code: 'malformed-move' });
    fault(InvalidSaveError, 'malformed', () => {
      session.load(trap());
    });
    expect(events).toEqual([]);
  });
});

describe('damaged saves', () => {
  const game = Game.deal('klondike', { deal: 7, options: { draw: 1 } });
  for (let n = 0; n < 12; n++) game.play({ kind: 'draw' });
  for (let n = 0; n < 5; n++) game.undo();
  const good = JSON.parse(JSON.stringify(game)) as Record<string, unknown>;
  const deck = deckOf(7);
  const without = (...names: string[]): Record<string, unknown> =>
    Object.fromEntries(Object.entries(good).filter(([name]) => !names.includes(name)));
  const withDeck = (cards: unknown): Record<string, unknown> => ({ ...without('deal'), deck: cards });

  it('control: an intact save loads', () => {
    expect(Game.fromJSON(good).toJSON()).toEqual(good);
    expect(Game.fromJSON(withDeck(deck)).position.piles).toEqual(game.position.piles);
  });

  it.each<readonly [string, unknown, string | undefined]>([
    ['null', null, 'malformed'],
    ['undefined', undefined, 'malformed'],
    ['the save as text', JSON.stringify(good), 'malformed'],
    ['a number', 5, 'malformed'],
    ['a list', [good], 'malformed'],
    ['an empty object', {}, 'malformed'],
    ...Object.keys(good).map((name) => [`no ${name}`, without(name), undefined] as const),
    ...Object.keys(good).map((name) => [`null as ${name}`, { ...good, [name]: null }, undefined] as const),
    ...Object.keys(good).map(
      (name) => [`an object as ${name}`, { ...good, [name]: { a: 1 } }, undefined] as const,
    ),
    ['text as format', { ...good, format: '1' }, 'malformed'],
    ['a fraction as format', { ...good, format: 1.5 }, 'malformed'],
    ['a later format', { ...good, format: 2 }, 'future-format'],
    ['an unknown game', { ...good, variant: 'golf' }, 'unknown-variant'],
    ['a game from Object.prototype', { ...good, variant: '__proto__' }, 'unknown-variant'],
    ['a number as game', { ...good, variant: 5 }, 'malformed'],
    ['a list of options', { ...good, options: [] }, 'malformed'],
    ['an unknown option', { ...good, options: { cards: 3 } }, 'unknown-option'],
    [
      'options with a field __proto__',
      { ...good, options: JSON.parse('{"__proto__": {"draw": 1}}') as unknown },
      'unknown-option',
    ],
    ['a wrong option value', { ...good, options: { draw: 2 } }, 'bad-option-value'],
    ['no deal and no deck', without('deal'), 'malformed'],
    ['a deal and a deck', { ...good, deck }, 'malformed'],
    ['an invalid deal number', { ...good, deal: 0 }, 'bad-deal'],
    ['a deal number as text', { ...good, deal: '7' }, 'bad-deal'],
    ['a short deck', withDeck(deck.slice(1)), 'deck-size'],
    ['a deck as text', withDeck(deck.join(' ')), 'deck-size'],
    ['a duplicate card', withDeck([deck[1], ...deck.slice(1)]), 'card-twice'],
    ['an unknown card', withDeck(['XX', ...deck.slice(1)]), 'unknown-card'],
    ['moves as a text', { ...good, moves: 'draw' }, 'malformed'],
    ...[
      '',
      'Draw',
      'draw ',
      'a>b',
      'a>b:0',
      'a>b:-1',
      'a>b:1.5',
      'a>b:9999',
      'a b>c:1',
      '>:1',
      5,
      null,
      {},
    ].map(
      (move) => [`the move ${JSON.stringify(move)}`, { ...good, moves: ['draw', move] }, 'bad-move'] as const,
    ),
    ...[-1, 0.5, 13, NaN, Infinity, '1'].map(
      (cursor) => [`the cursor ${String(cursor)}`, { ...good, cursor }, 'bad-cursor'] as const,
    ),
    ['a number as digest', { ...good, digest: 5 }, 'malformed'],
  ])('%s', (_, saved, code) => {
    const thrown = thrownBy(() => Game.fromJSON(saved));
    expect(thrown).toBeInstanceOf(InvalidSaveError);
    if (code) expect(thrown).toMatchObject({ name: 'InvalidSaveError', code });
  });

  it('a truncated text is either invalid JSON or an invalid save', () => {
    const text = JSON.stringify(good);
    for (let length = 0; length < text.length; length++) {
      let parsed: unknown;
      try {
        parsed = JSON.parse(text.slice(0, length));
      } catch {
        continue;
      }
      fault(InvalidSaveError, 'malformed', () => Game.fromJSON(parsed));
    }
  });

  it('a save of another game than the given description is refused', () => {
    fault(InvalidSaveError, 'other-variant', () =>
      Game.fromJSON(good, { variant: { ...klondike, id: 'mine' } }),
    );
  });

  it('an invalid description for a save is refused', () => {
    const broken = { ...klondike, goal: {} } as unknown as Variant;
    fault(InvalidSaveError, 'bad-variant', () => Game.fromJSON(good, { variant: broken }));
    const throws = new Proxy(klondike, {
      get: (target, name) => {
        if (name === 'piles') throw new RangeError('not mine');
        return Reflect.get(target, name) as unknown;
      },
    });
    fault(InvalidSaveError, 'bad-variant', () => Game.fromJSON(good, { variant: throws }));
  });

  it('a deck that throws when it is read is refused', () => {
    const get = (): never => {
      throw new RangeError('not mine');
    };
    fault(InvalidSaveError, 'malformed', () => Game.fromJSON(withDeck(new Proxy(deck, { get }))));
  });

  it('after a rule change, the longest legal part is restored, and the digest differs', () => {
    const moves = [...(good.moves as string[]).slice(0, 3), 'tableau-1>foundation-1:9', 'draw'];
    const loaded = Game.fromJSON({ ...good, moves, cursor: 5 });
    expect(loaded.position.moves).toBe(3);
    expect(loaded.canRedo).toBe(false);
    expect(loaded.toJSON().digest).not.toBe(good.digest);
  });

  it('extra fields, from a prototype or a later version, have no effect', () => {
    const extra = JSON.parse(
      `{"__proto__": {"deck": []}, "more": 1, ${JSON.stringify(good).slice(1)}`,
    ) as unknown;
    expect(Game.fromJSON(extra).toJSON()).toEqual(good);
    expect(({} as Record<string, unknown>).deck).toBeUndefined();
  });
});

describe('descriptions with invalid fields', () => {
  const plain = (): Record<string, unknown> =>
    JSON.parse(JSON.stringify(klondike)) as Record<string, unknown>;

  it.each([null, undefined, 5, 'klondike', [], circular, 5n, () => klondike])(
    '%o is not a description',
    (data) => {
      fault(InvalidVariantError, 'bad-variant', () => defineVariant(data));
    },
  );

  it('a description is copied and frozen: later changes to the original have no effect', () => {
    const data = { ...plain(), id: 'mine', deal: [...klondike.deal] };
    const mine = defineVariant(data);
    data.deal.length = 0;
    expect(mine.deal).toHaveLength(1);
    expect(Object.isFrozen(mine.piles.tableau?.takes?.build)).toBe(true);
    expect(variants.get('mine')).toBe(mine);
    expect(Game.deal('mine', { deal: 1 }).position.variant).toBe('mine');
  });

  it('the list of games is read-only and complete', () => {
    expect(Object.isFrozen(variants)).toBe(true);
    expect([...variants.keys()].slice(0, 5)).toEqual(['reno', 'klondike', 'cruel', 'demon', 'over-under']);
    expect([...variants.values()].map(({ id }) => id)).toEqual([...variants.keys()]);
    expect([...variants].map(([id]) => id)).toEqual([...variants.entries()].map(([id]) => id));
    const seen: string[] = [];
    variants.forEach((variant, id, map) => {
      expect(map.get(id)).toBe(variant);
      seen.push(id);
    });
    expect(seen).toHaveLength(variants.size);
    expect(variants.has('reno')).toBe(true);
    expect(variants.has('toString')).toBe(false);
  });
});

it('the message of an error contains its code and its cause', () => {
  const error = fault(InvalidSetupError, 'bad-deal', () => Game.deal('reno', { deal: 0 }));
  expect(error.message).toMatch(/^bad-deal: .*\{"deal":0,"expected":"1 … 999999999"\}$/);
  const cards: Card[] = [];
  expect(fault(InvalidSetupError, 'deck-size', () => Game.deal('reno', { deck: cards })).message).toContain(
    '52',
  );
});

describe('an error contains the found and the expected value', () => {
  const saved = (change: Record<string, unknown>): void => {
    const good = JSON.parse(JSON.stringify(Game.deal('klondike', { deal: 7 }))) as Record<string, unknown>;
    Game.fromJSON({ ...good, ...change });
  };
  const position = (change: Record<string, unknown>): void => {
    Game.at({ ...Game.deal('klondike', { deal: 7 }).position, ...change });
  };
  const breaks = <T extends object>(of: T, name: keyof T): T =>
    Object.defineProperty({ ...of }, name, {
      get: () => {
        throw new RangeError('not mine');
      },
    });
  const words: unknown = expect.stringMatching(/\S/);

  it.each<[string, () => unknown, Record<string, unknown>]>([
    ['bad-date', () => dailyDeal('today', 'reno'), { date: 'today', expected: words }],
    ['bad-deal', () => Game.deal('reno', { deal: 0 }), { deal: 0, expected: words }],
    ['bad-setup', () => Game.deal('reno', 5 as never), { setup: 5, expected: words }],
    ['bad-setup', () => Game.deal('reno', breaks<Setup>({}, 'deal')), { error: 'RangeError: not mine' }],
    [
      'bad-options',
      () => Game.deal('reno', { options: 'draw' as never }),
      { options: 'draw', expected: words },
    ],
    [
      'unknown-option',
      () => Game.deal('over-under', { options: { draw: 1 } }),
      { option: 'draw', variant: 'over-under', known: expect.any(Array) as unknown },
    ],
    [
      'bad-option-value',
      () => Game.deal('klondike', { options: { draw: 2 } }),
      { option: 'draw', variant: 'klondike', value: 2, expected: '3, 1' },
    ],
    ['malformed', () => Game.fromJSON('save'), { path: 'save', expected: words, value: 'string' }],
    ['malformed', () => saved({ rules: 'new' }), { path: 'save.rules', expected: words, value: 'new' }],
    ['malformed', () => saved({ options: null }), { path: 'save.options', expected: words, value: null }],
    ['malformed', () => saved({ variant: {} }), { path: 'save.variant', expected: words, value: 'object' }],
    ['malformed', () => saved({ deck: 'AS' }), { deal: 7, deck: 'AS' }],
    ['malformed', () => saved({ moves: 'draw' }), { moves: 'string' }],
    ['future-format', () => saved({ format: 99 }), { format: 99, known: expect.any(Number) as unknown }],
    ['bad-move', () => saved({ moves: ['draw', 'fly'] }), { move: 'fly', index: 1 }],
    ['bad-cursor', () => saved({ moves: ['draw'], cursor: 2 }), { cursor: 2, moves: 1 }],
    [
      'other-variant',
      () => Game.fromJSON(Game.deal('reno').toJSON(), { variant: klondike }),
      { variant: 'reno', given: 'klondike' },
    ],
    ['bad-position', () => position({ score: NaN }), { counts: expect.any(Array) as unknown, score: NaN }],
    [
      'bad-position',
      () => Game.at(breaks(Game.deal('reno').position, 'piles')),
      { error: 'RangeError: not mine' },
    ],
  ])('%s', (code, action, data) => {
    const thrown = thrownBy(action);
    expect(thrown).toMatchObject({ code });
    expect((thrown as SolitaireError).data).toEqual(data);
  });
});
