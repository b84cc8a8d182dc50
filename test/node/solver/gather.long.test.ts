// Cruel and similar games: whole deals, the cause of unwinnable deals, and the supported games.
import { describe, expect, it } from 'vitest';
import { CARDS, Game, variants, type Card, type Position, type Variant } from '../../../src/engine.js';
import { idOf } from '../../../src/engine/cards.js';
import { tableAt } from '../../../src/engine/table-from-position.js';
import { GatherPass, isGatherGame } from '../../../src/solver/gather-pass.js';
import { isStuck } from '../../../src/solver/gather-stuck.js';
import { randomFrom } from '../../support/games.js';
import { endgame, gameAfter, truthOf } from '../../support/solving.js';

const cruel = variants.get('cruel') as Variant;

const passOf = (position: Position, most = Infinity): GatherPass => {
  const pass = new GatherPass(tableAt(position));
  while (pass.states < most && !pass.step(500));
  return pass;
};

const columnsOf = ({ piles }: Position): readonly (readonly Card[])[] =>
  piles.filter(({ kind }) => kind === 'tableau').map(({ cards }) => cards);

/** Cruel with these columns, and the rest of each suit on the foundations. */
function cruelWith(...columns: readonly string[]): Position {
  const dealt = Game.deal('cruel', { deal: 1 }).position;
  const cards = columns.map((column) => column.split(' ') as Card[]);
  const out = new Set(cards.flat());
  let column = 0;
  let suit = 0;
  const piles = dealt.piles.map((pile) => {
    if (pile.kind === 'tableau') return { ...pile, cards: cards[column++] ?? [] };
    if (pile.kind !== 'foundation') return pile;
    suit++;
    return { ...pile, cards: CARDS.slice(suit * 13 - 13, suit * 13).filter((card) => !out.has(card)) };
  });
  return { ...dealt, deal: null, piles };
}

describe('whole deals of Cruel', () => {
  it('are decided after few states, each win with a winning line', () => {
    let preferences = 0;
    const found = { winnable: 0, unwinnable: 0, unknown: 0 };
    for (let deal = 1; deal <= 60; deal++) {
      const { position } = Game.deal('cruel', { deal });
      const pass = passOf(position, 100_000);
      found[pass.verdict]++;
      preferences += pass.states;
      if (pass.verdict === 'winnable') expect(gameAfter(position, pass.line()).status).toBe('won');
    }
    expect(found.unknown).toBe(0);
    expect(found.winnable).toBeGreaterThan(40);
    expect(found.unwinnable).toBeGreaterThan(5);
    expect(preferences).toBeLessThan(38_000);
  });

  it('can still be won from each position of a winning line', () => {
    const { position } = Game.deal('cruel', { deal: 2 });
    const line = passOf(position).line();
    for (let made = 1; made < line.length; made += 5) {
      const later = gameAfter(position, line.slice(0, made)).position;
      const pass = passOf(later);
      expect(pass.verdict).toBe('winnable');
      expect(gameAfter(later, pass.line()).status).toBe('won');
      expect(pass.line()).toEqual(pass.line());
    }
  });

  it('are not won while a king is on a card of its suit in the first column (deal 1)', () => {
    const { position } = Game.deal('cruel', { deal: 1 });
    expect(columnsOf(position)[0]).toEqual(['5H', '2D', 'KD', 'JH']);
    expect(passOf(position).verdict).toBe('unwinnable');
  });
});

