// The vocabulary for Spider and similar games: units with a separate rule, draws onto the columns, complete runs that
// are collected automatically, and decks of fewer suits.
import { describe, expect, it } from 'vitest';
import { CARDS, Game, type Card, type Position, type Variant } from '../../../src/engine.js';
import {
  agnes,
  easthaven,
  golf,
  gypsy,
  scorpion,
  spider,
  spiderette,
  westhaven,
  whitehead,
} from '../../../src/games/all.js';
import { en } from '../../../src/locales/en-all.js';
import { systemClock } from '../../../src/platform/clock.js';
import { hintsFor } from '../../../src/session/hints.js';
import { Session } from '../../../src/session/session.js';
import { solveWith } from '../../../src/solver/stepper.js';
import { eventText } from '../../../src/text/event-text.js';
import { hintText } from '../../../src/text/hint-text.js';
import { MessageFormatter } from '../../../src/text/message-formatter.js';
import { refusalText } from '../../../src/text/refusal-text.js';
import { cardsOf } from '../../support/cards.js';
import { cards, moveOf, pile, play, refused } from '../../support/decks.js';

type Wanted = Readonly<Record<string, string>>;

/** A position: these piles, bottom first, face-down cards before a `/`, and all other cards in the stock. */
function lay(variant: Variant, wanted: Wanted, options: Readonly<Record<string, unknown>> = {}): Position {
  const { position } = Game.deal(variant, { deal: 1, options });
  const left = position.piles.flatMap((one) => one.cards).toSorted();
  const piles = position.piles.map(({ id, kind }) => {
    const [covered, open] = (wanted[id] ?? '').split('/') as [string, string?];
    const hidden = open === undefined ? [] : cardsOf(covered.trim());
    const all = [...hidden, ...cardsOf((open ?? covered).trim())];
    for (const card of all) {
      const at = left.indexOf(card);
      expect(at, card).toBeGreaterThanOrEqual(0);
      left.splice(at, 1);
    }
    return { id, kind, cards: all, faceDown: hidden.length };
  });
  return {
    ...position,
    deal: null,
    piles: piles.map((one) => (one.id === 'stock' ? { ...one, cards: left, faceDown: left.length } : one)),
  };
}

const table = (variant: Variant, wanted: Wanted, options?: Readonly<Record<string, unknown>>): Game =>
  Game.at(lay(variant, wanted, options), variant);

/** King down to this rank. */
const down = (suit: string, last = 'A'): string => {
  const ranks = 'KQJT98765432A';
  return [...ranks.slice(0, ranks.indexOf(last) + 1)].map((rank) => rank + suit).join(' ');
};

/** A card in each of these columns. */
const columns = (from: number, to: number, card: (n: number) => string): Wanted =>
  Object.fromEntries(Array.from({ length: to - from + 1 }, (_, i) => [`tableau-${from + i}`, card(i)]));

/** An unrelated card in each of these columns. */
const idle = (from: number, to: number): Wanted =>
  columns(from, to, (i) => ['4H', '4D', '4C', '2H', '2D', '2C', 'JH', 'JD', 'JC'][i] ?? '');

describe('unit: the rule for groups that move differs from the build rule', () => {
  it('a column is built in any suit, and only a run of one suit moves as one', () => {
    const game = table(spider, {
      'tableau-1': '9S 8H 7H',
      'tableau-2': '9C',
      'tableau-3': '8C',
      'tableau-4': 'TD',
      ...idle(5, 10),
    });
    expect(refused(game, 'tableau-1>tableau-2:2')).toBeUndefined();
    expect(refused(game, 'tableau-1>tableau-3')).toBeUndefined();
    expect(game.explain(moveOf('tableau-1>tableau-4:3'))).toEqual({
      code: 'not-a-run',
      from: 'tableau-1',
      most: 2,
    });
    expect(game.unitAt('tableau-1', 0)).toBe(0);
    expect(game.unitAt('tableau-1', 1)).toBe(2);
  });

  it('columns are built in one colour, and only runs of one suit move', () => {
    const game = table(whitehead, { 'tableau-1': '9S 8C 7C', 'tableau-2': '9C', 'tableau-3': 'TS' });
    expect(refused(game, 'tableau-1>tableau-2:2')).toBeUndefined();
    expect(refused(game, 'tableau-1>tableau-3:3')).toBe('not-a-run');
  });

  it('without unit, groups that match the build rule move', () => {
    const game = table(gypsy, { 'tableau-1': '9S 8H 7C', 'tableau-2': 'TD', ...idle(3, 8) });
    expect(refused(game, 'tableau-1>tableau-2:3')).toBeUndefined();
  });
});

