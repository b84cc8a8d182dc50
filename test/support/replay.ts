// Helpers for tests of a replay on a page.
import { fixture, html } from '@open-wc/testing';
import { type SolitaireReplay } from '../../src/elements/solitaire-replay.js';
import { nextFrame, rootOf } from './play.js';

/** The built module, as every page loads it; it loads the standalone bundle. */
const BUILT_REPLAY = '/dist/solitaire-replay.js';
export const loadReplay = (): Promise<unknown> => import(/* the address of a page's script */ BUILT_REPLAY);

/** Five moves of a deal of Klondike: a play, an ace to a foundation, two draws, the waste to a column. */
export const LINE = '16 7f D2 w6';
export const LENGTH = 5;

/** A visible replay with these attributes and this content; by default of the line above. */
export async function mountReplay(
  attributes: Readonly<Record<string, string>> = {},
  content = '',
): Promise<SolitaireReplay> {
  const replay = document.createElement('solitaire-replay');
  const all = { variant: 'klondike', deal: '9', line: LINE, ...attributes };
  for (const [name, value] of Object.entries(all)) replay.setAttribute(name, value);
  const template = document.createElement('template');
  template.innerHTML = content;
  replay.append(template.content);
  await fixture(html`<div>${replay}</div>`);
  await settled(replay);
  return replay;
}

/** The player renders after the first update. */
export async function settled(replay: SolitaireReplay): Promise<void> {
  await replay.updateComplete;
  await nextFrame();
  await replay.updateComplete;
}

/** The elements of the replay's own shadow tree. */
export const inReplay = (replay: SolitaireReplay, selector: string): HTMLElement[] => [
  ...rootOf(replay).querySelectorAll<HTMLElement>(selector),
];

export function partOf(replay: SolitaireReplay, selector: string): HTMLElement {
  const [found] = inReplay(replay, selector);
  if (!found) throw new Error(`no ${selector} in the replay`);
  return found;
}

/** A button by its accessible name or its text. */
export function buttonOf(replay: SolitaireReplay, name: string): HTMLElement {
  const found = inReplay(replay, 'button').find(
    (one) => one.ariaLabel === name || one.textContent.trim() === name,
  );
  if (!found) throw new Error(`no button ${name}`);
  return found;
}

const cleaned = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

export const stepText = (replay: SolitaireReplay): string => cleaned(partOf(replay, '.step').textContent);

/** The current move in the list; there must not be several. */
export const currentMoves = (replay: SolitaireReplay): string[] =>
  inReplay(replay, '.move[aria-current=step]').map((one) => cleaned(one.textContent));

/** The moves of the list as text. */
export const listedMoves = (replay: SolitaireReplay): string[] =>
  inReplay(replay, '.move').map((one) => cleaned(one.textContent));

/** The table as its nodes show it; face-down cards are `..`. */
export const replayPiles = (replay: SolitaireReplay): Record<string, string> =>
  Object.fromEntries(
    inReplay(replay, '.table [pile]').map((pile) => [
      pile.getAttribute('pile') ?? '',
      [...rootOf(pile).querySelectorAll('.card')].map((node) => node.getAttribute('card') ?? '..').join(' '),
    ]),
  );
