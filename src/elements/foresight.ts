// Controls the searches of a table: the verdict of its position, and winnable deals. Searches run only while they are
// enabled and the table is in view.
import type { Variant } from '../engine/index.js';
import type { Search } from '../solver/search.js';
import { Dealer, type Found } from '../session/dealer.js';
import type { Session, SessionSetup } from '../session/session.js';
import { Verdicts, type Later } from '../session/verdict.js';
import type { Outlet } from './outlet.js';
import type { Phrases } from './phrases.js';
import type { Voice } from './voice.js';

/** How long in ms a new game waits for a winnable deal. */
const PATIENCE = 1500;

const later: Later = (act, ms) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

export interface ForesightHost {
  /** Whether a session exists; a search alone must not create one. */
  readonly isOpen: boolean;
  readonly session: Session;
  readonly phrases: Phrases;
  readonly voice: Voice;
  readonly outlet: Outlet;
  /** Whether verdicts or winnable deals are enabled. */
  wants(what: 'verdict' | 'winnable'): boolean;
  /** Called when the verdict of the current position changes. */
  tell(): void;
}

interface Seeking {
  /** Deals the found deal or, without one, a random deal. */
  readonly deal: (found?: Found) => void;
  /** Whether to wait until the table comes into view. */
  readonly patient: boolean;
}

export class Foresight {
  readonly verdicts: Verdicts;
  readonly #host: ForesightHost;
  readonly #dealer: Dealer;
  /** Whether the table is out of view, or its page is hidden. */
  #asleep = true;
  #seeking: Seeking | undefined;
  /** The pending search for a deal. */
  #waiting: Promise<void> | undefined;

  constructor(host: ForesightHost, search: Search) {
    this.#host = host;
    this.#dealer = new Dealer(search, later);
    this.verdicts = new Verdicts(
      () => host.session,
      search,
      later,
      () => {
        this.refresh();
        host.tell();
      },
    );
  }

  /** Whether the table is in view and its page is visible. */
  set awake(awake: boolean) {
    const woken = awake && this.#asleep;
    this.#asleep = !awake;
    this.refresh();
    if (woken && this.#seeking) void this.#wait(this.#seeking);
  }

  /** Whether a search for a deal is running that will replace the game on the table. */
  get seeking(): boolean {
    return this.#seeking !== undefined;
  }

  /** Cancels the search for a deal, because another game was dealt. */
  settle(): void {
    this.#seeking = undefined;
  }

  /**
   * Deals a winnable deal: at once if one is ready, otherwise when one is found or, after a time limit, a random deal.
   * While the table is out of view, only a `patient` request waits.
   *
   * @throws what {@link Game.deal} throws
   */
  seek(
    variant: string | Variant,
    options: Readonly<Record<string, unknown>> | undefined,
    seeking: Seeking,
  ): Promise<void> | undefined {
    this.#dealer.want(variant, options);
    this.#seeking = undefined;
    const found = this.#dealer.take();
    if (!found && (!this.#asleep || seeking.patient)) {
      this.#seeking = seeking;
      return (this.#waiting = this.#wait(seeking));
    }
    seeking.deal(found);
    return undefined;
  }

  /** Starts or stops searches after settings or state have changed. */
  refresh(): void {
    if (!this.#host.isOpen) return;
    const { verdicts } = this;
    const seeking = this.#seeking;
    if (seeking && !this.#host.wants('winnable')) {
      this.#seeking = undefined;
      seeking.deal();
      return;
    }
    verdicts.awake = !this.#asleep && !seeking && this.#host.wants('verdict');
    if (seeking && !this.#asleep) return;
    // the position on the table has priority: all searches of a page share the worker
    if (!this.#asleep && this.#host.wants('winnable') && !verdicts.searching) {
      const { game, position } = this.#host.session;
      this.#dealer.want(game.variant, position.options);
      this.#dealer.work();
    } else this.#dealer.rest();
  }

  /** Deals the found deal or, without one, a random deal, and announces that it is not proven to be winnable. */
  deal(variant: string | Variant, setup: SessionSetup, found: Found | undefined, silent = false): void {
    const { session, phrases, voice, outlet } = this.#host;
    const wanted = found !== undefined || this.#host.wants('winnable');
    const missed = wanted && !found;
    const deal = (): void => {
      session.deal(variant, { ...setup, deal: found?.deal, proven: wanted ? !!found : undefined });
      const { position } = session;
      if (missed) voice.tell(phrases.say('dealtByChance'));
      // a listener may have moved already
      if (position.deal === found?.deal && !position.moves) this.verdicts.learn(found.known);
    };
    outlet.attempt(() => voice.turn(deal, silent && !missed));
    this.refresh();
    this.#host.tell();
  }

  async #wait(seeking: Seeking): Promise<void> {
    const sleeps = (): boolean => seeking.patient && this.#asleep;
    if (sleeps()) return;
    const found = await this.#dealer.next(PATIENCE);
    // a newer request replaced this one: wait for it
    if (seeking !== this.#seeking) return this.#seeking && this.#waiting;
    if (!found && sleeps()) return;
    this.#seeking = undefined;
    seeking.deal(found);
  }
}
