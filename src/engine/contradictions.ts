// Contradictions within a description whose fields are valid: piles that do not exist, fields that exclude each other,
// and totals beyond a limit. The check takes time in proportion to the length of the description.
import type { Rank } from './cards.js';
import { checkTable } from './layout-faults.js';
import { MOST_COVERS, MOST_GROUPS, MOST_NUMBERS, MOST_OPTIONS, MOST_PILES, MOST_VALUES } from './limits.js';
import { isKind, pileId } from './pile-names.js';
import type { Fault } from './schema.js';
import { isRunUnit } from './units.js';
import type { DealStep, PileGroup, Variant } from './variant.js';

/** The kinds of pile of which a game has at most one. */
const SINGLE: readonly string[] = ['stock', 'waste', 'discard'];

/** The kinds of pile that a draw can lead to. */
const DRAWN_TO = ['waste', 'discard', 'tableau'];

/** Whether a name can stand for a pile that one of the others stands for: different kinds have no common piles. */
const mayMeet = (name: string, others: readonly string[]): boolean =>
  !isKind(name) || others.some((other) => other === name || !isKind(other));

/** The number of cards that a step deals to `count` piles. */
function cardsIn({ each = 0 }: DealStep, count: number): number {
  if (typeof each === 'number') return each * count;
  let cards = 0;
  for (let i = 0; i < Math.min(count, each.length); i++) cards += each[i] as number;
  return cards;
}

/** Collects the first contradiction of a description. */
class Contradictions {
  first: Fault | undefined;
  readonly #root: string;
  readonly #variant: Variant;
  /** The number of piles by kind and by name of a group, and their ids. */
  readonly #counts = new Map<string, number>();
  readonly #ids = new Set<string>();

  constructor(variant: Variant, root: string) {
    this.#variant = variant;
    this.#root = root;
    for (const [name, { kind = name, count = 1 }] of Object.entries(variant.piles)) {
      for (const one of new Set([name, kind])) this.#counts.set(one, (this.#counts.get(one) ?? 0) + count);
      for (let n = 1; n <= count; n++) this.#ids.add(pileId(name, n, count));
    }
  }

  checkDeal(checkTotal: boolean): void {
    const { decks = 1, piles, deal, draw } = this.#variant;
    const deck = 52 * decks;
    let cards = 0;
    const sought = new Map<Rank, number>();
    let early = true;
    let numbers = 0;
    deal.forEach((step, i) => {
      const { to, rank } = step;
      const path = `deal[${i}]`;
      this.#expectPiles(`${path}.to`, to);
      const count = this.#countOf(to);
      for (const each of [step.each, step.faceDown]) if (typeof each === 'object') numbers += each.length;
      if (rank) {
        // in a later step, some cards of this rank may already have been dealt
        this.#expect(early, `${path}.rank`, 'only in the first steps of the deal', rank);
        sought.set(rank, Math.min(4 * decks, (sought.get(rank) ?? 0) + count));
      } else {
        early = false;
        cards += cardsIn(step, count);
      }
    });
    this.#expect(numbers <= MOST_NUMBERS, 'deal', `at most ${MOST_NUMBERS} numbers in its lists`, numbers);
    for (const count of sought.values()) cards += count;
    const rest = `at most ${deck} cards, and all of them where there is no stock`;
    this.#expect(!checkTotal || (cards <= deck && (cards === deck || 'stock' in piles)), 'deal', rest, cards);
    if (!draw) return;
    this.#expectPiles('draw.to', draw.to, DRAWN_TO);
    const { blockedBy, to } = draw;
    this.#expect(!blockedBy || to === 'tableau', 'draw.blockedBy', 'only where "to" is "tableau"', blockedBy);
  }

  checkGoal(): void {
    const { piles, deal, goal, aim, options = {}, score } = this.#variant;
    const most = `at most ${MOST_OPTIONS} options`;
    this.#expect(Object.keys(options).length <= MOST_OPTIONS, 'options', most, 'more');
    const values = Object.values(options).flat().length;
    this.#expect(values <= MOST_VALUES, 'options', `at most ${MOST_VALUES} values of all options`, values);
    if ('full' in goal) this.#expectPiles('goal.full', goal.full);
    else {
      this.#expectPiles('goal.empty', goal.empty);
      // the stock gets the rest of the cards; a pile that is refilled may not be empty
      const hasCards =
        Object.values(piles).some(({ fill }) => fill) ||
        mayMeet(goal.empty, ['stock', ...deal.map(({ to }) => to)]);
      this.#expect(hasCards, 'goal.empty', 'piles that have cards after the deal', goal.empty);
    }
    if (aim && 'left' in aim)
      this.#expect('empty' in goal, 'aim.left', 'only in a game whose goal empties piles', aim.left);
    score.plays?.forEach(({ from, to }, i) => {
      this.#expectNames(`score.plays[${i}].from`, from);
      this.#expectName(`score.plays[${i}].to`, to);
    });
    this.#expectName('score.turned.in', score.turned?.in);
    this.#expectName('score.left.in', score.left?.in);
  }

