// Decides games whose redeal gathers the columns (Cruel). Between two redeals the order of the cards decides all, so
// the search goes from row to row of gathered cards. Taking turns among the lengths, the best row of each, keeps it
// from sinking into what first looked good (Kao, Sewell & Jacobson, *A branch, bound, and remember algorithm*, 2009:
// cyclic best-first search).
import { rankOf, suitOf, type CardId } from '../engine/cards.js';
import { conduct } from '../engine/conduct.js';
import type { Build, Move } from '../engine/index.js';
import { pilesOf, type PileRule, type Rules } from '../engine/rules.js';
import type { Table } from '../engine/table.js';
import { MOST, Round } from './gather-round.js';
import { Rows } from './gather-rows.js';
import { isStuck } from './gather-stuck.js';
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
    down?.from.join() === 'tableau' &&
    !down.empty?.length &&
    !down.most &&
    isBuilt(down.build, -1) &&
    !foundation?.gives &&
    up?.from.join() === 'tableau' &&
    up.empty?.length === 1 &&
    up.empty[0]?.accepts === 'A' &&
    isBuilt(up.build, 1)
  );
}

export class GatherPass implements Pass {
  states = 0;
  verdict: Verdict = 'unknown';
  readonly #table: Table;
  readonly #packet: number;
  readonly #round = new Round();
  readonly #rows: Rows;
  /** The row being played; −1 for the table as it was given. */
  #row = -1;
  /** Some layouts of a round were too many to look at. */
  #cut = false;
  readonly #isTop = new Uint8Array(53);

  constructor(table: Table, memory = 2 ** 28) {
    const { redeal } = table.rules.data;
    this.#table = table;
    this.#packet = redeal?.kind === 'gather' ? redeal.packet : 1;
    this.#rows = new Rows(memory - 2 ** 23);
    this.#begin();
    const { stock } = table.rules;
    if (stock && table.pile(stock).length) this.verdict = 'unwinnable';
    else this.#look();
  }

  step(states: number): boolean {
    const end = this.states + states;
    while (this.verdict === 'unknown' && this.states < end) {
      if (this.#round.next()) this.#look();
      else {
        this.#cut ||= this.#round.count === MOST;
        if (this.#rows.full) return true;
        this.#row = this.#rows.take();
        if (this.#row < 0) {
          if (!this.#cut) this.verdict = 'unwinnable';
          return true;
        }
        this.#begin();
      }
    }
    return this.verdict !== 'unknown';
  }

  line(): Move[] {
    const rounds = [this.#round.plays.slice()];
    for (let row = this.#row; row >= 0; row = this.#row) {
      this.#row = this.#rows.parent(row);
      this.#begin();
      while (!this.#rows.is(row, this.#round.words)) this.#round.next();
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
      if (i && !table.isGathered(this.#packet)) make({ kind: 'redeal' });
      for (const play of plays) {
        const card = play >> 1;
        const to =
          play & 1 ? find('foundation', rankOf(card) ? card - 1 : undefined) : find('tableau', card + 1);
        make({ kind: 'play', from: find('tableau', card), to, count: 1 });
      }
    });
    return moves;
  }

  /** Deals the row that is to be played. */
  #begin(): void {
    const piles = pilesOf(this.#table.rules, 'tableau');
    const cards = this.#row < 0 ? undefined : this.#rows.cards(this.#row).filter((card) => card < 255);
    this.#round.start(
      piles.map((pile, i) =>
        cards
          ? cards.subarray(i * this.#packet, piles[i + 1] && (i + 1) * this.#packet)
          : this.#table.pile(pile),
      ),
    );
  }

  /** Keeps what a redeal would now gather. */
  #look(): void {
    const { row, size, words } = this.#round;
    this.states++;
    if (!size) this.verdict = 'winnable';
    else {
      const kept = this.#rows.keep(words, this.#row);
      if (kept >= 0 && !isStuck(row, size, this.#packet)) this.#rows.queue(kept, size, this.#grade());
    }
  }

  /** How much the row promises: plays at hand count for it, pairs that will never part against it. */
  #grade(): number {
    const { row, size } = this.#round;
    const isTop = this.#isTop.fill(0);
    let grade = 40;
    for (let i = 0; i < size; i++) {
      const card = row[i] as number;
      if (i === size - 1 || i % this.#packet === this.#packet - 1) isTop[card] = 1;
    }
    for (let i = 0; i < size; i++) {
      const card = row[i] as number;
      if (isTop[card]) {
        if (rankOf(card) < 12 && isTop[card + 1]) grade += 3;
        if (rankOf(card) === this.#round.home(suitOf(card))) grade += 3;
      }
      if (i && rankOf(card) < 12 && row[i - 1] === card + 1) grade -= 2;
    }
    return grade;
  }
}
