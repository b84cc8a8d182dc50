// Finds the win with the fewest moves of the player: depth first with a limit that grows by one (iterative deepening,
// R. E. Korf 1985, https://doi.org/10.1016/0004-3702(85)90084-0). A position is pruned if its remaining cards need more
// moves than the limit allows. This pass is for puzzles, which are a few moves long: the other passes find a win
// sooner, but not the shortest one, because they count several draws as one step.
import { applyMove } from '../engine/apply-move.js';
import { pilesOf, type CompiledVariant, type PileRule } from '../engine/compiled-variant.js';
import { isWon } from '../engine/game-status.js';
import type { Move } from '../engine/index.js';
import { movesOf } from '../engine/legal-moves.js';
import { isAmong } from '../engine/pile-names.js';
import type { Table } from '../engine/table.js';
import type { Pass } from './pass.js';
import type { Verdict } from './solution.js';
import { sum } from '../engine/lists.js';

/** A position on the current line, with its untried moves. */
interface Level {
  readonly table: Table;
  readonly moves: Move[];
}

/** The bytes of a visited state: its key and its entry. */
const STATE_BYTES = 300;

/** The piles of the game's goal. */
const goalPiles = (rules: CompiledVariant): readonly PileRule[] => {
  const { goal } = rules.data;
  return pilesOf(rules, 'full' in goal ? goal.full : goal.empty);
};

/** The maximum number of cards that one move can bring to the goal piles or, for an `empty` goal, take from them. */
function mostPerMove(rules: CompiledVariant): number {
  const { goal, draw, decks = 1 } = rules.data;
  const all = 52 * decks;
  const wanted = goalPiles(rules);
  const isWanted = (pile: PileRule): boolean => wanted.includes(pile);
  if ('full' in goal) {
    if (wanted.some(({ group }) => group.fill)) return all;
    const byPlay = wanted.map(({ group: { pairs, collects, takes } }) =>
      pairs ? 2 : (collects?.count ?? (takes?.single ? 1 : all)),
    );
    return Math.max(draw && pilesOf(rules, draw.to).some(isWanted) ? draw.count : 0, ...byPlay);
  }
  const fills = rules.filling.flatMap(({ group: { fill } }) => (fill ? pilesOf(rules, fill) : []));
  if (fills.some(isWanted) || wanted.some(({ group }) => group.gives !== 'top')) return all;
  const byRun = rules.collecting.map(({ group: { collects } }) =>
    collects && wanted.some((pile) => isAmong(collects.from, pile)) ? collects.count : 0,
  );
  return Math.max(rules.pairing ? 2 : 1, ...byRun);
}

export class ShortPass implements Pass {
  /** The number of visited positions. */
  states = 0;
  verdict: Verdict = 'unknown';
  /** Whether the search is complete: the line is the shortest or, without a line, no win exists within the limit. */
  exact = false;
  readonly #start: Table;
  readonly #most: number;
  readonly #perMove: number;
  readonly #mostStates: number;
  /** Whether the order of the piles within a group does not matter. */
  readonly #isSymmetric: boolean;
  /** The piles of each group. */
  readonly #groups: readonly (readonly PileRule[])[];
  /** The remaining moves when each position was visited, in the search with the current limit. */
  #visited = new Map<string, number>();
  #path: Level[] = [];
  #line: Move[] = [];
  /** The number of moves that the current search allows. */
  #limit: number;
  /** Whether the current search pruned a position because of its limit. */
  #isCut = false;

  /**
   * @param most the maximum number of moves of a line
   * @param memory the memory limit for visited states, in bytes
   */
  constructor(table: Table, most: number, memory: number) {
    const { data, piles } = table.rules;
    this.#start = table;
    this.#most = most;
    this.#perMove = mostPerMove(table.rules);
    this.#mostStates = memory / STATE_BYTES;
    this.#isSymmetric =
      data.redeal?.kind !== 'gather' &&
      data.draw?.to !== 'tableau' &&
      piles.every(({ coveredBy }) => !coveredBy.length);
    this.#groups = Object.keys(data.piles).map((group) => piles.filter(({ name }) => name === group));
    this.#limit = this.#leastMoves(table);
    if (isWon(table)) this.#end('winnable');
    else this.#begin();
  }

  line(): Move[] {
    return this.#line.slice();
  }

  step(states: number): boolean {
    const end = this.states + states;
    while (this.states < end) {
      if (this.exact || this.#visited.size >= this.#mostStates) return true;
      const level = this.#path.at(-1);
      if (!level) this.#deepen();
      else this.#visitNext(level);
    }
    return this.exact;
  }

  /** Tries the next move of a level, or leaves the level. */
  #visitNext({ table, moves }: Level): void {
    const move = moves.pop();
    if (!move) {
      this.#path.pop();
      this.#line.pop();
      return;
    }
    const next = table.copy();
    applyMove(next, move);
    this.states++;
    this.#line.push(move);
    if (isWon(next)) this.#end('winnable');
    else if (!this.#enter(next)) this.#line.pop();
  }

  /** Adds a level for a position, unless it cannot be won within the limit or was already visited. */
  #enter(table: Table): boolean {
    const left = this.#limit - this.#line.length;
    if (this.#leastMoves(table) > left) {
      this.#isCut = true;
      return false;
    }
    const key = this.#keyOf(table);
    if ((this.#visited.get(key) ?? -1) >= left) return false;
    this.#visited.set(key, left);
    this.#path.push({ table, moves: movesOf(table).reverse() });
    return true;
  }

  #begin(): void {
    this.#isCut = false;
    this.#visited.clear();
    this.#path = [];
    this.#line = [];
    // the start position needs more moves than the maximum
    if (this.#limit > this.#most || !this.#enter(this.#start)) this.#end('unknown');
  }

  /** Searches again with a higher limit. */
  #deepen(): void {
    if (!this.#isCut) this.#end('unwinnable');
    else if (this.#limit >= this.#most) this.#end('unknown');
    else {
      this.#limit++;
      this.#begin();
    }
  }

  #end(verdict: Verdict): void {
    this.verdict = verdict;
    this.exact = true;
    this.#path = [];
  }

  /** A lower bound of the number of moves to a win. */
  #leastMoves({ rules, cards }: Table): number {
    const { goal, decks = 1 } = rules.data;
    const there = sum(goalPiles(rules).map((pile) => cards[pile.index]?.length ?? 0));
    return Math.ceil(('full' in goal ? 52 * decks - there : there) / this.#perMove);
  }

  #keyOf({ rules, cards, down, redeals }: Table): string {
    const piles = rules.piles.map(({ index }) => `${cards[index]?.join() ?? ''}/${String(down[index] ?? 0)}`);
    if (this.#isSymmetric)
      for (const same of this.#groups) {
        const first = same[0]?.index ?? 0;
        const sorted = piles.slice(first, first + same.length).sort();
        piles.splice(first, same.length, ...sorted);
      }
    return `${piles.join(';')};${String(redeals)}`;
  }
}
