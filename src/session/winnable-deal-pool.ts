// Finds deals in advance that are proven to reach the game's aim, so that the next game starts without delay. Random
// deals are searched briefly and kept if a line is found, so hard deals are rarer than among all winnable deals.
import { Game, randomDeal, type Variant } from '../engine/index.js';
import type { Later } from '../platform/timers.js';
import type { Search } from '../solver/search.js';
import { isFewestAim } from '../engine/aim.js';
import type { SearchResult } from './search-result.js';
import { ifUnregistered, runSearch, SEARCH } from './solvability.js';

/** A deal with its search result. */
export interface ProvenDeal {
  readonly deal: number;
  readonly known: SearchResult;
}

/** The number of deals to keep ready. */
const READY = 2;
/** Search limits for one deal: most winnable deals are solved quickly, and the current game has priority. */
const LIMITS = { ...SEARCH, ms: 2000, memory: 2 ** 26 };
/** Search time in ms for one deal while the player waits; after that the next deal is tried. */
const WAITING_MS = 300;
/** The search in advance stops after this many unproven deals in a row. */
const TRIES = 40;

export class WinnableDealPool {
  readonly #search: Search;
  readonly #later: Later;
  readonly #random: () => number;
  #game: Game | undefined;
  #ready: ProvenDeal[] = [];
  #tries = 0;
  /** Aborts the running search. */
  #abort: AbortController | undefined;
  /** Resolves a pending {@link next}. */
  #onFound: ((found?: ProvenDeal) => void) | undefined;

  /** @param random returns deal numbers */
  constructor(search: Search, later: Later, random: () => number = randomDeal) {
    this.#search = search;
    this.#later = later;
    this.#random = random;
  }

  /**
   * Sets the game to find deals for.
   *
   * @throws The errors of {@link Game.deal}.
   */
  configure(variant: string | Variant, options: Readonly<Record<string, unknown>> | undefined): void {
    const game = Game.deal(variant, { deal: 1, options });
    // the engine keeps one description object for each set of options
    if (game.description === this.#game?.description) return;
    this.stop();
    this.#game = game;
    this.#ready = [];
    this.#tries = 0;
  }

  /** Takes a deal that is ready. */
  take(): ProvenDeal | undefined {
    this.#tries = 0;
    return this.#ready.shift();
  }

  /** Waits up to `ms` milliseconds for a deal. */
  async next(ms: number): Promise<ProvenDeal | undefined> {
    this.stop();
    const found = new Promise<ProvenDeal | undefined>((resolve) => {
      const finish = (this.#onFound = (one?: ProvenDeal): void => {
        cancel();
        this.#onFound = undefined;
        resolve(one);
      });
      const cancel = this.#later(finish, ms);
    });
    this.start();
    return found;
  }

  /** Starts searching until enough deals are ready. */
  start(): void {
    if (!this.#abort) void this.#findDeals();
  }

  /** Stops searching; a pending {@link next} resolves without a deal. */
  stop(): void {
    this.#abort?.abort();
    this.#abort = undefined;
    this.#onFound?.();
  }

  async #findDeals(): Promise<void> {
    const { signal } = (this.#abort = new AbortController());
    while (this.#game && this.#ready.length < READY && this.#tries < TRIES) {
      const { variant, position } = this.#game;
      const deal = this.#random();
      const game = Game.deal(variant, { deal, options: position.options });
      this.#tries++;
      if (game.status === 'lost') continue;
      const ms = this.#onFound ? WAITING_MS : LIMITS.ms;
      // a deal that cannot be won is not dealt, so the fewest cards it could leave do not matter
      const goal = isFewestAim(game.description) ? 'win' : LIMITS.goal;
      const limits = { ...LIMITS, goal, ms, variant: ifUnregistered(variant), signal };
      const known = await runSearch(this.#search, game.position, limits);
      if (signal.aborted) return;
      if (known.aim !== 'winnable') continue;
      this.#tries = 0;
      const found = { deal, known };
      if (this.#onFound) this.#onFound(found);
      else this.#ready.push(found);
    }
    this.#abort = undefined;
  }
}
