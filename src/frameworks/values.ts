// The values of attributes that are plain strings in the classes, for the types of templates. The elements accept any
// string and report an invalid one; in a template, an invalid value is a type error. test/smoke/frameworks-typescript
// compares these lists with the games and the elements.
import type { Card } from '../engine/index.js';
import type { Tag } from './element-types.js';

declare global {
  /**
   * The games that `variant` may name in templates, and the values of their options. Add your own games by declaration
   * merging.
   *
   * @example
   * declare global {
   *   interface SolitaireVariants {
   *     'little-golf': { draw: 1 | 2 };
   *   }
   * }
   */
  interface SolitaireVariants {
    klondike: {
      draw: 3 | 1;
      redeals: 'unlimited' | number;
      runs: 'whole' | 'any';
      scoring: 'standard' | 'vegas' | 'none';
    };
    reno: { end: 'no-play' | 'empty-stock' };
    cruel: object;
    demon: { reserve: 13 | 10; runs: 'whole' | 'any'; scoring: 'cards' | 'vegas' };
    'over-under': { end: 'no-play' | 'empty-stock' };
  }
}

/** The values of an option in all games that have it. */
type OptionOf<K extends string> = {
  [Id in keyof SolitaireVariants]: SolitaireVariants[Id] extends Readonly<Record<K, infer V>> ? V : never;
}[keyof SolitaireVariants];

/** The parts that `without` can hide. */
export type Part =
  | ('score' | 'moves' | 'time' | 'deal' | 'new' | 'restart' | 'undo' | 'hints' | 'finish' | 'pause' | 'menu')
  | ('bookmark' | 'statistics' | 'options' | 'look' | 'help' | 'share' | 'daily' | 'verdict' | 'worker')
  | ('fullscreen' | 'counts' | 'bar' | 'toolbar');

/** A list separated by spaces. The first and the last word are checked; types cannot express more without inference. */
type Words<W extends string> = '' | W | (`${W} ${string}` & `${string} ${W}`);

/** The game and its rule options. */
interface RuleValues {
  variant: keyof SolitaireVariants;
  draw: OptionOf<'draw'>;
  redeals: OptionOf<'redeals'>;
  runs: OptionOf<'runs'>;
  reserve: OptionOf<'reserve'>;
  scoring: OptionOf<'scoring'>;
  end: OptionOf<'end'>;
}

/** By tag and property. */
export interface Values {
  'solitaire-game': RuleValues & { without: Words<Part> };
  'solitaire-replay': RuleValues;
  'card-pile': object;
  'playing-card': { card: Card | '' };
}

/** The type of a property's value in a template: from the lists above, otherwise from the class. */
export type ValueOf<T extends Tag, K extends keyof HTMLElementTagNameMap[T]> = K extends keyof Values[T]
  ? Values[T][K]
  : HTMLElementTagNameMap[T][K];
