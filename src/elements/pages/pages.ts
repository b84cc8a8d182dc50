// Creates the dialog pages and the menu.
import { systemClock } from '../../platform/clock.js';
import type { KeyMap } from '../keymap.js';
import type { LookName, Looks } from '../looks.js';
import { share } from '../share.js';
import type { Desk, Page, PageName } from '../sheet.js';
import type { Sitting } from '../sitting.js';
import { aboutKey } from '../verdict-text.js';
import { DealsPage } from './deals-page.js';
import { HelpPage } from './help-page.js';
import { MenuPage, type MenuItem } from './menu-page.js';
import { OptionsPage } from './options-page.js';
import { ReplayPage } from './replay-page.js';
import { StatisticsPage } from './statistics-page.js';

/** What the pages need from the element. */
export interface PagesHost {
  looks(): Looks;
  choose(name: LookName, value: string): void;
  /** Whether the embedding page hides a part. */
  lacks(part: string): boolean;
  /** Whether single-character shortcuts are on. */
  shortcuts(): boolean;
  /** The current keymap. */
  keys(): KeyMap;
  readonly element: HTMLElement;
}

export function pagesOf(sitting: Sitting, host: PagesHost): Readonly<Record<PageName, Page>> {
  const statistics = () => sitting.books.statistics;
  const lacks = (part: string): boolean => host.lacks(part);
  const deals = new DealsPage({
    newGame: (wish) => {
      void sitting.newGame(wish);
      host.element.focus();
    },
    today: () => systemClock.today(),
    daysWon: (variant) => statistics().daysWon(variant),
    lacks,
    invitation: () => sitting.invitation(),
    share,
  });
  const options = new OptionsPage({
    looks: () => host.looks(),
    choose: (name, value) => {
      host.choose(name, value);
    },
    isFixed: (option) => sitting.isFixed(option),
    playWith: (option, value) => {
      sitting.playWith(option, value);
      if (!host.element.shadowRoot?.querySelector('dialog[open]')) host.element.focus();
    },
    lacks,
    onlyWinnable: () => sitting.books.settings.get('winnable') === 'on',
    dealWinnable: (only) => {
      sitting.books.settings.set('winnable', only ? 'on' : undefined);
      sitting.refresh();
    },
  });
  /** Shares the deal. If that is not possible, opens the deals page, which shows the link as text. */
  const shareFrom = async (desk: Desk): Promise<void> => {
    if (await deals.share(desk)) return;
    desk.show('deals');
    desk.note(desk.phrases.say('copyByHand'));
  };
  const to = (page: Exclude<PageName, 'menu' | 'replay'>, part: string = page): MenuItem => ({
    name: part,
    icon: page,
    text: page,
    stays: true,
    act: (desk) => {
      desk.show(page);
    },
  });
  const items = ({ session }: Desk): MenuItem[] => {
    const { element } = host;
    const fill = async (): Promise<void> => {
      // a page or frame can disallow full screen
      await (element.matches(':fullscreen')
        ? element.ownerDocument.exitFullscreen()
        : element.requestFullscreen());
    };
    const all: MenuItem[] = [
      {
        name: 'restart',
        icon: 'restart',
        text: 'restart',
        enabled: session.game.canUndo,
        act: () => {
          session.restart();
          element.focus();
        },
      },
      to('deals', 'deal'),
      { name: 'share', icon: 'share', text: 'share', stays: true, act: (desk) => void shareFrom(desk) },
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
        enabled: session.canReturn && !sitting.isSeeking,
        act: () => void session.returnToBookmark(),
      },
      {
        name: 'verdict',
        icon: 'way',
        text: aboutKey('show', session),
        stays: true,
        act: (desk) => {
          desk.show('replay');
        },
      },
      to('options'),
      to('statistics'),
      to('help'),
    ];
    if (element.ownerDocument.fullscreenEnabled) {
      const act = (): void => {
        fill().catch(() => undefined);
      };
      all.push({ name: 'fullscreen', icon: 'fullscreen', text: 'fullScreen', act });
    }
    return all.filter(({ name }) => !lacks(name));
  };
  return {
    menu: new MenuPage(items),
    deals,
    options,
    statistics: new StatisticsPage({ statistics }),
    replay: new ReplayPage({
      way: (signal) => sitting.lineFromDeal(signal),
      looks: () => host.looks(),
      element: host.element,
    }),
    help: new HelpPage(host),
  };
}
