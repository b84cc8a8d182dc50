// Deal numbers and the daily deal: the code returns the deals published in docs/reference/deals.md, permanently.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  CARDS,
  dailyDeal,
  deckOf,
  Game,
  isDate,
  LAST_DEAL,
  localDate,
  randomDeal,
} from '../../src/engine.js';
import { dealAfter, readDealName } from '../../src/engine/microsoft-deals.js';
import { bakersGame } from '../../src/games/bakers-game.js';
import { freecell } from '../../src/games/freecell.js';
import { GAMES } from '../support/decks.js';

const DOC = readFileSync(new URL('../../docs/reference/deals.md', import.meta.url), 'utf8');

/** The rows of the tables whose first cell looks like this, as lists of cells without their back-ticks. */
const rows = (first: RegExp): string[][] =>
  DOC.split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.replaceAll('`', '').trim()),
    )
    .filter(([cell = '']) => first.test(cell));

/** A second implementation of the generator and the shuffle, from docs/reference/deals.md alone, with BigInt. */
function deckByTheBook(deal: number): string[] {
  const word = (n: bigint): bigint => BigInt.asUintN(32, n);
  let [a, b, c, counter] = [0n, BigInt(deal), 0n, 1n];
  const next = (): bigint => {
    const out = word(a + b + counter);
    counter = word(counter + 1n);
    a = b ^ (b >> 9n);
    b = word(c + (c << 3n));
    c = word(word((c << 21n) | (c >> 11n)) + out);
    return out;
  };
  for (let n = 0; n < 12; n++) next();
  const below = (n: bigint): number => {
    const even = (2n ** 32n / n) * n;
    let drawn = next();
    while (drawn >= even) drawn = next();
    return Number(drawn % n);
  };
  const deck = ['S', 'H', 'D', 'C'].flatMap((suit) => Array.from('A23456789TJQK', (rank) => rank + suit));
  for (let place = 51; place > 0; place--) {
    const other = below(BigInt(place) + 1n);
    const card = deck[place] ?? '';
    deck[place] = deck[other] ?? '';
    deck[other] = card;
  }
  return deck;
}

function fnv(text: string): number {
  let hash = 0x811c9dc5n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(32, (hash ^ BigInt(byte)) * 0x01000193n);
  }
  return Number(hash);
}

describe('deckOf', () => {
  const vectors = rows(/^\d+$/);

  it('matches the published vectors', () => {
    expect(vectors.map(([deal]) => Number(deal))).toEqual([1, 2, 3, 617, 11_982, LAST_DEAL]);
  });

  it.each(vectors)('returns deal %s as published', (deal, deck) => {
    expect(deckOf(Number(deal)).join(' ')).toBe(deck);
    expect(deckByTheBook(Number(deal)).join(' ')).toBe(deck);
  });

  it('follows docs/reference/deals.md for other numbers', () => {
    for (let n = 1; n <= 300; n++) {
      const deal = (n * 3_331_333) % LAST_DEAL;
      expect(deckOf(deal)).toEqual(deckByTheBook(deal));
    }
  });

  it('shuffles without bias: in 20,000 deals every card is about equally often in every place', () => {
    const deals = 20_000;
    const seen = CARDS.map(() => new Array<number>(52).fill(0));
    const ids = new Map(CARDS.map((card, id) => [card, id]));
    for (let deal = 1; deal <= deals; deal++) {
      deckOf(deal).forEach((card, place) => {
        const places = seen[ids.get(card) ?? 0] ?? [];
        places[place] = (places[place] ?? 0) + 1;
      });
    }
    const expected = deals / 52;
    const chi = seen.flat().reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    // 51 × 51 = 2601 degrees of freedom: mean 2601, standard deviation 72.
    expect(chi).toBeGreaterThan(2601 - 6 * 72);
    expect(chi).toBeLessThan(2601 + 6 * 72);
  });

  it('contains every card once, for the first, the last and consecutive numbers', () => {
    for (const deal of [1, 2, 1000, LAST_DEAL - 1, LAST_DEAL]) {
      expect(deckOf(deal).toSorted()).toEqual(CARDS.toSorted());
    }
    expect(new Set(Array.from({ length: 1000 }, (_, i) => deckOf(i + 1).join())).size).toBe(1000);
  });

  it('is the deck of a game with that number', () => {
    for (const game of GAMES) {
      const { deal, ...byNumber } = Game.deal(game, { deal: 617 }).position;
      expect(deal).toBe(617);
      expect(Game.deal(game, { deck: deckOf(617) }).position).toEqual({ ...byNumber, deal: null });
    }
  });
});