describe('top-or-run: the top card, or all of the run', () => {
  it('and no part of the run', () => {
    const game = table(westhaven, {
      'tableau-1': '2S / 9S 8H 7S',
      'tableau-2': '8D',
      'tableau-3': 'TH',
      'tableau-4': '9C',
    });
    expect(refused(game, 'tableau-1>tableau-2')).toBeUndefined();
    expect(refused(game, 'tableau-1>tableau-3:3')).toBeUndefined();
    expect(game.explain(moveOf('tableau-1>tableau-4:2'))).toEqual({
      code: 'whole-run-only',
      from: 'tableau-1',
      count: 3,
    });
    expect(refused(game, 'tableau-1>tableau-5:2')).toBe('whole-run-only');
    expect([0, 1, 2, 3].map((index) => game.unitAt('tableau-1', index))).toEqual([0, 3, 3, 1]);
    expect(game.legalMoves().filter((move) => move.kind === 'play' && move.count === 2)).toEqual([]);
  });
});

describe('draw onto the columns', () => {
  it('deals one face-up card onto each column, from the first on, with one event each', () => {
    const game = Game.deal(spider, { deal: 3 });
    const stock = pile(game, 'stock').cards;
    const sizes = game.position.piles.filter(({ kind }) => kind === 'tableau').map((one) => one.cards.length);
    const events = game.play({ kind: 'draw' });
    expect(events.filter(({ kind }) => kind === 'drawn')).toEqual(
      Array.from({ length: 10 }, (_, i) => ({
        kind: 'drawn',
        from: 'stock',
        to: `tableau-${String(i + 1)}`,
        cards: [stock.at(-1 - i)],
      })),
    );
    for (let i = 0; i < 10; i++) {
      const column = pile(game, `tableau-${String(i + 1)}`);
      expect(column.cards).toHaveLength((sizes[i] ?? 0) + 1);
      expect(column.faceDown).toBe((sizes[i] ?? 0) - 1);
    }
    expect(pile(game, 'stock').cards).toHaveLength(40);
    game.undo();
    expect(pile(game, 'stock').cards).toEqual(stock);
  });

  it('deals to the first columns only, if the stock has too few cards', () => {
    const game = Game.deal(agnes, { deal: 5 });
    for (let n = 0; n < 4; n++) game.play({ kind: 'draw' });
    expect(pile(game, 'stock').cards).toEqual([]);
    expect(refused(game, 'draw')).toBe('stock-empty');
    const size = (n: number): number => pile(game, `tableau-${String(n)}`).cards.length;
    expect([1, 2, 3, 7].map(size)).toEqual([5, 6, 6, 10]);
  });

  it('deals several rows if the count is greater than 1', () => {
    const two: Variant = { ...gypsy, id: 'gypsy-two', draw: { to: 'tableau', count: 2 }, options: {} };
    const game = Game.deal(two, { deal: 1 });
    const stock = pile(game, 'stock').cards;
    game.play({ kind: 'draw' });
    expect(pile(game, 'tableau-1').cards.slice(-2)).toEqual([stock.at(-1), stock.at(-9)]);
  });

  it('blockedBy empty: is refused while any column is empty', () => {
    const game = table(spider, { 'tableau-1': '9S', ...idle(3, 10) });
    expect(game.explain({ kind: 'draw' })).toEqual({ code: 'fill-first', to: 'tableau-2' });
    expect(game.legalMoves()).not.toContainEqual({ kind: 'draw' });
  });

  it('blockedBy fillable: is refused while the player can fill an empty column', () => {
    const others = idle(3, 4);
    const king = table(easthaven, { 'tableau-1': '2S / KH', ...others });
    expect(king.explain({ kind: 'draw' })).toEqual({ code: 'fill-first', to: 'tableau-2' });
    // a king that is alone in its column fills no other column
    expect(table(easthaven, { 'tableau-1': 'KH', ...others }).explain({ kind: 'draw' })).toBeUndefined();
    expect(
      table(easthaven, { 'tableau-1': '2S / KH 3C', ...others }).explain({ kind: 'draw' }),
    ).toBeUndefined();
  });

  it('without blockedBy is allowed while a column is empty', () => {
    expect(table(gypsy, { 'tableau-1': '9S' }).explain({ kind: 'draw' })).toBeUndefined();
  });

  it('prevents a loss while it may lead to a play; without stock and plays the game is lost', () => {
    const none = columns(1, 10, (i) => ['3S', '3H', '3D', '3C', '6S', '6H', '6D', '6C', '9S', '9H'][i] ?? '');
    expect(table(spider, none).status).toBe('playing');
    const rest = lay(spider, none);
    const out = rest.piles.find(({ id }) => id === 'stock')?.cards ?? [];
    const piles = rest.piles.map((one) =>
      one.id === 'stock'
        ? { ...one, cards: [], faceDown: 0 }
        : one.id === 'foundation-1'
          ? { ...one, cards: out }
          : one,
    );
    expect(Game.at({ ...rest, piles }, spider).status).toBe('lost');
  });
});

