// The dialog with all its pages, styles and texts; dialog-part.ts loads it.
import type { LitElement } from 'lit';
import { GameDialog, type DialogContext, type Page, type PageName } from './dialog.js';
import { dialogStyles as styles } from './dialog-styles.js';
import { helpStyles } from './help-styles.js';
import type { GameController } from '../../controller/game-controller.js';
import type { Arrangement } from '../../engine/index.js';
import { DealsPage } from './deals-page.js';
import { GlossaryPage } from './glossary.js';
import { HelpPage } from './help-page.js';
import { menuItems } from './menu-items.js';
import { MenuPage } from './menu-page.js';
import { OptionsPage } from './options-page.js';
import { GamesPage } from './new-game-choices.js';
import { ReplayPage } from './replay-page.js';
import { SharePage } from './share-page.js';
import { StatisticsPage } from './statistics-page.js';

/**
 * @param element The game's element, which gets the focus after a new game, and which is shown in full screen.
 * @param arrangement The arrangement of the table.
 */
function pagesOf(
  controller: GameController,
  element: HTMLElement,
  arrangement: () => Arrangement | undefined,
): Readonly<Record<PageName, Page>> {
  const sharing = new SharePage(controller);
  const share = (context: DialogContext, fromHere = false): Promise<void> => sharing.share(context, fromHere);
  return {
    menu: new MenuPage((context) => menuItems(context, { controller, element, share })),
    deals: new DealsPage(controller, element, share),
    games: new GamesPage(controller, element),
    options: new OptionsPage(controller, element),
    share: sharing,
    statistics: new StatisticsPage(controller),
    replay: new ReplayPage(controller, element),
    help: new HelpPage(controller, arrangement),
    glossary: new GlossaryPage(),
  };
}

export const dialogStyles = [styles, helpStyles];

/**
 * @param element The game's element, which renders the dialog.
 * @param arrangement The arrangement of the table.
 */
export const createDialog = (
  element: LitElement,
  controller: GameController,
  arrangement: () => Arrangement | undefined,
): GameDialog => new GameDialog(element, controller, pagesOf(controller, element, arrangement));
