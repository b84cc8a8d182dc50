// The properties of a table at any moment, besides the cards: announcements, places of cards, status bar and buttons.
// The expected values are derived from the position, and in English from narrator.ts.
import { expect } from '@open-wc/testing';
import { type Position } from '../../src/engine.js';
import { type SolitaireGame } from '../../src/elements/index.js';
import { type MessageFormatter } from '../../src/text/message-formatter.js';
import { type Heard } from './listen.js';
import { moveText, undoText } from './narrator.js';
import { cardsIn, part, rows } from './play.js';

/** The events that change the position. */
const CHANGES = ['solitaire-move', 'solitaire-undo'];

/** The announced texts in order. */
const textsOf = (heard: readonly Heard[]): string[] =>
  heard.flatMap((event) => (event.type === 'solitaire-announce' ? [event.detail.text] : []));

/** The announcement of a change in English; `undefined` if several moves were undone or redone at once. */
function tellingOf(heard: readonly Heard[], first: Position): string | undefined {
  let before = first;
  const told: string[] = [];
  for (const event of heard) {
    if (event.type !== 'solitaire-move' && event.type !== 'solitaire-undo') continue;
    const { position } = event.detail;
    if (event.type === 'solitaire-move') told.push(moveText(before, position));
    else if (Math.abs(position.moves - before.moves) > 1) return undefined;
    else if (event.detail.redo)
      // the key that turns the stock over is announced only at the draw
      told.push(moveText(before, position).replace(/ Press N to turn over\./, ''));
    else told.push(undoText(before, position));
    before = position;
  }
  return told.join(' ');
}

/** The texts that a screen reader speaks: announcements, and the names of the focused card and its pile. */
export interface Spoken {
  readonly aloud: readonly string[];
  /** Empty if the focus is where it was. */
  readonly focus: string;
}

/** All cards and columns that a text names; a card covered by another does not count. */
const namesIn = (text: string): string[] =>
  text.replace(/, on [^.,]*/g, '').match(/\w+ of (spades|hearts|diamonds|clubs)|(column|foundation) \d+/gi) ??
  [];

/** Announced texts are spoken: in the live region or, if the focus moved, through the focused element. */
function expectSpoken(
  where: string,
  told: readonly string[],
  { aloud, focus }: Spoken,
  plain: boolean,
): void {
  if (!focus) {
    expect(aloud, `${where} aloud`).to.deep.equal(told);
    return;
  }
  expect(aloud.length, `${where} aloud: ${aloud.join(' | ')}`).to.be.at.most(told.length);
  expect(aloud, `${where} aloud`).to.not.include('');
  if (!plain) return;
  const spoken = `${aloud.join(' ')} ${focus}`.toLowerCase();
  for (const called of told.flatMap(namesIn))
    expect(spoken, `${where} aloud`).to.include(called.toLowerCase());
}

/** A change is announced once, when it is complete. `plain`: in English; `carrying`: cards were carried before. */
export function expectTold(
  name: string,
  heard: readonly Heard[],
  spoken: Spoken,
  first: Position,
  { plain, carrying }: { readonly plain: boolean; readonly carrying: boolean },
): void {
  const where = `${name}: said`;
  const told = textsOf(heard);
  expectSpoken(where, told, spoken, plain);
  const dealt = heard.some(({ type }) => type === 'solitaire-deal');
  if (dealt) expect(told.length, `${where} of a deal`).to.equal(1);
  const change = heard.findIndex(({ type }) => CHANGES.includes(type));
  if (change < 0 || dealt) return;
  const after = textsOf(heard.slice(change));
  expect(after.length, `${where} of a change: ${after.join(' | ')}`).to.equal(1);
  expect(after[0], where).to.not.equal('');
  const text = tellingOf(heard, first);
  if (!plain || text === undefined) return;
  // returned cards and a storage failure are part of the same announcement
  if (carrying || heard.some(({ type }) => type === 'solitaire-error'))
    expect(after[0]?.slice(-text.length), where).to.equal(text);
  else expect(after[0], where).to.equal(text);
}

/** Each card is in its fan on the table; only carried cards are marked as such. */
export function expectLaid(name: string, game: SolitaireGame): void {
  const grid = part(game, '.table');
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
      const held = node.matches('.picked, .lifted') || node.querySelector('[aria-current]') !== null;
      if (!carrying) expect(held, `${where}: a card that is marked as held`).to.equal(false);
    }
    if (!carrying) expect(row.matches('.target, .over'), `${where}: a target`).to.equal(false);
  }
}

/** The status bar and the buttons, if visible, match this position in this language. */
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
    const button = section.querySelector(`.chrome .tool.${which}`);
    if (!button) continue;
    expect(button.ariaLabel, `${name}: the button`).to.equal(formatter.message(which));
    expect(button.ariaDisabled, `${name}: whether ${which} is off`).to.equal(String(!can[which]));
  }
}
