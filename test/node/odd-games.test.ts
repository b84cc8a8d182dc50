// Unusual descriptions: they are dealt, won, lost and saved as the vocabulary defines.
import { describe, expect, it } from 'vitest';
import { defineVariant, Game, type PileGroup, type Variant } from '../../src/engine.js';
import { cards, dealt, faceUp, legal, play, refused } from '../support/decks.js';
import { described, down, up } from '../support/described.js';
import { bakersDozen, eagleWing, fortyThieves, puttPutt } from '../support/custom-games.js';

describe('the deal', () => {
  it('a single card is face up in a pile that shows only its top card', () => {
    const [, ...others] = eagleWing.deal;
    const short: Variant = { ...eagleWing, id: 'short-trunk', deal: [{ to: 'reserve', each: 1 }, ...others] };
    expect(faceUp(Game.deal(short, { deal: 1 }), 'reserve')).toBe(1);
    expect(faceUp(Game.deal(eagleWing, { deal: 1 }), 'reserve')).toBe(0);
  });

  it('a column dealt face down stays face down if its cards do not turn up automatically', () => {
    const odd = described({}, { deal: [{ to: 'tableau', each: 3, faceDown: [3, 2] }] });
    const game = Game.deal(odd, { deal: 1 });
    expect([1, 2, 3].map((n) => faceUp(game, `tableau-${n}`))).toEqual([0, 1, 3]);
  });

  it('only the top card is visible in a pile that shows no more, unless a deal step says how many are face down', () => {
    const shown = { shows: 'top', gives: 'top' } as const;
    const odd = described(
      { reserve: shown, tableau: { ...shown, count: 4 } },
      {
        deal: [
          { to: 'reserve', each: 3 },
          { to: 'tableau', each: 3, faceDown: [1, 1, 1, 1] },
        ],
      },
    );
    const game = Game.deal(odd, { deal: 1 });
    expect([faceUp(game, 'reserve'), faceUp(game, 'tableau-1')]).toEqual([1, 2]);
  });

  it('takes at most as many cards of a rank as there are piles for it', () => {
    const odd = described(
      { foundation: { count: 2, shows: 'all', takes: up } },
      {
        deal: [
          { to: 'foundation', rank: 'A' },
          { to: 'tableau', each: 3 },
        ],
      },
    );
    const game = Game.deal(odd, { deal: 1 });
    expect([1, 2].map((n) => cards(game, `foundation-${n}`))).toEqual(['AS', 'AH']);
    expect(game.position.piles.flatMap((one) => one.cards).toSorted()).toContain('AC');
  });

  it('takes at most four cards of a rank per deck, however many piles there are for it', () => {
    for (const decks of [1, 2] as const) {
      const foundation = { count: 8, shows: 'all', takes: up } as const;
      const tableau = { count: 8, shows: 'all', gives: 'top' } as const;
      const odd: Variant = {
        ...described({}),
        decks,
        piles: { foundation, tableau },
        deal: [
          { to: 'foundation', rank: 'A' },
          { to: 'tableau', each: 6 * decks },
        ],
      };
      const game = Game.deal(defineVariant({ ...odd, id: `sought-${decks}` }), { deal: 1 });
      expect(game.position.piles.filter((one) => one.cards.length === 1)).toHaveLength(4 * decks);
    }
  });

  it('at random is one in which a play can be reached', () => {
    const odd = described(
      { ...puttPutt.piles, foundation: { shows: 'none' } },
      { deal: puttPutt.deal, goal: puttPutt.goal },
    );
    const byNumber = Array.from({ length: 40 }, (_, i) => Game.deal(odd, { deal: i + 1 }).status);
    expect(byNumber).toContain('lost');
    for (let n = 0; n < 40; n++) expect(Game.deal(odd).status).toBe('playing');
  });
});

describe('the end', () => {
  it('needs all 104 cards of two decks on the foundations', () => {
    const full = (each: number): Variant =>
      described({ foundation: { shows: 'all' } }, { decks: 2, deal: [{ to: 'foundation', each }] });
    expect([26, 52, 104].map((each) => Game.deal(full(each), { deal: 1 }).status)).toEqual([
      'lost',
      'lost',
      'won',
    ]);
  });

  // a draw that uncovers cards, a redeal that gathers, a stock that can be played
  const waste: PileGroup = { shows: 'all', gives: 'top' };
  const drawn = { draw: { to: 'waste', count: 3 } } as const;
  it.each<readonly [string, Variant]>([
    [
      'drawn onto the pile that is played to',
      {
        ...puttPutt,
        deal: [
          { to: 'tableau', each: 3 },
          { to: 'discard', each: 1 },
        ],
      },
    ],
    [
      'gathered',
      described(
        { waste, tableau: { ...bakersDozen.piles.tableau, count: 9, shows: 'all' } },
        {
          ...drawn,
          redeal: { kind: 'gather', packet: 4, limit: 2 },
          deal: [{ to: 'tableau', each: 4 }],
        },
      ),
    ],
    [
      'played from the stock',
      described(
        {
          waste,
          stock: { shows: 'top', gives: 'top' },
          foundation: { count: 4, shows: 'all', takes: { ...up, from: ['stock', 'tableau'] } },
        },
        {
          ...drawn,
          redeal: { kind: 'recycle', limit: 1 },
        },
      ),
    ],
  ])('is a loss only if no draw and no redeal leads to a play: %s', (name, odd) => {
    const hasPlay = (game: Game): boolean => game.legalMoves().some(({ kind }) => kind === 'play');
    /** Draws and redeals while that is legal. */
    const slowly = (game: Game): string => {
      const walk = game.fork();
      for (let n = 0; n < 200; n++) {
        if (hasPlay(walk)) return 'playing';
        const [next] = walk.legalMoves();
        if (!next) break;
        walk.play(next);
      }
      return 'lost';
    };
    const met = new Set<string>();
    for (let deal = 1; deal <= 15; deal++) {
      const game = Game.deal(odd, { deal });
      for (let n = 0; n < 40 && game.status !== 'won'; n++) {
        const { status } = game;
        expect(status, `${name}, deal ${deal}, after ${n} moves`).toBe(slowly(game));
        met.add(`${status}, ${hasPlay(game) ? 'a play' : 'none'}`);
        const moves = game.legalMoves();
        const next = moves[(deal * 31 + n * 17) % Math.max(moves.length, 1)];
        if (!next) break;
        game.play(next);
      }
    }
    expect([...met].toSorted()).toEqual(['lost, none', 'playing, a play', 'playing, none']);
  });
});

