// The ways to play a whole line with the keyboard only. Each is planned in advance from the positions of the line, so
// that a game is one key sequence; key-checks.ts checks the effect of every key afterwards.
import { type Game, type Move, type Position } from '../../src/engine.js';
import { type SolitaireGame } from '../../src/elements/index.js';
import { deepActive, focusedPile } from './focus.js';
import { pressKeys } from './hands.js';
import { targetsOf } from './narrator.js';
import { cardsIn, pile, rows } from './play.js';

const times = (n: number, key: string): string[] => new Array<string>(Math.max(0, n)).fill(key);

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((digit) => `Digit${digit}`).concat('Minus', 'Equal');

/** The keys that lead to the top of a pile from anywhere: a digit, or the key for the first pile and arrows. */
function keysTo({ piles }: Position, id: string): string[] {
  const [kind, number] = id.split('-');
  const digit = DIGITS[Number(number) - 1];
  if (kind === 'tableau' && digit) return [digit];
  if (kind === 'foundation' && digit) return [`Shift+${digit}`];
  return [
    'Control+Home',
    ...times(
      piles.findIndex((one) => one.id === id),
      'ArrowRight',
    ),
  ];
}

/**
 * Digits, letters and Enter. Of the cards that move to a foundation, every second one moves with F, if F is
 * unambiguous; the others use the other keys, so that both are tested.
 */
export function byLetters(game: Game, move: Move): string[] {
  if (move.kind !== 'play') return ['n'];
  const { position } = game;
  const { from, to, count } = move;
  const homes = game
    .legalMoves()
    .filter(
      (other) => other.kind === 'play' && other.from === from && /^(foundation|discard)/.test(other.to),
    );
  const reach = [...keysTo(position, from), ...times(count - 1, 'ArrowUp')];
  const isHome = /^(foundation|discard)/.test(to);
  if (isHome && count === 1 && homes.length === 1 && (position.moves % 2 || to === 'discard'))
    return [...reach, 'f'];
  return [...reach, 'Enter', ...keysTo(position, to), 'Enter'];
}

/** Everything that can be focused in a pile, bottom first. */
const itemsIn = (game: SolitaireGame, id: string): Element[] => [
  ...(pile(game, id).shadowRoot?.querySelectorAll(':is(.card, .place):not([inert]) > button') ?? []),
];

/** Arrow keys from the focus to a pile, and there to the item at this depth below its top item. */
function arrows(game: SolitaireGame, from: string | undefined, to: string, deep: number): string[] {
  const order = rows(game).map((row) => row.getAttribute('pile'));
  const items = itemsIn(game, to);
  const steps = order.indexOf(to) - order.indexOf(from ?? '');
  const across = times(Math.abs(steps), steps > 0 ? 'ArrowRight' : 'ArrowLeft');
  const at = steps ? items.length - 1 : items.indexOf(deepActive() as Element);
  const up = at - (items.length - 1 - deep);
  return [...across, ...times(Math.abs(up), up > 0 ? 'ArrowUp' : 'ArrowDown')];
}

/** One move with the four arrows and Enter. */
export async function byArrows(game: SolitaireGame, move: Move): Promise<void> {
  const at = focusedPile();
  if (move.kind === 'play') {
    const { from, to, count } = move;
    const order = rows(game).map((row) => row.getAttribute('pile'));
    const steps = order.indexOf(to) - order.indexOf(from);
    const across = times(Math.abs(steps), steps > 0 ? 'ArrowRight' : 'ArrowLeft');
    return pressKeys([...arrows(game, at, from, count - 1), 'Enter', ...across, 'Enter']);
  }
  // the backs are beside the turned card of a stock; the last card is moved to the waste by hand
  const { cards = [], faceDown = 0 } = game.position.piles.find(({ id }) => id === 'stock') ?? {};
  const turned = cards.length > faceDown;
  await pressKeys([...arrows(game, at, 'stock', turned && faceDown ? 1 : 0), 'Enter']);
  if (game.matches(':state(carrying)')) await pressKeys([...arrows(game, 'stock', 'waste', 0), 'Enter']);
}

/** All elements at which Tab stops now, in order. */
function stopsOf(game: SolitaireGame): HTMLElement[] {
  const inside = (root: ParentNode): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>('*')].flatMap((node) => [
      ...(node.matches('button, input, select, [tabindex]') &&
      node.tabIndex >= 0 &&
      !node.closest('[inert]') &&
      node.checkVisibility({ visibilityProperty: true })
        ? [node]
        : []),
      ...(node.shadowRoot ? inside(node.shadowRoot) : []),
    ]);
  return game.shadowRoot ? inside(game.shadowRoot) : [];
}

/** The keys from one stop to another. */
type Reach = (from: Element | null, to: HTMLElement, stops: readonly HTMLElement[]) => Promise<void>;

const backAndForth: Reach = async (from, to, stops) => {
  const steps = stops.indexOf(to) - stops.indexOf(from as HTMLElement);
  await pressKeys(times(Math.abs(steps), steps > 0 ? 'Tab' : 'Shift+Tab'));
};

/** As with a single switch in addition to Enter: always forward, out of the table, through the page and in again. */
export const forwardOnly: Reach = async (_, to, stops) => {
  for (let i = 0; i < 2 * stops.length + 9 && deepActive() !== to; i++) await pressKeys(['Tab']);
  if (deepActive() !== to) throw new Error(`Tab does not come to ${to.ariaLabel ?? ''}`);
};

/** One move with Tab (and Shift+Tab) and Enter, where each movable card is a tab stop. */
export async function byStep(game: SolitaireGame, move: Move, reach = backAndForth): Promise<void> {
  const { piles } = game.position;
  const stock = piles.find(({ kind }) => kind === 'stock');
  // the last card of an open stock is moved to the waste by hand
  const byHand = move.kind !== 'play' && stock?.cards.length && !stock.faceDown;
  const from = move.kind === 'play' ? move.from : 'stock';
  const to = move.kind === 'play' ? move.to : byHand ? 'waste' : '';
  const count = move.kind === 'play' ? move.count : 1;
  const wanted =
    move.kind === 'play'
      ? cardsIn(game, from).at(-count)?.querySelector('button')
      : // the button of the base card represents the face-down cards, or none
        (itemsIn(game, 'stock').find((button) => button.closest('.place')) ?? itemsIn(game, 'stock')[0]);
  const stops = stopsOf(game);
  const at = stops.indexOf(wanted as HTMLElement);
  if (at < 0) throw new Error(`Tab does not stop at ${from} for ${JSON.stringify(move)}`);
  await reach(deepActive(), stops[at] as HTMLElement, stops);
  const places = to ? targetsOf(game.position, from, count).indexOf(to) + 1 : 0;
  // if a card of the stock has only one target, Enter moves it there
  const carried = to && !(byHand && targetsOf(game.position, from, 1).length === 1);
  await pressKeys(['Enter', ...(carried ? [...times(places, 'Tab'), 'Enter'] : [])]);
}
