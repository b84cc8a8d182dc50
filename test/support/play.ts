// Reads and plays a table on a page: the place of each card, the received events, and the moves of a line made by a
// real mouse, finger or keyboard.
import { fixture, html } from '@open-wc/testing';
import { type Card, type Move, type OptionChoice, type Position } from '../../src/engine.js';
import { type SolitaireGame } from '../../src/elements/index.js';
import { emulate, setViewport, touchTap, type Point } from './commands.js';
import { focusedPile } from './focus.js';
import { mouseClicks, mouseDrag, pressKeys, touchSlide } from './hands.js';
import { logEvents, type EventLog } from './listen.js';

export { deepActive, focusedPile, focusLabel } from './focus.js';

/** The built module, as every page loads it. The type checker does not know it: its types are those of the sources. */
export const BUILT = '/dist/solitaire-elements.js';
export const loadBuilt = (): Promise<unknown> => import(/* the address of a page's script */ BUILT);

export interface Win {
  readonly variant: string;
  readonly options: Readonly<Record<string, OptionChoice>>;
  readonly deck: string;
  readonly line: readonly string[];
  readonly scores: readonly number[];
}

/** test/vectors/wins.json: whole won games. */
export const wins = async (): Promise<readonly Win[]> =>
  (await (await fetch('/test/vectors/wins.json')).json()) as readonly Win[];

export const deckOfText = (text: string): Card[] => text.split(' ') as Card[];

export function moveOf(text: string): Move {
  if (text === 'draw' || text === 'redeal') return { kind: text };
  const [one = '', other] = text.split('+');
  if (other !== undefined) return { kind: 'pair', from: one, with: other };
  const [from = '', to = '', count = ''] = text.split(/[>:]/);
  return { kind: 'play', from, to, count: Number(count) };
}

/**
 * A visible table with these attributes, in a wrapper of the fixture. Unless the attributes choose how to deal, it
 * deals any deal immediately, without a search. `winnable: 'false'` leaves the choice to the element.
 */
export async function mount(attributes: Readonly<Record<string, string>> = {}): Promise<SolitaireGame> {
  const game = document.createElement('solitaire-game');
  const own = 'deals' in attributes || 'winnable' in attributes;
  if (!own) game.deals = 'any';
  for (const [name, value] of Object.entries(attributes)) game.setAttribute(name, value);
  await fixture(html`<div>${game}</div>`);
  await game.updateComplete;
  return game;
}

/** A table that shows a game of the vectors. */
export async function mountWin(win: Win, game?: SolitaireGame): Promise<SolitaireGame> {
  const table = game ?? (await mount());
  await table.newGame({ variant: win.variant, options: win.options, deck: deckOfText(win.deck) });
  return table;
}

export const rootOf = (element: Element): ShadowRoot => {
  if (!element.shadowRoot) throw new Error(`${element.localName} has no open shadow root`);
  return element.shadowRoot;
};

