// Cards and packs: names, ranks, suits and colours, and how often each card occurs in a pack of one or two decks and of one,
// two or four suits.
import { describe, expect, it } from 'vitest';
import { freecell } from '../../src/games/freecell.js';
import { readCards, readDeck } from '../../src/engine/read-cards.js';
import {
  CARDS,
  colourOf,
  copiesOf,
  idOf,
  inPack,
  isRed,
  nameOf,
  rankIndex,
  rankName,
  rankOf,
  suitName,
  suitOf,
} from '../../src/engine/cards.js';

const ALL = Array.from({ length: 104 }, (_, id) => id);

describe('a card', () => {
  it('has a name, a rank, a suit and a colour', () => {
    for (const [id, name] of CARDS.entries()) {
      for (const copy of [id, id + 52, id + 7 * 52]) {
        expect(nameOf(copy)).toBe(name);
        expect(`${rankName(rankOf(copy))}${suitName(suitOf(copy))}`).toBe(name);
        expect([isRed(copy), colourOf(copy)]).toEqual(/[HD]/.test(name) ? [true, 'red'] : [false, 'black']);
      }
      expect(idOf(name)).toBe(id);
    }
    expect(['AX', '', 'as', 5, undefined, ['AS']].map(idOf)).toEqual(
      Array.from({ length: 6 }, () => undefined),
    );
    expect([CARDS.length, CARDS[0], CARDS[12], CARDS[13], CARDS[51]]).toEqual([52, 'AS', 'KS', 'AH', 'KC']);
  });

  it('has a rank from 0; any rank is −1', () => {
    expect(['A', 'T', 'K', 'any'].map((rank) => rankIndex(rank as 'A'))).toEqual([0, 9, 12, -1]);
  });
});

describe.each([
  [{}, 52, 'SHDC', 1],
  [{ suits: 2 }, 52, 'SH', 2],
  [{ suits: 1 }, 52, 'S', 4],
  [{ decks: 2 }, 104, 'SHDC', 2],
  [{ decks: 2, suits: 2 }, 104, 'SH', 4],
  [{ decks: 2, suits: 1 }, 104, 'S', 8],
])('a pack of %j', (pack, size, suits, copies) => {
  it('has the same number of each card of its suits, and no others', () => {
    const counts = CARDS.map((_, id) => copiesOf(pack, id));
    expect(counts).toEqual(CARDS.map((name) => (suits.includes(name.charAt(1)) ? copies : 0)));
    expect(counts.reduce((sum, count) => sum + count)).toBe(size);
  });

  it('numbers the copies of each card from 0, and keeps the ranks of the full pack', () => {
    const ids = ALL.slice(0, size).map((card) => inPack(pack, card));
    const expected = CARDS.flatMap((_, id) =>
      Array.from({ length: copiesOf(pack, id) }, (_copy, n) => id + 52 * n),
    );
    expect(ids.toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b));
    expect(ids.map(rankOf)).toEqual(ALL.slice(0, size).map(rankOf));
  });
});

describe('cards as people write them', () => {
  const cards = ['AS', 'TH', '7D', 'QC'];

  it.each([
    'AS TH 7D QC',
    'as 10h 7d qc',
    'A♠, 10♥, 7♦, Q♣',
    'A♤10♡7♢Q♧',
    'A♠️ 10❤️ 7♦️ Q♣️',
    'AS\n10H\n\t7D | QC',
    '["AS","10H","7D","QC"]',
  ])('%j is read', (text) => {
    expect(readCards(text)).toEqual(cards);
  });

  it('keeps words that are not cards, for the error message', () => {
    expect(readCards('AS ZZ 1S 11H')).toEqual(['AS', 'ZZ', '1S', '11H']);
  });

  it('can be the columns of a game that is dealt in rows', () => {
    const deck = ALL.slice(0, 52).map(nameOf);
    const columns = Array.from({ length: 8 }, (_, column) => deck.filter((_card, i) => i % 8 === column));
    const lines = (rows: readonly (readonly string[])[]): string =>
      rows.map((row) => row.join(' ')).join('\n');
    expect(readDeck(lines(columns), freecell)).toEqual(deck);
    const rows = Array.from({ length: 7 }, (_, row) => deck.slice(8 * row, 8 * row + 8));
    expect(readDeck(lines(rows), freecell)).toEqual(deck);
  });
});
