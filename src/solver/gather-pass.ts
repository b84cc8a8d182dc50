// Decides games whose redeal gathers the columns (Cruel). At a redeal the order of the cards is all that counts, so
// the search goes from row to row of gathered cards. It takes turns among their lengths, the best row of each, which
// keeps it from sinking into what first looked good: cyclic best-first search (Kao, Sewell & Jacobson, *A branch,
// bound, and remember algorithm for the 1|r_i|Σt_i scheduling problem*, J. of Scheduling 12, 2009). And of each round
// it looks at a few layouts first, and at more where the row comes up again.
import { rankOf, suitOf, type CardId } from '../engine/cards.js';
import { conduct } from '../engine/conduct.js';
import type { Build, Move } from '../engine/index.js';
import { REDEAL } from '../engine/moves.js';
import { pilesOf, type PileRule, type Rules } from '../engine/rules.js';
import type { Table } from '../engine/table.js';
import { MOST, Round } from './gather-round.js';
import { Rows } from './gather-rows.js';
import { isStuck, LONGEST } from './gather-stuck.js';
import type { Pass } from './pass.js';
import type { Verdict } from './solution.js';

const isBuilt = ({ suit, steps, wrap, stopOn }: Build, step: number): boolean =>
  suit === 'same' && steps.length === 1 && steps[0] === step && !wrap && !stopOn;

/** Is this a game of open columns built down in suit, card by card, that are gathered and dealt again at will? */
export function isGatherGame({ data }: Rules): boolean {
  const { draw, redeal, goal, decks = 1 } = data;
  const { stock, tableau, foundation, ...others } = data.piles;
  const down = tableau?.takes;
  const up = foundation?.takes;
  return (
    !Object.keys(others).length &&
    !draw &&
    !stock?.gives &&
    decks === 1 &&
    redeal?.kind === 'gather' &&
    redeal.limit === undefined &&
    'full' in goal &&
    goal.full === 'foundation' &&
    tableau?.gives === 'top' &&
    tableau.shows === 'all' &&
    !tableau.fill &&
    (tableau.count ?? 1) * redeal.packet >= LONGEST &&
    down?.from.join() === 'tableau' &&
    !down.empty?.length &&
    !down.most &&
    isBuilt(down.build, -1) &&
    foundation?.count === 4 &&
    !foundation.gives &&
    up?.from.join() === 'tableau' &&
    JSON.stringify(up.empty) === '[{"accepts":"A"}]' &&
    (up.most ?? 13) > 12 &&
    isBuilt(up.build, 1)
  );
}

/** What a row's grade is without any plays at hand. */
const PLAIN = 32;
/** How many layouts of a round are looked at when its row first comes up, and how many times more each later time. */
const FIRST = 16;
const MORE = 4;
/** What a row that comes up again has lost, in plays at hand. */
const LESS = 2;

export class GatherPass implements Pass {
  states = 0;
  verdict: Verdict = 'unknown';
  readonly #table: Table;
  readonly #packet: number;
  readonly #round = new Round();
  readonly #rows: Rows;
  /** The row being played, and its length. Row 0 stands for the table as it was given. */
  #row = 0;
  #length = 0;
  #limit = 0;
  /** Some round had more layouts than could be looked at. */
  #cut = false;
  #line: Move[] | undefined;
  readonly #isTop = new Uint8Array(53);

  constructor(table: Table, memory = 2 ** 28) {
    const { redeal } = table.rules.data;
    const { stock } = table.rules;
    this.#table = table;
    this.#packet = redeal?.kind === 'gather' ? redeal.packet : 1;
    this.#rows = new Rows(memory - 2 ** 22);
    this.#rows.keep(new Int32Array(13), 0);
    if (stock && table.pile(stock).length) this.verdict = 'unwinnable';
    else {
      this.#start(0);
      this.#rows.queue(0, this.#round.size, this.#grade());
    }
  }

  step(states: number): boolean {
    const end = this.states + states;
    while (this.verdict === 'unknown' && this.states < end) {
      if (this.#rows.full) return true;
      if (this.#round.next(this.#limit)) this.#look();
      else {
        if (this.#round.count === MOST) this.#cut = true;
        else if (this.#round.count === this.#limit)
          this.#rows.queue(this.#row, this.#length, this.#rows.grade - LESS);
        const row = this.#rows.take();
        if (row >= 0) this.#begin(row);
        else {
          if (!this.#cut) this.verdict = 'unwinnable';
          return true;
        }
      }
    }
    return this.verdict !== 'unknown';
  }

  line(): Move[] {
    return (this.#line ??= this.#retrace());
  }

  /** Plays the rounds again, from the last to the first. */
  #retrace(): Move[] {
    const rounds = [this.#round.plays.slice()];
    while (this.#row) {
      const row = this.#row;
      this.#start(this.#rows.parent(row));
      while (!this.#rows.is(row, this.#round.words)) this.#round.next(MOST);
      rounds.unshift(this.#round.plays.slice());
    }
    const table = this.#table.copy();
    const moves: Move[] = [];
    const make = (move: Move): void => {
      conduct(table, move);
      moves.push(move);
    };
    const find = (kind: 'tableau' | 'foundation', top: CardId | undefined): string =>
      (pilesOf(table.rules, kind).find((pile) => table.pile(pile).at(-1) === top) as PileRule).id;
    rounds.forEach((plays, i) => {
      if (i && !table.isGathered(this.#packet)) make(REDEAL);
      for (const play of plays) {
        const card = play >> 1;
        const to =
          play & 1 ? find('foundation', rankOf(card) ? card - 1 : undefined) : find('tableau', card + 1);
        make({ kind: 'play', from: find('tableau', card), to, count: 1 });
      }
    });
    return moves;
  }

  /** Deals a row to be played. */
  #start(row: number): void {
    const piles = pilesOf(this.#table.rules, 'tableau');
    const cards = this.#rows.cards(row).filter((card) => card < 255);
    this.#row = row;
    this.#round.start(
      piles.map((pile, i) =>
        row
          ? cards.subarray(i * this.#packet, piles[i + 1] && (i + 1) * this.#packet)
          : this.#table.pile(pile),
      ),
    );
  }

  #begin(row: number): void {
    this.#start(row);
    this.#length = this.#round.size;
    this.#limit = Math.min(MOST, FIRST * MORE ** ((this.#grade() - this.#rows.grade) / LESS));
    this.#look();
  }

  /** Keeps what a redeal would now gather. */
  #look(): void {
    const { row, size, words } = this.#round;
    this.states++;
    if (!size) this.verdict = 'winnable';
    else {
      const kept = this.#rows.keep(words, this.#row);
      if (kept && !isStuck(row, size, this.#packet)) this.#rows.queue(kept, size, this.#grade());
    }
  }

  /** How much a row promises: the plays that will be at hand once it is dealt. */
  #grade(): number {
    const { row, size } = this.#round;
    const isTop = this.#isTop.fill(0);
    let grade = PLAIN;
    for (let i = 0; i < size; i++) {
      if (i === size - 1 || i % this.#packet === this.#packet - 1) isTop[row[i] as number] = 1;
    }
    for (let i = 0; i < size; i++) {
      const card = row[i] as number;
      if (!isTop[card]) continue;
      if (rankOf(card) < 12 && isTop[card + 1]) grade++;
      if (rankOf(card) === this.#round.home(suitOf(card))) grade++;
    }
    return grade;
  }
}
