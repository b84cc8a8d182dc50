// Best-first search over the compiled game. It works for every game and finds most wins among the first thousands of
// states, but takes more memory for a state than the depth-first search.
//
// It expands the state with the lowest estimated distance and, every few times, the best state of another depth, so
// that it leaves a region where the estimate is wrong: cyclic best-first search (Morrison, Sauppe, Zhang, Jacobson and
// Sewell, Naval Research Logistics 64, 2017).
import type { Move } from '../engine/moves.js';
import type { Table } from '../engine/table.js';
import { Heap } from './heap.js';
import type { Pass } from './pass.js';
import { Relaxed } from './relaxed.js';
import { searchLine } from './search-line.js';
import { FULL, searchTablesFor, type SearchTables } from './search-tables.js';
import type { Verdict } from './solution.js';
import { VisitedStates } from './visited-states.js';
import { Tree, Walker } from './walker.js';

/** The memory of a node, in bytes. */
const NODE_BYTES = 48;
/** One of this many expanded states is the best state of the next depth. */
const TURN = 4;
/**
 * The number of states before queries of the relaxed game start: a query takes longer than many states, and most wins
 * are found without it.
 */
const EASY = 2000;
/** An upper bound of the number of nodes. A queue key is `distance × NODES + NODES − 1 − node`: newer nodes first. */
const NODES = 2 ** 31;

export class BestPass implements Pass {
  /** The number of expanded states. */
  states = 0;
  verdict: Verdict = 'unknown';
  readonly #table: Table;
  readonly #plan: SearchTables;
  readonly #tree = new Tree();
  /** A walker for the best nodes of all depths and one for those of each depth, which keeps the paths short. */
  readonly #walkers: readonly [Walker, Walker];
  readonly #seen: VisitedStates;
  readonly #relaxed: Relaxed | undefined;
  readonly #most: number;
  /** All nodes to expand, and those of each depth. */
  readonly #queue = new Heap();
  readonly #levels: Heap[] = [];
  #level = 0;
  /** Whether each node is expanded. */
  readonly #expanded: boolean[] = [];
  #won: Walker | undefined;
  #over = false;

  constructor(table: Table, memory: number) {
    const plan = searchTablesFor(table, false, FULL);
    const relaxed = Relaxed.fits(table) ? memory / 4 : 0;
    this.#table = table;
    this.#plan = plan;
    this.#walkers = [new Walker(this.#tree, plan, table, FULL), new Walker(this.#tree, plan, table, FULL)];
    if (relaxed) this.#relaxed = new Relaxed(table, plan, relaxed);
    this.#seen = new VisitedStates((memory - relaxed) / 4);
    this.#most = ((memory - relaxed) * 0.75) / NODE_BYTES;
    this.#add(this.#walkers[0]);
  }

  step(states: number): boolean {
    const end = this.states + states;
    while (!this.#over && this.states < end) {
      const isBest = this.states % TURN > 0;
      const walker = this.#walkers[isBest ? 0 : 1];
      const node = (isBest ? this.#pop(this.#queue) : undefined) ?? this.#popLevel();
      if (node === undefined) {
        this.verdict = 'unwinnable';
        this.#over = true;
      } else {
        this.states++;
        this.#expanded[node] = true;
        walker.goTo(node);
        this.#expand(walker);
      }
    }
    return this.#over;
  }

  line(): Move[] {
    return searchLine(this.#table, this.#plan, this.#won?.made ?? []);
  }

  /** Takes the best node of the next depth that has queued nodes. */
  #popLevel(): number | undefined {
    let node: number | undefined;
    for (let left = this.#levels.length; node === undefined && left; left--) {
      this.#level = (this.#level + 1) % this.#levels.length;
      node = this.#pop(this.#levels[this.#level]);
    }
    return node;
  }

  /** Takes the best node that is not expanded yet from a queue. */
  #pop(queue: Heap | undefined): number | undefined {
    for (let key = queue?.pop(); key !== undefined; key = queue?.pop()) {
      const node = NODES - 1 - (key % NODES);
      if (!this.#expanded[node]) return node;
    }
    return undefined;
  }

  /** Adds the successors of the current state, unless it is lost. */
  #expand(walker: Walker): void {
    const { state, choices, depth, node } = walker;
    const moves: number[] = [];
    // forced moves were made when the node was added
    choices.readFoundations();
    if (choices.isDeadlocked) return;
    if (this.states > EASY && this.#relaxed?.isLost(state, choices.built)) return;
    choices.add(moves, this.#tree.move(node));
    for (const move of moves) {
      walker.make(move);
      this.#add(walker);
      if (this.#over) return;
      walker.return(depth);
    }
  }

  /** Makes forced moves, and queues the node that they lead to if its state is new. */
  #add(walker: Walker): void {
    const { state, choices, estimate } = walker;
    const tree = this.#tree;
    const first = tree.size - 1;
    for (let move = choices.forced(); move && !state.isWon; move = choices.forced()) walker.make(move);
    if (state.isWon) {
      this.verdict = 'winnable';
      this.#won = walker;
      this.#over = true;
      return;
    }
    const { node, depth } = walker;
    state.hash(choices.waitingColumn(tree.move(node)));
    const found = this.#seen.add(state.key0, state.key1, state.key2);
    if (found > 0) {
      const key = estimate.distance * NODES + NODES - 1 - node;
      this.#queue.push(key);
      (this.#levels[depth] ??= new Heap()).push(key);
    } else if (!found) tree.size = first;
    this.#over = found < 0 || tree.size > this.#most;
  }
}
