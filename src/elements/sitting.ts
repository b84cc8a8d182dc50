// What goes on at a table: a session with its books; what is said of it; moves that follow by themselves; hints.
// It reads the page's wishes from the element and has no nodes: the element shows what it sends on.
import {
  dailyDeal,
  variants,
  type Move,
  type OptionChoice,
  type Position,
  type Refusal,
} from '../engine/index.js';
import { en } from '../locales/en.js';
import { systemClock } from '../platform/clock.js';
import { localStore, memoryStore } from '../platform/store.js';
import { Books } from '../session/books.js';
import type { Hint } from '../session/hints.js';
import type { KeeperFault } from '../session/keeper.js';
import { Session, type SessionEvent } from '../session/session.js';
import { Announcer } from './announcer.js';
import { claim } from './claims.js';
import { detailOf } from './events.js';
import { Finisher } from './finisher.js';
import { hintText, noHintText } from './hint-text.js';
import type { Looks } from './looks.js';
import { eventText, faultText, refusalText } from './messages.js';
import { Outlet } from './outlet.js';
import { Phrases } from './phrases.js';
import { addressOf, dealInAddress, readDeal, writeDeal } from './share.js';
import { Voice } from './voice.js';
import { grant, houseRules, wishText, type Granted, type NewGame, type Wishes } from './wishes.js';

/** The element, as far as the sitting needs it. */
export interface SittingHost {
  readonly element: HTMLElement;
  wishes(): Wishes;
  /** Where the page's address may name a deal: `#`, the name of a query, or nowhere. */
  links(): string;
  /** Whether games are kept in the browser, and under which name. */
  keeps(): { readonly stored: boolean; readonly name: string | undefined };
  looks(): Looks;
  /** Shows what happened. */
  follow(event: SessionEvent): void;
  /** Marks a move on the table. */
  point(move: Move): void;
  /** Shows a line on the table; an empty one takes it away. */
  readonly show: (line: string) => void;
  /** Says it in the dialog, while one is open: nothing else is heard then. Whether it did. */
  readonly overhear: (text: string) => boolean;
}

export class Sitting {
  readonly outlet: Outlet;
  readonly voice: Voice;
  phrases = new Phrases(en, 'en');
  readonly #host: SittingHost;
  readonly #finisher: Finisher;
  #books: Books | undefined;
  #stored: boolean | undefined;
  #session: Session | undefined;
  /** While a game is opened: the first is shown and told when it is there; one that follows is not kept anew. */
  #opening: 'first' | 'next' | undefined;
  /** What was wrong while it was opened; told when it is there. */
  #faults: KeeperFault[] = [];
  #restored = false;
  #told = false;
  /** What the page wished for when it was opened, and where it is kept. */
  #wish = '';
  #name = '';
  #place = '';
  #hints: { readonly at: Position; readonly list: readonly Hint[]; next: number } | undefined;

