// Code that the types have to accept, and code that they have to refuse.
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

// @ts-expect-error a card may have fired it
document.addEventListener('solitaire-error', ({ target }) => target.position);
// @ts-expect-error no such game is dealt
table.deal = [1];
// @ts-expect-error no such theme
table.theme = 'darkish';
// @ts-expect-error only to be read
table.score = 5;
// @ts-expect-error no such method
table.cheat();
// @ts-expect-error no such move
table.play({ kind: 'cheat' });
// @ts-expect-error not a key of the game
table.keys = { hnit: 'X' };
// @ts-expect-error nothing of that kind is told at the end
table.addEventListener('solitaire-end', ({ detail }) => detail.position);
// @ts-expect-error no such fan
pile.fan = 'up';
// @ts-expect-error another element
export const other: SolitaireGame = card;
// @ts-expect-error not for pages
table.message = 'Hello';