describe('a redeal that would change nothing', () => {
  const gathered = (more: Partial<Variant> = {}): Variant =>
    described(
      { tableau: { count: 4, shows: 'all', gives: 'top', takes: down } },
      { redeal: { kind: 'gather', packet: 1 }, deal: [{ to: 'tableau', each: 1 }], ...more },
    );
  const end = { deadEnd: 'last-card-back' } as const;
  const statusOf = (odd: Variant, ...tops: string[]): string =>
    dealt(odd, Object.fromEntries(tops.map((card, i) => [`tableau-${i + 1}`, card]))).status;

  it('only reverses the play of the last card onto the previous column, so it does not count as progress', () => {
    expect(statusOf(gathered(end), 'KD', '9C', '6S', '5H')).toBe('lost');
  });

  it('does so only in games that define it', () => {
    expect(statusOf(gathered(), 'KD', '9C', '6S', '5H')).toBe('playing');
  });

  it('does not reverse the play of another card, nor onto another column', () => {
    expect(statusOf(gathered(end), '5H', '9C', '6S', 'KD')).toBe('playing');
    expect(statusOf(gathered(end), '6S', '9C', 'KD', '5H')).toBe('playing');
  });

  it('needs a waste that can be turned over', () => {
    const odd = described({}, { redeal: { kind: 'recycle' } });
    expect(refused(Game.deal(odd, { deal: 1 }), 'redeal')).toBe('waste-empty');
  });
});

describe('the score', () => {
  it('does not change in a game that scores no plays', () => {
    const game = dealt(described({}, { score: {} }), { 'tableau-1': 'AS' });
    play(game, 'tableau-1>foundation-1');
    expect(game.position.score).toBe(0);
  });
});

describe('a position', () => {
  it('with two decks is restored unchanged, and a missing card is reported', () => {
    const game = Game.deal(fortyThieves, { deal: 3 });
    game.play({ kind: 'draw' });
    expect(Game.at(game.position, fortyThieves).position.piles).toEqual(game.position.piles);
    const piles = game.position.piles.map((one) => (one.kind === 'waste' ? { ...one, cards: [] } : one));
    expect(() => Game.at({ ...game.position, piles }, fortyThieves)).toThrow(/"cards":103,"expected":104/);
  });

  it('with an undecided base has the ace as base, as at the deal', () => {
    const foundation = { count: 4, shows: 'all', takes: { ...up, empty: [{ accepts: 'base' }] } } as const;
    const odd = described({ foundation });
    const game = dealt(odd, { 'tableau-1': 'AS' });
    expect(legal(game)).toContain('tableau-1>foundation-1');
    expect(legal(Game.at(game.position, odd))).toEqual(legal(game));
  });

  it('of a game without foundations has the ace as base', () => {
    const tableau = {
      count: 4,
      shows: 'all',
      gives: 'top',
      takes: { ...down, empty: [{ accepts: 'base' }] },
    } as const;
    const { foundation: _, ...piles } = described({ tableau }).piles;
    const deal = [{ to: 'tableau', each: [3, 3, 3, 0] }] as const;
    const odd: Variant = { ...described({}, { deal, goal: { empty: 'tableau' } }), piles };
    expect(legal(dealt(odd, { 'tableau-1': 'AS', 'tableau-2': '9S' }))).toEqual(['tableau-1>tableau-4']);
  });

  it('a save has a digest of eight digits, including leading zeros', () => {
    const digests = Array.from({ length: 60 }, (_, i) => Game.deal('cruel', { deal: i + 1 }).toJSON().digest);
    for (const digest of digests) expect(digest).toMatch(/^[0-9a-f]{8}$/);
    expect(digests.some((digest) => digest.startsWith('0'))).toBe(true);
  });
});

describe('a description is refused', () => {
  it('if the second value of an option makes it invalid', () => {
    const odd = described(
      {},
      {
        id: 'second',
        options: {
          columns: [{ value: 'four' }, { value: 'none', patch: { piles: { tableau: { count: 0 } } } }],
        },
      },
    );
    expect(() => defineVariant(odd)).toThrow(/variant \(with columns none\)/);
  });

  it('if a patch uses a list index that does not exist', () => {
    const odd = described(
      {},
      {
        id: 'beyond',
        deal: [{ to: 'tableau', each: [3, 3, 3, 3] }],
        options: {
          deal: [{ value: 'even' }, { value: 'odd', patch: { deal: { 0: { each: { 0: 2, 9: 1 } } } } }],
        },
      },
    );
    expect(() => defineVariant(odd)).toThrow(/variant \(with deal odd\)/);
  });

  it('with a message without values that cannot be written as JSON', () => {
    expect(() => Game.deal('cruel', { deal: 1n as unknown as number })).toThrow(
      /^bad-deal: This cannot be dealt\. $/,
    );
  });
});
