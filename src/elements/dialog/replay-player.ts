// The replay player: steps through the solution of a deal on a separate, read-only table. Its session is not saved, not
// counted and not announced.
import type { Move } from '../../engine/index.js';
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

/** Time in ms between two steps while playing. */
const STEP_MS = 900;

export class ReplayPlayer {
  readonly #line: readonly Move[];
  readonly #grid: HTMLElement;
  readonly #session: Session;
  readonly #view: TableView;
  readonly #formatter: () => MessageFormatter;
  readonly #changed: () => void;
  readonly #fitting: ResizeObserver;
  #faces: FaceStyle;
  #stepText = '';
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Shows the deal on `grid`, a connected element. */
  constructor(
    { variant, deal, deck, options, line }: SolutionLine,
    grid: HTMLElement,
    makePile: () => CardPile,
    formatter: () => MessageFormatter,
    preferences: Preferences,
    changed: () => void,
  ) {
    this.#line = line;
    this.#grid = grid;
    this.#formatter = formatter;
    this.#changed = changed;
    this.#faces = guessFaces(grid, preferences.faces);
    this.#view = new TableView(grid, makePile);
    this.#view.mirrored = preferences.leftHanded === 'on';
    const setup = { deal: deal ?? undefined, deck, options };
    this.#session = new Session(variant, setup, systemClock, (event) => {
      this.#stepText = eventText(formatter(), event, this.#session) || this.#stepText;
    });
    this.#show(false);
    const felt = grid.parentElement ?? grid;
    this.#fitting = observeSize(felt, () => {
      fitTable(felt, this, preferences.faces);
    });
  }

  /** The number of the current step and the total number. */
  get at(): number {
    return this.#session.position.moves;
  }

  get length(): number {
    return this.#line.length;
  }

  /** The last step as text. */
  get stepText(): string {
    return this.#stepText;
  }

  get playing(): boolean {
    return this.#timer !== undefined;
  }

  fit(space: TableSpace): number {
    return this.#view.fit(this.#session.game.variant, space);
  }

  get faces(): FaceStyle {
    return this.#faces;
  }

  set faces(faces: FaceStyle) {
    if (faces === this.#faces) return;
    this.#faces = faces;
    this.#show(false);
  }

  /** Goes to the position after `n` moves. */
  go(to: number): void {
    const session = this.#session;
    for (let move; this.at < to && (move = this.#line[this.at]) && !session.play(move););
    while (this.at > to && session.undo());
    if (!this.at) this.#stepText = '';
    // at the end, or if a move of the line is not legal
    if (this.at >= this.length || this.at < to) this.stop();
    this.#show(!reducedMotion());
    this.#changed();
  }

  /** Starts playing (from the start, if at the end), or pauses. */
  toggle(): void {
    if (this.playing) this.stop();
    else {
      this.#timer = setInterval(() => {
        if (!read(this.#grid.ownerDocument, 'hidden')) this.go(this.at + 1);
      }, STEP_MS);
      this.go(this.at < this.length ? this.at + 1 : 0);
    }
    this.#changed();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Stops all timers. */
  end(): void {
    this.stop();
    this.#fitting.disconnect();
  }

  #show(flying: boolean): void {
    this.#view.show(this.#session, this.#formatter(), this.#faces, flying ? 'move' : 'none');
    this.#view.pruneFocusables();
  }
}
