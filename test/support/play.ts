// A table on a page as a test sees and plays it: what lies where, what was heard, and the moves of a line made
// by a real mouse, finger or keyboard.
import { fixture, html } from '@open-wc/testing';
import { type Card, type Move, type OptionChoice, type Position } from '../../src/engine.js';
import { type SolitaireGame } from '../../src/elements/index.js';
import { emulate, setViewport, touchTap, type Point } from './commands.js';
import { focusedPile } from './focus.js';
import { mouseClicks, mouseDrag, pressKeys, touchSlide } from './hands.js';
import { listen, type Ear } from './listen.js';

export { deepActive, focusedPile, focusLabel } from './focus.js';

/** The built module, as every page gets it. Not known to the type checker: its types are those of the sources. */
export const BUILT = '/dist/solitaire-elements.js';
export const loadBuilt = (): Promise<unknown> => import(/* the address of a page's script */ BUILT);

export interface Win {
  readonly variant: string;
  readonly options: Readonly<Record<string, OptionChoice>>;
  readonly deck: string;
  readonly line: readonly string[];
  readonly scores: readonly number[];
}

/** test/vectors/wins.json: whole games that are won. */
export const wins = async (): Promise<readonly Win[]> =>
  (await (await fetch('/test/vectors/wins.json')).json()) as readonly Win[];

export const deckOfText = (text: string): Card[] => text.split(' ') as Card[];

export function moveOf(text: string): Move {
  if (text === 'draw' || text === 'redeal') return { kind: text };
  const [from = '', to = '', count = ''] = text.split(/[>:]/);
  return { kind: 'play', from, to, count: Number(count) };
}

/**
 * A table with these attributes, shown, in a wrapper of the fixture's. Unless they say how deals are chosen, any deal is
 * dealt: at once, and without a search. `winnable: 'false'` leaves the choice to the element.
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

/** A table with a game of the vectors on it. */
export async function seat(win: Win, game?: SolitaireGame): Promise<SolitaireGame> {
  const table = game ?? (await mount());
  await table.newGame({ variant: win.variant, options: win.options, deck: deckOfText(win.deck) });
  return table;
}

export const rootOf = (element: Element): ShadowRoot => {
  if (!element.shadowRoot) throw new Error(`${element.localName} has no open shadow root`);
  return element.shadowRoot;
};

