// Code that the types must accept, and code that they must reject.
import 'solitaire-elements';
import { CardPile, SolitaireGame, type SolitaireEventMap } from 'solitaire-elements/elements';

const found = document.querySelector('solitaire-game');
const table = document.createElement('solitaire-game');
const pile: CardPile = document.createElement('card-pile');
const card = document.createElement('playing-card');
export const good: readonly unknown[] = [
  found?.play({ kind: 'draw' }),
  (await table.newGame({ variant: 'demon', options: { reserve: 10 } })).redeals,
  (pile.fan = 'right'),
  (card.faceDown = true),
  SolitaireGame.version.split('.'),
];
document.addEventListener('solitaire-score', ({ detail }) => detail.net - detail.change);
window.addEventListener(
  'solitaire-announce',
  (event: SolitaireEventMap['solitaire-announce']) => event.detail.text,
);
table.addEventListener('solitaire-error', ({ detail: { code, message } }) => `${code}: ${message}`, {
  once: true,
});

document.addEventListener('solitaire-move', ({ target }) => target.position.score);
document.addEventListener('solitaire-error', ({ target }) => target.tagName);

// @ts-expect-error a card can also fire this event
document.addEventListener('solitaire-error', ({ target }) => target.position);
// @ts-expect-error not a deal number
table.deal = [1];
// @ts-expect-error unknown theme
table.theme = 'darkish';
// @ts-expect-error read-only property
table.score = 5;
// @ts-expect-error unknown method
table.cheat();
// @ts-expect-error unknown kind of move
table.play({ kind: 'cheat' });
// @ts-expect-error unknown action
table.keys = { hnit: 'X' };
// @ts-expect-error the end event has no position
table.addEventListener('solitaire-end', ({ detail }) => detail.position);
// @ts-expect-error unknown direction
pile.fan = 'up';
// @ts-expect-error the type of another element
export const other: SolitaireGame = card;
// @ts-expect-error a private property
table.message = 'Hello';
