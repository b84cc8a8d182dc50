// Finds deals that are proven to reach the game's aim, in advance, so that the next game starts at once. Deals are
// random and kept if a short search finds a line, so hard deals are rarer than among all winnable ones.
import { Game, randomDeal, type Variant } from '../engine/index.js';
import type { Search } from '../solver/search.js';
import { described, seek, SEARCH, type Known, type Later } from './verdict.js';

/** A deal with its search result. */
export interface Found {
  readonly deal: number;
  readonly known: Known;
}

/** The number of deals to keep ready. */
const READY = 2;
/** Search limits for one deal: most winnable deals are solved quickly, and the current game has priority. */
const LIMITS = { ...SEARCH, ms: 2000, memory: 2 ** 26 };
/** Search time in ms for one deal while the player waits; after that the next deal is tried. */
const HURRY = 300;
/** The search in advance stops after this many unproven deals in a row. */
const TRIES = 40;

export class Dealer {
  readonly #search: Search;
  readonly #later: Later;
  readonly #random: () => number;
  #game: Game | undefined;
  #ready: Found[] = [];
  #tries = 0;
  /** Aborts the running search. */
  #end: AbortController | undefined;
  #give: ((found?: Found) => void) | undefined;

  /** @param random returns deal numbers */
  constructor(search: Search, later: Later, random: () => number = randomDeal) {
    this.#search = search;
    this.#later = later;
    this.#random = random;
  }

  /**
   * Sets the game to find deals for.
   *
   * @throws what {@link Game.deal} throws
   */
  want(variant: string | Variant, options: Readonly<Record<string, unknown>> | undefined): void {
    const game = Game.deal(variant, { deal: 1, options });
    // the engine keeps one description object for each set of options
    if (game.description === this.#game?.description) return;
    this.rest();
    this.#game = game;
    this.#ready = [];
    this.#tries = 0;
  }

  /** Takes a deal that is ready. */
  take(): Found | undefined {
    this.#tries = 0;
    return this.#ready.shift();
  }

  /** Waits up to `ms` milliseconds for a deal. */
  async next(ms: number): Promise<Found | undefined> {
    this.rest();
    const found = new Promise<Found | undefined>((resolve) => {
      const give = (this.#give = (one?: Found): void => {
        cancel();
        this.#give = undefined;
        resolve(one);
      });
      const cancel = this.#later(give, ms);
    });
    this.work();
    return found;
  }

  /** Starts searching until enough deals are ready. */
  work(): void {
    if (!this.#end) void this.#work();
  }

  /** Stops searching; a pending {@link next} resolves without a deal. */
  rest(): void {
    this.#end?.abort();
    this.#end = undefined;
    this.#give?.();
  }

  async #work(): Promise<void> {
    const { signal } = (this.#end = new AbortController());
    while (this.#game && this.#ready.length < READY && this.#tries < TRIES) {
      const { variant, position } = this.#game;
      const deal = this.#random();
      const game = Game.deal(variant, { deal, options: position.options });
      this.#tries++;
      if (game.status === 'lost') continue;
      const ms = this.#give ? HURRY : LIMITS.ms;
      const limits = { ...LIMITS, ms, variant: described(variant), signal };
      const known = await seek(this.#search, game.position, limits);
      if (signal.aborted) return;
      if (known.aim !== 'winnable') continue;
      this.#tries = 0;
      const found = { deal, known };
      if (this.#give) this.#give(found);
      else this.#ready.push(found);
    }
    this.#end = undefined;
  }
}