describe('a blocked start of the gathered cards', () => {
  const stuck = (cards: string): boolean =>
    isStuck(
      cards.split(' ').map((card) => idOf(card) as number),
      cards.split(' ').length,
      4,
    );

  it('is a king, or a card on its neighbour, above a lower card of its suit in the first column', () => {
    expect(stuck('5H 2D KD')).toBe(true);
    expect(stuck('AS KS')).toBe(true);
    expect(stuck('2D 9D 5H 8D')).toBe(true);
    expect(stuck('9D 2D 5H QD')).toBe(false);
    expect(stuck('KD 5H 2D')).toBe(false);
    expect(stuck('2D 5H 3S 4C KD')).toBe(false);
  });

  it('spans two columns if no card can come between them', () => {
    expect(stuck('8D 2D 6H KC QC KH')).toBe(true);
    expect(stuck('8D 2D 6H JC QC KH')).toBe(false);
  });

  it('spans three columns if no card can come between them', () =>
    expect(stuck('2D 6S 5D KC QC 3D 8D KH QH KS')).toBe(true));

  it('spans two columns if one card can come between them, and the rest is blocked in turn', () =>
    expect(stuck('9H 7H JS TS 7S 8H')).toBe(true));

  it('does not exist if a card can come between in two places', () => {
    const columns = ['QH 7H 7S 9S', 'JH TS 8H KS', '9H TH JS 8S', 'KH QS'];
    expect(stuck(columns.join(' '))).toBe(false);
    const position = cruelWith(...columns);
    expect(passOf(position).verdict).toBe('winnable');
  });

  it('does not exist if packets are single cards: none is on another', () =>
    expect(isStuck([idOf('2S') as number, idOf('KS') as number], 2, 1)).toBe(false));

  it('does not exist if a card can come between and win the deal', () => {
    const columns = ['QS JS TS KD', 'JD KC KH KS', 'QC QD TD'];
    expect(stuck(columns.join(' '))).toBe(false);
    const position = cruelWith(...columns);
    const pass = passOf(position);
    expect(pass.verdict).toBe('winnable');
    expect(gameAfter(position, pass.line()).status).toBe('won');
  });

  it('has no win among all moves of the engine', () => {
    const random = randomFrom(4);
    let looked = 0;
    let spanning = 0;
    for (let n = 0; n < 4000 && spanning < 12; n++) {
      const game = Game.at(endgame({ variant: 'cruel' }, 6 + (n % 9), random));
      if (!game.explain({ kind: 'redeal' })) game.play({ kind: 'redeal' });
      const row = columnsOf(game.position)
        .flat()
        .map((card) => idOf(card) as number);
      if (!isStuck(row, row.length, 4)) continue;
      const first = isStuck(row, 4, 4);
      if (first && looked > 20) continue;
      const truth = truthOf(game.position);
      if (!truth) continue;
      looked++;
      spanning += Number(!first);
      expect(truth.verdict).toBe('unwinnable');
    }
    expect(looked).toBeGreaterThan(20);
    expect(spanning).toBe(12);
  });
});

describe('a position of Cruel', () => {
  it('is won by a redeal if no play is left', () => {
    const position = cruelWith('KH KD KS JS QS');
    const pass = passOf(position);
    expect(pass.verdict).toBe('winnable');
    expect(pass.line()[0]).toEqual({ kind: 'redeal' });
    expect(gameAfter(position, pass.line()).status).toBe('won');
  });

  it('is not won if a redeal does not separate the required cards', () => {
    expect(passOf(cruelWith('KS JS QS KH KD')).verdict).toBe('unwinnable');
  });

  it('is not won by a king on an ace: the next suit starts there', () => {
    expect(passOf(cruelWith('JS QS KS', 'KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H AH')).verdict).toBe(
      'unwinnable',
    );
  });

  it('stays undecided if a round has more layouts than the limit', () => {
    const pass = passOf(
      cruelWith(
        '4D KD 6S TH',
        'JC KC 8S 5H',
        'TS QH 9S 4S',
        'QD TC 7S 5S',
        '9H QC 8C',
        'JS TD 6D',
        'KH JH 7D',
        'KS 6C 5D',
        'QS 8H 5C',
        '9C 7H 4H',
        '9D 8D 4C',
        'JD 7C 6H',
      ),
      200_000,
    );
    expect(pass.step(1)).toBe(true);
    expect(pass.verdict).toBe('unknown');
  });

  it('is lost while a card is in the stock, because nothing moves it', () => {
    const { piles, ...rest } = cruelWith('KS');
    const stocked = piles.map((pile) => {
      if (pile.kind === 'tableau') return { ...pile, cards: [] };
      return pile.kind === 'stock' ? { ...pile, cards: ['KS' as const], faceDown: 1 } : pile;
    });
    expect(passOf({ ...rest, piles: stocked }).verdict).toBe('unwinnable');
  });

  it('stays undecided if the memory is used up, to the last row', () => {
    const { position } = Game.deal('cruel', { deal: 2 });
    const rows = [1, 2].map((count) => {
      const pass = new GatherPass(tableAt(position), 200 * count);
      expect(pass.step(500)).toBe(true);
      return pass.states;
    });
    expect(rows).toEqual([1, 2]);
    const pass = new GatherPass(tableAt(position), 10_000);
    while (!pass.step(500));
    expect(pass.verdict).toBe('unknown');
    expect(pass.states).toBeLessThan(1000);
  });
});

