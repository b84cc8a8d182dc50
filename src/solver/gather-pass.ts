// Search for games whose redeal gathers the columns (Cruel). At a redeal only the order of the cards matters, so the
// search goes from one row of gathered cards to the next. It cycles through the row lengths and expands the best row of
// each, so that rows found early do not dominate the search: cyclic best-first search (Morrison, Sauppe, Zhang,
// Jacobson & Sewell, Naval Research Logistics 64, 2017). It visits a few layouts of each round first, and more if the
// row is chosen again.
import { rankOf, suitOf, type CardId } from '../engine/cards.js';
import { applyMove } from '../engine/apply-move.js';
import type { Move, PileGroup, PileKind } from '../engine/index.js';
import { REDEAL } from '../engine/moves.js';
import { pilesOf, type PileRule, type CompiledVariant } from '../engine/compiled-variant.js';
import type { Table } from '../engine/table.js';
import { Round } from './gather-round.js';
import { isStuck, LONGEST } from './gather-stuck.js';
import type { Pass } from './pass.js';
import type { Verdict } from './solution.js';
import { toJson } from '../engine/json.js';

/** The relevant rules of a pile group as text. `holds`: the number of cards that a pile must be able to hold. */
const rulesText = ({ gives, fill, shows, takes }: PileGroup, holds: number): string => {
  const { from, build, empty = [], most = holds } = takes ?? {};
  const { suit, steps, wrap = false, stopOn } = build ?? {};
  return toJson([gives, fill, shows, from, suit, steps, wrap, stopOn, empty, most >= holds]);
};

/** Whether this search applies: face-up columns built down in suit, card by card, with a redeal at any time. */
export function isGatherGame({ data }: CompiledVariant): boolean {
  const { draw, redeal, goal, decks = 1, suits = 4 } = data;
  const { stock, tableau, foundation, ...others } = data.piles;
  return (
    foundation?.count === 4 &&
    !Object.keys(others).length &&
    !draw &&
    !stock?.gives &&
    decks === 1 &&
    suits === 4 &&
    redeal?.kind === 'gather' &&
    redeal.limit === undefined &&
    'full' in goal &&
    goal.full === 'foundation' &&
    rulesText(foundation, 13) ===
      '[null,null,"all",["tableau"],"same",[1],false,null,[{"accepts":"A"}],true]' &&
    tableau !== undefined &&
    (tableau.count ?? 1) * redeal.packet >= LONGEST &&
    rulesText(tableau, 52) === '["top",null,"all",["tableau"],"same",[-1],false,null,[],true]'
  );
}

const textOf = (row: readonly CardId[]): string => String.fromCharCode(...row);

/** The maximum number of layouts of one round. */
const MOST_LAYOUTS = 2 ** 16;
/** The grade of a row without any available play. */
const BASE_GRADE = 32;
/** The number of layouts visited when a row is first chosen, and the factor for each later time. */
const FIRST_LAYOUTS = 16;
const LAYOUTS_FACTOR = 4;
/** The reduction of a row's grade each time it is queued again. */
const GRADE_LOSS = 2;

/** The approximate memory of a row: its text and its entries in the map and in a queue. */
const ROW_BYTES = 200;

export class GatherPass implements Pass {
  states = 0;
  verdict: Verdict = 'unknown';
  readonly #table: Table;
  /** The number of cards that a redeal puts into each column. */
  readonly #packet: number;
  /** The maximum number of visited rows. */
  readonly #mostRows: number;
  /**
   * For each visited row, as text, the row it was reached from; the given position is the row ''. There is one map for
   * each length, because growing a single large map causes a long pause.
   */
  readonly #rows: Map<string, string>[] = [];
  /** The number of visited rows. */
  #rowCount = 0;
  /** The rows to visit, by length and grade. */
  readonly #queues: string[][][] = [];
  /** The number of cards in the current row. */
  #length = 0;
  /** The current row, with its grade. */
  #row = '';
  #grade: number;
  /** The layouts that start with the current row, and the maximum number of them to visit for now. */
  #round: Round;
  #mostLayouts = FIRST_LAYOUTS;
  /** Whether some round had more layouts than the limit. */
  #isCut = false;
  #line: Move[] | undefined;

