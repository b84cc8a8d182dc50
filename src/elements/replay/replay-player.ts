// The replay player: steps through a line of moves on a separate, read-only table. Its session is not saved, not
// counted and not announced.
import type { Move } from '../../engine/index.js';
import { isSameMove } from '../../engine/moves.js';
import { systemClock } from '../../platform/clock.js';
import { Session } from '../../session/session.js';
import type { CardPile } from '../cards/card-pile.js';
import type { FaceStyle } from '../cards/faces/face.js';
import type { TableSpace } from '../table/table-geometry.js';
import { fitTable, guessFaces, observeSize } from '../table/table-fit.js';
import { read, reducedMotion } from '../../platform/page.js';
import type { Preferences } from '../../controller/preferences.js';
import { eventText } from '../../text/event-text.js';
import type { MessageFormatter } from '../../text/message-formatter.js';
import { TableView } from '../table/table-view.js';
import type { SolutionLine } from '../../controller/solution-line.js';

/** Time in ms between two steps while playing, at speed 1. */
const STEP_MS = 900;

export class ReplayPlayer {
  #line: readonly Move[];
  /** The number of moves before the first position. */
  readonly from: number;
  readonly #grid: HTMLElement;
  readonly #session: Session;
  readonly #view: TableView;
  readonly #formatter: () => MessageFormatter;
  readonly #changed: () => void;
  readonly #stopFitting: () => void;
  #faces: FaceStyle;
  #stepText = '';
  #speed = 1;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Shows the deal on `grid`, a connected element. */
  constructor(
    { variant, deal, deck, options, line, from = 0 }: SolutionLine,
    grid: HTMLElement,
    makePile: () => CardPile,
    formatter: () => MessageFormatter,
    preferences: Preferences,
    changed: () => void,
  ) {
    this.#line = line;
    this.from = from;
    this.#grid = grid;
    this.#formatter = formatter;
    this.#changed = changed;
    this.#faces = guessFaces(grid, preferences.faces);
    this.#view = new TableView(grid, makePile);
    this.#view.mirrored = preferences.leftHanded === 'on';
    const setup = { deal: deal ?? undefined, deck, options, start: { line: line.slice(0, from) } };
    this.#session = new Session(variant, setup, systemClock, (event) => {
      this.#stepText = eventText(formatter(), event, this.#session) || this.#stepText;
    });
    this.#show(false);
    const felt = grid.parentElement ?? grid;
    this.#stopFitting = observeSize(felt, [], () => {
      fitTable(felt, this, preferences.faces);
      changed();
    });
  }

  /** The number of moves made, {@link from} … {@link length}. */
  get at(): number {
    return this.#session.game.moves;
  }

  get length(): number {
    return this.#line.length;
  }

  get line(): readonly Move[] {
    return this.#line;
  }

  /** The session of the table, read-only. */
  get session(): Pick<Session, 'position' | 'game'> {
    return this.#session;
  }

  /** The view of the table. */
  get view(): TableView {
    return this.#view;
  }

  /** The playback speed: 1 is about one move per second. */
  get speed(): number {
    return this.#speed;
  }

  set speed(speed: number) {
    this.#speed = speed;
    if (this.playing) this.#start();
  }

  /** The last step as text. */
  get stepText(): string {
    return this.#stepText;
  }

  get playing(): boolean {
    return this.#timer !== undefined;
  }

  fit(space: TableSpace): number {
    return this.#view.fit(this.#session.game.description, space);
  }

  get faces(): FaceStyle {
    return this.#faces;
  }

  set faces(faces: FaceStyle) {
    if (faces === this.#faces) return;
    this.#faces = faces;
    this.#show(false);
  }

  /** Goes to the position after `to` moves of the line or, if it is given, of another line from the same deal. */
  go(to: number, line = this.#line): void {
    this.#move(to, line);
    // at the end, or if a move of the line is not legal
    if (this.at >= this.length || this.at < to) this.stop();
    this.#show(!reducedMotion());
    this.#changed();
  }

  /** Like {@link go}, but without an animation and without calling `changed`. */
  show(to: number, line: readonly Move[]): void {
    this.#move(to, line);
    this.#show(false);
  }

  /** Continues on another line, which has the same moves up to the position shown. */
  follow(line: readonly Move[]): void {
    this.#line = line;
  }

  #move(to: number, line: readonly Move[]): void {
    const session = this.#session;
    if (line !== this.#line) {
      const made = session.moves;
      const fork = line.findIndex((move, i) => !isSameMove(move, made[i]));
      if (fork >= 0) while (this.at > fork && session.undo());
      this.#line = line;
    }
    for (let move; this.at < to && (move = this.#line[this.at]) && !session.play(move););
    while (this.at > Math.max(to, this.from) && session.undo());
    if (this.at === this.from) this.#stepText = '';
  }

  /** Starts playing (from the start, if at the end), or pauses. */
  toggle(): void {
    if (this.playing) this.stop();
    else {
      this.#start();
      this.go(this.at < this.length ? this.at + 1 : this.from);
    }
    this.#changed();
  }

  #start(): void {
    this.stop();
    this.#timer = setInterval(() => {
      if (!read(this.#grid.ownerDocument, 'hidden')) this.go(this.at + 1);
    }, STEP_MS / this.#speed);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Stops all timers. */
  end(): void {
    this.stop();
    this.#stopFitting();
  }

  #show(animated: boolean): void {
    this.#view.show(this.#session, this.#formatter(), this.#faces, animated ? 'move' : 'none');
    this.#view.pruneFocusables();
  }
}
