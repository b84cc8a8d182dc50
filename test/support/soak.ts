// A game of the soak test: played at random from a seed, and compared with a second, slow engine at every move. `npm
// run soak` plays a million of them, a test some hundreds.
import {
  CARDS,
  Game,
  variants,
  writeMove,
  type Card,
  type GameEvent,
  type Move,
  type Position,
  type Setup,
  type Variant,
} from '../../src/engine.js';
import { cardsOf } from './cards.js';
import { GAMES, moveOf } from './decks.js';
import { conceivable, GAME_SETS, randomFrom, titleOf } from './games.js';
import { allowed, allows } from './referee.js';
import { agrees, made, sameList, slowDeal, slowStatus, type Slow } from './slow-game.js';
import { OPTIONAL, optionSetsOf } from './optional-games.js';
import { CUSTOM_GAMES as DESCRIBED } from './custom-games.js';
import { winVectors } from './vectors.js';

/** How often each thing happened. */
export type Counts = Record<string, number>;

export const count = (counts: Counts, what: string, n = 1): void => {
  counts[what] = (counts[what] ?? 0) + n;
};

/** A failed check, with everything needed to reproduce it. */
class SoakFault extends Error {}

/** The plan of a game: its variant and setup, the number of moves, and how they are chosen. */
interface Plan {
  readonly title: string;
  readonly variant: Variant;
  readonly setup: Setup;
  /** A winning line to follow for a while. */
  readonly line: readonly Move[];
  readonly most: number;
  readonly preference: 'any' | 'plays' | 'home';
}

const SETS = GAMES.map((variant) => GAME_SETS.filter((set) => set.variant === variant));
/** Validated once, not at each deal. */
const CUSTOM_GAMES = [...DESCRIBED, ...OPTIONAL].map((variant) => Game.deal(variant, { deal: 1 }).variant);
const WINS = winVectors();

/** The cards of a game: some suits may be missing, and the others repeated. */
function packOf({ decks = 1, suits = 4 }: Variant): Card[] {
  const kinds = CARDS.filter((card) => 'SHDC'.slice(0, suits).includes(card.charAt(1)));
  return Array.from({ length: (decks * 4) / suits }, () => kinds).flat();
}

/** The cards of a described game, shuffled. */
function deckFrom(variant: Variant, random: () => number): Card[] {
  const deck = packOf(variant);
  for (let i = deck.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [deck[i], deck[j]] = [deck[j] as Card, deck[i] as Card];
  }
  return deck;
}

/** Five of six are built-in games, each option set in turn; the others are optional or custom games. */
function planOf(index: number, random: () => number): Plan {
  const most = random() < 0.02 ? 500 : Math.floor(random() ** 2 * 180);
  const preference = (['plays', 'home', 'any'] as const)[Math.floor(random() * 3)] ?? 'any';
  const round = Math.floor(index / 6);
  const deal = 1 + Math.floor(random() * 999_999_999);
  const win = random() < 0.02 ? WINS[Math.floor(random() * WINS.length)] : undefined;
  if (win) {
    const variant = variants.get(win.variant) as Variant;
    const line = win.line.slice(0, win.line.length - Math.floor(random() ** 3 * 30)).map(moveOf);
    const setup = { deck: cardsOf(win.deck), options: win.options };
    return { title: titleOf(win), variant, setup, line, most: 500, preference: 'home' };
  }
  const inTurn = SETS[index % 6];
  const set = inTurn?.[round % inTurn.length];
  const variant = set ? variants.get(set.variant) : CUSTOM_GAMES[round % CUSTOM_GAMES.length];
  if (!variant) throw new Error('no game to play');
  const sets = set ? [set.options] : optionSetsOf(variant);
  const options = sets[Math.floor(round / CUSTOM_GAMES.length) % sets.length] ?? {};
  const { description } = Game.deal(variant, { deal, options });
  const cards = random() < 0.125 ? { deck: deckFrom(description, random) } : { deal };
  const title = titleOf({ variant: variant.id, options });
  return { title, variant, setup: { ...cards, options }, line: [], most, preference };
}

const samePosition = (one: Position, other: Position): boolean =>
  one.score === other.score &&
  one.net === other.net &&
  one.stake === other.stake &&
  one.status === other.status &&
  one.redeals === other.redeals &&
  one.moves === other.moves &&
  one.deal === other.deal &&
  one.variant === other.variant &&
  JSON.stringify(one.options) === JSON.stringify(other.options) &&
  one.piles.length === other.piles.length &&
  one.piles.every((pile, i) => {
    const twin = other.piles[i];
    return pile.id === twin?.id && pile.faceDown === twin.faceDown && sameList(pile.cards, twin.cards);
  });