describe('complete runs are collected automatically', () => {
  const almost: Wanted = { 'tableau-1': `5H / 9C ${down('S', '2')}`, 'tableau-2': '2D AS', ...idle(3, 10) };

  it('as soon as the last card is placed; the cards under the run stay as they are', () => {
    const game = table(spider, almost);
    const events = play(game, 'tableau-2>tableau-1');
    expect(events).toEqual([
      { kind: 'played', from: 'tableau-2', to: 'tableau-1', cards: ['AS'] },
      { kind: 'collected', from: 'tableau-1', to: 'foundation-1', cards: down('S').split(' ') },
    ]);
    expect(cards(game, 'foundation-1')).toBe(down('S'));
    expect(cards(game, 'tableau-1')).toBe('5H 9C');
    expect(game.position.score).toBe(599);
    expect(game.undo()).toBe(true);
    expect(cards(game, 'foundation-1')).toBe('');
    expect(game.position.score).toBe(500);
    expect(game.redo()).toBe(true);
    expect(cards(game, 'tableau-1')).toBe('5H 9C');
  });

  it('and a face-down card that the run uncovers turns face up', () => {
    const game = table(spider, { ...almost, 'tableau-1': `5H 9C / ${down('S', '2')}` });
    expect(play(game, 'tableau-2>tableau-1').at(-1)).toEqual({
      kind: 'turned',
      pile: 'tableau-1',
      card: '9C',
    });
    expect(pile(game, 'tableau-1').faceDown).toBe(1);
  });

  it('also if a draw completes the run, and in a game in which any group moves', () => {
    const position = lay(spiderette, {
      'tableau-2': down('S', '2'),
      ...idle(3, 6),
      'tableau-1': '9C',
      'tableau-7': '9D',
    });
    const piles = position.piles.map((one) => {
      if (one.id !== 'stock') return one;
      const rest: Card[] = one.cards.filter((card) => card !== 'AS');
      return { ...one, cards: rest.toSpliced(-1, 0, 'AS') };
    });
    const game = Game.at({ ...position, piles }, spiderette);
    expect(game.play({ kind: 'draw' }).map(({ kind }) => kind)).toContain('collected');
    expect(cards(game, 'foundation-1')).toBe(down('S'));
    expect(cards(game, 'tableau-2')).toBe('');

    const any = table(scorpion, { 'tableau-1': `3D ${down('H', '6')}`, 'tableau-2': '9C 5H 4H 3H 2H AH' });
    expect(play(any, 'tableau-2>tableau-1:5').at(-1)?.kind).toBe('collected');
    expect(cards(any, 'tableau-1')).toBe('3D');
  });

  it('only if they are in order, of one suit, face up, and at the top of a column', () => {
    const stays = (first: string, second: string, move: string): void => {
      const game = table(spider, { 'tableau-1': first, 'tableau-2': second, ...idle(3, 10) });
      expect(play(game, move)).toHaveLength(1);
    };
    stays(down('S', '2'), '2D AH', 'tableau-2>tableau-1');
    stays(`KH ${down('S', '2').slice(3)}`, '2D AS', 'tableau-2>tableau-1');
    const hidden = `${down('S', 'Q')} / ${down('S', '2').slice(6)}`;
    const game = table(spider, { 'tableau-1': hidden, 'tableau-2': '2D AS', ...idle(3, 10) });
    expect(play(game, 'tableau-2>tableau-1').map(({ kind }) => kind)).toEqual(['played']);
  });

  it('and the player can move no cards to or from their foundations', () => {
    const game = table(spider, almost);
    expect(game.explain(moveOf('tableau-1>foundation-1:12'))).toEqual({
      code: 'complete-runs-only',
      to: 'foundation-1',
      count: 13,
    });
    play(game, 'tableau-2>tableau-1');
    expect(refused(game, 'foundation-1>tableau-3')).toBe('stays-on-foundation');
    expect(
      game.legalMoves().some((move) => move.kind === 'play' && (move.to + move.from).includes('foundation')),
    ).toBe(false);
  });

  it('and the last one wins the game', () => {
    const full = Object.fromEntries(
      ['S', 'H', 'D', 'C', 'S', 'H', 'D'].map((suit, i) => [`foundation-${String(i + 1)}`, down(suit)]),
    );
    const wanted = { ...full, 'tableau-1': down('C', '2'), 'tableau-2': 'AC' };
    const game = table(spider, wanted);
    expect(game.status).toBe('playing');
    play(game, 'tableau-2>tableau-1');
    expect(game.status).toBe('won');
    const { verdict, line } = solveWith(lay(spider, wanted), { variant: spider }, () => 0);
    expect([verdict, line]).toEqual(['winnable', [moveOf('tableau-2>tableau-1')]]);
  });
});

