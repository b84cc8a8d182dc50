// Creates the dialog pages and the menu.
import { read } from '../../platform/page.js';
import type { DialogContext, Page, PageName } from './dialog.js';
import type { GameController } from '../../controller/game-controller.js';
import type { Arrangement } from '../../engine/index.js';
import { aboutKey } from '../../text/verdict-text.js';
import { DealsPage } from './deals-page.js';
import { GlossaryPage } from './glossary.js';
import { HelpPage } from './help-page.js';
import { MenuPage, type MenuItem } from './menu-page.js';
import { OptionsPage } from './options-page.js';
import { GamesPage, playToday, streakText } from './new-game-choices.js';
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
  const shareFrom = async (context: DialogContext, fromHere: boolean): Promise<void> => {
    if (await deals.share(context, fromHere)) return;
    context.show('deals');
    context.showNote(context.formatter.message('copyByHand'));
  };
  const to = (
    page: Exclude<PageName, 'menu' | 'games' | 'lingo' | 'replay'>,
    part: string = page,
  ): MenuItem => ({
    name: part,
    icon: page,
    text: page,
    stays: true,
    act: (context) => {
      context.show(page);
    },
  });
  const items = (context: DialogContext): MenuItem[] => {
    const { session } = context;
    const page = element.ownerDocument;
    const fill = async (): Promise<void> => {
      // a page or frame can disallow full screen
      await (element.matches(':fullscreen')
        ? read(page, 'exitFullscreen').call(page)
        : element.requestFullscreen());
    };
    const all: MenuItem[] = [
      {
        name: 'new',
        icon: 'new',
        text: 'newGame',
        act: () => {
          void controller.newGame({});
          element.focus();
        },
      },
      {
        name: 'restart',
        icon: 'restart',
        text: 'restart',
        enabled: session.movesMade > 0,
        act: () => {
          session.restart();
          element.focus();
        },
      },
      {
        name: 'daily',
        icon: 'today',
        text: 'today',
        detail: streakText(context, controller),
        act: () => {
          playToday(controller);
          element.focus();
        },
      },
      to('deals', 'deal'),
      ...(controller.games.length > 1
        ? [
            {
              name: 'games',
              icon: 'games',
              text: 'changeGame',
              stays: true,
              act: () => {
                context.show('games');
              },
            } as const,
          ]
        : []),
      {
        name: 'share',
        icon: 'share',
        text: 'share',
        stays: true,
        act: (context) => void shareFrom(context, false),
      },
      ...(controller.linksToPosition
        ? [
            {
              name: 'share',
              icon: 'share',
              text: 'shareHere',
              stays: true,
              act: (context: DialogContext) => void shareFrom(context, true),
            } as const,
          ]
        : []),
      {
        name: 'bookmark',
        icon: 'bookmark',
        text: 'setBookmark',
        act: () => {
          session.setBookmark();
        },
      },
      {
        name: 'bookmark',
        icon: 'goBack',
        text: 'returnToBookmark',
        enabled: session.canReturn && !controller.isSearchingDeal,
        act: () => void session.returnToBookmark(),
      },
      {
        name: 'verdict',
        icon: 'way',
        text: aboutKey('show', session),
        stays: true,
        act: (context) => {
          context.show('replay');
        },
      },
      to('options'),
      to('statistics'),
      to('help'),
      {
        name: 'help',
        icon: 'lingo',
        text: 'glossaryTitle',
        stays: true,
        act: () => {
          context.show('lingo');
        },
      },
    ];
    if (read(page, 'fullscreenEnabled')) {
      const act = (): void => {
        fill().catch(() => undefined);
      };
      all.push({ name: 'fullscreen', icon: 'fullscreen', text: 'fullScreen', act });
    }
    return all.filter(({ name }) => !controller.hides(name));
  };
  return {
    menu: new MenuPage(items),
    deals,
    games: new GamesPage(controller, element),
    options: new OptionsPage(controller, element),
    statistics: new StatisticsPage(controller),
    replay: new ReplayPage(controller, element),
    help: new HelpPage(controller, arrangement),
    lingo: new GlossaryPage(),
  };
}
