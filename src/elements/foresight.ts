// What a table sees ahead: whether its game can still be won, and deals of which that is proven. Searches run only
// while they are wanted and the table is in view.
import type { Variant } from '../engine/index.js';
import type { Search } from '../solver/search.js';
import { Dealer, type Found } from '../session/dealer.js';
import type { Session, SessionSetup } from '../session/session.js';
import { Verdicts, type Later } from '../session/verdict.js';
import type { Outlet } from './outlet.js';
import type { Phrases } from './phrases.js';
import type { Voice } from './voice.js';

/** How long a game waits for a deal that is proven. */
const PATIENCE = 1500;

const later: Later = (act, ms) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

export interface ForesightHost {
  /** Whether there is a session yet: to look ahead is no reason to begin one. */
  readonly isOpen: boolean;
  readonly session: Session;
  readonly phrases: Phrases;
  readonly voice: Voice;
  readonly outlet: Outlet;
  /** Whether verdicts, or deals that can be won, are wanted. */
  wants(what: 'verdict' | 'winnable'): boolean;
  /** Something was found out about the game on the table. */
  tell(): void;
}

interface Seeking {
  /** Deals what was found, or by chance. */
  readonly deal: (found?: Found) => void;
  /** Waits for the table to come into view. */
  readonly patient: boolean;
}

export class Foresight {
  readonly verdicts: Verdicts;
  readonly #host: ForesightHost;
  readonly #dealer: Dealer;
  /** Not in view, or not of a page that is shown. */
  #asleep = true;
  #seeking: Seeking | undefined;
  /** Who seeks waits for this. */
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

  /** Whether the table is in view of a page that is shown. */
  set awake(awake: boolean) {
    const woken = awake && this.#asleep;
    this.#asleep = !awake;
    this.refresh();
    if (woken && this.#seeking) void this.#wait(this.#seeking);
  }

  /** Whether a deal is sought that will take the place of that on the table. */
  get seeking(): boolean {
    return this.#seeking !== undefined;
  }

  /** Another game is on the table: none is sought any more. */
  settle(): void {
    this.#seeking = undefined;
  }

  /**
   * Deals a proven deal: at once where one is ready; else it is to be waited for, and where none is found in time
   * the deal comes by chance. Out of view only who is `patient` waits.
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

  /** What is wanted may have changed, or what is under way. */
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
    // the table comes first: all searches of a page take turns
    if (!this.#asleep && this.#host.wants('winnable') && !verdicts.searching) {
      const { game, position } = this.#host.session;
      this.#dealer.want(game.variant, position.options);
      this.#dealer.work();
    } else this.#dealer.rest();
  }

  /** Deals what was found or, where that is nothing, by chance, and says so to who still wants what can be won. */
  deal(variant: string | Variant, setup: SessionSetup, found: Found | undefined, silent = false): void {
    const { session, phrases, voice, outlet } = this.#host;
    const wanted = found !== undefined || this.#host.wants('winnable');
    const missed = wanted && !found;
    const deal = (): void => {
      session.deal(variant, { ...setup, deal: found?.deal, proven: wanted ? !!found : undefined });
      const { position } = session;
      if (missed) voice.tell(phrases.say('dealtByChance'));
      // who heard of it may have played on
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
    // where another is sought instead, that is waited for
    if (seeking !== this.#seeking) return this.#seeking && this.#waiting;
    if (!found && sleeps()) return;
    this.#seeking = undefined;
    seeking.deal(found);
  }
}