describe('suits', () => {
  const counts = (deck: readonly Card[]): Map<string, number> =>
    deck.reduce((map, card) => map.set(card, (map.get(card) ?? 0) + 1), new Map<string, number>());

  it.each([
    [4, CARDS.length, 2],
    [2, 26, 4],
    [1, 13, 8],
  ])(
    '%i: %i names, each %i times, with the same ranks in the same order for a deal number',
    (suits, names, times) => {
      const deckAt = (n: number): Card[] =>
        Game.deal(spider, { deal: 77, options: { suits: n } }).position.piles.flatMap((one) => one.cards);
      const found = counts(deckAt(suits));
      expect(found.size).toBe(names);
      expect([...found.values()].every((n) => n === times)).toBe(true);
      expect(deckAt(suits).map((card) => card[0])).toEqual(deckAt(4).map((card) => card[0]));
    },
  );

  it('a given deck must have exactly these suits', () => {
    const deck = (suits: string): Card[] =>
      Array.from(
        { length: 104 },
        (_, i) => `${'A23456789TJQK'[i % 13] ?? ''}${suits[((i / 13) | 0) % suits.length] ?? ''}` as Card,
      );
    const deal = (cards: Card[], suits: number): Game =>
      Game.deal(spider, { deck: cards, options: { suits } });
    expect(deal(deck('SH'), 2).position.piles).toHaveLength(19);
    expect(() => deal(deck('SD'), 2)).toThrow(expect.objectContaining({ code: 'unknown-card' }) as Error);
    expect(() => deal(deck('SSSH'), 2)).toThrow(expect.objectContaining({ code: 'card-twice' }) as Error);
    expect(() => deal(deck('SH'), 1)).toThrow(
      expect.objectContaining({ code: 'unknown-card', data: { card: 'AH', index: 13 } }) as Error,
    );
    const game = deal(deck('SH'), 2);
    game.play({ kind: 'draw' });
    expect(Game.fromJSON(JSON.parse(JSON.stringify(game)), { variant: spider }).position).toEqual(
      game.position,
    );
  });

  it('a position with other cards is refused', () => {
    const { position } = Game.deal(spider, { deal: 1, options: { suits: 1 } });
    const piles = position.piles.map((one, i) =>
      i ? one : { ...one, cards: ['AH', ...one.cards.slice(1)] as Card[] },
    );
    expect(() => Game.at({ ...position, piles }, spider)).toThrow(
      expect.objectContaining({ code: 'bad-position' }) as Error,
    );
  });
});

