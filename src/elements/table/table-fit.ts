// Fits the table's details to its size: the arrangement of its piles, its faces, and the place of its controls.
import { observeResize, reveal } from '../../platform/layout.js';
import { viewOf } from '../../platform/page.js';
import type { FaceStyle } from '../cards/faces/face.js';
import { fitFrame } from '../shared/frame.js';
import type { TableSpace } from './table-geometry.js';

/** Cards narrower than this, in CSS pixels, use the large faces. */
const SMALL_CARD = 64;
/** On pages narrower than this, in CSS pixels, most tables have such cards. */
const SMALL_PAGE = 512;

/** Estimates the faces without a layout; {@link fitGame} corrects the estimate before the first paint. */
export const guessFaces = (grid: Element, chosen: FaceStyle): FaceStyle =>
  viewOf(grid).innerWidth < SMALL_PAGE ? 'large' : chosen;

/** A game lower than this, in CSS pixels, has its controls beside the table. */
const LOW_GAME = 448;
/** A table lower than this, in CSS pixels, cannot be played. */
const LEAST_TABLE = 180;
/** The default greatest width of a card, in CSS pixels. */
const CARD_MAX = 112;

/** A table that can be fitted: the one of the game, or the one of the replay. */
interface FittedTable {
  faces: FaceStyle;
  /** Arranges the piles for a space. Returns the width of a card in CSS pixels. */
  fit(space: TableSpace): number;
}

/** Whether the page has columns, between which Chromium has moved the table away from its game. */
function isSplit(game: HTMLElement, felt: HTMLElement): boolean {
  // both have the same area of the grid; in a replay, it is the whole grid
  const area = (game.querySelector('.sizer') ?? game).getBoundingClientRect();
  const { left, top } = felt.getBoundingClientRect();
  return Math.abs(left - area.left) > 1 || Math.abs(top - area.top) > 1;
}

/** Selects the arrangement of the table in the space of `felt`, and the faces for the size of the cards. */
export function fitTable(felt: HTMLElement | null, table: FittedTable | undefined, chosen: FaceStyle): void {
  if (!felt?.clientWidth || !table) return;
  fitFrame(felt);
  const game = felt.parentElement;
  // it stays: only the speed of layouts depends on it
  if (game && isSplit(game, felt)) game.toggleAttribute('split', true);
  const length = (element: Element, property: string, fallback: number): number => {
    const value = viewOf(felt).getComputedStyle(element).getPropertyValue(property);
    return value.endsWith('px') ? parseFloat(value) : fallback;
  };
  const grid = felt.querySelector('.table') ?? felt;
  const card = table.fit({
    width: felt.clientWidth - 2 * length(grid, '--solitaire-pad', 0),
    height: felt.clientHeight - length(felt, 'padding-top', 0) - length(felt, 'padding-bottom', 0),
    mostCard: length(felt, '--solitaire-limit', CARD_MAX),
  });
  table.faces = card < SMALL_CARD ? 'large' : chosen;
}

/** The attributes that {@link fitGame} sets. */
const FITS = ['low', 'cramped'] as const;

/** Measures a game with some of its attributes, and restores them. */
function measureWith<Result>(
  game: HTMLElement,
  fits: readonly (typeof FITS)[number][],
  measure: () => Result,
): Result {
  const before = FITS.map((fit) => game.hasAttribute(fit));
  for (const fit of FITS) game.toggleAttribute(fit, fits.includes(fit));
  const result = measure();
  FITS.forEach((fit, i) => game.toggleAttribute(fit, before[i]));
  return result;
}

/** The height of a game without a limit, in CSS pixels. */
function unlimitedHeight(game: HTMLElement): number {
  const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
  const felt = game.querySelector('.felt');
  const sizer = game.querySelector('.sizer');
  // only the height of the table has a limit; to remove the limit would compute the styles of all cards twice
  if (felt && sizer && boxOf(felt).bottom <= boxOf(game).bottom + 1)
    return boxOf(game).height - boxOf(felt).height + boxOf(sizer).height;
  game.classList.add('unlimited');
  const { height } = boxOf(game);
  game.classList.remove('unlimited');
  return height;
}