  constructor(host: SittingHost) {
    this.#host = host;
    this.outlet = new Outlet(host.element);
    const announcer = new Announcer(host.element);
    const say = (text: string): unknown => host.overhear(text) || announcer.say(text);
    this.voice = new Voice({ say }, this.outlet, host.show);
    // all that is said while it finishes is how it ended; one undo takes all of it back
    this.#finisher = new Finisher((move, { first, last }) =>
      this.voice.turn(() => this.#make(move, !first), !last),
    );
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
      this.#books = new Books(stored ? localStore() : memoryStore(), (fault) => this.#report(fault));
    }
    return this.#books;
  }

  /**
   * Begins what the page wishes, unless that was begun already: goes on with the game that was saved under this
   * wish, or deals one.
   */
  open(): Session {
    const granted = this.#granted();
    const { variant, setup } = granted;
    const { books } = this;
    const wish = wishText(granted);
    const name = this.#nameOf(granted);
    const key = claim(name, this.#host.element);
    // what an address leaves out of a deal is as the game has it, not as this player chose
    const rules = this.#linked() ? {} : houseRules(variant, books.settings);
    const full = { ...setup, options: { ...rules, ...setup.options } };
    const before = this.#session;
    if (before && wish === this.#wish && name === this.#name) this.#move(key);
    else {
      const session = (this.#session ??= new Session(variant, full, systemClock, (event) =>
        this.#follow(event),
      ));
      this.#opening = before ? 'next' : 'first';
      try {
        // the clock of the game that makes way
        if (before) books.flush(before);
        this.#wish = wish;
        this.#name = name;
        this.#place = key;
        this.#restored = books.open(session, key, wish);
        if (before && !this.#restored) this.outlet.attempt(() => session.deal(variant, full));
      } finally {
        this.#opening = undefined;
      }
    }
    this.outlet.reportWrong(granted.wrong);
    for (const fault of this.#faults.splice(0)) this.#report(fault);
    return this.session;
  }

  /** The table is on a page again: another may have taken its name meanwhile. */
  reclaim(): void {
    const key = claim(this.#name, this.#host.element);
    this.#move(key);
  }

  /** Another game; what is not said stays as it is, and the deal comes by chance. */
  newGame(wish: NewGame): void {
    const { variant, deal, deck, daily, options } = Object(wish) as NewGame;
    const { session } = this;
    const { game, position } = session;
    const chosen = variant ?? game.variant;
    const same = chosen === game.variant || chosen === game.variant.id;
    const rules = typeof chosen === 'string' ? houseRules(chosen, this.books.settings) : {};
    this.outlet.attempt(() =>
      session.deal(chosen, {
        deal: daily === undefined ? deal : dailyDeal(daily, chosen),
        deck,
        options: options ?? (same ? position.options : rules),
        day: daily,
      }),
    );
  }

  /** A game with another house rule, which is kept as the player's choice. */
  playWith(option: string, value: OptionChoice): void {
    const { variant, options } = this.session.position;
    this.books.settings.set(`${variant}.${option}`, String(value));
    this.newGame({ options: { ...options, [option]: value } });
  }

  /** Whether the page itself says how this rule is. */
  isFixed(option: string): boolean {
    const { variant, setup } = grant(this.#host.wishes(), systemClock.today());
    return variant === this.session.position.variant && option in (setup.options ?? {});
  }

  /** Makes a legal move, unless the page objects, and then those that follow by themselves. */
  request(move: Move): boolean {
    this.stop();
    return this.voice.turn(() => {
      const { moves } = this.session.position;
      if (!this.#make(move, false)) return false;
      this.#followUp(moves + 1);
      return true;
    });
  }

  undo(): boolean {
    return this.voice.turn(() => this.session.undo());
  }

  redo(): boolean {
    return this.voice.turn(() => this.session.redo());
  }

  load(saved: unknown): boolean {
    return this.voice.turn(() => this.outlet.attempt(() => this.session.load(saved)));
  }

  /** Shows and says a move that leads on; asked again at the same position, the next. */
  hint(): Hint | undefined {
    const { session, phrases } = this;
    const { position } = session;
    this.stop();
    session.resume();
    if (this.#hints?.at !== position) this.#hints = { at: position, list: session.hints(), next: 0 };
    const { list, next } = this.#hints;
    const hint = list[next % list.length];
    this.#hints.next++;
    if (hint) this.#host.point(hint.move);
    this.voice.tell(hint ? hintText(phrases, hint, session) : noHintText(phrases, position), true);
    return hint;
  }

  /** Plays the rest, where nothing is left to think about; whether it is so. */
  finish(): boolean {
    const { finishing } = this.session;
    if (finishing) this.#finisher.start(finishing);
    return finishing !== undefined;
  }

  /** Ends what goes on by itself; what it came to is said. */
  stop(): void {
    if (this.#finisher.stop()) this.voice.catchUp();
  }

  /** Says and shows for a while why a move is refused. */
  refuse(refusal: Refusal): void {
    this.voice.tell(refusalText(this.phrases, refusal));
  }

  /** The deal in words, and the address that leads to it. */
  invitation(): readonly [text: string, url: string] {
    const { session, phrases } = this;
    const { position } = session;
    const links = this.#host.links();
    const { variant } = session.game;
    // elsewhere the same page is to deal this game
    const known = variants.get(variant.id) === variant && variant.id === this.#host.wishes().variant;
    const deal = writeDeal(position, variant);
    const values = { game: phrases.game(position.variant), deal: String(position.deal) };
    return [
      phrases.say(deal ? 'invitation' : 'invitationDeck', values),
      deal && known ? addressOf(links, deal, location) : location.href,
    ];
  }

  /** Whether the page's address has come to wish for another game. */
  get isAddressed(): boolean {
    return this.isOpen && this.#linked() !== undefined && wishText(this.#granted()) !== this.#wish;
  }

  #granted(): Granted {
    const wishes = this.#host.wishes();
    const linked = this.#linked();
    return grant(
      linked ? { ...wishes, ...linked, options: { ...wishes.options, ...linked.options } } : wishes,
      systemClock.today(),
    );
  }

  /** What the page's address wishes. */
  #linked(): Pick<Wishes, 'deal' | 'options'> | undefined {
    const links = this.#host.links();
    return links ? readDeal(dealInAddress(links, location), this.#host.wishes().variant) : undefined;
  }

  /** Daily deals take turns in one place, other deals have each their own. */
  #nameOf({ variant, setup: { deal, day } }: Granted): string {
    return this.#host.keeps().name ?? [variant, day ? 'daily' : deal].filter(Boolean).join('.');
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
    if (event.kind === 'deal') {
      this.#restored = event.restored;
      this.#told ||= this.#host.element.isConnected;
    }
    if (event.kind === 'deal' || event.kind === 'undo' || (event.kind === 'pause' && event.paused))
      this.stop();
    this.#host.follow(event);
    this.voice.say(eventText(this.phrases, event, session));
    if (event.kind !== 'pause' && event.kind !== 'bookmark') {
      this.outlet.raise(`solitaire-${event.kind}`, detailOf(event));
    }
  }

  #report(fault: KeeperFault): void {
    if (this.#opening) {
      this.#faults.push(fault);
      return;
    }
    const text = faultText(this.phrases, fault.code);
    this.outlet.report({ ...fault, message: `<solitaire-game>: ${text} (${fault.code}, ${fault.key})` });
    this.voice.tell(text);
  }
}
