// Controls one table: owns the session and handles the effects of each change. Its methods are the actions of players
// and pages; its subscribers receive an event for each change. It uses no DOM.
import { SolitaireError, variants, type Move, type Refusal, type Variant } from '../engine/index.js';
import { en } from '../locales/en.js';
import { savesEnergy } from '../platform/device.js';
import { systemClock } from '../platform/clock.js';
import { LazyPart } from '../platform/lazy-part.js';
import type { SoundName } from '../platform/sound.js';
import { searchInSlices, systemSearch } from '../platform/search-worker.js';
import { localStore, memoryStore } from '../platform/store.js';
import { Persistence, type PersistenceFault } from '../session/storage/persistence.js';
import type { Hint } from '../session/hint.js';
import { Session, type RandomDeals, type SessionEvent, type SessionSetup } from '../session/session.js';
import type { SolvabilityStatus } from '../session/solvability.js';
import type { Search } from '../solver/search.js';
import { HintController } from './hint-controller.js';
import { reserveSlot } from './save-slots.js';
import type { ErrorDetail } from './events.js';
import type { ControllerContext } from './controller-context.js';
import type { ControllerEvent } from './controller-event.js';
import type { GamePage } from './game-page.js';
import { MoveController } from './move-controller.js';
import { NextGame } from './next-game.js';
import { SolverController } from './solver-controller.js';
import { DEFAULT_KEYMAP, keyFor, keysWithout, type KeyAction, type KeyMap } from './keymap.js';
import { preferencesOf, savePreference, type PreferenceName, type Preferences } from './preferences.js';
import { eventText, faultText } from '../text/event-text.js';
import { refusalText } from '../text/refusal-text.js';
import { PageSetup } from './page-setup.js';
import { hiddenIn } from './puzzle-parts.js';
import { MessageFormatter } from '../text/message-formatter.js';
import type { SolutionLine } from './solution-line.js';
import { Announcer } from './announcer.js';
import {
  DEFAULT_VARIANT,
  preferredOptions,
  mergedOptions,
  setupKey,
  type InvalidAttribute,
  type NewGame,
} from './setup.js';

/** When a listener is called: before or after the announcement of a change is formatted. */
type Stage = 'view' | 'events';
type Listener = (event: ControllerEvent) => void;

const sounds = new LazyPart(() => import('../platform/sound.js'));

const isRandom = ({ deal, deck }: SessionSetup): boolean => deal === undefined && deck === undefined;

export class GameController implements ControllerContext {
  readonly announcer: Announcer;
  readonly nextGame: NextGame;
  readonly #page: GamePage;
  readonly #listeners: Readonly<Record<Stage, Listener[]>> = { view: [], events: [] };
  #formatter = new MessageFormatter(en, 'en');
  readonly #setup: PageSetup;
  #preferences: Preferences = preferencesOf({});
  #keymap: KeyMap = DEFAULT_KEYMAP;
  readonly #moves: MoveController;
  readonly #solver: SolverController;
  readonly #hints: HintController;
  #persistence: Persistence | undefined;
  #stored: boolean | undefined;
  #session: Session | undefined;
  /** The game that a page reads before the first one is open. */
  #placeholder: Session | undefined;
  /** During `open()`: `first` suppresses all event handling, `next` only skips saving. */
  #opening: 'first' | 'next' | undefined;
  /** Faults that were found during `open()` or while the element was disconnected. They are reported afterwards. */
  #faults: PersistenceFault[] = [];
  #restored = false;
  #dealAnnounced = false;
  /** Whether the default game replaces an unknown one. */
  #isFallback = false;
  /** The setup, the save key and the save slot of the current game. */
  #setupKey = '';
  #saveKey = '';
  #slot = '';

  /**
   * @param page The settings of the page's author on the element.
   * @param search Runs searches, in a worker if possible.
   * @param inSlices Runs searches if the page hides the worker.
   */
  constructor(page: GamePage, search: Search = systemSearch, inSlices: Search = searchInSlices) {
    this.#page = page;
    this.#setup = new PageSetup(page, (key) => this.persistence.settings.get(key));
    this.announcer = new Announcer(this);
    this.#moves = new MoveController(this, page);
    this.#solver = new SolverController(this, (position, limits) =>
      (this.hides('worker') ? inSlices : search)(position, limits),
    );
    this.#hints = new HintController(this, this.#solver.solvability);
    this.nextGame = new NextGame(this, page, this.#solver);
  }

  /**
   * Adds a subscriber that is called on every event. Those of the stage `view` run before the announcement of a change
   * is formatted, those of `events` after it. The announcement is published at the end of the action.
   */
  subscribe(stage: Stage, listener: Listener): void {
    this.#listeners[stage].push(listener);
  }

