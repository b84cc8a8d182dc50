// The properties of a table at any moment, besides the cards: announcements, places of cards, status bar and buttons.
// The expected values are derived from the position, and in English from narrator.ts.
import { expect } from '@open-wc/testing';
import { type Position } from '../../src/engine.js';
import { type SolitaireGame } from '../../src/elements/index.js';
import { type MessageFormatter } from '../../src/text/message-formatter.js';
import { type LoggedEvent } from './listen.js';
import { moveText, undoText } from './narrator.js';
import { cardsIn, part, rows } from './play.js';

/** The events that change the position. */
const CHANGES = ['solitaire-move', 'solitaire-undo'];

/** The announced texts in order. */
const textsOf = (events: readonly LoggedEvent[]): string[] =>
  events.flatMap((event) => (event.type === 'solitaire-announce' ? [event.detail.text] : []));

/** The announcement of a change in English; `undefined` if several moves were undone or redone at once. */
function announcementOf(events: readonly LoggedEvent[], first: Position): string | undefined {
  let before = first;
  const announcements: string[] = [];
  for (const event of events) {
    if (event.type !== 'solitaire-move' && event.type !== 'solitaire-undo') continue;
    const { position } = event.detail;
    if (event.type === 'solitaire-move') announcements.push(moveText(before, position));
    else if (Math.abs(position.moves - before.moves) > 1) return undefined;
    else if (event.detail.redo)
      // the key that turns the stock over is announced only at the draw
      announcements.push(moveText(before, position).replace(/ Press N to turn over\./, ''));
    else announcements.push(undoText(before, position));
    before = position;
  }
  return announcements.join(' ');
}

/** The texts that a screen reader speaks: announcements, and the names of the focused card and its pile. */
export interface SpokenTexts {
  readonly announced: readonly string[];
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
  announcements: readonly string[],
  { announced, focus }: SpokenTexts,
  plain: boolean,
): void {
  if (!focus) {
    expect(announced, `${where}, spoken`).to.deep.equal(announcements);
    return;
  }
  expect(announced.length, `${where}, spoken: ${announced.join(' | ')}`).to.be.at.most(announcements.length);
  expect(announced, `${where}, spoken`).to.not.include('');
  if (!plain) return;
  const spoken = `${announced.join(' ')} ${focus}`.toLowerCase();
  for (const named of announcements.flatMap(namesIn))
    expect(spoken, `${where}, spoken`).to.include(named.toLowerCase());
}

/** A change is announced once, when it is complete. `plain`: in English; `carrying`: cards were carried before. */
export function expectAnnounced(
  name: string,
  events: readonly LoggedEvent[],
  spoken: SpokenTexts,
  first: Position,
  { plain, carrying }: { readonly plain: boolean; readonly carrying: boolean },
): void {
  const where = `${name}: announcements`;
  const announcements = textsOf(events);
  expectSpoken(where, announcements, spoken, plain);
  const dealt = events.some(({ type }) => type === 'solitaire-deal');
  if (dealt) expect(announcements.length, `${where} after a deal`).to.equal(1);
  const change = events.findIndex(({ type }) => CHANGES.includes(type));
  if (change < 0 || dealt) return;
  const after = textsOf(events.slice(change));
  expect(after.length, `${where} after a change: ${after.join(' | ')}`).to.equal(1);
  expect(after[0], where).to.not.equal('');
  const text = announcementOf(events, first);
  if (!plain || text === undefined) return;
  // returned cards and a storage failure are part of the same announcement
  if (carrying || events.some(({ type }) => type === 'solitaire-error'))
    expect(after[0]?.slice(-text.length), where).to.equal(text);
  else expect(after[0], where).to.equal(text);
}

/** Each card is in its fan on the table; only carried cards are marked as such. */
export function expectPlaced(name: string, game: SolitaireGame): void {
  const grid = part(game, '.table');
  const felt = grid.getBoundingClientRect();
  const carrying = game.matches(':state(carrying)');
  for (const row of rows(game)) {
    const id = row.getAttribute('pile') ?? '';
    const where = `${name}: ${id}`;
    let above = -Infinity;
    for (const node of cardsIn(game, id)) {
      const { left, right, top, bottom, width, height } = node.getBoundingClientRect();
      expect(Math.min(width, height), `${where}: the card size`).to.be.above(5);
      expect(left, `${where}: a card outside the table`).to.be.at.least(felt.left - 1);
      expect(right, `${where}: a card outside the table`).to.be.at.most(felt.right + 1);
      expect(bottom, `${where}: a card below the table`).to.be.at.most(felt.bottom + 1);
      if (row.getAttribute('fan') === 'down')
        expect(top, `${where}: the order of its fan`).to.be.above(above);
      above = top;
      expect(node.style.transform, `${where}: a card that is still lifted`).to.equal('');
      const held = node.matches('.picked, .lifted') || node.querySelector('[aria-current]') !== null;
      if (!carrying) expect(held, `${where}: a card that is still marked as carried`).to.equal(false);
    }
    if (!carrying)
      expect(row.matches('.target, .over'), `${where}: a pile that is still marked as a target`).to.equal(
        false,
      );
  }
}

/** The status bar and the buttons, if visible, match this position in this language. */
export function expectStatusBar(
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
  expect([undefined, formatter.intl.number(moves)], `${name}: the moves in the bar`).to.include(
    figure('moves'),
  );
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
