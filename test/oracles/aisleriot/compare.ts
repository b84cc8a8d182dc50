// One random game in AisleRiot and here: every position and every legal move is compared.
import { Game, variants, type Card, type Move, type Position, type Variant } from '../../../src/engine.js';
import { pileId } from '../../../src/engine/pile-names.js';
import { applyOptions, completeOptions } from '../../../src/engine/options.js';
import { randomFrom } from '../../support/games.js';
import { OPTIONAL } from '../../support/optional-games.js';
import type { Legal, Oracle, State } from './oracle.js';
import { ALWAYS, type Comparison } from './table.js';

/** Cards of a pile as AisleRiot writes them, by the id of the pile. */
type Piles = ReadonlyMap<string, readonly string[]>;

/** The number of moves that were compared, and how often each intended difference was met. */
export interface Tally {
  games: number;
  positions: number;
  moves: number;
  readonly differences: Record<string, number>;
}

const MOST_MOVES = 70;

/** The slots of the piles by their ids. */
class Slots {
  readonly ids = new Map<number, string>();
  readonly numbers = new Map<string, number>();

  constructor({ slots }: Comparison) {
    for (const [group, numbers] of Object.entries(slots)) {
      numbers.forEach((slot, i) => {
        const id = pileId(group, i + 1, numbers.length);
        this.ids.set(slot, id);
        this.numbers.set(id, slot);
      });
    }
  }

  /** Exchanges slots of foundations that AisleRiot starts with other suits than the game does: spades, hearts and so on. */
  orderAces({ slots }: State): void {
    const aces = slots.filter(
      ({ i, cards }) => this.ids.get(i)?.startsWith('foundation') && cards.length === 1,
    );
    if (aces.length < 4) return;
    for (const { i, cards } of aces) {
      const id = `foundation-${String('SHDC'.indexOf(cards[0]?.charAt(1) ?? '') + 1)}`;
      this.ids.set(i, id);
      this.numbers.set(id, i);
    }
  }

  pilesOf({ slots }: State): Piles {
    return new Map(
      slots.flatMap(({ i, cards }) => (this.ids.has(i) ? [[this.ids.get(i) as string, cards]] : [])),
    );
  }
}

const plain = (card: string): Card => card.replace('-', '') as Card;

/** The ids of the piles that a name of a description means. */
const idsOf = ({ piles }: Variant, name: string): string[] =>
  Object.entries(piles).flatMap(([group, { kind = group, count = 1 }]) =>
    kind === name || group === name
      ? Array.from({ length: count }, (_, i) => pileId(group, i + 1, count))
      : [],
  );

/** The deck that is dealt here as AisleRiot dealt it. */
function deckOf(variant: Variant, shown: Piles): Card[] {
  const { deal } = variant;
  const deck: Card[] = [];
  const sought: Card[] = [];
  const left = new Map([...shown].map(([id, cards]) => [id, cards.map(plain)]));
  const take = (id: string, count: number): Card[] => left.get(id)?.splice(0, count) ?? [];
  for (const { to, each = 1, by, rank } of deal) {
    const ids = idsOf(variant, to);
    const sizes = ids.map((_, i) => (typeof each === 'number' ? each : (each[i] ?? 0)));
    if (rank) sought.push(...ids.flatMap((id) => take(id, 1)));
    else if (by === 'row')
      for (let row = 0; row < Math.max(...sizes); row++)
        ids.forEach((id, i) => deck.push(...take(id, row < (sizes[i] ?? 0) ? 1 : 0)));
    else ids.forEach((id, i) => deck.push(...take(id, sizes[i] ?? 0)));
  }
  return [...deck, ...(left.get('stock') ?? []).reverse(), ...sought];
}

const written = ({ cards, faceDown }: Position['piles'][number]): string[] =>
  cards.map((card, i) => (i < faceDown ? `-${card}` : card));

const textOf = (move: Move): string =>
  move.kind === 'play'
    ? `${move.from} ${String(move.count)} ${move.to}`
    : move.kind === 'pair'
      ? `${move.from} with ${move.with}`
      : move.kind;

/** Random games of one kind. */
export class Comparer {
  readonly #comparison: Comparison;
  readonly #variant: Variant;
  readonly #oracle: Oracle;
  readonly tally: Tally = { games: 0, positions: 0, moves: 0, differences: {} };

  constructor(comparison: Comparison, oracle: Oracle) {
    this.#comparison = comparison;
    this.#oracle = oracle;
    const { variant: id, patch } = comparison;
    const found = variants.get(id) ?? OPTIONAL.find((one) => one.id === id);
    if (!found) throw new Error(`There is no game ${id}.`);
    this.#variant = patch ? patch.of(found) : found;
  }