  /** Reports an event to the subscribers. */
  notify(event: ControllerEvent): void {
    this.#notify('view', event);
    this.#notify('events', event);
  }

  #notify(stage: Stage, event: ControllerEvent): void {
    for (const listener of this.#listeners[stage]) listener(event);
  }

  /** The preferences of the page and the player. */
  get preferences(): Preferences {
    return this.#preferences;
  }

  /** Applies changed preferences of the page or the player. */
  updatePreferences(): void {
    this.#preferences = preferencesOf(
      this.#page.preferences,
      this.persistence.settings,
      this.#page.hiddenParts.has('look'),
    );
    this.#solver.refresh();
  }

  /** Saves a choice of the player and applies it. */
  savePreference(name: PreferenceName, value: string): void {
    savePreference(name, value, this.#page.preferences, this.persistence.settings);
    this.notify({ kind: 'preferences' });
  }

  /** The keymap of the page, without the commands of hidden parts. */
  get keymap(): KeyMap {
    const { hiddenParts } = this;
    return keysWithout(this.#keymap, (part) => hiddenParts.has(part));
  }

  set keymap(keymap: KeyMap) {
    this.#keymap = keymap;
  }

  /** Whether single-character shortcuts are on (WCAG 2.1.4). */
  get shortcuts(): boolean {
    return this.#preferences.shortcuts === 'on';
  }

  /** The names of the parts that the page or the current game hides. */
  get hiddenParts(): ReadonlySet<string> {
    return hiddenIn(!!this.#session?.puzzle, this.#page.hiddenParts);
  }

  /** Whether the page or the current game hides a part. */
  hides(part: string): boolean {
    return this.hiddenParts.has(part);
  }

  /** Explains why a move or a selection is refused. @param before a sentence before the explanation */
  refuse(refusal: Refusal, before = ''): void {
    this.announcer.showMessage(this.formatter.sentences(before, refusalText(this.formatter, refusal)));
    this.playSound('refuse');
  }

  /** Call on every input of the player: restarts an idle clock and stops auto-finish. */
  recordInput(): void {
    this.session.recordActivity();
    this.stop();
  }

  playSound(name: SoundName): void {
    if (this.#preferences.sound !== 'on') return;
    const requestedAt = systemClock.now();
    sounds.use(({ playSound }) => playSound(name, requestedAt));
  }

  /** The message formatter, with the texts of the current game. */
  get formatter(): MessageFormatter {
    return this.#session ? this.#formatter.forGame(this.#session.game.variant) : this.#formatter;
  }

  set formatter(formatter: MessageFormatter) {
    this.#formatter = formatter;
  }

  /** The session. The first access opens it: the saved game, or a new one. */
  get session(): Session {
    return this.#session ?? this.open();
  }

  /**
   * The session, for reading. While the element waits for the definition of its game, it is a deal of the default game
   * that is never shown, saved or searched.
   */
  get readableSession(): Session {
    if (!this.isWaiting) return this.session;
    return (this.#placeholder ??= new Session(DEFAULT_VARIANT, {}, systemClock, () => undefined));
  }

  /** Whether a session exists. */
  get isOpen(): boolean {
    return this.#session !== undefined;
  }

  /** Whether the current game was restored from a save. */
  get restored(): boolean {
    return this.#restored;
  }

  /** Whether a deal was announced to the page by `solitaire-deal`. */
  get dealAnnounced(): boolean {
    return this.#dealAnnounced;
  }

  /** Called when the element has dispatched `solitaire-deal` for the first game itself, after its first render. */
  noteDealAnnounced(): void {
    this.#dealAnnounced = true;
    // a verdict that was saved with the game
    this.#hints.publishVerdict();
  }

  /**
   * The storage of games, settings and statistics: that of the browser or, with `save="none"`, the memory of this table.
   * When the page has changed `save`, the next reader saves the game to the previous storage and gets the new one.
   */
  get persistence(): Persistence {
    const { stored } = this.#page.saving;
    if (!this.#persistence || stored !== this.#stored) {
      if (this.#session) this.#persistence?.flush(this.#session);
      this.#stored = stored;
      this.#slot = '';
      this.#persistence = new Persistence(stored ? localStore() : memoryStore(), (fault) =>
        this.#reportFault(fault),
      );
    }
    return this.#persistence;
  }

  /**
   * Opens the game that the page requests, unless it is open: restores the game saved for the same setup, or deals one.
   */
  open(): Session {
    const resolved = this.#setup.resolved;
    const { variant, setup } = resolved;
    const { persistence } = this;
    const wanted = setupKey(resolved);
    const name = this.#setup.saveKeyFor(resolved);
    const key = reserveSlot(name, this.#page);
    // options missing from a shared link have the game's defaults, not this player's choices
    const rules = this.#setup.fromUrl ? {} : preferredOptions(variant, persistence.settings);
    const random = isRandom(setup) ? 'any' : undefined;
    const options = mergedOptions(variant, rules, setup.options);
    const full: SessionSetup = { ...setup, options, random };
    const before = this.#session;
    if (before && wanted === this.#setupKey && name === this.#saveKey) this.#moveSave(key);
    else {
      const session = (this.#session ??= new Session(variant, full, systemClock, (event) =>
        this.announcer.batch(() => this.#applyEvent(event)),
      ));
      this.#opening = before ? 'next' : 'first';
      try {
        // saves the clock of the previous game
        if (before) persistence.flush(before);
        this.#setupKey = wanted;
        this.#saveKey = name;
        this.#slot = key;
        this.#isFallback = resolved.isFallback === true;
        this.#restored = persistence.open(session, key, wanted);
        if (!this.#restored) this.#dealFirst(variant, full);
      } finally {
        this.#opening = undefined;
      }
      if (!before) this.#solver.refresh();
    }
    const isUnknown = resolved.invalid.some(
      ({ attribute }) => attribute === 'variant' || attribute === 'games',
    );
    const wait = isUnknown ? this.#page.settled : undefined;
    if (!wait) this.#reportInvalid(resolved.invalid);
    // a script may define the game until then, with other options
    else void wait.then(() => this.#reportInvalid(this.#setup.resolved.invalid));
    this.#reportFaults();
    return this.session;
  }

  /** Whether the first game is not open yet because it, or the saved game, is unknown so far. */
  get awaitsDefinition(): boolean {
    if (this.isOpen) return false;
    if (this.#setup.isUnknown || this.#setup.isRequestedUnknown) return true;
    const saved = this.persistence.variantOf(this.#setup.saveKeyFor(this.#setup.resolved));
    return saved !== undefined && !variants.has(saved);
  }

  /** Whether the element waits until the scripts of the page have had time to define its game. */
  get isWaiting(): boolean {
    return this.awaitsDefinition && this.#page.settled !== undefined;
  }

  /** Opens the requested game if the default game replaced it and it has been defined since. */
  openDefined(): void {
    if (!this.#isFallback || this.#setup.isUnknown) return;
    if (this.session.position.variant === DEFAULT_VARIANT) this.open();
  }

  /** Whether the table is in view and its page is visible. Searches run only then. */
  set active(active: boolean) {
    this.#solver.active = active;
  }

  /** Starts or stops searches after a change of attributes or preferences. */
  refresh(): void {
    this.#solver.refresh();
  }

  /** Whether a search for a winnable deal is running that will replace the current game. */
  get isSearchingDeal(): boolean {
    return this.#solver.isSearchingDeal;
  }

  /** Whether the current game is the one to play: no other is being searched or waited for. */
  get #isPlayable(): boolean {
    return !this.isSearchingDeal && !this.isWaiting;
  }

  /** Whether the game can still be won; `undefined` if the verdict is disabled. */
  get verdict(): SolvabilityStatus | undefined {
    return this.#hints.verdict;
  }

  /** Undoes to the last winnable position. Resolves to `false` if none is found. */
  undoToWinnable(): Promise<boolean> {
    this.stop();
    if (!this.#isPlayable || this.hides('verdict')) return Promise.resolve(false);
    return this.#hints.undoToWinnable();
  }

  /** A line from the deal to the aim; `unwinnable` if proven impossible, `undefined` if none is found. */
  lineFromDeal(signal?: AbortSignal): Promise<SolutionLine | 'unwinnable' | undefined> {
    return this.hides('verdict') ? Promise.resolve(undefined) : this.#hints.lineFromDeal(signal);
  }

  /**
   * Whether verdicts are searched: neither the page nor the player turned them off. While the device saves energy, they
   * are searched only if `always` was chosen.
   */
  get showsVerdict(): boolean {
    const { verdict } = this.#preferences;
    if (this.hides('verdict') || verdict === 'off') return false;
    return verdict === 'always' || !savesEnergy();
  }

  /** How random deals of a game are chosen. */
  dealsOf(variant: string | Variant): RandomDeals {
    return this.nextGame.dealsOf(variant);
  }

  /** Publishes the verdict once it is known. */
  publishVerdict(): void {
    this.#hints.publishVerdict();
    this.notify({ kind: 'update' });
  }

  /** Reserves the save slot again after a reconnect: another table may own it now. */
  renewSlot(): void {
    this.#moveSave(reserveSlot(this.#saveKey, this.#page));
    this.#reportFaults();
  }

  /** Deals another game. @returns A promise if a winnable deal has to be searched, otherwise `undefined`. */
  newGame(request: NewGame): Promise<void> | undefined {
    return this.nextGame.deal(request);
  }

  /** The games that the page lets the player switch between. */
  get games(): readonly string[] {
    return this.#setup.games;
  }

  /**
   * Switches to another of {@link games}: restores its saved game, or deals one. The previous game stays saved, and the
   * choice holds for the next visit.
   */
  switchGame(variant: string): void {
    // while a deal of another game is searched, this one can be chosen again
    const isCurrent = variant === this.session.position.variant && !this.isSearchingDeal;
    if (!this.games.includes(variant) || isCurrent) return;
    this.stop();
    // a deal without moves is not saved yet; one that is still being searched is only a placeholder
    if (!this.isSearchingDeal) this.persistence.save(this.session);
    this.persistence.settings.set(this.#setup.choiceKey, variant);
    this.#setup.choose(variant);
    // `open()` deals nothing if a script of the page has dealt another game in the meantime
    const { position } = this.open();
    if (position.variant !== variant && !this.isSearchingDeal) void this.newGame({ variant });
    this.notify({ kind: 'update' });
  }

  /** Whether the page sets this rule option. */
  isSetByPage(option: string): boolean {
    return this.#setup.isSetByPage(option, this.session.position);
  }

  /** Makes a legal move, unless the page prevents it, and then the automatic moves. @returns Whether it was made. */
  requestMove(move: Move): boolean {
    this.stop();
    if (!this.#isPlayable) return false;
    return this.announcer.batch(() => this.#moves.request(move));
  }

  /** Deals the same cards again, unless a search will replace them. */
  restart(): void {
    if (this.#isPlayable) this.announcer.batch(() => this.session.restart());
  }

  undo(): boolean {
    return this.#isPlayable && this.announcer.batch(() => this.session.undo());
  }

  redo(): boolean {
    return this.#isPlayable && this.announcer.batch(() => this.session.redo());
  }

  load(saved: unknown): boolean {
    // the page may have changed an attribute just before: the next render must not replace the loaded game
    if (this.#isSetupChanged) this.open();
    return this.announcer.batch(() => this.guard(() => this.session.load(saved)));
  }

  /** Restores a game that was set aside. @returns Whether it was restored. */
  restoreSetAside(key: string): boolean {
    let found = false;
    const { persistence, session } = this;
    const succeeded = this.announcer.batch(() =>
      this.guard(() => (found = persistence.restoreSetAside(session, key))),
    );
    return succeeded && found;
  }

  /** Shows and announces a hint; called again at the same position, the next one. */
  hint(): Hint | undefined {
    this.stop();
    if (!this.#isPlayable) return undefined;
    this.session.resume();
    return this.#hints.hint();
  }

  /** The move of the hint that was shown last, until the position changes. */
  get hintedMove(): Move | undefined {
    return this.#hints.hintedMove;
  }

  /**
   * Starts auto-finish if no decisions are left or, with `proven`, if all cards outside the stock are face up and a
   * winning line is known.
   *
   * @returns Whether it started.
   */
  startAutoFinish(proven = false): boolean {
    if (!this.#isPlayable) return false;
    const { autoFinishMoves: finishing } = this.session;
    const moves = finishing ?? (proven ? this.#hints.winningLine : undefined);
    if (!moves) return false;
    this.#moves.finish(moves);
    if (!finishing) this.#hints.disclosePeek();
    return true;
  }

  /** Stops automatic moves and auto-finish. */
  stop(): void {
    this.#moves.stop();
  }

  /** Whether a link can lead to the current position, rather than to the deal only. */
  get linksToPosition(): boolean {
    return this.#setup.linksToPosition(this.session);
  }

  /** The deal in words, and the link to it or, with `fromHere`, to the current position. */
  shareLink(fromHere = false): readonly [text: string, url: string] {
    return this.#setup.shareLink(this.session, this.formatter, fromHere);
  }

  /** Whether the page's address now requests another game. */
  get isAddressChanged(): boolean {
    return this.#setup.fromUrl !== undefined && this.#isSetupChanged;
  }

  /** Whether the page, by its attributes or its address, now requests another setup than that of the open game. */
  get #isSetupChanged(): boolean {
    return this.isOpen && setupKey(this.#setup.resolved) !== this.#setupKey;
  }

  /**
   * Deals the requested game. When the table opens first, the session already has a deal, which is replaced only if
   * winnable deals are requested.
   */
  #dealFirst(variant: string, setup: SessionSetup): void {
    const first = this.#opening === 'first';
    this.guard(() => {
      if (isRandom(setup) && this.dealsOf(variant) === 'winnable') {
        void this.#solver.dealWinnable(setup.options, {
          variant,
          deal: (found) => {
            this.#opening = 'next';
            try {
              this.#solver.deal(variant, setup, found, first ? 'first' : 'page');
            } finally {
              this.#opening = undefined;
            }
          },
          // the first game is a placeholder and can wait until the table is in view; a played game is replaced now
          waitWhileHidden: first,
        });
      } else if (!first) this.session.deal(variant, setup, true);
    });
  }

  /** Moves the save of the current game to another slot. */
  #moveSave(key: string): void {
    const { persistence } = this;
    if (key !== this.#slot) persistence.move(key, this.#setupKey);
    this.#slot = key;
  }

  /**
   * Handles a change of the session, in this order: solvability, autosave and statistics, view, announcement, events of
   * the page. The game is saved before the page receives the event, because the page may act during the event.
   */
  #applyEvent(event: SessionEvent): void {
    const { session } = this;
    const opening = this.#opening;
    if (opening === 'first') return;
    // a listener of the page may start a new game, which is not part of opening this one; the end of a pause is
    if (event.kind === 'deal') this.#opening = undefined;
    if (event.kind !== 'score') this.announcer.clearMessage();
    this.#solver.solvability.update(event);
    // until a searched deal is found, the game on the table is not the one that is saved under the current key
    const isSaved = event.kind === 'deal' || !this.isSearchingDeal;
    if (!opening && isSaved) this.persistence.record(event, session);
    if (event.kind === 'deal') {
      this.#solver.cancelPending();
      this.#hints.reset();
      this.#restored = event.restored;
      this.#dealAnnounced ||= this.#page.isConnected;
    }
    if (event.kind === 'deal' || event.kind === 'undo' || (event.kind === 'pause' && event.paused))
      this.stop();
    this.#notify('view', event);
    const textFor = (focusedPile?: string): string =>
      eventText(this.formatter, event, session, this.#keyOf('deal'), focusedPile);
    const { focusMovedTo } = this.announcer;
    this.announcer.focusMovedTo = undefined;
    const text = textFor();
    this.announcer.announce(text, focusMovedTo === undefined ? text : textFor(focusMovedTo));
    // only a game in progress can be restored
    if (event.kind === 'deal' && !event.restored && session.abandons && !this.hides('undo'))
      this.announcer.showMessage(this.formatter.message('undoBrings'));
    this.#notify('events', event);
    this.#solver.refresh();
    this.#hints.publishVerdict();
  }

  /** The display name of the key of a command. */
  #keyOf(action: KeyAction): string | undefined {
    return keyFor(this.formatter, action, this.#keymap, this.shortcuts);
  }

  /**
   * Removes the stored data of this table or, with `all`, everything that this package has stored for the site; the
   * latter also on a table that stores nothing.
   */
  clear(all: boolean): void {
    this.persistence.clear(this.session.position.variant, all);
    if (!all || this.#page.saving.stored) return;
    const store = localStore();
    for (const key of store.keys()) store.write(key, undefined);
  }

  /** Runs an action; reports invalid input of the page. @returns Whether it succeeded. */
  guard(act: () => void): boolean {
    try {
      act();
      return true;
    } catch (error) {
      if (!(error instanceof SolitaireError)) throw error;
      this.#reportError({ ...error.data, code: error.code, message: `<solitaire-game>: ${error.message}` });
      return false;
    }
  }

  #reportError(detail: ErrorDetail): void {
    this.notify({ kind: 'error', detail });
  }

  #reportInvalid(attributes: readonly InvalidAttribute[]): void {
    if (attributes.length) this.notify({ kind: 'invalid', attributes });
  }

  #reportFault(fault: PersistenceFault): void {
    this.#faults.push(fault);
    this.#reportFaults();
  }

  /** Reports faults, if the element is connected. */
  #reportFaults(): void {
    if (this.#opening || !this.#page.isConnected) return;
    for (const fault of this.#faults.splice(0)) {
      const text = faultText(this.formatter, fault.code);
      this.#reportError({
        ...fault,
        message: `<solitaire-game>: ${text} (${fault.code}, ${fault.key})`,
      });
      this.announcer.showMessage(text);
    }
  }
}