describe('randomDeal', () => {
  it('returns integers from 1 to 999,999,999', () => {
    expect(randomDeal(() => 0)).toBe(1);
    expect(randomDeal(() => LAST_DEAL - 1)).toBe(LAST_DEAL);
    expect(randomDeal(() => LAST_DEAL)).toBe(1);
    for (let n = 0; n < 100; n++) {
      const deal = randomDeal();
      expect(Number.isSafeInteger(deal) && deal >= 1 && deal <= LAST_DEAL).toBe(true);
    }
  });

  it('rejects values of the incomplete range, so that all deals are equally likely', () => {
    const drawn = [2 ** 32 - 1, 4 * LAST_DEAL, 5];
    expect(randomDeal(() => drawn.shift() ?? 0)).toBe(6);
    expect(drawn).toEqual([]);
  });
});

describe('the daily deal', () => {
  const published = rows(/^\d{4}-\d\d-\d\d$/);
  const days = published.filter((row) => row.length === 6);
  const skipped = published.filter((row) => row.length === 4);

  it('matches the published vectors', () => {
    expect(days).toHaveLength(5);
    expect(skipped).toHaveLength(3);
  });

  it.each(days)('is as published on %s', (date, ...deals) => {
    expect(GAMES.map((game) => String(dailyDeal(date, game)))).toEqual(deals);
  });

  it.each(skipped)('on %s, %s, skips a deal that is lost from the start', (date, game, hash, deal) => {
    expect((fnv(`${date}/${game}`) % LAST_DEAL) + 1).toBe(Number(hash));
    expect(Game.deal(game, { deal: Number(hash) }).status).toBe('lost');
    expect(dailyDeal(date, game)).toBe(Number(deal));
    expect(Game.deal(game, { deal: Number(deal) }).status).not.toBe('lost');
  });

  it('is the hash of date and game, and differs between days and between games', () => {
    const seen = new Set<number>();
    for (let day = 1; day <= 28; day++) {
      for (const game of GAMES) {
        const date = `2026-02-${String(day).padStart(2, '0')}`;
        const deal = dailyDeal(date, game);
        const first = (fnv(`${date}/${game}`) % LAST_DEAL) + 1;
        if (Game.deal(game, { deal: first }).status !== 'lost') expect(deal).toBe(first);
        else expect(deal).toBeGreaterThan(first);
        seen.add(deal);
      }
    }
    expect(seen.size).toBe(28 * GAMES.length);
  });

  it('uses the date in the player’s time zone', () => {
    expect(localDate(new Date(2026, 0, 2, 0, 0, 1))).toBe('2026-01-02');
    expect(localDate(new Date(2026, 10, 21, 23, 59, 59))).toBe('2026-11-21');
  });

  it('accepts only dates that exist', () => {
    expect(['2024-02-29', '2026-11-21', '2000-02-29'].every(isDate)).toBe(true);
    expect(
      [
        '2023-02-29',
        '1900-02-29',
        '2026-00-10',
        '2026-04-31',
        '2026-4-1',
        ' 2026-04-01',
        '+012026-01-01',
        '',
      ].some(isDate),
    ).toBe(false);
  });
});

describe('a deal of Microsoft FreeCell', () => {
  /** The first cards of the columns, from the published lists of deals. */
  it.each([
    ['ms-1', 'JD 2D 9H JC 5D 7H 7C 5H'],
    ['ms-617', '7D AD 5C 3S 5S 8C 2D AH'],
    ['ms-11982', 'AH AS 4H AC 2D 6S TS JS'],
  ] as const)('%s has the published cards', (deal, row) => {
    const game = Game.deal(freecell, { deal });
    const columns = game.position.piles.filter(({ kind }) => kind === 'tableau');
    expect(columns.map(({ cards }) => cards[0]).join(' ')).toBe(row);
    expect(game.deal).toBe(deal);
    expect(game.position.deal).toBeNull();
    expect(Game.fromJSON(game.toJSON(), { variant: freecell }).deal).toBe(deal);
  });

  it('exists only in games that are dealt like FreeCell, and up to 2³¹ − 1', () => {
    expect(Game.deal(bakersGame, { deal: 'ms-2147483647' }).deal).toBe('ms-2147483647');
    for (const deal of ['ms-0', 'ms-2147483648', 'ms-1.5', 'ms-x', '11982'] as never[])
      expect(() => Game.deal(freecell, { deal }), deal).toThrow('ms-1 … ms-2147483647');
    expect(() => Game.deal('klondike', { deal: 'ms-1' })).toThrow('1 … 999999999');
  });

  it('is read as people write it, and has neighbours', () => {
    expect(['ms-11982', ' MS 11982', 'ms#011982', '11982', 'ms-', 'mx-1'].map(readDealName)).toEqual([
      ...['ms-11982', 'ms-11982', 'ms-11982', 11982, undefined, undefined],
    ]);
    expect([dealAfter('ms-1', 1), dealAfter('ms-1', -1), dealAfter(2, -1)]).toEqual(['ms-2', undefined, 1]);
  });
});
