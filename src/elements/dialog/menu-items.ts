// The entries of the menu, from top to bottom.
import type { GameController } from '../../controller/game-controller.js';
import { read } from '../../platform/page.js';
import { aboutKey } from '../../text/verdict-text.js';
import type { DialogContext, PageName } from './dialog.js';
import type { MenuItem } from './menu-page.js';
import { playToday, streakText } from './new-game-choices.js';

interface MenuParts {
  readonly controller: GameController;
  /** The game's element, which gets the focus after a new game, and which is shown in full screen. */
  readonly element: HTMLElement;
  /** Shares the deal or, with `fromHere`, the position. */
  readonly share: (context: DialogContext, fromHere: boolean) => Promise<void>;
}

/** An entry that opens a page of the dialog. */
const opens = (page: PageName, { name, icon, text }: Pick<MenuItem, 'name' | 'icon' | 'text'>): MenuItem => ({
  name,
  icon,
  text,
  stays: true,
  act: (context) => {
    context.show(page);
  },
});

/** Entries that deal a game. */
function dealItems(context: DialogContext, { controller, element }: MenuParts): readonly MenuItem[] {
  const { session } = context;
  /** An action after which the table has the focus. */
  const deals = (deal: () => void) => (): void => {
    deal();
    element.focus();
  };
  return [
    { name: 'new', icon: 'new', text: 'newGame', act: deals(() => void controller.newGame({})) },
    {
      name: 'restart',
      icon: 'restart',
      text: 'restart',
      enabled: session.movesMade > 0,
      act: deals(() => {
        controller.restart();
      }),
    },
    {
      name: 'daily',
      icon: 'today',
      text: 'today',
      detail: streakText(context, controller),
      act: deals(() => {
        playToday(controller);
      }),
    },
    // another deal would end a puzzle
    ...(session.puzzle ? [] : [opens('deals', { name: 'deal', icon: 'deals', text: 'deals' })]),
    ...(controller.games.length > 1
      ? [opens('games', { name: 'games', icon: 'games', text: 'changeGame' })]
      : []),
  ];
}

function shareItems({ controller, share }: MenuParts): readonly MenuItem[] {
  const item = (text: MenuItem['text'], fromHere: boolean): MenuItem => ({
    name: 'share',
    icon: 'share',
    text,
    stays: true,
    act: (context) => void share(context, fromHere),
  });
  return [item('share', false), ...(controller.linksToPosition ? [item('shareHere', true)] : [])];
}

function bookmarkItems({ session }: DialogContext, { controller }: MenuParts): readonly MenuItem[] {
  return [
    {
      name: 'bookmark',
      icon: 'bookmark',
      text: 'setBookmark',
      act: () => {
        session.setBookmark();
        controller.announcer.showAnnounced();
      },
    },
    {
      name: 'bookmark',
      icon: 'goBack',
      text: 'returnToBookmark',
      enabled: session.canReturn && !controller.isSearchingDeal,
      act: () => void session.returnToBookmark(),
    },
  ];
}

/** The entry for full screen, if the browser offers it. A page or frame can still disallow it. */
function fullscreenItems({ element }: MenuParts): readonly MenuItem[] {
  const page = element.ownerDocument;
  if (!read(page, 'fullscreenEnabled')) return [];
  const toggle = async (): Promise<void> => {
    await (element.matches(':fullscreen')
      ? read(page, 'exitFullscreen').call(page)
      : element.requestFullscreen());
  };
  const act = (): void => {
    toggle().catch(() => undefined);
  };
  return [{ name: 'fullscreen', icon: 'fullscreen', text: 'fullScreen', act }];
}

/** All entries that the page's author has not hidden, in groups. */
export function menuItems(context: DialogContext, parts: MenuParts): readonly (readonly MenuItem[])[] {
  return [
    dealItems(context, parts),
    [
      ...shareItems(parts),
      ...bookmarkItems(context, parts),
      opens('replay', { name: 'verdict', icon: 'way', text: aboutKey('show', context.session) }),
    ],
    [
      opens('options', { name: 'options', icon: 'options', text: 'options' }),
      opens('statistics', { name: 'statistics', icon: 'statistics', text: 'statistics' }),
    ],
    [
      opens('help', { name: 'help', icon: 'help', text: 'help' }),
      opens('glossary', { name: 'help', icon: 'glossary', text: 'glossaryTitle' }),
      ...fullscreenItems(parts),
    ],
  ].map((group) => group.filter(({ name }) => !parts.controller.hides(name)));
}
