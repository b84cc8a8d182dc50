// Pages with a table, in Node: the session without DOM, in a browser that has only storage and a URL.
import { afterEach, beforeEach, vi } from 'vitest';
import type { Move } from '../../src/engine.js';
import type { PagePreferences } from '../../src/controller/preferences.js';
import type { GamePage } from '../../src/controller/game-page.js';
import { GameController } from '../../src/controller/game-controller.js';
import type { SetupRequest } from '../../src/controller/setup.js';
import { EventDispatcher } from '../../src/elements/shared/event-dispatcher.js';
import type { Search } from '../../src/solver/search.js';
import { moveOf } from './decks.js';
import { areaOf } from './sessions.js';

export interface Page extends Partial<SetupRequest> {
  readonly links?: string;
  readonly saveKey?: string;
  readonly preferences?: PagePreferences;
  /** The values of `without`. */
  readonly without?: readonly string[];
  readonly search?: Search;
  /** Resolves when the scripts of the page have run. Default: they have. */
  readonly settled?: Promise<void>;
  /** The search on the page's own thread, used without the worker. */
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

/** A table on a page with these settings. Other tables stay open until the page is left. */
export function visit({
  links = '',
  preferences = {},
  without = [],
  search,
  inSlices,
  saveKey,
  settled,
  ...request
}: Page = {}) {
  const announcements: string[] = [];
  /** The messages on the table; '' when one is removed. */
  const messages: string[] = [];
  const hintMoves: Move[] = [];
  const events: CustomEvent<Record<string, unknown>>[] = [];
  const element = Object.assign(new EventTarget(), {
    isConnected: true,
    wasConnected: true,
    localName: 'solitaire-game',
  });
  for (const kind of ['deal', 'before-move', 'move', 'undo', 'end', 'verdict', 'error'])
    element.addEventListener(
      `solitaire-${kind}`,
      (event) => void events.push(event as (typeof events)[number]),
    );
  open.add(element);
  /**
   * The settings that a page can change later: whether games are saved, preferences, hidden parts, the game, how deals
   * are chosen. By default, any deal is dealt immediately, because most tests need no winnable deal.
   */
  const page = {
    ...{ stored: true, preferences, without, variant: request.variant ?? 'klondike' },
    deals: 'deals' in request ? request.deals : 'any',
  };
  const dispatcher = new EventDispatcher(element as unknown as HTMLElement);
  const gamePage: GamePage = {
    get setupRequest() {
      return {
        deal: undefined,
        daily: undefined,
        options: {},
        ...request,
        variant: page.variant,
        deals: page.deals,
      };
    },
    links,
    get address() {
      return location;
    },
    get saving() {
      return { stored: page.stored, name: saveKey };
    },
    get preferences() {
      return page.preferences;
    },
    get hiddenParts() {
      return new Set(page.without);
    },
    get isConnected() {
      return element.isConnected;
    },
    get wasConnected() {
      return element.wasConnected;
    },
    settled,
    allowsMove: (move, position) => dispatcher.dispatch('solitaire-before-move', { move, position }, true),
  };
  const controller = new GameController(gamePage, search, inSlices);
  controller.updatePreferences();
  controller.subscribe('view', (event) => {
    if (event.kind === 'announce') announcements.push(event.text);
    else if (event.kind === 'message') messages.push(event.text);
    else if (event.kind === 'hint') hintMoves.push(event.move);
  });
  controller.subscribe('events', (event) => {
    dispatcher.handle(event);
  });
  const play = (...moves: string[]): boolean => moves.every((move) => controller.requestMove(moveOf(move)));
  const leave = (): void => {
    element.isConnected = false;
  };
  return {
    controller,
    /** The session; created on first access. */
    get session() {
      return controller.session;
    },
    announcements,
    messages,
    hintMoves,
    events,
    element,
    page,
    play,
    leave,
  };
}
