// A way through a deal, played step by step on a table of its own: a session that nobody keeps, counts or hears,
// shown on piles that cannot be touched.
import type { Card, Move, OptionChoice, Variant } from '../engine/index.js';
import { systemClock } from '../platform/clock.js';
import { Session } from '../session/session.js';
import type { CardPile } from './card-pile.js';
import type { FaceStyle } from './faces/face.js';
import { fitFaces, guessFaces, keepFacesFit } from './fit.js';
import { reducedMotion } from './flights.js';
import type { Looks } from './looks.js';
import { eventText } from './messages.js';
import type { Phrases } from './phrases.js';
import { TableView } from './table-view.js';

/** A way from a deal to its aim. */
export interface Way {
  readonly variant: string | Variant;
  readonly deal: number | null;
  readonly deck?: readonly Card[] | undefined;
  readonly options: Readonly<Record<string, OptionChoice>>;
  readonly line: readonly Move[];
}

/** From one step to the next while it plays by itself. */
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

  /** Shows the deal on `grid`, which is on the page. */
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

  /** How many moves are made, and of how many. */
  get at(): number {
    return this.#session.position.moves;
  }

  get length(): number {
    return this.#line.length;
  }

  /** The last step in words. */
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

  /** Steps to where so many moves are made. */
  go(to: number): void {
    const session = this.#session;
    for (let move; this.at < to && (move = this.#line[this.at]) && !session.play(move););
    while (this.at > to && session.undo());
    if (!this.at) this.#said = '';
    // at its end, or where a move of the line cannot be made
    if (this.at >= this.length || this.at < to) this.stop();
    this.#show(!reducedMotion());
    this.#changed();
  }

  /** Plays by itself, from the start again where it is at its end; or stops. */
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

  /** Leaves nothing running. */
  end(): void {
    this.stop();
    this.#fitting.disconnect();
  }

  #show(flying: boolean): void {
    this.#view.show(this.#session, this.#phrases(), this.#faces, flying ? 'move' : 'none');
    this.#view.cover();
  }
}