  async play(seed: number): Promise<void> {
    const { module, theirs, options = {}, firstClick } = this.#comparison;
    const slots = new Slots(this.#comparison);
    let state = await this.#oracle.deal(module, seed, theirs);
    if (firstClick) state = await this.#oracle.click(0);
    slots.orderAces(state);
    const data = applyOptions(this.#variant, completeOptions(this.#variant, options));
    const deck = deckOf(data, slots.pilesOf(state));
    const game = Game.deal(this.#variant, { deck, options });
    this.tally.games++;
    const random = randomFrom(seed);
    const way: string[] = [];
    const fail = (what: string): never => {
      throw new Error(
        `${this.#variant.id}, seed ${String(seed)}: ${what}\nafter: ${way.join(', ')}\n${game.position.piles
          .map((pile) => `${pile.id}: ${written(pile).join(' ')}`)
          .join('\n')}`,
      );
    };
    for (let n = 0; n < MOST_MOVES; n++) {
      const different = this.#differenceOf(game, slots.pilesOf(state));
      if (different !== undefined) fail(different);
      this.tally.positions++;
      const isWon = this.#comparison.isWon?.(game.position) ?? game.status === 'won';
      if (state.won !== isWon) fail(`won in one program only: ${String(state.won)}`);
      if (state.won) return;
      const common = this.#commonMoves(game, await this.#legal(slots), slots, fail);
      const home = common.filter((move) => move.kind === 'play' && move.to.startsWith('foundation'));
      const plays = common.filter(({ kind }) => kind === 'play' || kind === 'pair');
      const list = home.length && random() < 0.4 ? home : plays.length && random() < 0.7 ? plays : common;
      const move = list[Math.floor(random() * list.length)];
      if (!move) return;
      way.push(textOf(move));
      state = await this.#perform(move, slots);
      for (const event of game.play(move)) {
        if (event.kind !== 'collected' || !this.#comparison.byHand) continue;
        const { from, to, cards } = event;
        state = await this.#perform({ kind: 'play', from, to, count: cards.length }, slots);
      }
      if (this.#comparison.auto) this.#follow(game, slots.pilesOf(state));
    }
  }

  async #legal({ numbers }: Slots): Promise<Legal> {
    const legal = await this.#oracle.legal();
    const waste = numbers.get('waste');
    const isPair = this.#comparison.pairs && waste !== undefined && (await this.#oracle.pairs(waste));
    return isPair ? { ...legal, moves: [...legal.moves, [waste, 1, waste]] } : legal;
  }

  #perform(move: Move, { numbers }: Slots): Promise<State> {
    const slot = (id: string): number => numbers.get(id) as number;
    if (move.kind === 'pair') return this.#oracle.drag(slot(move.from), 1, slot(move.with));
    if (move.kind !== 'play') return this.#oracle.click(slot('stock'));
    if (this.#comparison.pairs) return this.#oracle.click(slot(move.from));
    return this.#oracle.drag(numbers.get(move.from) as number, move.count, numbers.get(move.to) as number);
  }

  /** The first pile that differs. */
  #differenceOf({ position }: Game, shown: Piles): string | undefined {
    const { anySide, topOnly, absent } = this.#comparison;
    for (const pile of position.piles) {
      if (absent?.[pile.id]) continue;
      const from = topOnly?.[pile.id] ? -1 : 0;
      const cards = shown
        .get(pile.id)
        ?.slice(from)
        .map(anySide?.[pile.id] ? plain : (card) => card);
      const own = (anySide?.[pile.id] ? [...pile.cards] : written(pile)).slice(from);
      if (cards?.join() !== own.join())
        return `${pile.id} differs: AisleRiot has ${cards?.join(' ') ?? 'none'}`;
    }
    return undefined;
  }

  /** Plays the cards that AisleRiot played to the foundations by itself. */
  #follow(game: Game, shown: Piles): void {
    for (let more = true; more && this.#differenceOf(game, shown) !== undefined;) {
      const move = game.legalMoves().find((one) => {
        if (one.kind !== 'play' || !one.to.startsWith('foundation')) return false;
        const card = game.position.piles.find(({ id }) => id === one.from)?.cards.at(-1);
        return card !== undefined && shown.get(one.to)?.includes(card);
      });
      more = move !== undefined;
      if (move) game.play(move);
    }
  }

  /** The moves that both programs allow; all others have to be intended differences. */
  #commonMoves(game: Game, legal: Legal, { ids, numbers }: Slots, fail: (what: string) => never): Move[] {
    const { position } = game;
    const stock = numbers.get('stock');
    const theirs = new Map<string, Move>();
    const { pairs } = this.#comparison;
    const add = (move: Move): unknown => theirs.set(textOf(move), move);
    const order = position.piles.map(({ id }) => id);
    for (const [from, count, to] of legal.moves) {
      const [one, other] = [ids.get(from) ?? '?', ids.get(to) ?? '?'];
      if (!pairs) add({ kind: 'play', from: one, to: other, count });
      else {
        const [first = '', second = ''] = [one, other].sort((a, b) => order.indexOf(a) - order.indexOf(b));
        add({ kind: 'pair', from: first, with: second });
      }
    }
    for (const click of pairs ? legal.clicks.filter((slot) => slot !== stock) : [])
      add({ kind: 'play', from: ids.get(click) ?? '?', to: 'discard', count: 1 });
    if (stock !== undefined && legal.clicks.includes(stock)) {
      const hasCards = position.piles.some(({ kind, cards }) => kind === 'stock' && cards.length);
      add({ kind: hasCards ? 'draw' : 'redeal' });
    }
    const own = new Map(game.legalMoves().map((move) => [textOf(move), move]));
    this.tally.moves += own.size;
    const check = (only: 'AisleRiot' | 'here', moves: Map<string, Move>, others: Map<string, Move>): void => {
      for (const [text, move] of moves) {
        if (others.has(text)) continue;
        const meant = [...ALWAYS, ...(this.#comparison.differences ?? [])].find(
          (one) => one.only === only && one.is(move, position),
        );
        if (!meant) fail(`only ${only === 'here' ? 'the game here' : only} allows ${text}`);
        else this.tally.differences[meant.reason] = (this.tally.differences[meant.reason] ?? 0) + 1;
      }
    };
    check('AisleRiot', theirs, own);
    check('here', own, theirs);
    return [...own].filter(([text]) => theirs.has(text)).map(([, move]) => move);
  }
}
