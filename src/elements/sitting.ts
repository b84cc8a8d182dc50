// What goes on at a table: a session with its books; what is said of it; moves that follow by themselves; hints.
// It reads the page's wishes from the element and has no nodes: the element shows what it sends on.
import { dailyDeal, type Move, type OptionChoice, type Position, type Refusal } from '../engine/index.js';
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
  #opening = false;
  #restored = false;
  /** What the page wished for when it was opened. */
  #wish = '';
  #hints: { readonly at: Position; readonly list: readonly Hint[]; next: number } | undefined;

  constructor(host: SittingHost) {
    this.#host = host;
    this.outlet = new Outlet(host.element);
    this.voice = new Voice(new Announcer(host.element), this.outlet, host.show);
    // all that is said while it finishes is how it ended
    this.#finisher = new Finisher((move, last) => this.voice.turn(() => this.request(move, true), !last));
  }

  /** The session; made when it is first asked for, of what the page wishes, or of what was saved. */
  get session(): Session {
    return this.#session ?? this.open();
  }

  /** Whether there is one yet. */
  get isOpen(): boolean {
    return this.#session !== undefined;
  }

  /** Whether the game that was opened was a saved one. */
  get restored(): boolean {
    return this.#restored;
  }

  get books(): Books {
    const { stored } = this.#host.keeps();
    if (!this.#books || stored !== this.#stored) {
      this.#stored = stored;
      this.#books = new Books(stored ? localStore() : memoryStore(), (fault) => this.#report(fault));
    }
    return this.#books;
  }

  /** Begins what the page wishes: goes on with the game that was saved under this wish, or deals one. */
  open(): Session {
    const granted = this.#granted();
    this.outlet.reportWrong(granted.wrong);
    const { variant } = granted;
    // what an address leaves out of a deal is as the game has it, not as this player chose
    const rules = this.#linked() ? {} : houseRules(variant, this.books.settings);
    const setup = { ...granted.setup, options: { ...rules, ...granted.setup.options } };
    const { deal, day } = granted.setup;
    // daily deals take turns in one place, other deals have each their own
    const name = this.#host.keeps().name ?? [variant, day ? 'daily' : deal].filter(Boolean).join('.');
    const key = claim(name, this.#host.element);
    const session = this.#session ?? new Session(variant, setup, systemClock, (event) => this.#follow(event));
    this.#opening = true;
    // the clock of the game that makes way
    if (this.#session) this.books.flush(session);
    this.#wish = wishText(granted);
    this.#restored = this.books.open(session, key, this.#wish);
    if (this.#session && !this.#restored) this.outlet.attempt(() => session.deal(variant, setup));
    this.#session = session;
    this.#opening = false;
    return session;
  }

  /** Another game; what is not said stays as it is, and the deal comes by chance. */
  newGame({ variant, deal, deck, daily, options }: NewGame): void {
    const { session } = this;
    const chosen = variant ?? session.game.variant;
    const id = typeof chosen === 'string' ? chosen : chosen.id;
    const rules =
      options ??
      (id === session.game.variant.id ? session.position.options : houseRules(id, this.books.settings));
    this.outlet.attempt(() =>
      session.deal(chosen, {
        deal: daily === undefined ? deal : dailyDeal(daily, chosen),
        deck,
        options: rules,
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

  /**
   * Makes a legal move, unless the page objects, and then those that follow by themselves; legality is looked at
   * again after the page was asked.
   */
  request(move: Move, automatic = false): boolean {
    return this.voice.turn(() => {
      const { session } = this;
      const { position } = session;
      if (!this.outlet.raise('solitaire-before-move', { move, position }, true)) return false;
      if (session.play(move, automatic)) return false;
      if (!automatic) this.#followUp(position.moves + 1);
      return true;
    });
  }

  undo(): boolean {
    this.stop();
    return this.session.undo();
  }

  redo(): boolean {
    this.stop();
    return this.session.redo();
  }

  /** Shows and says a move that leads on; asked again at the same position, the next. */
  hint(): Hint | undefined {
    const { session, phrases } = this;
    const { position } = session;
    this.stop();
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

  /** Ends what goes on by itself. */
  stop(): void {
    this.#finisher.stop();
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
    const deal = writeDeal(position, session.game.variant);
    const values = { game: phrases.game(position.variant), deal: String(position.deal) };
    return [
      phrases.say(deal ? 'invitation' : 'invitationDeck', values),
      deal ? addressOf(links, deal, location) : location.href,
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
    return readDeal(dealInAddress(this.#host.links(), location), this.#host.wishes().variant);
  }

  #followUp(moves: number): void {
    const { autoplay } = this.#host.looks();
    for (let next = moves; next === this.session.position.moves; next++) {
      const move = this.session.automaticMove(autoplay);
      if (!move || !this.request(move, true)) return;
    }
  }

  /** Keeps, shows, says and raises what happened in the session. */
  #follow(event: SessionEvent): void {
    const session = this.#session;
    // the first game is there before anybody looks
    if (!session) return;
    if (event.kind === 'deal') this.stop();
    if (event.kind !== 'score') this.voice.hush();
    this.#host.follow(event);
    this.voice.say(eventText(this.phrases, event, session));
    if (!this.#opening) this.books.enter(event, session);
    if (event.kind !== 'pause' && event.kind !== 'bookmark') {
      this.outlet.raise(`solitaire-${event.kind}`, detailOf(event));
    }
  }

  #report(fault: KeeperFault): void {
    const text = faultText(this.phrases, fault.code);
    this.outlet.report({ ...fault, message: `<solitaire-game>: ${text} (${fault.code}, ${fault.key})` });
    this.voice.tell(text);
  }
}
