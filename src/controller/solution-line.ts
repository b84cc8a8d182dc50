// A line of moves that the replay shows, with its deal.
import type { Card, DealName, Move, OptionChoice, Variant } from '../engine/index.js';

/** A line of moves from a deal, such as one to its aim. */
export interface SolutionLine {
  readonly variant: string | Variant;
  readonly deal: DealName | null;
  readonly deck?: readonly Card[] | undefined;
  readonly options: Readonly<Record<string, OptionChoice>>;
  readonly line: readonly Move[];
  /** The number of moves before the first position to show. Default: 0. */
  readonly from?: number;
}
