// The dialog of a game as a player uses it: opened with its buttons, read, clicked, filled in with keys.
import { type SolitaireGame } from '../../src/elements/index.js';
import { type Point } from './commands.js';
import { mouseClicks, pressKey, pressKeys } from './hands.js';
import { tool } from './page.js';
import { nextFrame, part } from './play.js';
import { until } from './until.js';

/** The pages that the menu leads to, by their headings. */
export const PAGES = ['Choose a deal', 'Options', 'Statistics', 'Help'] as const;
export type PageTitle = (typeof PAGES)[number];

export const dialogOf = (game: Element): HTMLDialogElement => part(game, 'dialog') as HTMLDialogElement;

/** Before it is opened first, the game has no dialog. */
export const isOpen = (game: Element): boolean => !!game.shadowRoot?.querySelector('dialog')?.open;

export const heading = (game: Element): string => dialogOf(game).querySelector('h2')?.textContent ?? '';

/** The status line under the page, which is also announced. */
export const note = (game: Element): string =>
  dialogOf(game).querySelector('.note')?.textContent.trim() ?? '';

/** The middle of an element on the screen, also of one in a frame. */
export function pointOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  const frame = element.ownerDocument.defaultView?.frameElement;
  const { left: x, top: y } = frame ? frame.getBoundingClientRect() : { left: 0, top: 0 };
  return [x + left + width / 2, y + top + height / 2];
}

/** Whether a click on the middle of an element hits it, and not another element on top. */
function isHit(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const root = element.getRootNode() as Document | ShadowRoot;
  const hit = root.elementFromPoint(left + width / 2, top + height / 2);
  return element.contains(hit);
}

/** A click of the real mouse; the element is scrolled into view first. */
export async function press(element: Element): Promise<void> {
  if (!isHit(element)) element.scrollIntoView({ block: 'center' });
  if (!isHit(element)) throw new Error(`${element.outerHTML.slice(0, 200)} cannot be clicked`);
  await mouseClicks([pointOf(element)]);
  await nextFrame();
}

const nameOf = (button: Element): string =>
  (button.getAttribute('aria-label') ?? button.textContent).trim().replace(/\s+/g, ' ');

const buttonsIn = (root: ParentNode): HTMLButtonElement[] => [
  ...root.querySelectorAll<HTMLButtonElement>('button, .term'),
];

/** The names of the dialog's buttons, in order. */
export const buttonNames = (game: Element): string[] => buttonsIn(dialogOf(game)).map(nameOf);

/** A button of the dialog by its name. */
export function item(game: Element, name: string): HTMLButtonElement {
  const found = buttonsIn(dialogOf(game)).find((button) => nameOf(button) === name);
  if (!found) throw new Error(`no ${name} in the dialog; there are: ${buttonNames(game).join(', ')}`);
  return found;
}

export const closeButton = (game: Element): HTMLButtonElement => item(game, 'Close');

function labelled(game: Element, label: string): HTMLElement {
  const labels = [...dialogOf(game).querySelectorAll('label')];
  const found = labels.find(({ textContent }) => textContent.trim() === label)?.control;
  if (!found) throw new Error(`no ${label} in the dialog; there are: ${labels.map(nameOf).join(', ')}`);
  return found;
}

/** A field or a switch of the dialog by its label. */
export const field = (game: Element, label: string): HTMLInputElement =>
  labelled(game, label) as HTMLInputElement;

/** A list of choices by its label. */
export const list = (game: Element, label: string): HTMLSelectElement =>
  labelled(game, label) as HTMLSelectElement;

export async function openMenu(game: SolitaireGame): Promise<void> {
  await press(tool(game, 'Menu'));
  await game.updateComplete;
}

/** Opens a page with its entry in the menu. */
export async function openPage(game: SolitaireGame, title: PageTitle): Promise<void> {
  await openMenu(game);
  await press(item(game, title));
}

/** Opens the page for deals with the deal number in the status bar. */
export async function openDeals(game: SolitaireGame): Promise<void> {
  await press(part(game, '[part~=deal]'));
  await game.updateComplete;
}

/** Chooses another option of a closed select box with keys; the option is given by its visible text. */
export async function choose(list: HTMLSelectElement, text: string): Promise<void> {
  const texts = [...list.options].map((option) => option.text.trim());
  const to = texts.indexOf(text);
  if (to < 0) throw new Error(`no choice ${text}; there are: ${texts.join(', ')}`);
  list.focus();
  const [letter = ''] = text;
  const byLetter = texts.filter((other) => other.startsWith(letter)).length === 1;
  const steps = to - list.selectedIndex;
  if (byLetter && Math.abs(steps) > 1) await pressKey(letter);
  else await pressKeys(new Array<string>(Math.abs(steps)).fill(steps > 0 ? 'ArrowDown' : 'ArrowUp'));
  await nextFrame();
}

/** Selects a file with statistics, as a player does, and waits for the result. */
export async function upload(game: SolitaireGame, text: string): Promise<void> {
  const input = dialogOf(game).querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file input in the dialog');
  const files = new DataTransfer();
  files.items.add(new File([text], 'statistics.json', { type: 'application/json' }));
  const answer = (): string => dialogOf(game).querySelector('.note')?.textContent ?? '';
  const before = answer();
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await until(() => answer() && answer() !== before, 'the outcome is shown');
  await nextFrame();
}
