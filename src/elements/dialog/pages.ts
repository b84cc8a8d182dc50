// Creates the dialog pages.
import type { DialogContext, Page, PageName } from './dialog.js';
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
import { StatisticsPage } from './statistics-page.js';

/**
 * @param element The game's element, which gets the focus after a new game, and which is shown in full screen.
 * @param arrangement The arrangement of the table.
 */
export function pagesOf(
  controller: GameController,
  element: HTMLElement,
  arrangement: () => Arrangement | undefined,
): Readonly<Record<PageName, Page>> {
  const deals = new DealsPage(controller, element);
  /** Shares the deal or the position. If that is not possible, opens the deals page, which shows the link as text. */
  const share = async (context: DialogContext, fromHere: boolean): Promise<void> => {
    if (await deals.share(context, fromHere)) return;
    context.show('deals');
    context.showNote(context.formatter.message('copyByHand'));
  };
  return {
    menu: new MenuPage((context) => menuItems(context, { controller, element, share })),
    deals,
    games: new GamesPage(controller, element),
    options: new OptionsPage(controller, element),
    statistics: new StatisticsPage(controller),
    replay: new ReplayPage(controller, element),
    help: new HelpPage(controller, arrangement),
    glossary: new GlossaryPage(),
  };
}
