// The state of a replay, independent of the page: the lines, the current position in them, their moves in words, and
// the losing move.
import type { Move } from '../engine/index.js';
import type { Search } from '../solver/search.js';
import { lineTexts } from '../text/line-text.js';
import type { MessageFormatter } from '../text/message-formatter.js';
import { SignFormatter } from '../text/sign-formatter.js';
import { losingMove } from './line-verdict.js';
import { replayLines, type ReplayLines, type VariationRequest } from './replay-lines.js';
import type { InvalidAttribute, SetupRequest } from './setup.js';

/** A move in words, and in a shorter form with card symbols such as `Q♥`. */
export interface ListedMove {
  readonly shown: string;
  readonly name: string;
}

export interface ListedVariation {
  /** The number of moves of the main line before it. */
  readonly at: number;
  readonly moves: readonly ListedMove[];
}

/** The moves of all lines in words. */
export interface ListedLines {
  readonly moves: readonly ListedMove[];
  readonly variations: readonly ListedVariation[];
}

/** The index of the main line among the variations. */
export const MAIN_LINE = -1;

export class ReplayController {
  readonly #search: Search;
  readonly #changed: () => void;
  #lines: ReplayLines | undefined;
  #at = 0;
  #variation = MAIN_LINE;
  #losing: number | undefined;
  /** The search for the losing move. */
  #running: AbortController | undefined;
  #listed:
    | { readonly formatter: MessageFormatter; readonly lines: ReplayLines; readonly all: ListedLines }
    | undefined;

  /** @param changed Called when the losing move is found. */
  constructor(search: Search, changed: () => void) {
    this.#search = search;
    this.#changed = changed;
  }

  /** Reads the lines that a page requests; the position is limited to their length. Returns the invalid attributes. */
  read(request: SetupRequest, variations: readonly VariationRequest[]): readonly InvalidAttribute[] {
    this.stop();
    this.#losing = undefined;
    this.#lines = replayLines(request, variations);
    if (this.#variation >= variations.length) this.#variation = MAIN_LINE;
    this.go(this.#at, this.#variation);
    return this.#lines.invalid;
  }

  get lines(): ReplayLines | undefined {
    return this.#lines;
  }

  /** The number of moves made. */
  get at(): number {
    return this.#at;
  }

  /** The index of the variation that is shown, or {@link MAIN_LINE}. */
  get variation(): number {
    return this.#variation;
  }

  /** All moves of the line that is shown, from the deal on. */
  get line(): readonly Move[] {
    const { line = [], variations = [] } = this.#lines ?? {};
    return variations[this.#variation]?.line ?? line;
  }

  /** The move after which the game's aim can no longer be reached; 0 for the deal, `undefined` if none is known. */
  get losing(): number | undefined {
    return this.#losing;
  }

  /** Shows the position after `at` moves, limited to the line. Before the start of a variation, shows the main line. */
  go(at: number, variation = this.#variation): void {
    this.#variation = variation;
    const start = this.#lines?.variations[variation]?.at ?? Infinity;
    if (at <= start) this.#variation = MAIN_LINE;
    this.#at = Math.max(0, Math.min(at, this.line.length));
  }

  /** Searches for the move that loses the game, once for each line. */
  searchLosingMove(): void {
    const lines = this.#lines;
    if (this.#running || !lines || lines.resolved.isFallback) return;
    const { signal } = (this.#running = new AbortController());
    void losingMove(lines.start, lines.line, this.#search, signal).then((move) => {
      if (signal.aborted || move === undefined) return;
      this.#losing = move;
      this.#changed();
    });
  }

  /** Stops the search. */
  stop(): void {
    this.#running?.abort();
    this.#running = undefined;
  }

  /** The moves of all lines in words. */
  listed(formatter: MessageFormatter): ListedLines {
    const lines = this.#lines;
    if (!lines) return { moves: [], variations: [] };
    if (this.#listed?.formatter === formatter && this.#listed.lines === lines) return this.#listed.all;
    const signs = new SignFormatter(formatter.texts, formatter.lang);
    const textsOf = (start: ReplayLines['start'], line: readonly Move[]): ListedMove[] => {
      const shown = lineTexts(signs, start, line);
      return lineTexts(formatter, start, line).map((name, i) => ({ name, shown: shown[i] ?? name }));
    };
    const all = {
      moves: textsOf(lines.start, lines.line),
      variations: lines.variations.map(({ at, moves }) => ({
        at,
        moves: textsOf(lines.start.replay(lines.line.slice(0, at)), moves),
      })),
    };
    this.#listed = { formatter, lines, all };
    return all;
  }

  /** The last move in words; `undefined` before the first one. */
  currentMove(formatter: MessageFormatter): ListedMove | undefined {
    const { moves, variations } = this.listed(formatter);
    const own = variations[this.#variation];
    return own ? own.moves[this.#at - own.at - 1] : moves[this.#at - 1];
  }
}
