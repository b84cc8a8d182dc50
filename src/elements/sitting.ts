// What goes on at a table: a session with its books; what is said of it; moves that follow by themselves; hints.
// It reads the page's wishes from the element and has no nodes: the element shows what it sends on.
import { dailyDeal, variants, type Move, type OptionChoice, type Variant } from '../engine/index.js';
import { isRegistered } from '../engine/registry.js';
import { en } from '../locales/en.js';
import { systemClock } from '../platform/clock.js';
import { limitedStore } from '../platform/limited-store.js';
import { untilSettled } from '../platform/page.js';
import { searchInSlices, systemSearch } from '../platform/search-worker.js';
import { localStore, memoryStore } from '../platform/store.js';
import { Books } from '../session/books.js';
import type { Hint } from '../session/hints.js';
import type { KeeperFault } from '../session/keeper.js';
import { Session, type SessionEvent, type SessionSetup } from '../session/session.js';
import type { Sign } from '../session/verdict.js';
import type { Search } from '../solver/search.js';
import { Advice } from './advice.js';
import { claim } from './claims.js';
import { detailOf } from './events.js';
import { Finisher } from './finisher.js';
import { Foresight } from './foresight.js';
import type { KeyAction } from './keymap.js';
import type { Looks } from './looks.js';
import { eventText, faultText } from './messages.js';
import { Outlet } from './outlet.js';
import { PageWish, type WishHost } from './page-wish.js';
import { Phrases } from './phrases.js';
import type { Way } from './solution-line.js';
import { Voice } from './voice.js';
import { DEFAULT_VARIANT, fieldsOf, houseRules, knownOptions, wishText, type NewGame } from './wishes.js';

/** The element, as far as the sitting needs it. */
export interface SittingHost extends WishHost {
  readonly element: HTMLElement;
  looks(): Looks;
  /** Whether the page leaves out a part. */
  lacks(part: string): boolean;
  /** Shows what happened. */
  follow(event: SessionEvent): void;
  /** Something else is to be shown anew: the verdict. */
  update(): void;
  /** Marks a move on the table. */
  point(move: Move): void;
  /** Shows a line on the table; an empty one takes it away. */
  readonly show: (line: string) => void;
  /** The key in force for an action, as it is called, where there is one. */
  readonly keyFor?: (action: KeyAction) => string | undefined;
  /** Says a text, in a language, to who listens. */
  readonly aloud: (text: string, lang: string) => void;
}

export class Sitting {
  readonly outlet: Outlet;
  readonly voice: Voice;
  readonly #host: SittingHost;
  #phrases = new Phrases(en, 'en');
  readonly #page: PageWish;
  readonly #finisher: Finisher;
  readonly #foresight: Foresight;
  readonly #advice: Advice;
  #books: Books | undefined;
  #stored: boolean | undefined;
  #session: Session | undefined;
  /** While a game is opened: the first is shown and told when it is there; one that follows is not kept anew. */
  #opening: 'first' | 'next' | undefined;
  /** What was wrong while it was opened or off the page; told when it is there. */
  #faults: KeeperFault[] = [];
  #restored = false;
  #told = false;
  /** The game was dealt in the place of one that is not known. */
  #isFallback = false;
  /** What the page wished for when it was opened, and where it is kept. */
  #wish = '';
  #name = '';
  #place = '';

