// What the examination of a table shows beside its status: the number of draws before the next play, which spares the
// examination of the table after each of them.
import { expect, it } from 'vitest';
import { Game, type Variant } from '../../src/engine.js';
import { afterDraw, outlookOf } from '../../src/engine/game-status.js';
import { tableOf } from '../../src/engine/game.js';
import { dealt } from '../support/decks.js';
import { described, up } from '../support/described.js';

/** Only an ace can be played, from the waste. The last card of the stock is drawn first. */
const drawing: Variant = described(
  {
    waste: { shows: 'all', gives: 'top' },
    foundation: { shows: 'all', takes: { ...up, from: ['waste'] } },
    tableau: { shows: 'all', count: 4 },
  },
  { deal: [{ to: 'tableau', each: 12 }], draw: { to: 'waste', count: 1 } },
);
const outlook = (stock: string) => outlookOf(tableOf(dealt(drawing, { stock })));

it('states after how many draws the next play is possible', () => {
  expect(outlook('5S 6S 7S AS')).toEqual({ status: 'playing', draws: 1, plays: [] });
  expect(outlook('5S AS 6S 7S')).toEqual({ status: 'playing', draws: 3, plays: [] });
  expect(outlook('5S 6S 7S 8S')).toEqual({ status: 'lost', draws: 0, plays: [] });
});

it('is known after a draw while further draws are needed', () => {
  const three = outlook('5S AS 6S 7S');
  const two = afterDraw(three);
  expect(two).toEqual({ status: 'playing', draws: 2, plays: [] });
  expect(two && afterDraw(two)).toEqual({ status: 'playing', draws: 1, plays: [] });
  expect(afterDraw(outlook('5S 6S 7S AS'))).toBeUndefined();
});

it('is not known if a play is possible now', () => {
  const open = outlookOf(tableOf(Game.deal('klondike', { deal: 1 })));
  expect(open).toMatchObject({ status: 'playing', draws: 0 });
  expect(open.plays).not.toEqual([]);
  expect(afterDraw(open)).toBeUndefined();
});