/** The first element of the game's own tree that a selector means; an error where there is none. */
export function part(game: Element, selector: string): HTMLElement {
  const found = rootOf(game).querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector} in the game`);
  return found;
}

export const rows = (game: Element): HTMLElement[] => [
  ...part(game, '[role=grid]').querySelectorAll<HTMLElement>('[role=row]'),
];

export const pile = (game: Element, id: string): HTMLElement => part(game, `[role=grid] [pile="${id}"]`);

/** The card nodes of a pile, bottom first. */
export const cardsIn = (game: Element, id: string): HTMLElement[] => [
  ...rootOf(pile(game, id)).querySelectorAll<HTMLElement>('.card'),
];

export const allCards = (game: Element): HTMLElement[] =>
  rows(game).flatMap((row) => [...rootOf(row).querySelectorAll<HTMLElement>('.card')]);

export function card(game: Element, name: string): HTMLElement {
  const found = allCards(game).find((node) => node.getAttribute('card') === name);
  if (!found) throw new Error(`${name} is not to be seen`);
  return found;
}

/** The table as its nodes show it, to be compared with a position: backs are `..`. */
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

/** Forgets what tables have stored: games, statistics, choices. */
export function forget(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith('solitaire-elements:')) localStorage.removeItem(key);
}

/**
 * The hooks of nearly every file, for its outermost `describe`: the built module, a page of this size, and for
 * each test nothing stored, no motion, and an ear that has heard nothing yet.
 */
export function atTable([width, height] = [900, 900]): Ear {
  const ear = listen();
  before(async () => {
    await loadBuilt();
    await setViewport({ width, height });
  });
  beforeEach(async () => {
    forget();
    await reduceMotion();
    ear.clear();
  });
  afterEach(forget);
  after(async () => {
    ear.stop();
    await emulate();
  });
  return ear;
}

/** Where a card lies, or will once it has flown there. */
export function restOf(node: Element): DOMRect {
  const { x, y, width, height } = node.getBoundingClientRect();
  const { e, f } = new DOMMatrix(getComputedStyle(node).transform);
  return new DOMRect(x - e, y - f, width, height);
}

/** A point of a card that no other card of its pile covers: in the strip its fan leaves, near its middle. */
export function gripOf(node: HTMLElement): Point {
  const { left, top, width, height } = restOf(node);
  const next = node.nextElementSibling && restOf(node.nextElementSibling);
  const right = next && next.left > left + 1 && next.top < top + height / 2 ? next.left : left + width;
  const bottom = next && next.top > top + 1 ? Math.min(next.top, top + height) : top + height;
  return [(left + right) / 2, (top + bottom) / 2];
}

/** The middle of what a pile shows on top: its card or its empty spot. */
export function topOf(game: Element, id: string): Point {
  const top = cardsIn(game, id).at(-1) ?? rootOf(pile(game, id)).querySelector<HTMLElement>('.place');
  const { left, top: y, width, height } = restOf(top ?? pile(game, id));
  return [left + width / 2, y + height / 2];
}

/** The card that a play takes hold of: the lowest of those that move. */
function heldCard(game: Element, from: string, count: number): HTMLElement {
  const node = cardsIn(game, from).at(-count);
  if (!node) throw new Error(`${from} has no ${count} cards`);
  return node;
}

/** Where the backs of the stock, or the spot of an empty pile of which cards are dealt again, can be clicked. */
export function stockPoint(game: Element): Point {
  const id = pile(game, 'stock').getAttribute('pile') ?? '';
  const nodes = cardsIn(game, id);
  const turned = nodes.at(-1);
  const back = nodes.filter((node) => node.hasAttribute('face-down')).at(-1);
  if (!back || back === turned) return topOf(game, id);
  // a turned card lies beside: the part of the back that it leaves
  const [b, t] = [back.getBoundingClientRect(), (turned ?? back).getBoundingClientRect()];
  const x = t.left > b.left + 1 ? (b.left + t.left) / 2 : (t.right + b.right) / 2;
  return [x, b.top + b.height / 2];
}

const turnedLies = (game: Element): boolean =>
  cardsIn(game, 'stock').length > 0 && !cardsIn(game, 'stock').some((node) => node.hasAttribute('face-down'));

export type Way = (game: SolitaireGame, move: Move) => Promise<void>;

/** From a card to the pile: the dragged card comes to lie on its top card. */
export function dragPath(
  game: SolitaireGame,
  from: string,
  to: string,
  count: number,
): [Point, Point, Point] {
  const node = heldCard(game, from, count);
  const grip = gripOf(node);
  const box = restOf(node);
  const [x, y] = topOf(game, to);
  const end: Point = [grip[0] + x - (box.left + box.width / 2), grip[1] + y - (box.top + box.height / 2)];
  return [grip, [(grip[0] + end[0]) / 2, (grip[1] + end[1]) / 2], end];
}

/** By dragging with the mouse; cards that are turned are clicked, but for the turned card of a stock. */
export const byDrag: Way = async (game, move) => {
  if (move.kind === 'play') await mouseDrag(dragPath(game, move.from, move.to, move.count));
  else if (move.kind === 'draw' && cardsIn(game, 'stock').at(-1)?.hasAttribute('card'))
    await mouseDrag(dragPath(game, 'stock', 'waste', 1));
  else await mouseClicks([stockPoint(game)]);
};

/** The table, where a click picks cards up instead of moving them. */
export async function lifting(game: SolitaireGame): Promise<SolitaireGame> {
  game.tap = 'lift';
  await game.updateComplete;
  return game;
}

/** By clicks that pick up: on the card, then on its target; on the stock. */
export const byClicks: Way = async (game, move) => {
  await lifting(game);
  if (move.kind === 'play') {
    await mouseClicks([gripOf(heldCard(game, move.from, move.count)), topOf(game, move.to)]);
  } else if (move.kind === 'draw' && turnedLies(game)) {
    // the last card of the stock has no backs beside it: it is laid aside by hand
    await mouseClicks([topOf(game, 'stock')]);
    if (game.matches(':state(carrying)')) await mouseClicks([topOf(game, 'waste')]);
  } else await mouseClicks([stockPoint(game)]);
};

/** By a finger: drags and taps that pick up, in turn. */
export const byTouch: Way = async (game, move) => {
  await lifting(game);
  if (move.kind !== 'play') await touchTap(stockPoint(game));
  else if (game.position.moves % 2) {
    await touchTap(gripOf(heldCard(game, move.from, move.count)));
    await touchTap(topOf(game, move.to));
  } else {
    await touchSlide(dragPath(game, move.from, move.to, move.count));
  }
};

export type KeyStyle = 'digits' | 'arrows' | 'tab';

/** The arrows that lead from pile to pile in the order of the table, and to the top card there. */
function arrowsTo(game: SolitaireGame, from: string | undefined, to: string): string[] {
  const order = rows(game).map((row) => row.getAttribute('pile'));
  const steps = order.indexOf(to) - order.indexOf(from ?? '');
  const arrows = new Array<string>(Math.abs(steps)).fill(steps > 0 ? 'ArrowRight' : 'ArrowLeft');
  return [...arrows, 'End'];
}

const DIGIT_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']
  .map((n) => `Digit${n}`)
  .concat('Minus', 'Equal');

/** The digit of a column or a foundation; the arrows to other piles. */
function keysTo(game: SolitaireGame, from: string | undefined, to: string): string[] {
  const [kind, number] = to.split('-');
  const digit = DIGIT_KEYS[Number(number) - 1];
  if (kind === 'tableau' && digit) return [digit];
  if (kind === 'foundation' && digit) return [`Shift+${digit}`];
  return arrowsTo(game, from, to);
}

/** A draw or a redeal at the stock itself, by arrows and Enter. */
async function dealByArrows(game: SolitaireGame): Promise<void> {
  const inHand = turnedLies(game);
  // beside the turned card of a stock lie its backs
  const turned = !inHand && cardsIn(game, 'stock').at(-1)?.hasAttribute('card');
  await pressKeys([...arrowsTo(game, focusedPile(), 'stock'), ...(turned ? ['ArrowUp'] : []), 'Enter']);
  if (inHand && game.matches(':state(carrying)')) {
    await pressKeys([...arrowsTo(game, 'stock', 'waste'), 'Enter']);
  }
}

/** By keys alone. `arrows`: arrows and Enter are enough; `tab`: Tab finds the target. */
export const byKeys =
  (style: KeyStyle): Way =>
  async (game, move) => {
    if (move.kind !== 'play') return style === 'arrows' ? dealByArrows(game) : pressKeys(['n']);
    const { from, to, count } = move;
    const way = style === 'arrows' ? arrowsTo : keysTo;
    const take = [...way(game, focusedPile(), from), ...new Array<string>(count - 1).fill('ArrowUp')];
    if (style !== 'tab') return pressKeys([...take, 'Enter', ...way(game, from, to), 'Enter']);
    await pressKeys([...take, 'Space']);
    for (let tries = 0; focusedPile() !== to && tries < 16; tries++) await pressKeys(['Tab']);
    return pressKeys(['Enter']);
  };
