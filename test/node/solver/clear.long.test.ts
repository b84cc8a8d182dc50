// Games cleared onto one pile: whole deals, and the effect of their rules on the verdict.
import { describe, expect, it } from 'vitest';
import { CARDS, Game, RANKS, type Card, type Position, type Variant } from '../../../src/engine.js';
import { tableAt } from '../../../src/engine/table-from-position.js';
import { isClearTable } from '../../../src/solver/clear-pass.js';
import * as games from '../../../src/variants/index.js';
import { amount } from '../../support/amount.js';
import { withValue } from '../../support/bent.js';
import { gameAfter, solved, suitUpTo, positionText } from '../../support/solving.js';
import { puttPutt } from '../../support/custom-games.js';
import { cardsOf } from '../../support/cards.js';

const rank = (card: Card): number => RANKS.findIndex((name) => card.startsWith(name));

/**
 * Whether all of seven columns of five can be cleared: tries every play, draw by draw. A state with the same column
 * heights and the same rank on the pile is skipped if it was reached before with more of the stock.
 */
function canClear({ piles }: Position, wraps: boolean): boolean {
  const ranksOf = (kind: string): number[][] =>
    piles.filter((pile) => pile.kind === kind).map(({ cards }) => cards.map(rank));
  const columns = ranksOf('tableau');
  const [stock = []] = ranksOf('stock');
  const [discard = []] = ranksOf('discard');
  const lies = (card: number, on: number): boolean =>
    wraps ? [1, 12].includes((card - on + 13) % 13) : on !== 12 && Math.abs(card - on) === 1;
  const fits = RANKS.map((_, card) => RANKS.map((_on, on) => lies(card, on)));
  const strides = columns.map((_, i) => 6 ** i);
  const heights = [6 ** 7 - 1];
  // for column heights in base 6, a bit for each rank that was on the pile with them
  const seen = new Uint16Array(6 ** 7);
  for (const turned of [...discard, ...stock.toReversed()]) {
    const open = heights.map((at) => 16 * at + turned);
    for (let state = open.pop(); state !== undefined; state = open.pop()) {
      const at = state >> 4;
      const top = state & 15;
      const before = seen[at] ?? 0;
      if (before & (1 << top)) continue;
      if (!before && at !== heights[0]) heights.push(at);
      seen[at] = before | (1 << top);
      if (at === 0) return true;
      for (const [i, stride] of strides.entries()) {
        const card = columns[i]?.[(Math.floor(at / stride) % 6) - 1];
        if (card !== undefined && fits[card]?.[top]) open.push(16 * (at - stride) + card);
      }
    }
  }
  return false;
}

describe('whole deals', () => {
  it.each([
    ['over-under', 'over-under', false],
    ['putt-putt', puttPutt, true],
  ] as const)('%s: the verdict equals that of an exhaustive search', (_id, variant, wraps) => {
    const described = typeof variant === 'string' ? undefined : variant;
    const found = { winnable: 0, unwinnable: 0 };
    for (let deal = 1; deal <= amount(5, 10); deal++) {
      const { position } = Game.deal(variant, { deal });
      const { verdict, line } = solved(position, described, { states: Infinity });
      const truth = canClear(position, wraps) ? 'winnable' : 'unwinnable';
      expect(verdict, `deal ${String(deal)}`).toBe(truth);
      if (line) expect(gameAfter(position, line, described).status).toBe('won');
      found[truth]++;
    }
    expect(found.winnable).toBeGreaterThan(amount(0, 2));
    expect(found.unwinnable).toBeGreaterThan(amount(0, 1));
  });

  it('14 of the first 50 deals of Over-Under can be cleared, 46 of the first 200', () => {
    const deals = amount(50, 200);
    let winnable = 0;
    for (let deal = 1; deal <= deals; deal++)
      winnable += Number(
        solved(Game.deal('over-under', { deal }).position, undefined, { states: Infinity }).verdict ===
          'winnable',
      );
    expect(winnable).toBe(amount(14, 46));
  });
});

/** Columns, stock (the next card to be drawn first) and the card on the discard pile, with the rest below it. */
function tableOf(
  variant: string | Variant,
  columns: readonly string[],
  stock: string,
  top: string,
): Position {
  const { position } = Game.deal(variant, { deal: 1 });
  const named = [...columns, stock, top].flatMap(cardsOf);
  const rest = CARDS.filter((card) => !named.includes(card));
  const piles = position.piles.map((pile) => {
    if (pile.id === 'stock')
      return { ...pile, cards: cardsOf(stock).reverse(), faceDown: cardsOf(stock).length };
    if (pile.id === 'discard') return { ...pile, cards: [...rest, ...cardsOf(top)] };
    return { ...pile, cards: cardsOf(columns[Number(pile.id.slice(-1)) - 1] ?? '') };
  });
  return { ...position, piles };
}