  checkGroups(): void {
    const groups = Object.entries(this.#variant.piles);
    const { length } = groups;
    this.#expect(length <= MOST_GROUPS, 'piles', `at most ${MOST_GROUPS} groups of piles`, length);
    let piles = 0;
    let covers = 0;
    let pairing = 0;
    for (const [name, group] of groups) {
      this.#checkGroup(name, group);
      piles += group.count ?? 1;
      for (const above of group.coveredBy ?? []) covers += above.length;
      if (group.pairs)
        this.#expect(!pairing++, `piles.${name}.pairs`, 'only in one group of piles', 'object');
    }
    this.#expect(piles <= MOST_PILES, 'piles', `at most ${MOST_PILES} piles in all`, piles);
    this.#expect(covers <= MOST_COVERS, 'piles', `at most ${MOST_COVERS} ids in coveredBy`, covers);
  }

  #checkGroup(name: string, group: PileGroup): void {
    const { kind, count = 1, fill, gives, unit, takes, collects, pairs, coveredBy } = group;
    const path = `piles.${name}`;
    const own = isKind(name);
    if (own) this.#expect(!kind, `${path}.kind`, 'only with another name', kind);
    else this.#expect(!!kind, `${path}.kind`, 'reserve|foundation|tableau', kind);
    this.#expect(count === 1 || !SINGLE.includes(name), `${path}.count`, '1', count);
    this.#expect(
      !unit || isRunUnit(gives),
      `${path}.unit`,
      'only where "gives" is "run", "top-or-run" or "any"',
      unit && 'object',
    );
    this.#expectNames(`${path}.takes.from`, takes?.from);
    takes?.empty?.forEach(({ from, whenEmpty }, i) => {
      const rule = `${path}.takes.empty[${i}]`;
      this.#expectNames(`${rule}.from`, from);
      this.#expectName(`${rule}.whenEmpty`, whenEmpty);
    });
    if (collects) {
      this.#expect(!takes, `${path}.collects`, 'only in a group without "takes"', 'object');
      this.#expectNames(`${path}.collects.from`, collects.from);
      // a run could move back and forth forever
      const back = collects.from.findIndex((from) => from === name || from === kind);
      this.#expect(back < 0, `${path}.collects.from[${back}]`, 'another kind of pile', collects.from[back]);
    }
    if (pairs) {
      this.#expect(
        !takes && !collects,
        `${path}.pairs`,
        'only in a group without "takes" and "collects"',
        'object',
      );
      this.#expect(count === 1, `${path}.count`, 'one pile for pairs', count);
      this.#expectNames(`${path}.pairs.from`, pairs.from);
      this.#expectNames(`${path}.pairs.stacked`, pairs.stacked);
      pairs.stacked?.forEach((name, i) => {
        this.#expect(mayMeet(name, pairs.from), `${path}.pairs.stacked[${i}]`, pairs.from.join('|'), name);
      });
    }
    if (coveredBy) this.#checkCovers(`${path}.coveredBy`, name, group, coveredBy);
    if (!fill) return;
    this.#expectPiles(`${path}.fill`, fill);
    // a stock that refills itself could be drawn from forever
    this.#expect(name !== 'stock', 'piles.stock.fill', 'nothing', fill);
    this.#expect(this.#countOf(fill) === 1, `${path}.fill`, 'a kind with one pile', fill);
  }

  #checkCovers(
    path: string,
    name: string,
    group: PileGroup,
    coveredBy: readonly (readonly string[])[],
  ): void {
    const { count = 1, takes } = group;
    const { length } = coveredBy;
    this.#expect(!takes, path, 'only in a group without "takes"', `list of ${length}`);
    this.#expect(length <= count, path, `at most ${count} lists, one for each pile`, length);
    coveredBy.forEach((above, i) => {
      const own = pileId(name, i + 1, count);
      above.forEach((id, j) => {
        const fits = this.#ids.has(id) && id !== own;
        this.#expect(fits, `${path}[${i}][${j}]`, 'the id of another pile', id);
      });
    });
  }

  checkTable(): void {
    checkTable(this.#variant, (...values) => {
      this.#expect(...values);
    });
  }

  #countOf(name: string): number {
    return this.#counts.get(name) ?? 1;
  }

  #expect(fits: boolean, path: string, expected: string, value: unknown): void {
    if (!fits) this.first ??= { path: `${this.#root}.${path}`, expected, value };
  }

  /** Expects a kind of pile or a group that the game has. @param allowed the names that are possible here */
  #expectPiles(path: string, name: string, allowed = [...this.#counts.keys()]): void {
    if (this.#counts.has(name)) return;
    const known = allowed.filter((one) => this.#counts.has(one));
    this.first ??= { path: `${this.#root}.${path}`, expected: known.join('|'), value: name, known };
  }

  /** Expects any kind of pile, or a group of the game. A kind that the game lacks is harmless: an option may add it. */
  #expectName(path: string, name: string | undefined): void {
    if (name !== undefined && !isKind(name)) this.#expectPiles(path, name);
  }

  #expectNames(path: string, names: readonly string[] = []): void {
    const unknown = names.findIndex((name) => !isKind(name) && !this.#counts.has(name));
    if (unknown >= 0) this.#expectName(`${path}[${unknown}]`, names[unknown]);
  }
}

/**
 * The first contradiction within a well-formed description.
 *
 * @param root the start of its path
 * @param checkTotal whether the number of dealt cards is checked; two options together may deal more or fewer cards
 *   than the deck has
 */
export function contradictionOf(variant: Variant, root: string, checkTotal = true): Fault | undefined {
  const found = new Contradictions(variant, root);
  found.checkDeal(checkTotal);
  found.checkGoal();
  found.checkGroups();
  found.checkTable();
  return found.first;
}
