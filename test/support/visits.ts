// Pages with a table, in Node: the sitting without its nodes, in a browser that is no more than its storage and address.
import { afterEach, beforeEach, vi } from 'vitest';
import type { Move } from '../../src/engine.js';
import { looksOf, type PageLooks } from '../../src/elements/looks.js';
import { Sitting } from '../../src/elements/sitting.js';
import type { Wishes } from '../../src/elements/wishes.js';
import { memoryStore } from '../../src/platform/store.js';
import type { Search } from '../../src/solver/search.js';
import { Settings } from '../../src/session/settings.js';
import { moveOf } from './decks.js';
import { areaOf } from './sessions.js';

export interface Page extends Partial<Wishes> {
  readonly links?: string;
  readonly looks?: PageLooks;
  /** Parts that it leaves out. */
  readonly without?: readonly string[];
  readonly search?: Search;
  /** Where the page leaves out the worker. */
  readonly inSlices?: Search;
}

export let area = areaOf();
/** The pages that are open. */
const open = new Set<{ isConnected: boolean }>();

beforeEach(() => {
  area = areaOf();
  vi.stubGlobal('localStorage', area.storage);
  vi.stubGlobal('location', new URL('https://example.org/games'));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  for (const element of open) element.isConnected = false;
  open.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

export const goTo = (address: string): void =>
  void vi.stubGlobal('location', new URL(address, 'https://example.org'));
export const keys = (): string[] =>
  [...area.items.keys()].map((key) => key.replace('solitaire-elements:', '')).sort();

/** A table on a page that wishes this. It is gone, for other tables, when the page is left. */
export function visit({
  links = '',
  looks = {},
  without = [],
  search,
  inSlices,
  winnable = false,
  ...wishes
}: Page = {}) {
  const said: string[] = [];
  const pointed: Move[] = [];
  const events: CustomEvent<Record<string, unknown>>[] = [];
  const element = Object.assign(new EventTarget(), {
    isConnected: true,
  });
  for (const kind of ['deal', 'before-move', 'move', 'undo', 'end', 'verdict', 'error'])
    element.addEventListener(
      `solitaire-${kind}`,
      (event) => void events.push(event as (typeof events)[number]),
    );
  open.add(element);
  /** What a page can change later: whether games are kept, how the table looks, what is left out, what is dealt. */
  const page = { stored: true, looks, without, winnable };
  const sitting = new Sitting(
    {
      element: element as unknown as HTMLElement,
      wishes: () => ({
        variant: 'klondike',
        deal: undefined,
        daily: undefined,
        options: {},
        ...wishes,
        winnable: page.winnable,
      }),
      links: () => links,
      keeps: () => ({ stored: page.stored, name: undefined }),
      looks: () => looksOf(page.looks, new Settings(memoryStore())),
      lacks: (part) => page.without.includes(part),
      follow: () => undefined,
      update: () => undefined,
      point: (move) => void pointed.push(move),
      show: () => undefined,
      aloud: (text) => void said.push(text),
    },
    search,
    inSlices,
  );
  const play = (...moves: string[]): boolean => moves.every((move) => sitting.request(moveOf(move)));
  const leave = (): void => {
    element.isConnected = false;
  };
  return {
    sitting,
    /** The session; made when it is first asked for. */
    get session() {
      return sitting.session;
    },
    said,
    pointed,
    events,
    element,
    page,
    play,
    leave,
  };
}
