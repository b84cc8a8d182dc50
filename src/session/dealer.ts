// Deals that are proven to reach the game's aim, found ahead of time, so that the next game can begin at once.
// Deals come by chance and are kept where a short search finds a line; so hard ones are rarer than among all.
import { Game, randomDeal, type Variant } from '../engine/index.js';
import type { Search } from '../solver/search.js';
import { described, seek, SEARCH, type Known, type Later } from './verdict.js';

/** A deal, and what is known of it. */
export interface Found {
  readonly deal: number;
  readonly known: Known;
}

/** So many deals are kept ready. */
const READY = 2;
/** How far one deal is searched: most that can be won are found so in a moment, and the table comes first. */
const LIMITS = { ...SEARCH, ms: 2000, memory: 2 ** 26 };
/** How many milliseconds where somebody waits: rather the next one then. */
const HURRY = 300;
/** After so many deals of which none is proven no more are tried ahead of time. */
const TRIES = 40;

export class Dealer {
  readonly #search: Search;
  readonly #later: Later;
  readonly #random: () => number;
  #game: Game | undefined;
  #ready: Found[] = [];
  #tries = 0;
  /** Ends what is searched. */
  #end: AbortController | undefined;
  #give: ((found?: Found) => void) | undefined;

  /** @param random gives deal numbers */
  constructor(search: Search, later: Later, random: () => number = randomDeal) {
    this.#search = search;
    this.#later = later;
    this.#random = random;
  }

  /**
   * The game whose deals are wanted from now on.
   *
   * @throws what {@link Game.deal} throws
   */
  want(variant: string | Variant, options: Readonly<Record<string, unknown>> | undefined): void {
    const game = Game.deal(variant, { deal: 1, options });
    // one description for each set of options
    if (game.description === this.#game?.description) return;
    this.rest();
    this.#game = game;
    this.#ready = [];
    this.#tries = 0;
  }

  /** One that is ready. */
  take(): Found | undefined {
    this.#tries = 0;
    return this.#ready.shift();
  }

  /** One as soon as it is found; none where that takes longer. */
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

  /** Finds deals until enough are ready. */
  work(): void {
    if (!this.#end) void this.#work();
  }

  /** Finds no more for now; who waits for one gets none. */
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
