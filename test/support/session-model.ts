// A model of a session for tests with random commands: the positions since the deal with a cursor, a clock, a bookmark,
// and the games started. It uses the slow second engine and shares no code with the session.
import type { Card, Move, Position } from '../../src/engine.js';
import { made, type Slow } from './slow-game.js';

const IDLE_MS = 60_000;

/** A move that was made, the table after it, and whether the move was automatic. */
export interface Made {
  readonly move: Move;
  readonly table: Slow;
  readonly automatic: boolean;
}

/** The statistics of a game. */
export interface Counted {
  readonly won: boolean;
  readonly moves: number;
  readonly net: number;
}

/** A game that undo restores after another deal or a restart ended it. */
interface Previous {
  readonly deal: Slow;
  readonly line: readonly Made[];
  readonly cursor: number;
  readonly bookmark: readonly Made[] | undefined;
  readonly kept: ReadonlySet<Card>;
  readonly won: boolean;
  readonly day: string | undefined;
  readonly seconds: number;
}

export class SessionModel {
  deal: Slow;
  line: readonly Made[] = [];
  cursor = 0;
  bookmark: readonly Made[] | undefined;
  /** Cards that autoplay leaves on the table. */
  kept = new Set<Card>();
  won = false;
  /** The game that undo restores, until the first move. */
  previous: Previous | undefined;
  /** The date of a daily deal. */
  day: string | undefined;
  paused = false;
  hidden = false;
  now = 0;
  played = 0;
  /** The counted games by game and options, then by deal. */
  readonly counted = new Map<string, Map<string, Counted>>();
  #started = false;
  #idle = false;
  #touched = 0;

  constructor(deal: Slow) {
    this.deal = deal;
  }

  get table(): Slow {
    return this.line[this.cursor - 1]?.table ?? this.deal;
  }

  get moves(): readonly Move[] {
    return this.line.map(({ move }) => move);
  }

  get canReturn(): boolean {
    const { bookmark } = this;
    if (!bookmark) return false;
    return bookmark.length !== this.cursor || !this.#follows(bookmark, this.cursor);
  }

  play(move: Move, automatic: boolean): void {
    const { next: table } = made(this.table, move);
    this.line = [...this.line.slice(0, this.cursor), { move, table, automatic }];
    this.#to(this.cursor + 1);
  }

  /** The target of an undo: before the player's last own move. */
  get back(): number {
    let to = Math.max(0, this.cursor - 1);
    while (to > 0 && this.line[to]?.automatic) to--;
    return to;
  }

  /** The target of a redo: before the player's next own move. */
  get forth(): number {
    let to = Math.min(this.line.length, this.cursor + 1);
    while (this.line[to]?.automatic) to++;
    return to;
  }

  step(cursor: number): void {
    if (cursor !== this.cursor) this.#to(cursor);
  }

  mark(): void {
    this.bookmark = this.line.slice(0, this.cursor);
  }

  /** Later moves can be redone if they follow from the bookmark. */
  goBack(): void {
    const { bookmark = [] } = this;
    const was = this.table;
    if (!this.#follows(bookmark, this.line.length)) this.line = bookmark;
    this.cursor = bookmark.length;
    this.#changed(was);
  }

  /** The game to restore after another one starts: this one or, if no move was made in it, the one before it. */
  keep(): Previous | undefined {
    const { deal, line, cursor, bookmark, won, day } = this;
    if (!line.length) return this.previous;
    const seconds = Math.round(this.played / 1000);
    return { deal, line, cursor, bookmark, kept: new Set(this.kept), won, day, seconds };
  }

  /** Undo right after another game was started. */
  comeBackTo({ deal, line, cursor, bookmark, kept, day, seconds }: Previous): void {
    this.begin(deal, line, cursor);
    this.bookmark = bookmark;
    this.kept = new Set(kept);
    this.day = day;
    this.#wait(seconds * 1000);
  }

  /** Starts another game, or the same one with less information. */
  begin(deal: Slow, line: readonly Made[] = [], cursor = 0): void {
    this.deal = deal;
    this.line = line;
    this.cursor = cursor;
    this.kept = new Set();
    this.bookmark = undefined;
    this.previous = undefined;
    this.#wait(0);
  }

  /** The page is closed and opened again. */
  leave(played: number): void {
    this.hidden = false;
    this.#wait(played);
  }

  /** The clock stops until the next move. */
  #wait(played: number): void {
    this.played = played;
    this.#started = false;
    this.paused = false;
    this.touch();
  }

  touch(): void {
    this.#idle = false;
    this.#touched = this.now;
  }

  comeBack(): void {
    if (this.hidden) this.#touched = this.now;
    this.hidden = false;
  }

  /** Time passes; only a minute of it counts while nothing happens. */
  pass(ms: number, over: boolean): void {
    const since = this.now;
    this.now += ms;
    if (!this.#started || this.paused || this.hidden || this.#idle || over) return;
    const until = Math.min(this.now, this.#touched + IDLE_MS);
    this.played += Math.max(0, until - since);
    this.#idle = this.now >= this.#touched + IDLE_MS;
  }

  /** Counts a change: each game once, in its current state, or in the state when it was first won. */
  count(key: string, id: string, { moves, net }: Position): void {
    const games = this.counted.get(key) ?? new Map<string, Counted>();
    this.counted.set(key, games);
    if (!games.get(id)?.won) games.set(id, { won: this.won, moves, net });
  }

  #follows(bookmark: readonly Made[], end: number): boolean {
    const same = (one: Made, other: Made | undefined): boolean =>
      JSON.stringify(one.move) === JSON.stringify(other?.move);
    return bookmark.length <= end && bookmark.every((one, i) => same(one, this.line[i]));
  }

  #to(cursor: number): void {
    const was = this.table;
    this.cursor = cursor;
    this.#changed(was);
  }

  #changed(was: Slow): void {
    const home = ({ piles }: Slow): readonly Card[] =>
      piles.flatMap(({ kind, cards }) => (kind === 'foundation' ? cards : []));
    for (const card of home(was)) this.kept.add(card);
    for (const card of home(this.table)) this.kept.delete(card);
    this.previous = undefined;
    this.#started = true;
    this.paused = false;
    this.touch();
  }
}