  constructor(table: Table, memory = 2 ** 28) {
    const { stock, data } = table.rules;
    this.#table = table;
    this.#packet = (data.redeal as { packet: number }).packet;
    this.#mostRows = memory / ROW_BYTES;
    this.#round = this.#roundFrom('');
    this.#grade = this.#gradeOf(this.#round.row);
    if (stock && table.pile(stock).length) this.verdict = 'unwinnable';
    else this.#visit();
  }

  step(states: number): boolean {
    const end = this.states + states;
    while (this.verdict === 'unknown' && this.states < end) {
      if (this.#rowCount >= this.#mostRows) return true;
      if (this.#round.next(this.#mostLayouts)) this.#visit();
      else {
        const { count } = this.#round;
        if (count === MOST_LAYOUTS) this.#isCut = true;
        else if (count === this.#mostLayouts) this.#queue(this.#row, this.#grade - GRADE_LOSS);
        if (!this.#startNextRow()) {
          if (!this.#isCut) this.verdict = 'unwinnable';
          return true;
        }
      }
    }
    return this.verdict !== 'unknown';
  }

  line(): Move[] {
    return (this.#line ??= this.#retrace());
  }

  /** Reconstructs the line from the last round to the first. */
  #retrace(): Move[] {
    const rounds = [this.#round.plays];
    for (let row = this.#row; row;) {
      const parent = (this.#rows[row.length] as Map<string, string>).get(row) as string;
      const round = this.#roundFrom(parent);
      while (textOf(round.row) !== row) round.next(MOST_LAYOUTS);
      rounds.unshift(round.plays);
      row = parent;
    }
    const table = this.#table.copy();
    const moves: Move[] = [];
    const make = (move: Move): void => {
      applyMove(table, move);
      moves.push(move);
    };
    const find = (kind: PileKind, top: CardId | undefined): string =>
      (pilesOf(table.rules, kind).find((pile) => table.pile(pile).at(-1) === top) as PileRule).id;
    rounds.forEach((plays, i) => {
      if (i && !table.isGathered(this.#packet)) make(REDEAL);
      for (const { card, to } of plays) {
        make({
          kind: 'play',
          from: find('tableau', card),
          to: to ? find('tableau', card + 1) : find('foundation', rankOf(card) ? card - 1 : undefined),
          count: 1,
        });
      }
    });
    return moves;
  }

  /** The round that starts with this row. */
  #roundFrom(row: string): Round {
    const piles = pilesOf(this.#table.rules, 'tableau');
    const cards = [...row].map((card) => card.charCodeAt(0));
    return new Round(
      piles.map((pile, i) =>
        row ? cards.slice(i * this.#packet, piles[i + 1] && (i + 1) * this.#packet) : this.#table.pile(pile),
      ),
    );
  }

  /** Records and queues the row that a redeal would gather now. */
  #visit(): void {
    const { row } = this.#round;
    this.states++;
    if (!row.length) this.verdict = 'winnable';
    const text = textOf(row);
    const rows = (this.#rows[row.length] ??= new Map<string, string>());
    if (rows.has(text)) return;
    rows.set(text, this.#row);
    this.#rowCount++;
    if (!isStuck(row, row.length, this.#packet)) this.#queue(text, this.#gradeOf(row));
  }

  #queue(row: string, grade: number): void {
    ((this.#queues[row.length] ??= [])[grade] ??= []).push(row);
  }

  /** Starts the best row of the next length that has queued rows. Returns false if there is none. */
  #startNextRow(): boolean {
    for (let tries = 0; tries < 53; tries++) {
      this.#length = (this.#length + 52) % 53;
      const queues = this.#queues[this.#length] ?? [];
      for (let grade = queues.length; grade--;) {
        const row = queues[grade]?.pop();
        if (row === undefined) continue;
        this.#row = row;
        this.#grade = grade;
        this.#round = this.#roundFrom(row);
        const times = (this.#gradeOf(this.#round.row) - grade) / GRADE_LOSS;
        this.#mostLayouts = Math.min(MOST_LAYOUTS, FIRST_LAYOUTS * LAYOUTS_FACTOR ** times);
        return true;
      }
    }
    return false;
  }

  /** The grade of a row: the number of plays that are available once it is dealt. */
  #gradeOf(row: readonly CardId[]): number {
    const tops = row.filter((_, i) => i % this.#packet === this.#packet - 1);
    let grade = BASE_GRADE;
    for (const card of tops) {
      if (tops.includes(card + 1)) grade++;
      if (rankOf(card) === this.#round.built(suitOf(card))) grade++;
    }
    return grade;
  }
}