describe('the supported games', () => {
  const { tableau, foundation } = cruel.piles as Required<Variant['piles']>;
  const withTableau = (change: object): Variant => ({
    ...cruel,
    piles: { ...cruel.piles, tableau: { ...tableau, ...change } },
  });
  const withReserve: Variant = {
    ...cruel,
    piles: { ...cruel.piles, reserve: { shows: 'all', gives: 'top' } },
    layout: { ...cruel.layout, places: { ...cruel.layout.places, reserve: { at: [1, 0] } } },
  };
  const { tableau: _columns, ...noColumns } = cruel.piles;
  const { tableau: _places, ...noPlaces } = cruel.layout.places;
  const down = { from: ['tableau'], build: { suit: 'same', steps: [-1] } };
  const others: [string, Variant][] = [
    ['limited redeals', { ...cruel, redeal: { kind: 'gather', packet: 4, limit: 2 } }],
    [
      'columns built in alternating colours',
      withTableau({ takes: { ...down, build: { suit: 'alternate', steps: [-1] } } }),
    ],
    [
      'columns built up or down',
      withTableau({ takes: { ...down, build: { suit: 'same', steps: [1, -1] } } }),
    ],
    ['kings on aces', withTableau({ takes: { ...down, build: { suit: 'same', steps: [-1], wrap: true } } })],
    ['empty columns that accept kings', withTableau({ takes: { ...down, empty: [{ accepts: 'K' }] } })],
    ['whole runs that move', withTableau({ gives: 'run' })],
    ['face-down cards', withTableau({ shows: 'top' })],
    [
      'cards that return from foundations',
      { ...cruel, piles: { ...cruel.piles, foundation: { ...foundation, gives: 'top' } } },
    ],
    ['a reserve', withReserve],
    ['another goal', { ...cruel, goal: { full: 'tableau' } }],
    [
      'no columns',
      {
        ...cruel,
        piles: noColumns,
        deal: [{ to: 'stock', each: 52 }],
        layout: { ...cruel.layout, places: noPlaces },
      },
    ],
    [
      'three foundations',
      {
        ...cruel,
        piles: { ...cruel.piles, foundation: { ...foundation, count: 3 } },
        deal: [{ to: 'tableau', each: [5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4] }],
      },
    ],
  ];

  it.each([...variants.values()].map(({ id }) => id))('%s', (id) => {
    const { position } = Game.deal(id, { deal: 1 });
    expect(isGatherGame(tableAt(position).rules)).toBe(id === 'cruel');
  });

  it('need enough columns for the longest start that is checked', () => {
    const few = (count: number): Variant => ({
      ...withTableau({ count }),
      id: 'other',
      deal: [cruel.deal[0], { to: 'tableau', each: [48] }] as Variant['deal'],
    });
    const isMeant = (variant: Variant): boolean =>
      isGatherGame(tableAt(Game.deal(variant, { deal: 1 }).position, variant).rules);
    expect([4, 5].map((count) => isMeant(few(count)))).toEqual([false, true]);
  });

  it('exclude two decks', () => {
    const two: Variant = { ...cruel, id: 'other', decks: 2 };
    expect(isGatherGame(tableAt(Game.deal(two, { deal: 1 }).position, two).rules)).toBe(false);
  });

  it.each(others)('exclude %s', (_what, variant) => {
    const { position } = Game.deal({ ...variant, id: 'other' }, { deal: 1 });
    expect(isGatherGame(tableAt(position, { ...variant, id: 'other' }).rules)).toBe(false);
  });
});
