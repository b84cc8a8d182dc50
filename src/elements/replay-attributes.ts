// The attributes and properties of `<solitaire-replay>`. The element never writes them back.
import { invalidChoices, numberOf, toText, type InvalidAttribute } from '../controller/attribute-values.js';
import { invalidPreferences } from '../controller/preferences.js';
import { asWritten } from './shared/boolean-attributes.js';
import type { DealName } from '../engine/index.js';
import { TableAttributes } from './table-attributes.js';

/** The values of attributes with a fixed list, the default first. */
export const CHOICES = { controls: ['full', 'minimal', 'none'] } as const;

const SLOWEST = 0.1;
const FASTEST = 10;

const LAST_MOVE = 9999;

/** The attributes and properties of `<solitaire-replay>`. */
export class ReplayAttributes extends TableAttributes {
  static override properties = {
    at: { converter: numberOf },
    controls: { type: String },
    speed: { converter: numberOf },
    markLoss: { type: Boolean, converter: asWritten, attribute: 'mark-loss' },
  };

  /** The deal number, 1 … 999,999,999, or `ms-11982` as in a game. A replay needs it, or a `deck`. Default: 1. */
  declare deal: DealName | undefined;
  /** The moves from the deal on, in [notation](notation.md): `16 7f D2 w6`. Default: none. */
  declare line: string | undefined;
  /** The number of moves of the position that is shown first, and in print. Default: 0. */
  declare at: number | undefined;
  /**
   * `full`: buttons, slider, speed and the list of moves; `minimal`: without speed and list; `none`: only the
   * table. Default: `full`.
   */
  declare controls: (typeof CHOICES)['controls'][number];
  /** The playback speed, 0.1 … 10; 1 is about one move per second. Default: 1. */
  declare speed: number | undefined;
  /**
   * Searches for the move after which the game can no longer be won, or reach its aim, and shows it in the list.
   * Default: false.
   */
  declare markLoss: boolean;

  constructor() {
    super();
    this.controls = 'full';
    this.markLoss = false;
  }

  /** The number of moves of the first position. */
  protected get firstStep(): number {
    const at = numberOf(toText(this.at, '0'));
    return this.#isStep(at) ? at : 0;
  }

  /** The initial speed. */
  protected get firstSpeed(): number {
    const speed = numberOf(toText(this.speed, '1'));
    return this.#isSpeed(speed) ? speed : 1;
  }

  #isStep(value: unknown): value is number {
    return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= LAST_MOVE;
  }

  #isSpeed(value: unknown): value is number {
    return typeof value === 'number' && value >= SLOWEST && value <= FASTEST;
  }

  /** Invalid attributes other than those of the deal. */
  protected get invalidAttributes(): InvalidAttribute[] {
    const { at, speed } = this;
    const isWrong = (value: unknown, allowed: (value: unknown) => boolean): boolean =>
      value !== undefined && !allowed(numberOf(toText(value)));
    return [
      ...this.invalidBooleans,
      ...invalidChoices(CHOICES, this),
      ...invalidPreferences(this.pagePreferences),
      ...this.invalidObjects,
      ...(isWrong(at, (value) => this.#isStep(value))
        ? [{ attribute: 'at', value: at, expected: `0 … ${String(LAST_MOVE)}` }]
        : []),
      ...(isWrong(speed, (value) => this.#isSpeed(value))
        ? [{ attribute: 'speed', value: speed, expected: `${String(SLOWEST)} … ${String(FASTEST)}` }]
        : []),
    ];
  }
}
