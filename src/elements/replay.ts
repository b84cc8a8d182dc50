// The replay player: steps through the solution of a deal on a separate, read-only table. Its session is not saved, not
// counted and not announced.
import type { Move } from '../engine/index.js';
import { systemClock } from '../platform/clock.js';
import { Session } from '../session/session.js';
import type { CardPile } from './card-pile.js';
import type { FaceStyle } from './faces/face.js';
import { fitFaces, guessFaces, keepFacesFit } from './fit.js';
import { reducedMotion } from '../platform/page.js';
import type { Looks } from './looks.js';
import { eventText } from './messages.js';
import type { Phrases } from './phrases.js';
import { TableView } from './table-view.js';
import type { Way } from './solution-line.js';

/** Time in ms between two steps while playing. */
const STEP_MS = 900;

export class Replay {
  readonly #line: readonly Move[];
  readonly #grid: HTMLElement;
  readonly #session: Session;
  readonly #view: TableView;
  readonly #phrases: () => Phrases;
  readonly #changed: () => void;
  readonly #fitting: ResizeObserver;
  #faces: FaceStyle;
  #said = '';
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Shows the deal on `grid`, a connected element. */
  constructor(
    { variant, deal, deck, options, line }: Way,
    grid: HTMLElement,
    makePile: () => CardPile,
    phrases: () => Phrases,
    looks: Looks,
    changed: () => void,
  ) {
    this.#line = line;
    this.#grid = grid;
    this.#phrases = phrases;
    this.#changed = changed;
    this.#faces = guessFaces(grid, looks.faces);
    this.#view = new TableView(grid, makePile);
    this.#view.mirrored = looks.leftHanded === 'on';
    const setup = { deal: deal ?? undefined, deck, options };
    this.#session = new Session(variant, setup, systemClock, (event) => {
      this.#said = eventText(phrases(), event, this.#session) || this.#said;
    });
    this.#show(false);
    this.#fitting = keepFacesFit(grid, () => {
      fitFaces(this, looks.faces);
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
  get said(): string {
    return this.#said;
  }

  get playing(): boolean {
    return this.#timer !== undefined;
  }

  get cardWidth(): number {
    return this.#view.cardWidth;
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
    if (!this.at) this.#said = '';
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
        if (!this.#grid.ownerDocument.hidden) this.go(this.at + 1);
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
    this.#view.show(this.#session, this.#phrases(), this.#faces, flying ? 'move' : 'none');
    this.#view.cover();
  }
}
