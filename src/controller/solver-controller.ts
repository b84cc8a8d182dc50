// Controls the searches of a table: the verdict of its position, and winnable deals. Searches run only while they are
// enabled and the table is in view.
import { SolitaireError, type Options, type Variant } from '../engine/index.js';
import type { Search } from '../solver/search.js';
import { WinnableDealPool, type ProvenDeal } from '../session/winnable-deal-pool.js';
import type { SessionSetup } from '../session/session.js';
import { SolvabilityTracker } from '../session/solvability.js';
import { savesEnergy, withDeviceLimits } from '../platform/device.js';
import { later } from '../platform/timers.js';
import type { ControllerContext } from './controller-context.js';
import { PuzzleSearch } from './puzzle-search.js';

/** How long in ms a new game waits for a winnable deal. */
const MAX_WAIT_MS = 1500;

/** Delay in ms before a running search for a deal is announced. */
const ANNOUNCE_AFTER_MS = 400;

interface PendingDeal {
  readonly variant: string | Variant;
  /** Deals the found deal or, without one, a random deal. */
  readonly deal: (found?: ProvenDeal) => void;
  /** Whether to wait until the table comes into view. */
  readonly waitWhileHidden: boolean;
}

export class SolverController {
  readonly solvability: SolvabilityTracker;
  readonly #controller: ControllerContext;
  readonly #pool: WinnableDealPool;
  readonly #puzzles: PuzzleSearch;
  /** Whether the table is out of view, or its page is hidden. */
  #inactive = true;
  #pendingDeal: PendingDeal | undefined;
  /** Whether another game was requested: the next deals are then searched in advance. */
  #dealtBefore = false;
  /** The pending search for a deal. */
  #dealSearch: Promise<void> | undefined;

  constructor(controller: ControllerContext, unlimited: Search) {
    this.#controller = controller;
    const search = withDeviceLimits(unlimited);
    this.#pool = new WinnableDealPool(search, later);
    this.#puzzles = new PuzzleSearch(controller, search);
    this.solvability = new SolvabilityTracker(
      () => controller.session,
      search,
      later,
      () => {
        this.refresh();
        controller.publishVerdict();
      },
    );
  }

  /** Whether the table is in view and its page is visible. */
  set active(active: boolean) {
    const activated = active && this.#inactive;
    this.#inactive = !active;
    this.refresh();
    if (activated && this.#pendingDeal) void this.#wait(this.#pendingDeal);
  }

  /** Whether a search for a deal is running that will replace the game on the table. */
  get isSearchingDeal(): boolean {
    return this.#pendingDeal !== undefined;
  }

  /** Cancels the search for a deal, because another game was dealt. */
  cancelPending(): void {
    this.#pendingDeal = undefined;
  }

  /**
   * Deals a winnable deal: immediately if one is ready, otherwise when one is found or, after a time limit, a random
   * deal. While the table is out of view, only a request with `waitWhileHidden` waits.
   *
   * @throws The errors of {@link Game.deal}.
   */
  dealWinnable(
    options: Readonly<Record<string, unknown>> | undefined,
    seeking: PendingDeal,
  ): Promise<void> | undefined {
    this.#pool.configure(seeking.variant, options);
    this.#dealtBefore ||= !seeking.waitWhileHidden;
    this.#pendingDeal = undefined;
    const found = this.#pool.take();
    if (!found && (!this.#inactive || seeking.waitWhileHidden)) {
      this.#pendingDeal = seeking;
      return (this.#dealSearch = this.#wait(seeking));
    }
    seeking.deal(found);
    return undefined;
  }

  /** Starts or stops searches after settings or state have changed. */
  refresh(): void {
    if (!this.#controller.isOpen) return;
    const { solvability } = this;
    const seeking = this.#pendingDeal;
    if (seeking && this.#controller.dealsOf(seeking.variant) === 'any') {
      this.#pendingDeal = undefined;
      seeking.deal();
      return;
    }
    const searches = !this.#inactive && !seeking && this.#controller.showsVerdict;
    solvability.active = searches;
    this.#puzzles.refresh(searches);
    if (seeking && !this.#inactive) return;
    // the position on the table has priority: all searches of a page share the worker
    const { game, position, nextOptions } = this.#controller.session;
    // a visitor who has not played needs no further deals; one who saves energy waits for the next deal instead
    const prepares = (this.#dealtBefore || position.moves > 0) && !savesEnergy();
    const wanted = prepares && this.#controller.dealsOf(game.variant) === 'winnable';
    if (!this.#inactive && wanted && !solvability.searching) this.#prepare(game.variant, nextOptions);
    else this.#pool.stop();
  }

  /** Searches deals in advance, unless the options that the player chose for the next game contradict each other. */
  #prepare(variant: Variant, options: Options): void {
    try {
      this.#pool.configure(variant, options);
    } catch (error) {
      if (!(error instanceof SolitaireError)) throw error;
      this.#pool.stop();
      return;
    }
    this.#pool.start();
  }

  /**
   * Deals the found deal or, without one, a random deal, and announces that it is not proven to be winnable.
   *
   * @param requestedBy who requests the game: the player, the page, or the page as its first game, which is not announced.
   *   A game of the player can be restored by undo; one that the page replaces is saved under its own name.
   */
  deal(
    variant: string | Variant,
    setup: SessionSetup,
    found: ProvenDeal | undefined,
    requestedBy: 'player' | 'page' | 'first' = 'player',
  ): void {
    const { session, formatter, announcer } = this.#controller;
    const wanted = found !== undefined || this.#controller.dealsOf(variant) === 'winnable';
    const missed = wanted && !found && !this.#inactive;
    const deal = (): void => {
      const proven = wanted ? !!found : undefined;
      const random = proven ? 'winnable' : 'any';
      session.deal(variant, { ...setup, deal: found?.deal, proven, random }, requestedBy !== 'player');
      const { position } = session;
      if (missed) announcer.showMessage(formatter.message('dealtRandom'));
      // a listener may have moved already
      if (position.deal === found?.deal && !position.moves) this.solvability.record(found.known);
    };
    this.#controller.guard(() => announcer.batch(deal, requestedBy === 'first' && !missed));
    this.refresh();
    this.#controller.publishVerdict();
  }

  async #wait(seeking: PendingDeal): Promise<void> {
    const isDeferred = (): boolean => seeking.waitWhileHidden && this.#inactive;
    if (isDeferred()) return;
    const { announcer, formatter } = this.#controller;
    const announce = (): void => {
      if (seeking === this.#pendingDeal)
        announcer.showMessage(formatter.message('seekingDeal'), { inProgress: true });
    };
    const slow = setTimeout(announce, ANNOUNCE_AFTER_MS);
    const found = await this.#pool.next(MAX_WAIT_MS);
    clearTimeout(slow);
    // a newer request replaced this one: wait for it
    if (seeking !== this.#pendingDeal) return this.#pendingDeal && this.#dealSearch;
    if (!found && isDeferred()) return;
    this.#pendingDeal = undefined;
    seeking.deal(found);
  }
}
