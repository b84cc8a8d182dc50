import { defineVariant, Game, type SolitaireGame } from 'solitaire-elements';
import game from './game.json' with { type: 'json' };

const table = document.createElement('solitaire-game');
table.variant = 'reno';
table.deal = 14;
table.texts = { stake: 'Entry' };
table.addEventListener('solitaire-before-move', (event) => {
  if (event.detail.move.kind === 'redeal') event.preventDefault();
});
table.addEventListener('solitaire-end', ({ detail: { status, net, seconds } }) => {
  document.title = status === 'won' ? `Won in ${seconds} s` : `Lost, ${net} net`;
});
document.querySelector('main')?.append(table);

// a custom game from a JSON file
table.variant = defineVariant(game).id;
void table.newGame({ variant: game });

const tables: NodeListOf<SolitaireGame> = document.querySelectorAll('solitaire-game');
for (const { position } of tables) console.log(position.deal, position.score);

const again = Game.fromJSON(table.toJSON());
console.log(again.legalMoves().length);
