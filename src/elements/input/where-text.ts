// Announcements of the focused place, and what the answers to the query keys are based on.
import type { Pile, Position } from '../../engine/index.js';
import { groupOf } from '../../engine/pile-names.js';
import type { Session } from '../../session/session.js';
import type { SolvabilityStatus } from '../../session/solvability.js';
import type { Fan } from '../cards/pile-layout.js';
import type { SelectedCards } from './selection.js';
import type { KeyAction } from '../../controller/keymap.js';
import { cardLabel, placeLabel } from '../../text/pile-labels.js';
import { pileOf, type MessageFormatter } from '../../text/message-formatter.js';
import type { TableItem } from '../table/table-items.js';

/** The query commands. */
export type Query = Extract<KeyAction, `say${string}`>;

/** The state that the answers are based on. */
export interface QueryContext {
  readonly session: Session;
  readonly formatter: MessageFormatter;
  /** The focused item. */
  readonly item: Pick<TableItem, 'pile' | 'index'> | undefined;
  readonly selected: SelectedCards | undefined;
  /** The last announcement. */
  readonly lastAnnounced: string;
  readonly verdict: SolvabilityStatus | undefined;
  /** Whether the page hides a part. */
  hides(part: string): boolean;
}

export const isQuery = (action: KeyAction): action is Query => action.startsWith('say');

/** The fan of a pile. */
export const fanOf = ({ game }: Pick<Session, 'game'>, pile: Pile): Fan =>
  game.description.layout.places[groupOf(pile.id)]?.fan ?? 'none';

/** "5 of clubs, 2 of 4, in tableau 3." */
export function whereText({ session, formatter, item }: QueryContext): string {
  const pile = pileOf(session.position, item?.pile ?? '');
  if (!pile || !item) return '';
  const place =
    item.index < 0
      ? placeLabel(pile, session.game, formatter)
      : cardLabel(pile, item.index, fanOf(session, pile), session.game, formatter);
  return formatter.message('sayWhere', { place, pile: pile.id });
}

/** "6 of hearts, tableau 1. Can drop." */
export const canDropText = (formatter: MessageFormatter, position: Position, pile: string): string =>
  formatter.verbosity === 'brief'
    ? formatter.message('canDropBrief')
    : formatter.message('canDrop', { place: formatter.place(position, pile) });
