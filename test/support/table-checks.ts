// What has to hold of a table at any moment, beside what its cards show: what is said of a change, where cards lie, what the
// bar and the buttons tell. Each is worked out from the position, and in English from the second teller's sentences.
import { expect } from '@open-wc/testing';
import { type Position } from '../../src/engine.js';
import { type SolitaireGame } from '../../src/elements/index.js';
import { type MessageFormatter } from '../../src/text/message-formatter.js';
import { type Heard } from './listen.js';
import { moveText, undoText } from './narrator.js';
import { cardsIn, part, rows } from './play.js';

/** What leads from a position to those after it. */
const CHANGES = ['solitaire-move', 'solitaire-undo'];

/** What is said, text by text. */
const textsOf = (heard: readonly Heard[]): string[] =>
  heard.flatMap((event) => (event.type === 'solitaire-announce' ? [event.detail.text] : []));

/** What is heard of a change in English; `undefined` where several moves were undone or made again at once. */
function tellingOf(heard: readonly Heard[], first: Position): string | undefined {
  let before = first;
  const told: string[] = [];
  for (const event of heard) {
    if (event.type !== 'solitaire-move' && event.type !== 'solitaire-undo') continue;
    const { position } = event.detail;
    if (event.type === 'solitaire-move') told.push(moveText(before, position));
    else if (Math.abs(position.moves - before.moves) > 1) return undefined;
    else if (event.detail.redo)
      // which key turns the stock over is said when it is drawn
      told.push(moveText(before, position).replace(/ Press N to turn over\./, ''));
    else told.push(undoText(before, position));
    before = position;
  }
  return told.join(' ');
}

/** A change is told once, when it is over, and aloud. `plain`: in English words; `carrying`: with cards in hand before. */
export function expectTold(
  name: string,
  heard: readonly Heard[],
  aloud: readonly string[],
  first: Position,
  { plain, carrying }: { readonly plain: boolean; readonly carrying: boolean },
): void {
  const where = `${name}: said`;
  const told = textsOf(heard);
  expect(aloud, `${where} aloud`).to.deep.equal(told);
  const dealt = heard.some(({ type }) => type === 'solitaire-deal');
  if (dealt) expect(told.length, `${where} of a deal`).to.equal(1);
  const change = heard.findIndex(({ type }) => CHANGES.includes(type));
  if (change < 0 || dealt) return;
  const after = textsOf(heard.slice(change));
  expect(after.length, `${where} of a change: ${after.join(' | ')}`).to.equal(1);
  expect(after[0], where).to.not.equal('');
  const text = tellingOf(heard, first);
  if (!plain || text === undefined) return;
  // what was in hand and goes back, and a storage that fails, are told of in the same breath
  if (carrying || heard.some(({ type }) => type === 'solitaire-error'))
    expect(after[0]?.slice(-text.length), where).to.equal(text);
  else expect(after[0], where).to.equal(text);
}

/** Each card lies in its fan, on the table; what is not in the hand shows no sign of it. */
export function expectLaid(name: string, game: SolitaireGame): void {
  const grid = part(game, '[role=grid]');
  const felt = grid.getBoundingClientRect();
  const carrying = game.matches(':state(carrying)');
  for (const row of rows(game)) {
    const id = row.getAttribute('pile') ?? '';
    const where = `${name}: ${id}`;
    let above = -Infinity;
    for (const node of cardsIn(game, id)) {
      const { left, right, top, bottom, width, height } = node.getBoundingClientRect();
      expect(Math.min(width, height), `${where}: a card’s size`).to.be.above(5);
      expect(left, `${where}: a card off the table`).to.be.at.least(felt.left - 1);
      expect(right, `${where}: a card off the table`).to.be.at.most(felt.right + 1);
      expect(bottom, `${where}: a card under the table`).to.be.at.most(felt.bottom + 1);
      if (row.getAttribute('fan') === 'down') expect(top, `${where}: its fan`).to.be.above(above);
      above = top;
      expect(node.style.transform, `${where}: a card that is lifted`).to.equal('');
      const held = node.matches('.picked, .lifted') || node.ariaSelected !== null;
      if (!carrying) expect(held, `${where}: a card that is marked as held`).to.equal(false);
    }
    if (!carrying) expect(row.matches('.target, .over'), `${where}: a target`).to.equal(false);
  }
}

/** The bar and the buttons, as far as the page has them, tell of this position in this language. */
export function expectBar(
  name: string,
  game: SolitaireGame,
  { variant, moves, score, stake }: Position,
  can: { readonly undo: boolean; readonly redo: boolean },
  formatter: MessageFormatter,
): void {
  const section = part(game, 'section');
  expect(section.lang, `${name}: the language of the texts`).to.equal(formatter.lang);
  expect(section.ariaLabel, `${name}: the name of the game`).to.equal(
    formatter.message('game', { game: formatter.game(variant) }),
  );
  const figure = (which: string): string | undefined =>
    section.querySelector(`.figure.${which} dd`)?.textContent;
  expect([undefined, formatter.number(moves)], `${name}: the moves in the bar`).to.include(figure('moves'));
  expect([undefined, formatter.score(score, stake)], `${name}: the score in the bar`).to.include(
    figure('score'),
  );
  for (const which of ['undo', 'redo'] as const) {
    const button = section.querySelector(`[role=toolbar] .tool.${which}`);
    if (!button) continue;
    expect(button.ariaLabel, `${name}: the button`).to.equal(formatter.message(which));
    expect(button.ariaDisabled, `${name}: whether ${which} is off`).to.equal(String(!can[which]));
  }
}