/**
 * Whether a game is so low that its controls are placed beside the table: it has less height than it needs, and is at
 * least as wide as it is high.
 */
function isLow(game: HTMLElement): boolean {
  if (!FITS.some((fit) => game.hasAttribute(fit)) && game.offsetHeight >= LOW_GAME) return false;
  return measureWith(game, [], () => {
    const { width, height } = game.getBoundingClientRect();
    return height < LOW_GAME && width >= height && height + 1 < unlimitedHeight(game);
  });
}

/**
 * Whether the controls leave too little of the window's height to the table, as on small phones with large text, and
 * the page sets no height, so that the game can become higher than the window.
 */
function isCramped(game: HTMLElement, element: HTMLElement): boolean {
  const felt = game.querySelector<HTMLElement>('.felt');
  const sizer = game.querySelector<HTMLElement>('.sizer');
  if (!felt || !sizer || game.hasAttribute('low')) return false;
  const hasSpace = (): boolean => felt.offsetHeight >= Math.min(LEAST_TABLE, sizer.offsetHeight - 1);
  if (measureWith(game, [], hasSpace)) return false;
  if (viewOf(game).getComputedStyle(game).getPropertyValue(`--solitaire-max-height`)) return false;
  return measureWith(game, ['cramped'], () => element.offsetHeight >= game.offsetHeight - 1);
}

/**
 * Fits a game to its space: places the controls beside the table if it is low, makes it higher than the window if the
 * table would be too low, and fits the table to the rest.
 */
export function fitGame(
  element: HTMLElement,
  root: ParentNode,
  table: FittedTable | undefined,
  chosen: FaceStyle,
): void {
  const game = root.querySelector<HTMLElement>('.game');
  if (!game?.offsetWidth) return;
  fitFrame(game);
  game.toggleAttribute('low', isLow(game));
  game.toggleAttribute('cramped', isCramped(game, element));
  fitTable(root.querySelector<HTMLElement>('.felt'), table, chosen);
}

/** The height that the game needs in its present width, in CSS pixels, to show all columns uncompressed. */
export function preferredHeightOf(root: ParentNode): number {
  const game = root.querySelector<HTMLElement>('.game');
  return game ? measureWith(game, [], () => unlimitedHeight(game)) : 0;
}

/**
 * Fits a table whenever the size of one of these elements changes, before the next paint. The observer is created in
 * the table's window; observers of other windows report late.
 *
 * @returns Stops observing.
 */
export function observeSize(felt: HTMLElement, others: readonly HTMLElement[], fit: () => void): () => void {
  const view = viewOf(felt);
  const elements = [felt, ...others];
  const sizes = (): readonly string[] =>
    elements.map(({ offsetWidth, offsetHeight }) => `${offsetWidth} ${offsetHeight}`);
  let isStopped = false;
  const observer = observeResize(view, () => {
    const before = sizes();
    fit();
    const after = sizes();
    // a new size in the same frame would be a ResizeObserver loop, which pages report as an error
    const resized = elements.filter((_, i) => before[i] !== after[i]);
    for (const element of resized) observer.unobserve(element);
    view.requestAnimationFrame(() => {
      if (!isStopped) for (const element of resized) observer.observe(element);
    });
  });
  for (const element of elements) observer.observe(element);
  return () => {
    isStopped = true;
    observer.disconnect();
  };
}

/** Scrolls the target of the keyboard into view. */
export function scrollFocusIntoView(button: HTMLElement): void {
  if (button.matches(':focus-visible')) reveal(button, { block: 'nearest', inline: 'nearest' });
}

/** Moves the focus. It is visible, and scrolled into view, only if the keyboard is used. */
export function moveFocus(button: HTMLElement): void {
  button.focus({ preventScroll: true });
  scrollFocusIntoView(button);
}