  /** @param inSlices searches where the page leaves out the worker */
  constructor(host: SittingHost, search: Search = systemSearch, inSlices: Search = searchInSlices) {
    this.#host = host;
    this.#page = new PageWish(host);
    this.outlet = new Outlet(host.element);
    const say = (text: string): void => host.aloud(text, this.phrases.lang);
    const join = (...said: readonly string[]): string => this.phrases.sentences(...said);
    this.voice = new Voice({ say, join }, this.outlet, host.show);
    // all that is said while it finishes is how it ended; one undo takes all of it back
    this.#finisher = new Finisher((move, { first, last }) =>
      this.voice.turn(() => this.#make(move, !first), !last),
    );
    this.#foresight = new Foresight(this, (position, limits) =>
      (host.lacks('worker') ? inSlices : search)(position, limits),
    );
    this.#advice = new Advice(this, this.#foresight.verdicts);
  }

  /** The formatter of messages, with the texts of the game in play. */
  get phrases(): Phrases {
    return this.#session ? this.#phrases.forGame(this.#session.game.variant) : this.#phrases;
  }

  set phrases(phrases: Phrases) {
    this.#phrases = phrases;
  }

  /** The session; made when it is first asked for, of what the page wishes, or of what was saved. */
  get session(): Session {
    return this.#session ?? this.open();
  }

  /** Whether there is one yet. */
  get isOpen(): boolean {
    return this.#session !== undefined;
  }

  /** Whether the game was a saved one. */
  get restored(): boolean {
    return this.#restored;
  }

  /** Whether the page was told of a game, and could hear it. */
  get told(): boolean {
    return this.#told;
  }

  get books(): Books {
    const { stored } = this.#host.keeps();
    if (!this.#books || stored !== this.#stored) {
      if (this.#session) this.#books?.flush(this.#session);
      this.#stored = stored;
      this.#place = '';
      this.#books = new Books(stored ? limitedStore(localStore()) : memoryStore(), (fault) =>
        this.#report(fault),
      );
    }
    return this.#books;
  }

  /**
   * Begins what the page wishes, unless that was begun already: goes on with the game that was saved under this
   * wish, or deals one.
   */
  open(): Session {
    const granted = this.#page.granted;
    const { variant, setup } = granted;
    const { books } = this;
    const wish = wishText(granted);
    const name = this.#page.nameOf(granted);
    const key = claim(name, this.#host.element);
    // what an address leaves out of a deal is as the game has it, not as this player chose
    const rules = this.#page.linked ? {} : houseRules(variant, books.settings);
    const full = { ...setup, options: { ...rules, ...setup.options } };
    const before = this.#session;
    if (before && wish === this.#wish && name === this.#name) this.#move(key);
    else {
      const session = (this.#session ??= new Session(variant, full, systemClock, (event) =>
        this.voice.turn(() => this.#follow(event)),
      ));
      this.#opening = before ? 'next' : 'first';
      try {
        // the clock of the game that makes way
        if (before) books.flush(before);
        this.#wish = wish;
        this.#name = name;
        this.#place = key;
        this.#isFallback = granted.isFallback === true;
        this.#restored = books.open(session, key, wish);
        if (!this.#restored) this.#beginAnew(variant, full);
      } finally {
        this.#opening = undefined;
      }
      if (!before) this.#foresight.refresh();
    }
    const wait = granted.isFallback ? untilSettled(this.#host.element.ownerDocument) : undefined;
    if (!wait) this.outlet.reportWrong(granted.wrong);
    // by then a script may have defined the game, which has other options
    else void wait.then(() => this.outlet.reportWrong(this.#page.granted.wrong));
    this.#confess();
    return this.session;
  }

  /** Whether the first game is not opened yet, and it, or the one that was saved, is not known (yet). */
  get awaitsDefinition(): boolean {
    if (this.isOpen) return false;
    if (this.#page.isUnknown) return true;
    const saved = this.books.variantOf(this.#page.nameOf(this.#page.granted));
    return saved !== undefined && !variants.has(saved);
  }

  /** Opens the game that the page asks for, where another is played in its place and it has been defined since. */
  openDefined(): void {
    if (!this.#isFallback || this.#page.isUnknown) return;
    if (this.session.position.variant === DEFAULT_VARIANT) this.open();
  }

  /** The table is in view of a page that is shown: what is ahead may be searched. */
  set awake(awake: boolean) {
    this.#foresight.awake = awake;
  }

  /** What the page or the player wishes of verdicts and deals may have changed. */
  refresh(): void {
    this.#foresight.refresh();
  }

  /** Whether the game on the table only waits for a better one. */
  get isSeeking(): boolean {
    return this.#foresight.seeking;
  }

  /** Whether the game can still be won; `undefined` where nobody wants to know. */
  get verdict(): Sign | undefined {
    return this.#advice.verdict;
  }

  /** Undoes to the last position that could be won, as far as one is found. */
  undoToWinnable(): Promise<boolean> {
    this.stop();
    if (this.isSeeking || this.#host.lacks('verdict')) return Promise.resolve(false);
    return this.#advice.undoToWinnable();
  }

  /** A way from the deal to the aim, unless there is none, or none is found. */
  lineFromDeal(signal?: AbortSignal): Promise<Way | 'unwinnable' | undefined> {
    return this.#host.lacks('verdict') ? Promise.resolve(undefined) : this.#advice.lineFromDeal(signal);
  }

  /**
   * Whether verdicts, or deals that can be won, are wanted. Where the page leaves out the verdict, a player's settings
   * start no search: only the page's own wish for winnable deals does.
   */
  wants(what: 'verdict' | 'winnable'): boolean {
    const host = this.#host;
    if (what === 'winnable' && host.wishes().winnable) return true;
    if (host.lacks('verdict')) return false;
    return (what === 'verdict' ? host.looks().verdict : this.books.settings.get(what)) === 'on';
  }

  /** Raises and shows the verdict, once it is known. */
  tell(): void {
    this.#advice.tell();
    this.#host.update();
  }

  /** Marks a move on the table. */
  point(move: Move): void {
    this.#host.point(move);
  }

  /** The table is on a page again: another may have taken its name meanwhile. */
  reclaim(): void {
    this.#move(claim(this.#name, this.#host.element));
    this.#confess();
  }

  /**
   * Another game; what is not said stays as it is, and the deal comes by chance. Where that is to be one that can
   * be won, it may have to be waited for.
   */
  newGame(wish: NewGame): Promise<void> | undefined {
    const { variant, deal, deck, daily, options } = (fieldsOf(wish) ?? {}) as NewGame;
    const { session } = this;
    let wait: Promise<void> | undefined;
    const { game, position } = session;
    // a custom game may have been redefined since this one was dealt
    const current = isRegistered(game.variant) ? game.variant.id : game.variant;
    // the engine checks descriptions when it deals
    const chosen = (variant ?? current) as string | Variant;
    const same = chosen === game.variant || chosen === game.variant.id;
    const rules = typeof chosen === 'string' ? houseRules(chosen, this.books.settings) : {};
    const setup = { options: options ?? (same ? knownOptions(chosen, position.options) : rules) };
    const asked = [deal, deck, daily].some((one) => one !== undefined);
    this.outlet.attempt(() => {
      if (!asked && this.wants('winnable')) {
        this.stop();
        wait = this.#foresight.seek(chosen, setup.options, {
          deal: (found) => this.#foresight.deal(chosen, setup, found),
          patient: false,
        });
      } else {
        const number = daily === undefined ? deal : dailyDeal(daily, chosen);
        session.deal(chosen, { ...setup, deal: number, deck, day: daily });
      }
    });
    if (wait) this.voice.tell(this.phrases.say('seekingDeal'), true);
    return wait;
  }

  /** A game with another house rule, which is kept as the player's choice. */
  playWith(option: string, value: OptionChoice): void {
    const { variant, options } = this.session.position;
    this.books.settings.set(`${variant}.${option}`, String(value));
    void this.newGame({ options: { ...options, [option]: value } });
  }

  /** Whether the page itself says how this rule is. */
  isFixed(option: string): boolean {
    return this.#page.isFixed(option, this.session.position);
  }

  /** Makes a legal move, unless the page objects, and then those that follow by themselves. */
  request(move: Move): boolean {
    this.stop();
    if (this.isSeeking) return false;
    return this.voice.turn(() => {
      const { moves } = this.session.position;
      if (!this.#make(move, false)) return false;
      this.#followUp(moves + 1);
      return true;
    });
  }

  undo(): boolean {
    return !this.isSeeking && this.voice.turn(() => this.session.undo());
  }

  redo(): boolean {
    return !this.isSeeking && this.voice.turn(() => this.session.redo());
  }

  load(saved: unknown): boolean {
    return this.voice.turn(() => this.outlet.attempt(() => this.session.load(saved)));
  }

  /** Goes on with a game that was set aside; whether it does. */
  restoreSetAside(key: string): boolean {
    let found = false;
    const { books, session } = this;
    const went = this.voice.turn(() =>
      this.outlet.attempt(() => (found = books.restoreSetAside(session, key))),
    );
    return went && found;
  }

  /** Shows and says a move that leads on; asked again at the same position, the next. */
  hint(): Hint | undefined {
    this.stop();
    this.session.resume();
    return this.isSeeking ? undefined : this.#advice.hint();
  }

  /**
   * Plays the rest, where nothing is left to think about or, where that is asked for and all but the stock lies
   * open, along a way that is proven to win; whether it is so.
   */
  finish(proven = false): boolean {
    const { finishing } = this.session;
    const moves = finishing ?? (proven ? this.#advice.ending : undefined);
    if (!moves || this.isSeeking) return false;
    this.#finisher.start(moves);
    if (!finishing) this.#advice.confess();
    return true;
  }

  /** Ends what goes on by itself; what it came to is said. */
  stop(): void {
    if (this.#finisher.stop()) this.voice.catchUp();
  }

  /** The deal in words, and the address that leads to it. */
  invitation(): readonly [text: string, url: string] {
    return this.#page.invitation(this.session, this.phrases);
  }

  /** Whether the page's address has come to wish for another game. */
  get isAddressed(): boolean {
    return this.isOpen && this.#page.linked !== undefined && wishText(this.#page.granted) !== this.#wish;
  }

  /** Deals what the page wishes; the first game lies there already, unless a better one is to be found. */
  #beginAnew(variant: string, setup: SessionSetup): void {
    const first = this.#opening === 'first';
    this.outlet.attempt(() => {
      if (setup.deal === undefined && this.wants('winnable')) {
        void this.#foresight.seek(variant, setup.options, {
          deal: (found) => {
            this.#opening = 'next';
            try {
              this.#foresight.deal(variant, setup, found, first);
            } finally {
              this.#opening = undefined;
            }
          },
          patient: true,
        });
      } else if (!first) this.session.deal(variant, setup);
    });
  }

  /** The game goes on under this name, and is kept where the page wishes it now. */
  #move(key: string): void {
    const { books } = this;
    if (key !== this.#place) books.move(key, this.#wish);
    this.#place = key;
  }

  /** Makes a move, unless the page objects; legality is looked at again after it was asked. */
  #make(move: Move, automatic: boolean): boolean {
    const { session } = this;
    const { position } = session;
    return (
      this.outlet.raise('solitaire-before-move', { move, position }, true) && !session.play(move, automatic)
    );
  }

  #followUp(moves: number): void {
    const { autoplay } = this.#host.looks();
    for (let next = moves; next === this.session.position.moves; next++) {
      const move = this.session.automaticMove(autoplay);
      if (!move || !this.#make(move, true)) return;
    }
  }

  /** Keeps, shows, says and raises what happened in the session. */
  #follow(event: SessionEvent): void {
    const { session } = this;
    const opening = this.#opening;
    if (opening === 'first') return;
    // what the page does when it hears of this is no part of the opening
    this.#opening = undefined;
    if (event.kind !== 'score') this.voice.hush();
    if (!opening) this.books.enter(event, session);
    this.#foresight.verdicts.follow(event);
    if (event.kind === 'deal') {
      this.#foresight.settle();
      this.#advice.forget();
      this.#restored = event.restored;
      this.#told ||= this.#host.element.isConnected;
    }
    if (event.kind === 'deal' || event.kind === 'undo' || (event.kind === 'pause' && event.paused))
      this.stop();
    this.#host.follow(event);
    this.voice.say(eventText(this.phrases, event, session, this.#host.keyFor?.('deal')));
    if (event.kind !== 'pause' && event.kind !== 'bookmark') {
      this.outlet.raise(`solitaire-${event.kind}`, detailOf(event));
    }
    this.#foresight.refresh();
    this.#advice.tell();
  }

  #report(fault: KeeperFault): void {
    this.#faults.push(fault);
    this.#confess();
  }

  /** Tells what is wrong, where somebody is there to hear of it. */
  #confess(): void {
    if (this.#opening || !this.#host.element.isConnected) return;
    for (const fault of this.#faults.splice(0)) {
      const text = faultText(this.phrases, fault.code);
      this.outlet.report({ ...fault, message: `<solitaire-game>: ${text} (${fault.code}, ${fault.key})` });
      this.voice.tell(text);
    }
  }
}