/** The first element in the game's own shadow tree that matches a selector; throws if there is none. */
export function part(game: Element, selector: string): HTMLElement {
  const found = rootOf(game).querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector} in the game`);
  return found;
}

export const rows = (game: Element): HTMLElement[] => [
  ...part(game, '.table').querySelectorAll<HTMLElement>('[role=group]'),
];

export const pile = (game: Element, id: string): HTMLElement => part(game, `.table [pile="${id}"]`);

/** The card nodes of a pile, bottom first. */
export const cardsIn = (game: Element, id: string): HTMLElement[] => [
  ...rootOf(pile(game, id)).querySelectorAll<HTMLElement>('.card'),
];

export const allCards = (game: Element): HTMLElement[] =>
  rows(game).flatMap((row) => [...rootOf(row).querySelectorAll<HTMLElement>('.card')]);

/** Whether no card is being animated. */
export const cardsAreStill = (game: Element): boolean =>
  allCards(game).every((node) => !node.getAnimations().length);

export function card(game: Element, name: string): HTMLElement {
  const found = allCards(game).find((node) => node.getAttribute('card') === name);
  if (!found) throw new Error(`${name} is not to be seen`);
  return found;
}

/** The table as its nodes show it, for comparison with a position; face-down cards are `..`. */
export const shownPiles = (game: Element): Record<string, string> =>
  Object.fromEntries(
    rows(game).map((row) => [
      row.getAttribute('pile') ?? '',
      [...rootOf(row).querySelectorAll('.card')].map((node) => node.getAttribute('card') ?? '..').join(' '),
    ]),
  );

export const positionPiles = ({ piles }: Position): Record<string, string> =>
  Object.fromEntries(
    piles.map(({ id, cards, faceDown }) => [
      id,
      cards.map((name, i) => (i < faceDown ? '..' : name)).join(' '),
    ]),
  );

export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

export const reduceMotion = () => emulate({ 'prefers-reduced-motion': 'reduce' });

/** Removes everything that tables have stored: games, statistics, preferences. */
export function clearStorage(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith('solitaire-elements:')) localStorage.removeItem(key);
}

/**
 * The hooks of nearly every file, for its outermost `describe`: the built module and a page of this size, and before
 * each test empty storage, reduced motion, and no recorded events.
 */
export function atTable([width, height] = [900, 900]): EventLog {
  const eventLog = logEvents();
  before(async () => {
    await loadBuilt();
    await setViewport({ width, height });
  });
  beforeEach(async () => {
    clearStorage();
    await reduceMotion();
    eventLog.clear();
  });
  afterEach(clearStorage);
  after(async () => {
    eventLog.stop();
    await emulate();
  });
  return eventLog;
}

/** The place of a card, or its future place while it moves. */
export function finalBox(node: Element): DOMRect {
  const { x, y, width, height } = node.getBoundingClientRect();
  const { e, f } = new DOMMatrix(getComputedStyle(node).transform);
  return new DOMRect(x - e, y - f, width, height);
}

/** A point of a card that no other card of its pile covers: in its visible strip, near its middle. */
export function gripOf(node: HTMLElement): Point {
  const { left, top, width, height } = finalBox(node);
  const next = node.nextElementSibling && finalBox(node.nextElementSibling);
  const right = next && next.left > left + 1 && next.top < top + height / 2 ? next.left : left + width;
  const bottom = next && next.top > top + 1 ? Math.min(next.top, top + height) : top + height;
  return [(left + right) / 2, (top + bottom) / 2];
}

/** The middle of the top of a pile: its top card or its empty spot. */
export function topOf(game: Element, id: string): Point {
  const top = cardsIn(game, id).at(-1) ?? rootOf(pile(game, id)).querySelector<HTMLElement>('.place');
  const { left, top: y, width, height } = finalBox(top ?? pile(game, id));
  return [left + width / 2, y + height / 2];
}

/** The card that a player grabs for a play: the lowest of those that move. */
function heldCard(game: Element, from: string, count: number): HTMLElement {
  const node = cardsIn(game, from).at(-count);
  if (!node) throw new Error(`${from} has no ${count} cards`);
  return node;
}

/** A point of the stock that can be clicked: on its face-down cards, or on the empty spot to redeal. */
export function stockPoint(game: Element): Point {
  const id = pile(game, 'stock').getAttribute('pile') ?? '';
  const nodes = cardsIn(game, id);
  const turned = nodes.at(-1);
  const back = nodes.filter((node) => node.hasAttribute('face-down')).at(-1);
  if (!back || back === turned) return topOf(game, id);
  // the turned card is beside the stock: the visible part of the face-down card
  const [b, t] = [back.getBoundingClientRect(), (turned ?? back).getBoundingClientRect()];
  const x = t.left > b.left + 1 ? (b.left + t.left) / 2 : (t.right + b.right) / 2;
  return [x, b.top + b.height / 2];
}

const isStockAllFaceUp = (game: Element): boolean =>
  cardsIn(game, 'stock').length > 0 && !cardsIn(game, 'stock').some((node) => node.hasAttribute('face-down'));

export type Way = (game: SolitaireGame, move: Move) => Promise<void>;

/** From a card to the pile: the dragged card ends on the pile's top card. */
export function dragPath(
  game: SolitaireGame,
  from: string,
  to: string,
  count: number,
): [Point, Point, Point] {
  const node = heldCard(game, from, count);
  const grip = gripOf(node);
  const box = finalBox(node);
  const [x, y] = topOf(game, to);
  const end: Point = [grip[0] + x - (box.left + box.width / 2), grip[1] + y - (box.top + box.height / 2)];
  return [grip, [(grip[0] + end[0]) / 2, (grip[1] + end[1]) / 2], end];
}

/** The visible part of the card under the top card of a pile. */
const underTop = (game: SolitaireGame, id: string): Point => gripOf(heldCard(game, id, 2));

/** The points to click in order, for a play or a pair. */
function pointsOf(game: SolitaireGame, move: Extract<Move, { kind: 'play' | 'pair' }>): Point[] {
  const { from } = move;
  if (move.kind === 'play') return [gripOf(heldCard(game, from, move.count)), topOf(game, move.to)];
  const other = move.with === from ? underTop(game, from) : topOf(game, move.with);
  return [gripOf(heldCard(game, from, 1)), other];
}

/** By dragging with the mouse; draws and redeals are clicks, except for the turned card of a stock. */
export const byDrag: Way = async (game, move) => {
  if (move.kind === 'pair' && move.from === move.with) await byClicks(game, move);
  else if (move.kind === 'pair') await mouseDrag(dragPath(game, move.from, move.with, 1));
  else if (move.kind === 'play') await mouseDrag(dragPath(game, move.from, move.to, move.count));
  else if (move.kind === 'draw' && cardsIn(game, 'stock').at(-1)?.hasAttribute('card'))
    await mouseDrag(dragPath(game, 'stock', 'waste', 1));
  else await mouseClicks([stockPoint(game)]);
};

/** The table with clicks that pick cards up instead of moving them. */
export async function lifting(game: SolitaireGame): Promise<SolitaireGame> {
  game.tap = 'lift';
  await game.updateComplete;
  return game;
}

/** By clicks that pick up: on the card, then on its target; on the stock. */
export const byClicks: Way = async (game, move) => {
  await lifting(game);
  if (move.kind === 'play' || move.kind === 'pair') await mouseClicks(pointsOf(game, move));
  else if (move.kind === 'draw' && isStockAllFaceUp(game)) {
    // the last card of the stock has no face-down cards beside it: it is moved to the waste by hand
    await mouseClicks([topOf(game, 'stock')]);
    if (game.matches(':state(carrying)')) await mouseClicks([topOf(game, 'waste')]);
  } else await mouseClicks([stockPoint(game)]);
};

/** By a finger: alternately drags, and taps that pick up. */
export const byTouch: Way = async (game, move) => {
  await lifting(game);
  if (move.kind !== 'play' && move.kind !== 'pair') await touchTap(stockPoint(game));
  else if (game.position.moves % 2 || (move.kind === 'pair' && move.from === move.with)) {
    for (const point of pointsOf(game, move)) await touchTap(point);
  } else {
    const [to, count] = move.kind === 'pair' ? [move.with, 1] : [move.to, move.count];
    await touchSlide(dragPath(game, move.from, to, count));
  }
};

export type KeyStyle = 'digits' | 'arrows' | 'tab';

/** The arrow keys that lead from pile to pile in the order of the table, and to the top card. */
function arrowsTo(game: SolitaireGame, from: string | undefined, to: string): string[] {
  const order = rows(game)
    .filter((row) => !row.hidden)
    .map((row) => row.getAttribute('pile'));
  const steps = order.indexOf(to) - order.indexOf(from ?? '');
  const arrows = new Array<string>(Math.abs(steps)).fill(steps > 0 ? 'ArrowRight' : 'ArrowLeft');
  return [...arrows, 'End'];
}

const DIGIT_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']
  .map((n) => `Digit${n}`)
  .concat('Minus', 'Equal');

/** The digit of a column or a foundation; arrow keys to other piles. */
function keysTo(game: SolitaireGame, from: string | undefined, to: string): string[] {
  const { piles } = game.position;
  const kind = piles.find(({ id }) => id === to)?.kind;
  const digit = DIGIT_KEYS[piles.filter((one) => one.kind === kind).findIndex(({ id }) => id === to)];
  if (kind === 'tableau' && digit) return [digit];
  if (kind === 'foundation' && digit) return [`Shift+${digit}`];
  return arrowsTo(game, from, to);
}

/** A draw or a redeal at the stock itself, with arrows and Enter. */
async function dealByArrows(game: SolitaireGame): Promise<void> {
  const inHand = isStockAllFaceUp(game);
  // the face-down cards are beside the turned card of a stock
  const turned = !inHand && cardsIn(game, 'stock').at(-1)?.hasAttribute('card');
  await pressKeys([...arrowsTo(game, focusedPile(), 'stock'), ...(turned ? ['ArrowUp'] : []), 'Enter']);
  if (inHand && game.matches(':state(carrying)')) {
    await pressKeys([...arrowsTo(game, 'stock', 'waste'), 'Enter']);
  }
}

/** By keyboard only. `arrows`: arrows and Enter only; `tab`: Tab leads to the target. */
export const byKeys =
  (style: KeyStyle): Way =>
  async (game, move) => {
    if (move.kind !== 'play' && move.kind !== 'pair')
      return style === 'arrows' ? dealByArrows(game) : pressKeys(['n']);
    const { from } = move;
    const [to, count] = move.kind === 'pair' ? [move.with, 1] : [move.to, move.count];
    const way = style === 'arrows' ? arrowsTo : keysTo;
    const take = [...way(game, focusedPile(), from), ...new Array<string>(count - 1).fill('ArrowUp')];
    // the other card of a pair in one pile is under the first
    const there = to === from ? ['ArrowUp'] : way(game, from, to);
    if (style !== 'tab') return pressKeys([...take, 'Enter', ...there, 'Enter']);
    await pressKeys([...take, 'Space']);
    if (to === from) await pressKeys(['Tab']);
    for (let tries = 0; focusedPile() !== to && tries < 16; tries++) await pressKeys(['Tab']);
    return pressKeys(['Enter']);
  };
