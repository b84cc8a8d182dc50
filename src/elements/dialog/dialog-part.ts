// The dialog with all its pages, as the game uses it. In the split build, dialog-part-split.ts replaces this file and
// loads it when the dialog is opened for the first time.
import type { LitElement, nothing, TemplateResult } from 'lit';
import type { GameController } from '../../controller/game-controller.js';
import type { Arrangement } from '../../engine/index.js';
import type { MessageFormatter } from '../../text/message-formatter.js';
import { dialogStyles } from './dialog-styles.js';
import { GameDialog } from './dialog.js';
import { helpStyles } from './help-styles.js';
import { pagesOf } from './pages.js';

/** What the game needs of its dialog. */
export interface DialogPart extends Pick<GameDialog, 'open' | 'close' | 'announceInside'> {
  /** @param steps Whether the dialog must be usable with Tab and Enter only. */
  render(steps?: boolean): TemplateResult | typeof nothing;
}

export const dialogPartStyles = [dialogStyles, helpStyles];

/**
 * @param element The game's element, which renders the dialog.
 * @param arrangement The arrangement of the table.
 * @param withTexts Returns a formatter that also has the texts which only the dialog shows. Default: it has them already.
 */
export const createDialog = (
  element: LitElement,
  controller: GameController,
  arrangement: () => Arrangement | undefined,
  withTexts: (formatter: MessageFormatter) => MessageFormatter = (formatter) => formatter,
): DialogPart => new GameDialog(element, controller, pagesOf(controller, element, arrangement), withTexts);
