// The tree of a best-first search, and a walker that moves a state from node to node. The tree stores moves, not
// states: a walker undoes moves back to the last common node of both paths, and makes the moves from there.
import type { Table } from '../engine/table.js';
import { Estimate } from './estimate.js';
import { SearchMoves } from './search-moves.js';
import type { SearchTables, SearchTechniques } from './search-tables.js';
import { State } from './state.js';

/** The nodes of a search, by number; the start is 0. */
export class Tree {
  readonly #parents = [0];
  readonly #moves = [0];
  readonly #depths = [0];

  get size(): number {
    return this.#moves.length;
  }

  /** Removes the newest nodes. */
  set size(size: number) {
    this.#parents.length = this.#moves.length = this.#depths.length = size;
  }

  add(parent: number, move: number): number {
    this.#parents.push(parent);
    this.#depths.push((this.#depths[parent] as number) + 1);
    return this.#moves.push(move) - 1;
  }

  parent(node: number): number {
    return this.#parents[node] as number;
  }

  /** The move that leads to a node. */
  move(node: number): number {
    return this.#moves[node] as number;
  }

  /** The number of moves to a node. */
  depth(node: number): number {
    return this.#depths[node] as number;
  }
}

export class Walker {
  readonly state: State;
  readonly choices: SearchMoves;
  readonly estimate: Estimate;
  /** The number of moves to the current state. */
  depth = 0;
  readonly #tree: Tree;
  /** The nodes of the current path, and for each the journal position before its move. */
  readonly #path = [0];
  readonly #back = [0];

  constructor(tree: Tree, plan: SearchTables, table: Table, techniques: SearchTechniques) {
    this.#tree = tree;
    this.state = new State(plan, table);
    this.choices = new SearchMoves(this.state, techniques);
    this.estimate = new Estimate(this.state);
  }

  /** The current node. */
  get node(): number {
    return this.#path[this.depth] as number;
  }

  /** The moves from the start to the current state. */
  get made(): number[] {
    return this.#path.slice(1, this.depth + 1).map((node) => this.#tree.move(node));
  }

  /** Goes to a node. */
  goTo(node: number): void {
    const tree = this.#tree;
    const path: number[] = [];
    let depth = tree.depth(node);
    for (let at = node; depth > this.depth || this.#path[depth] !== at; depth--) {
      path.push(at);
      at = tree.parent(at);
    }
    this.return(depth);
    for (let next = path.pop(); next !== undefined; next = path.pop()) this.#make(next);
  }

  /** Makes a move and adds a node for it. */
  make(move: number): void {
    this.#make(this.#tree.add(this.node, move));
  }

  /** Undoes moves until this many are left. */
  return(depth: number): void {
    if (depth < this.depth) this.state.unmake(this.#back[depth + 1] as number);
    this.depth = depth;
  }

  #make(node: number): void {
    const depth = ++this.depth;
    this.#back[depth] = this.state.make(this.#tree.move(node));
    this.#path[depth] = node;
  }
}
