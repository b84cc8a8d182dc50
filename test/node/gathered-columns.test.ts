// A redeal that gathers the columns: the cards keep their order, the columns get equal packets, and no column has more
// face-down cards than cards.
import { describe, expect, it } from 'vitest';
import { Game, type PileGroup, type Variant } from '../../src/engine.js';
import { cards, dealt, faceUp, pile, play, refused } from '../support/decks.js';
import { described, down } from '../support/described.js';

const gathering = (packet: number, more: Partial<Variant> = {}, columns: Partial<PileGroup> = {}): Variant =>
  described(
    { tableau: { count: 4, shows: 'all', gives: 'any', takes: down, ...columns } },
    { redeal: { kind: 'gather', packet }, ...more },
  );
const columnsOf = (game: Game): string[] => [1, 2, 3, 4].map((n) => cards(game, `tableau-${String(n)}`));

const WANTED = {
  'tableau-1': 'AS 2S 3S',
  'tableau-2': '4S 5S 6S',
  'tableau-3': '7S 8S 9S',
  'tableau-4': 'TS JS QS',
};

describe('a redeal that gathers the columns', () => {
  it.each<[packet: number, columns: string[]]>([
    [1, ['AS', '2S', '3S', '4S 5S 6S 7S 8S 9S TS JS QS']],
    [2, ['AS 2S', '3S 4S', '5S 6S', '7S 8S 9S TS JS QS']],
    [4, ['AS 2S 3S 4S', '5S 6S 7S 8S', '9S TS JS QS', '']],
    [5, ['AS 2S 3S 4S 5S', '6S 7S 8S 9S TS', 'JS QS', '']],
    [12, ['AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS', '', '', '']],
  ])('deals packets of %i in the same order; the last column gets the rest', (packet, columns) => {
    const game = dealt(gathering(packet), WANTED);
    play(game, 'redeal');
    expect(columnsOf(game)).toEqual(columns);
    expect(refused(game, 'redeal')).toBe('redeal-changes-nothing');
  });

  it('is refused where the columns are already in such packets', () => {
    expect(refused(dealt(gathering(3), WANTED), 'redeal')).toBe('redeal-changes-nothing');
    const { position } = Game.deal(gathering(3), { deal: 1 });
    const having = (...counts: readonly number[]): string | undefined => {
      const all = position.piles.flatMap((one) => one.cards);
      const piles = position.piles.map((one) => {
        const n = Number(/^tableau-(\d)$/.exec(one.id)?.[1] ?? 0);
        return { ...one, cards: n ? all.splice(0, counts[n - 1]) : [] };
      });
      const rest = piles.map((one) =>
        one.id === 'stock' ? { ...one, cards: all, faceDown: all.length } : one,
      );
      return refused(Game.at({ ...position, piles: rest }, gathering(3)), 'redeal');
    };
    const same = [
      having(3, 3, 3, 9),
      having(3, 3, 2, 0),
      having(3, 0, 0, 0),
      having(2, 0, 0, 0),
      having(0, 0, 0, 0),
    ];
    expect(same).toEqual(same.map(() => 'redeal-changes-nothing'));
    const other = [
      having(3, 3, 2, 1),
      having(4, 0, 0, 0),
      having(2, 1, 0, 0),
      having(0, 0, 0, 1),
      having(3, 0, 3, 0),
    ];
    expect(other).toEqual(other.map(() => undefined));
  });

  it('leaves no column with more face-down cards than cards', () => {
    const deal = [{ to: 'tableau', each: 3, faceDown: [3, 2, 3, 1] }] as const;
    const game = dealt(gathering(6, { deal }), WANTED);
    play(game, 'redeal');
    expect([1, 2, 3, 4].map((n) => pile(game, `tableau-${String(n)}`).faceDown)).toEqual([3, 2, 0, 0]);
    const one = dealt(gathering(1, { deal }), WANTED);
    play(one, 'redeal');
    expect([1, 2, 3, 4].map((n) => pile(one, `tableau-${String(n)}`).faceDown)).toEqual([1, 1, 1, 1]);
  });

  it('leaves empty columns on which the next card is face up, without points for turning it', () => {
    const deal = [{ to: 'tableau', each: 3, faceDown: [0, 0, 2, 2] }] as const;
    const score = { turned: { in: 'tableau', points: 5 } } as const;
    const game = dealt(gathering(12, { deal, score }, { shows: 'top', gives: 'top' }), {
      'tableau-1': 'AS 2S 3S',
      'tableau-2': '4S 5S 6S',
      'tableau-3': '7S 8S 9S',
      'tableau-4': 'TS JS QS',
    });
    play(game, 'redeal');
    const events = play(game, 'tableau-1>tableau-4');
    expect(events).toEqual([{ kind: 'played', from: 'tableau-1', to: 'tableau-4', cards: ['QS'] }]);
    expect([faceUp(game, 'tableau-4'), game.position.score]).toEqual([1, 0]);
  });
});
