// Shared helpers of the stories of <solitaire-game>: the template, the controls, and moves by clicks.
import { html, nothing, type TemplateResult } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Game, readMove, type Card, type Move, type SolitaireGame } from '../../src/index.js';
import { attributes, controlsOf, type Args } from './attributes.js';
import wins from '../../test/vectors/wins.json';

export type GameArgs = Args;

/** Each attribute as a control. */
export const gameControls = controlsOf('solitaire-game');

/** The element; nothing is stored unless a story sets it, so that stories are independent. */
export const game = (args: GameArgs, content: TemplateResult | typeof nothing = nothing): TemplateResult =>
  html`<solitaire-game ${attributes({ save: 'none', ...args })}>${content}</solitaire-game>`;

/** Tables to compare have the same accessible name, which real pages avoid. */
export const sameNames = { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } };

/** The same element several times, once for each set of attributes; by default a game. */
export const beside = (
  args: GameArgs,
  sets: readonly GameArgs[],
  render: (args: GameArgs) => TemplateResult = game,
): TemplateResult =>
  html`<div class="sb-beside">
    ${sets.map(
      (set) =>
        html`<figure>
          <figcaption>
            <code>
              ${Object.entries(set)
                .map(([name, value]) => `${name}="${String(value)}"`)
                .join(' ')}
            </code>
          </figcaption>
          ${render({ ...args, ...set })}
        </figure>`,
    )}
  </div>`;

/** The game of a story, once it is playable. */
export async function gameIn(canvas: HTMLElement): Promise<SolitaireGame> {
  const found = canvas.querySelector('solitaire-game');
  if (!found) throw new Error('The story shows no game.');
  await found.updateComplete;
  return found;
}

/** The toolbar's button with this name. */
export const tool = (table: SolitaireGame, name: string): HTMLElement | null =>
  table.renderRoot.querySelector(`[part~=toolbar] [aria-label="${name}"]`);

/** Presses a button of the toolbar. */
export async function use(table: SolitaireGame, name: string): Promise<void> {
  await table.updateComplete;
  const button = tool(table, name);
  await expect(button).toBeVisible();
  await userEvent.click(button as HTMLElement);
  await table.updateComplete;
}

/** The dialog, once it shows this page. */
export async function dialogOf(table: SolitaireGame, page: string): Promise<HTMLDialogElement> {
  await waitFor(() => expect(table.renderRoot.querySelector(`dialog[open] .${page}`)).toBeVisible());
  return table.renderRoot.querySelector('dialog') as HTMLDialogElement;
}

/** Opens a page of the dialog through the menu, as a visitor does. */
export async function openPage(table: SolitaireGame, item: string, page = item): Promise<HTMLDialogElement> {
  await use(table, 'Menu');
  const menu = await dialogOf(table, 'menu');
  await userEvent.click(menu.querySelector(`[data-item="${item}"]`) as HTMLElement);
  return dialogOf(table, page);
}

/** A move as it is written in saves and vectors: `tableau-1>foundation-2:1`. */
function moveOf(text: string): Move {
  const move = readMove(text);
  if (!move) throw new Error(`${text} is not a move.`);
  return move;
}

/** The button of a card in a pile, counted from the top; in an empty pile, the button of its base. */
function buttonOf(table: SolitaireGame, pile: string, fromTop = 1): HTMLElement {
  const root = table.renderRoot.querySelector(`[pile="${pile}"]`)?.shadowRoot;
  const card = [...(root?.querySelectorAll('.card') ?? [])].at(-fromTop);
  // the button of a face-down stock is in the base of the pile
  const button = card?.querySelector('button') ?? root?.querySelector<HTMLElement>('.place button');
  if (!button) throw new Error(`Nothing to click in ${pile}.`);
  return button;
}

/** Clicks a card once its animation has ended: animated cards ignore the pointer. */
async function press(button: HTMLElement): Promise<void> {
  await waitFor(() => expect(getComputedStyle(button).pointerEvents).not.toBe('none'));
  await userEvent.click(button);
}

/** Makes a move by clicks on cards, as a visitor does, and checks the resulting position. */
async function click(table: SolitaireGame, move: Move): Promise<void> {
  const expected = Game.fromJSON(table.toJSON());
  expected.play(move);
  if (move.kind === 'play') {
    await press(buttonOf(table, move.from, move.count));
    await press(buttonOf(table, move.to));
  } else if (table.position.piles.some(({ id, faceDown }) => id === 'stock' && faceDown)) {
    const stock = table.position.piles.find(({ id }) => id === 'stock');
    // in Reno the drawn card is on top of the face-down cards
    await press(buttonOf(table, 'stock', (stock?.cards.length ?? 0) - (stock?.faceDown ?? 0) + 1));
  } else await press(buttonOf(table, 'stock'));
  const { piles, score, status } = expected.position;
  await expect(table.position.piles).toEqual(piles);
  await expect([table.score, table.status]).toEqual([score, status]);
}

/** Makes moves by clicks, one after the other. */
export async function clickThrough(table: SolitaireGame, moves: readonly string[]): Promise<void> {
  // with `tap="move"`, the table selects the destination of a clicked card
  const { tap } = table;
  table.tap = 'lift';
  await table.updateComplete;
  for (const move of moves) await click(table, moveOf(move));
  table.tap = tap;
}

/** Deals the deck of a known won game. */
export async function dealWin(table: SolitaireGame, variant: string): Promise<readonly string[]> {
  const win = wins.find((one) => one.variant === variant && !Object.keys(one.options).length);
  if (!win) throw new Error(`No win of ${variant} is known.`);
  await table.newGame({ variant, deck: win.deck.split(' ') as Card[] });
  return win.line;
}

/** Makes moves with `play()`, one every few milliseconds, so that they are visible. */
export async function playThrough(table: SolitaireGame, moves: readonly string[], ms = 0): Promise<void> {
  for (const move of moves) {
    if (ms) await new Promise((done) => setTimeout(done, ms));
    await expect(table.play(moveOf(move))).toBe(true);
  }
}