describe('by the rules', () => {
  const verdict = (columns: readonly string[], stock: string, top: string, variant?: Variant): string =>
    solved(tableOf(variant ?? 'over-under', columns, stock, top), variant).verdict;

  it('OVER-2: up or down, as the card on the pile requires', () => {
    expect(verdict(['7S'], '', '8H')).toBe('winnable');
    expect(verdict(['9S'], '', '8H')).toBe('winnable');
    expect(verdict(['8S'], '', '8H')).toBe('unwinnable');
    expect(verdict(['TS'], '', '8H')).toBe('unwinnable');
  });

  it('a game of open columns with a face-down card uses the general search', () => {
    const table = tableAt(tableOf('over-under', ['7S', '9S 3S'], '', '8H'));
    expect(isClearTable(table)).toBe(true);
    table.down[table.rules.byId.get('tableau-2')?.index ?? -1] = 1;
    expect(isClearTable(table)).toBe(false);
  });

  it('columns may be as high as one word can encode', () => {
    const high = withValue({ ...games.overUnder, id: 'other' }, 'deal.0.each', 7);
    expect(isClearTable(tableAt(Game.deal(high, { deal: 1 }).position, high))).toBe(true);
    const higher = withValue({ ...games.overUnder, id: 'other' }, 'deal.0.each', [8, 7, 7, 7, 7, 7, 7]);
    expect(isClearTable(tableAt(Game.deal(higher, { deal: 1 }).position, higher))).toBe(false);
  });

  it('the whole memory is used, to the last entry', () => {
    const { position } = Game.deal('over-under', { deal: 9 });
    const states = [1, 2].map(
      (entries) => solved(position, undefined, { memory: 4 * 6 ** 7 + 32 * entries }).states,
    );
    expect(states).toEqual([0, 2]);
  });

  it('OVER-2: no wrapping, unlike Putt-Putt', () => {
    expect(verdict(['KS'], '', 'AH')).toBe('unwinnable');
    expect(verdict(['KS'], '', 'AH', puttPutt)).toBe('winnable');
  });

  it('OVER-3: a king ends a sequence, and the remaining cards need another draw', () => {
    expect(verdict(['KS', 'QS'], '', 'QH')).toBe('unwinnable');
    expect(verdict(['KS', 'QS'], 'JH', 'QH')).toBe('winnable');
    expect(verdict(['QS KS'], '', 'QH', puttPutt)).toBe('winnable');
  });

  it('OVER-4: cards are drawn until one fits, but skipped cards cannot be played', () => {
    expect(verdict(['7S'], '2H 4D 6H', 'KH')).toBe('winnable');
    expect(verdict(['7S'], '6H 2H', 'KH')).toBe('winnable');
    expect(verdict(['7S', '3S'], '6H 2H', 'KH')).toBe('winnable');
    expect(verdict(['3S 7S'], '2H 6H', 'KH')).toBe('unwinnable');
    expect(verdict(['7S 3S'], '2H 6H', 'KH')).toBe('winnable');
  });

  it('the order of two plays can decide', () => {
    const position = tableOf('over-under', ['4S 6S', '4H'], '', '5H');
    expect(solved(position).verdict).toBe('unwinnable');
    const fork = tableOf('over-under', ['5S 6S', '4H'], '', '5H');
    const { verdict: found, line } = solved(fork);
    expect(found, positionText(fork)).toBe('winnable');
    expect(line?.[0]).toEqual({ kind: 'play', from: 'tableau-1', to: 'discard', count: 1 });
    const spoilt = gameAfter(fork, [{ kind: 'play', from: 'tableau-2', to: 'discard', count: 1 }]).position;
    expect(solved(spoilt).verdict).toBe('unwinnable');
  });

  it('a cleared table is won without a move', () => {
    expect(solved(tableOf('over-under', [], '2H', '3H'))).toMatchObject({ verdict: 'winnable', line: [] });
  });

  it('without a draw, or without a stock, only the card on the pile counts', () => {
    const still = withValue({ ...games.overUnder, id: 'other' }, 'draw', undefined);
    expect(verdict(['7S'], '6H', '8H', still)).toBe('winnable');
    for (const card of suitUpTo('S', 13).split(' '))
      expect(verdict([card], '6H', 'KH', still)).toBe('unwinnable');
    const { stock: _stock, ...piles } = games.overUnder.piles;
    const deal = [
      { to: 'tableau', each: 5 },
      { to: 'discard', each: 17 },
    ] as const;
    const none: Variant = { ...games.overUnder, id: 'other', piles, deal };
    expect(verdict(['7S'], '', 'KH', none)).toBe('unwinnable');
    expect(verdict(['7S'], '', '6H', none)).toBe('winnable');
  });

  it('of two cards drawn at once the second is on top; the last may be drawn alone', () => {
    const two = withValue({ ...games.overUnder, id: 'other' }, 'draw.count', 2);
    expect(verdict(['7S'], '6H 2H', 'KH', two)).toBe('unwinnable');
    expect(verdict(['7S'], '2H 6H', 'KH', two)).toBe('winnable');
    expect(verdict(['7S'], '2H 4H 6H', 'KH', two)).toBe('winnable');
    const position = tableOf(two, ['7S', 'TS'], '2H 6H 4H 8H 9H', 'KH');
    const { line } = solved(position, two);
    expect(line?.map(({ kind }) => kind)).toEqual(['draw', 'play', 'draw', 'draw', 'play']);
    expect(gameAfter(position, line, two).status).toBe('won');
  });

  it('an empty discard pile accepts only a drawn card', () => {
    const { position } = Game.deal('over-under', { deal: 1 });
    const all = tableOf('over-under', ['7S'], '', '8H').piles;
    const rest = all.flatMap(({ id, cards }) => (id === 'discard' ? cards : []));
    const bare = (columns: string): Position => ({
      ...position,
      piles: all.map((pile) => {
        if (pile.id === 'discard') return { ...pile, cards: [] };
        if (pile.id === 'stock') return { ...pile, cards: rest };
        return pile.id === 'tableau-1' ? { ...pile, cards: cardsOf(columns) } : pile;
      }),
    });
    const stocked = all.map((pile) => ({ ...pile, cards: pile.id === 'stock' ? CARDS : [] }));
    expect(solved({ ...position, piles: stocked })).toMatchObject({ verdict: 'winnable', line: [] });
    const { verdict: found, line } = solved(bare('7S'));
    expect(found).toBe('winnable');
    expect(line?.[0]).toEqual({ kind: 'draw' });
  });
});
