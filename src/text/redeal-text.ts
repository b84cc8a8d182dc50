// Names of a redeal by its kind: the waste is turned over, or the columns are gathered and dealt again.
import type { Variant } from '../engine/index.js';
import type { MessageFormatter } from './message-formatter.js';

const isRecycled = ({ redeal }: Variant): boolean => redeal?.kind === 'recycle';

/** The action as a label: "Turn over the waste", "Redeal". */
export const redealLabel = (formatter: MessageFormatter, game: Variant): string =>
  formatter.message(isRecycled(game) ? 'recycle' : 'redeal');

/** The action as part of a sentence: "turning over the waste", "redeal". */
export const redealFragment = (formatter: MessageFormatter, game: Variant): string =>
  formatter.fragment(formatter.texts[isRecycled(game) ? 'moveRecycle' : 'moveRedeal']);
