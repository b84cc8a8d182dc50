// English: the effects of the keys, and the explanation of the verdict indicator. Only the help shows them.

/** The verdict indicator, hints that use hidden cards, and the solution of the deal. */
export const signHelpText =
  'The indicator beside the [deal number] says whether the game is still [winnable] or, where that is what counts, whether you can still break even. To know it, it looks at every card, also at those that lie [face down]. A [hint] that follows a way it has found tells you so.\nWhere it was too late, “Back” undoes to the last position from which it could be done. The menu shows a whole way through the deal, step by step. In the options you can switch the indicator off, or ask for deals that can be won.';

/** The effects of keys, by the name of the action. */
export const keyDoes = {
  piles: 'to the next pile',
  cards: 'to the next card of a pile',
  ends: 'to the deepest card, to the top card',
  edges: 'to the first pile, to the last',
  areas: 'to another part of the table',
  act: 'pick up, put down, turn cards',
  targets: 'with cards in hand: to the next place that takes them',
  putBack: 'put the cards back',
  columns: 'to column 1 … 12',
  foundations: 'to foundation 1 …',
  undo: 'undo',
  redo: 'redo',
  deal: 'like a click on the stock',
  home: 'play to a foundation or the discard pile',
  finish: 'auto-finish',
  hint: 'hint',
  help: 'this help',
  sayWhere: 'say where I am',
  sayPile: 'say this pile',
  sayWaste: 'say stock, waste and reserve',
  sayFoundations: 'say the foundations',
  sayTableau: 'say the columns',
  sayLast: 'say the last message again',
  sayMoves: 'say which moves are possible',
  sayScore: 'say score and time',
};