describe('the texts for the player', () => {
  const formatter = new MessageFormatter(en, 'en');

  function recordingSession(variant: Variant, brief = false) {
    const announcements: string[] = [];
    const own = new MessageFormatter(en, 'en', brief ? 'brief' : 'full');
    const session: Session = new Session(variant, { deal: 4 }, systemClock, (event) =>
      announcements.push(eventText(own, event, session)),
    );
    return { session, last: () => announcements.at(-1) };
  }

  it('a draw onto the columns is announced in one sentence with its cards in order, also on redo', () => {
    const { session, last } = recordingSession(spiderette);
    const stock = session.position.piles.find(({ id }) => id === 'stock')?.cards ?? [];
    session.play({ kind: 'draw' });
    const named = stock
      .slice(-7)
      .toReversed()
      .map((card) => formatter.card(card));
    const text = last() ?? '';
    expect(text).toMatch(/onto the columns\. 17 left\.$/);
    expect(
      named
        .map((name) => text.toLowerCase().indexOf(name))
        .every((at, i, all) => at >= 0 && at > (all[i - 1] ?? -1)),
    ).toBe(true);
    session.undo();
    expect(last()).toMatch(/^Undone: .* back to the stock\.$/);
    session.redo();
    expect(last()).toBe(text);
    const brief = recordingSession(spiderette, true);
    brief.session.play({ kind: 'draw' });
    expect(brief.last()).toBe('Cards dealt onto the columns. 17 left.');
  });

  it('a collected run is announced', () => {
    const game = table(spider, {
      'tableau-1': `9C ${down('S', '2')}`,
      'tableau-2': '2D AS',
      ...idle(3, 10),
    });
    const { session } = recordingSession(spider);
    const before = game.position;
    const events = play(game, 'tableau-2>tableau-1');
    const event = {
      kind: 'move',
      move: moveOf('tableau-2>tableau-1'),
      events,
      before,
      position: game.position,
      automatic: false,
    };
    expect(eventText(formatter, event as never, session)).toBe(
      'Ace of spades to column 1, on 2 of spades. A run is complete. King of spades and 12 more to foundation 1.',
    );
  });

  it('refusals state the reason', () => {
    const why = (game: Game, text: string): string => {
      const refusal = game.explain(moveOf(text));
      return refusal ? refusalText(formatter, refusal) : '';
    };
    const game = table(spider, { 'tableau-1': '9S', ...idle(3, 10) });
    expect(why(game, 'draw')).toBe('Not allowed: the empty columns must be filled first.');
    expect(why(game, 'tableau-1>foundation-1')).toBe(
      'Not allowed: only complete runs go there, automatically.',
    );
  });

  it('a hint prefers to complete a run, then to build in suit if that lets a run move', () => {
    const hint = (wanted: Wanted) => hintsFor(table(spider, wanted))[0];
    const full = hint({ 'tableau-1': `9C ${down('S', '2')}`, 'tableau-2': '2D AS', ...idle(3, 10) });
    expect(full).toMatchObject({ move: moveOf('tableau-2>tableau-1'), reason: { code: 'completes-run' } });
    const suit = hint({ 'tableau-1': '7D 6D', 'tableau-2': 'QS 7H 6S', 'tableau-3': '7S', ...idle(4, 10) });
    expect(suit).toMatchObject({ move: moveOf('tableau-2>tableau-3'), reason: { code: 'builds' } });
    const { session } = recordingSession(spider);
    expect(
      hintText(formatter, { move: { kind: 'draw' }, reason: { code: 'draw' }, hidden: false }, session),
    ).toMatch(/^Turn 10 cards\./);
  });
});

describe('points for cards left in the stock', () => {
  const last = { 'tableau-1': '5H', 'tableau-2': '6S', discard: '4S' };
  const play5 = { kind: 'play', from: 'tableau-1', to: 'discard', count: 1 } as const;
  const play6 = { ...play5, from: 'tableau-2' } as const;

  it('are counted when the goal is reached, in Golf one less for each card, and not before', () => {
    const game = table(golf, last);
    const left = pile(game, 'stock').cards.length;
    const { score } = game.position;
    game.play(play5);
    expect(game.position.score).toBe(score - 1);
    game.play(play6);
    expect(game.status).toBe('won');
    expect(game.position.score).toBe(score - 2 - left);
    game.undo();
    expect(game.position.score).toBe(score - 1);
  });

  it('are not counted in a game without them', () => {
    const game = table(golf, last, { scoring: 'cards' });
    const { score } = game.position;
    game.play(play5);
    game.play(play6);
    expect(game.position.score).toBe(score + 2);
  });
});