const numbers = new Map<Card, number>(CARDS.map((card, i) => [card, i]));

/** Whether a position has all cards of the game, each as often as the game has it. */
function isWhole({ piles }: Position, pack: readonly Card[]): boolean {
  const left = new Int8Array(52);
  for (const card of pack) (left[numbers.get(card) as number] as number)++;
  let cards = 0;
  for (const pile of piles) {
    if (pile.faceDown < 0 || pile.faceDown > pile.cards.length) return false;
    for (const card of pile.cards) {
      const number = numbers.get(card);
      if (number === undefined || --(left[number] as number) < 0) return false;
      cards++;
    }
  }
  return cards === pack.length;
}

/** One game in play, with the same game in the second engine and all positions so far. */
class RandomGame {
  readonly #counts: Counts;
  readonly #plan: Plan;
  readonly #name: string;
  readonly #random: () => number;
  readonly game: Game;
  readonly #pack: readonly Card[];
  /** The tables since the deal, and the positions that the engine returned for them. */
  readonly #slow: Slow[];
  readonly #seen: Position[];

  constructor(index: number, seed: number, counts: Counts) {
    this.#random = randomFrom(Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(seed, 0x85ebca6b));
    this.#plan = planOf(index, this.#random);
    this.#name = `game ${String(index)} of seed ${String(seed)}: ${this.#plan.title}`;
    this.#counts = counts;
    this.game = Game.deal(this.#plan.variant, this.#plan.setup);
    this.#pack = packOf(this.game.description);
    this.#slow = [slowDeal(this.game)];
    this.#seen = [this.game.position];
    count(counts, 'games');
    count(counts, `games: ${this.#plan.variant.id}`);
  }

  /** Plays to the end of the plan, and checks the history. */
  run(): void {
    this.#conserved();
    const { most, line } = this.#plan;
    for (let n = 0; n < most; n++) {
      const move = line[n] ?? this.#choose();
      if (!move) break;
      this.#play(move);
      if (n >= line.length && this.#random() < 0.05) this.#back();
    }
    const { status, moves } = this.game.position;
    count(this.#counts, `ended ${status}`);
    const longest = 'most moves in a game';
    this.#counts[longest] = Math.max(this.#counts[longest] ?? 0, moves);
    this.#judged();
    this.#status();
    this.#save();
    this.#allTheWay();
  }

  #holds(what: string, held: boolean, more: () => unknown = () => ''): void {
    count(this.#counts, what);
    if (held) return;
    const { moves, cursor, deal, deck, options } = this.game.toJSON();
    const setup = JSON.stringify(deck ? { deck, options } : { deal, options });
    throw new SoakFault(
      `${what}: failed\n${this.#name}\n${setup}\n${moves.slice(0, cursor).join(' ')}\n${JSON.stringify(more())}`,
    );
  }

  #choose(): Move | undefined {
    const moves = this.game.legalMoves();
    if (this.#plan.preference === 'any') return this.#oneOf(moves);
    const plays = moves.filter(({ kind }) => kind === 'play');
    if (this.#plan.preference === 'home') {
      const home = plays.filter((move) => move.kind === 'play' && /^(fou|dis)/.test(move.to));
      if (home.length) return this.#oneOf(home);
    }
    return this.#oneOf(plays.length && this.#random() < 0.75 ? plays : moves);
  }

  #oneOf(moves: readonly Move[]): Move | undefined {
    return moves[Math.floor(this.#random() * moves.length)];
  }

  #play(move: Move): void {
    const before = this.#slow.at(-1) as Slow;
    const events = this.game.play(move);
    const { next, events: expectedEvents } = made(before, move);
    this.#slow.push(next);
    this.#seen.push(this.game.position);
    count(this.#counts, 'moves');
    this.#conserved();
    this.#holds(
      'events, piles and score of the second engine',
      this.#same(next, events, expectedEvents),
      () => ({
        move,
        events,
        expectedEvents,
        position: this.game.position,
        next,
      }),
    );
    if (this.#random() < 0.01) this.#judged();
    if (this.#random() < 0.04) this.#status();
    if (this.#random() < 0.002) this.#save();
  }

  #same(next: Slow, events: readonly GameEvent[], expectedEvents: readonly GameEvent[]): boolean {
    const { position } = this.game;
    return (
      agrees(position, next) &&
      position.moves === this.#seen.length - 1 &&
      JSON.stringify(events) === JSON.stringify(expectedEvents)
    );
  }

  #conserved(): void {
    const { position } = this.game;
    this.#holds('each card exactly once', isWhole(position, this.#pack), () => position);
  }

  /**
   * The engine lists exactly the moves that the second engine allows; in a tenth of the cases, each move is also
   * checked singly.
   */
  #judged(): void {
    const { game } = this;
    const slow = this.#slow.at(-1) as Slow;
    const listed = game.legalMoves().map(writeMove).sort();
    const due = allowed(slow).map(writeMove).sort();
    this.#holds('legal moves of the second engine', sameList(listed, due), () => ({
      listed,
      due,
    }));
    const all = this.#random() < 0.02;
    const share = all ? 1 : 0.01;
    for (const move of conceivable(game.position)) {
      if (share < 1 && this.#random() >= share) continue;
      const free = game.explain(move) === undefined;
      const right = free === listed.includes(writeMove(move)) && free === allows(slow, move);
      this.#holds('explain matches the list of legal moves', right, () => move);
    }
  }

  #status(): void {
    const { status } = this.game;
    const due = slowStatus(this.#slow.at(-1) as Slow);
    this.#holds('status of the slow definition', status === due, () => ({ status, due }));
    count(this.#counts, `status seen: ${due}`);
  }

  /** Undoes some moves and mostly redoes them; otherwise the game continues from there. */
  #back(): void {
    const most = this.#seen.length - 1;
    const steps = Math.min(most, 1 + Math.floor(this.#random() ** 3 * 12));
    for (let n = 1; n <= steps; n++) {
      this.game.undo();
      this.#at(most - n);
    }
    if (this.#random() < 0.3) {
      this.#seen.length = this.#slow.length = most - steps + 1;
      return;
    }
    for (let n = steps - 1; n >= 0; n--) {
      this.game.redo();
      this.#at(most - n);
    }
  }

  #at(moves: number): void {
    const { position } = this.game;
    const due = this.#seen[moves] as Position;
    this.#holds('undo and redo restore the exact position', samePosition(position, due), () => ({
      position,
      due,
    }));
  }

  /** Undoes to the deal and redoes to here, and checks every eighth position on the way. */
  #allTheWay(): void {
    const last = this.#seen.length - 1;
    // some games end with undone moves
    const ahead = this.game.canRedo;
    for (let at = last - 1; at >= 0; at--) {
      this.#holds('undo is possible', this.game.undo());
      if (at % 8 === 0) this.#at(at);
    }
    this.#holds('undo ends at the deal', !this.game.undo());
    for (let at = 1; at <= last; at++) {
      this.#holds('redo is possible', this.game.redo());
      if (at === last || at % 8 === 0) this.#at(at);
    }
    this.#holds('the same number of moves to redo', this.game.canRedo === ahead);
  }

  /** Saves with some moves undone, loads the text, and compares first the position, then the whole history. */
  #save(): void {
    const { game } = this;
    const last = this.#seen.length - 1;
    const undone = this.#random() < 0.5 ? 0 : Math.min(last, Math.floor(this.#random() ** 2 * (last + 1)));
    for (let n = 0; n < undone; n++) game.undo();
    const text = JSON.stringify(game);
    const loaded = Game.fromJSON(JSON.parse(text), { variant: this.#plan.variant });
    const same =
      JSON.stringify(loaded) === text &&
      samePosition(loaded.position, this.#seen[last - undone] as Position) &&
      loaded.canUndo === game.canUndo &&
      loaded.canRedo === game.canRedo;
    this.#holds('save and load', same, () => loaded);
    for (let n = 0; n < undone; n++) {
      game.redo();
      loaded.redo();
    }
    const end =
      samePosition(loaded.position, this.#seen[last] as Position) && loaded.canRedo === game.canRedo;
    this.#holds('redo of a loaded game to its end', end, () => loaded);
    let steps = 0;
    while (loaded.undo()) steps++;
    const start = steps === last && samePosition(loaded.position, this.#seen[0] as Position);
    this.#holds('undo of a loaded game to its deal', start, () => loaded);
  }
}

/** Plays a game of a seed; throws a {@link SoakFault} if any check fails. */
export function soak(index: number, seed: number, counts: Counts): void {
  new RandomGame(index, seed, counts).run();
}
