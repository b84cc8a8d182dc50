// The appearance of a table: themes and colours, suits, backs, faces, left-handed layout, full screen, the win
// animation; and isolation from the page's styles.
import { expect } from '@open-wc/testing';
import { BACKS } from '../../src/controller/preferences.js';
import { type SolitaireGame } from '../../src/elements/index.js';
import { emulate } from '../support/commands.js';
import { choose, item, list, openMenu, openPage, press, isOpen } from '../support/dialog.js';
import { Tab } from '../support/frames.js';
import { pressKey } from '../support/hands.js';
import { playedTo, shortest } from '../support/lines.js';
import {
  allCards,
  cardsAreStill,
  atTable,
  byClicks,
  card,
  cardsIn,
  mount,
  moveOf,
  nextFrame,
  part,
  pile,
  mountWin,
} from '../support/play.js';
import { until } from '../support/until.js';

const style = (game: SolitaireGame, selector: string): CSSStyleDeclaration =>
  getComputedStyle(part(game, selector));
const felt = (game: SolitaireGame): string => style(game, '.game').backgroundColor;
const paper = (game: SolitaireGame): string =>
  getComputedStyle(allCards(game).find((node) => node.hasAttribute('card')) as Element).backgroundColor;

/** All cards face up on foundations and columns, so that every suit is visible. */
const open = (game?: SolitaireGame): Promise<SolitaireGame> => mountWin(shortest('cruel'), game);
/** The colour of a card's suit. */
const inkOf = (game: SolitaireGame, suit: string): string => {
  const node = allCards(game).find((one) => one.getAttribute('card')?.endsWith(suit));
  const drawn = node?.querySelector('svg.face path');
  if (!drawn) throw new Error(`no visible ${suit}`);
  return getComputedStyle(drawn).fill;
};

describe('the appearance', function () {
  this.timeout(20_000);
  atTable();
  afterEach(() => {
    Tab.closeAll();
    document.documentElement.style.colorScheme = '';
  });

  it('light, dark and contrast themes differ in felt and card colours, also in the dialog', async () => {
    const seen: string[][] = [];
    for (const theme of ['light', 'dark', 'contrast']) {
      const game = await mount({ deal: '4', theme });
      expect(part(game, '.game').classList.contains(theme)).to.equal(true);
      await openMenu(game);
      seen.push([felt(game), style(game, '.dialog').backgroundColor, style(game, '.dialog').color]);
      game.remove();
    }
    for (const [at, what] of ['the felt', 'the dialog'].entries())
      expect(new Set(seen.map((colours) => colours[at])).size, what).to.be.at.least(2);
    expect(new Set(seen.map(String)).size).to.equal(3);
  });

  it("theme auto follows the page's color-scheme, light and dark do not", async () => {
    const feltIn = async (scheme: string, theme: string): Promise<string> => {
      document.documentElement.style.colorScheme = scheme;
      const game = await mount({ deal: '4', theme });
      const colour = felt(game);
      game.remove();
      return colour;
    };
    const [light, dark] = [await feltIn('light', 'light'), await feltIn('light', 'dark')];
    expect(light).to.not.equal(dark);
    expect([await feltIn('light', 'auto'), await feltIn('dark', 'auto')]).to.deep.equal([light, dark]);
    expect([await feltIn('dark', 'light'), await feltIn('light', 'dark')]).to.deep.equal([light, dark]);
  });

  it('theme auto has higher contrast with prefers-contrast: more', async () => {
    const game = await mount({ deal: '4' });
    const plain = [felt(game), paper(game), style(game, '.game').color].join();
    await emulate({ 'prefers-contrast': 'more', 'prefers-reduced-motion': 'reduce' });
    expect([felt(game), paper(game), style(game, '.game').color].join()).to.not.equal(plain);
  });

  it("felt, cards, suits, backs and accent use the page's custom properties", async () => {
    const game = await mount({ deal: '4' });
    const colours = {
      felt: 'rgb(1, 2, 3)',
      paper: 'rgb(250, 251, 252)',
      red: 'rgb(200, 0, 1)',
      black: 'rgb(4, 5, 6)',
    };
    for (const [name, colour] of Object.entries(colours))
      game.style.setProperty(`--solitaire-${name}`, colour);
    await open(game);
    expect([felt(game), paper(game), inkOf(game, 'H'), inkOf(game, 'S')]).to.deep.equal(
      Object.values(colours),
    );
  });

  it('suits="four" gives each suit its own colour, two gives each pair one colour', async () => {
    const game = await open();
    const inks = () => ['S', 'H', 'D', 'C'].map((suit) => inkOf(game, suit));
    const [spades, hearts, diamonds, clubs] = inks();
    expect([spades, hearts]).to.deep.equal([clubs, diamonds]);
    expect(spades).to.not.equal(hearts);
    game.suits = 'four';
    await game.updateComplete;
    expect(new Set(inks()).size).to.equal(4);
  });

  it('each back has another image', async () => {
    const game = await mount({ deal: '4' });
    const seen = new Set<string>();
    for (const back of BACKS) {
      game.back = back;
      await game.updateComplete;
      const node = cardsIn(game, 'stock').at(-1) as HTMLElement;
      const parts = [node, ...node.querySelectorAll('*')];
      const drawn = parts.map((one) => {
        const { backgroundImage, backgroundColor } = getComputedStyle(one);
        return backgroundImage + backgroundColor;
      });
      expect(drawn.join(), back).to.include('gradient');
      seen.add(drawn.join());
    }
    expect(BACKS.length).to.be.at.least(3);
    expect(seen.size).to.equal(BACKS.length);
  });

  it('faces="large" changes the faces on cards wide enough for either', async () => {
    const game = await mount({ deal: '4' });
    const faces = () =>
      allCards(game).flatMap((node) => [...node.querySelectorAll('svg.face')].map((face) => face.outerHTML));
    await until(() => faces().length, 'the faces are drawn');
    const classic = faces();
    game.faces = 'large';
    await game.updateComplete;
    await nextFrame();
    expect(faces().length).to.equal(classic.length);
    expect(faces().some((face) => classic.includes(face))).to.equal(false);
    game.faces = 'classic';
    await game.updateComplete;
    await nextFrame();
    expect(faces()).to.deep.equal(classic);
  });

  it('left-handed places the stock at the right', async () => {
    const game = await mount({ deal: '4' });
    const side = (id: string): number => pile(game, id).getBoundingClientRect().left;
    expect(side('stock')).to.be.below(side('foundation-1'));
    game.leftHanded = true;
    await game.updateComplete;
    expect(side('stock')).to.be.above(side('foundation-4'));
  });

  describe('full screen', () => {
    it('is requested from the menu, for the element only; a rejection has no effect', async () => {
      const tab = await Tab.open('<solitaire-game deal="4"></solitaire-game>');
      tab.front();
      const asked: Element[] = [];
      tab.page.Element.prototype.requestFullscreen = function () {
        asked.push(this);
        return Promise.reject(new TypeError('refused'));
      };
      await openMenu(tab.game);
      await press(item(tab.game, 'Full screen'));
      expect(asked.length === 1 && asked[0] === tab.game).to.equal(true);
      expect(isOpen(tab.game)).to.equal(false);
      // unhandled rejections are reported by then
      await nextFrame();
      expect(tab.thrown).to.deep.equal([]);
    });

    it('fills the screen, and the game continues', async () => {
      const game = await mount({ deal: '4' });
      await openMenu(game);
      await press(item(game, 'Full screen'));
      await until(() => document.fullscreenElement, 'full screen');
      expect(document.fullscreenElement).to.equal(game);
      await nextFrame();
      expect(part(game, '.game').getBoundingClientRect().height).to.be.at.least(innerHeight - 1);
      await openMenu(game);
      expect(isOpen(game)).to.equal(true);
      await pressKey('Escape');
      await document.exitFullscreen().catch(() => undefined);
      await until(() => !document.fullscreenElement, 'full screen has ended');
      expect(game.play({ kind: 'draw' })).to.equal(true);
    });
  });

  describe('a win', () => {
    const celebrating = (game: SolitaireGame): number =>
      allCards(game).filter((node) =>
        node.getAnimations().some(({ effect }) => Number(effect?.getComputedTiming().endTime) > 1000),
      ).length;
    const win = async (): Promise<SolitaireGame> => {
      const { line } = shortest('klondike');
      const game = await playedTo('klondike', line.length - 1);
      await until(() => cardsAreStill(game), 'no card is animated');
      await byClicks(game, moveOf(line.at(-1) ?? ''));
      expect(game.status).to.equal('won');
      return game;
    };

    it('is not celebrated if the page deals another game in its listener of the winning move', async () => {
      await emulate({ 'prefers-reduced-motion': 'no-preference' });
      const { line } = shortest('klondike');
      const game = await playedTo('klondike', line.length - 1);
      game.addEventListener('solitaire-move', () => void game.newGame({ deal: 7 }), { once: true });
      game.play(moveOf(line.at(-1) ?? ''));
      expect(game.position).to.include({ deal: 7, moves: 0 });
      await until(
        () => allCards(game).some((node) => node.getAnimations().length),
        'the new deal is animated',
      );
      expect(celebrating(game)).to.equal(0);
    });

    it('plays a short animation of every card, with a message in words', async () => {
      await emulate({ 'prefers-reduced-motion': 'no-preference' });
      const game = await win();
      expect(celebrating(game)).to.be.above(12);
      expect(part(game, '.end').checkVisibility()).to.equal(true);
      expect(part(game, '.end').textContent).to.include('You won!');
      await until(() => celebrating(game) === 0, 'the win animation ends');
      expect(card(game, 'KS').checkVisibility()).to.equal(true);
    });

    it('stops its animation at once when the player continues', async () => {
      await emulate({ 'prefers-reduced-motion': 'no-preference' });
      const game = await win();
      expect(celebrating(game)).to.be.above(12);
      game.undo();
      expect(celebrating(game)).to.equal(0);
    });

    it('has no animation with prefers-reduced-motion', async () => {
      const game = await win();
      expect(celebrating(game)).to.equal(0);
      expect(part(game, '.end').textContent).to.include('You won!');
    });
  });

  describe("the page's own styles", () => {
    const HOSTILE = `body, body * { color: red !important; font: italic 40px/3 fantasy !important; letter-spacing: 9px !important;
        text-transform: uppercase; text-align: right; word-spacing: 2em; text-shadow: 0 0 9px red; cursor: help; border-spacing: 9px;
        white-space: pre; direction: ltr; text-indent: 3em; visibility: visible; background-color: lime; }
      dialog { display: block; width: 9999px } button { background: red; padding: 50px; text-transform: uppercase }
      .game, .dialog, .card, .choice { display: none !important } h2, p, dl, table { margin: 90px } input { zoom: 3 }`;
    const WHERE = [
      '.game',
      '.name',
      '.deal',
      '.tool',
      '.figure',
      '.dialog',
      '.dialog h2',
      '.dialog button',
      '.dialog p',
    ];
    const READ = [
      'color',
      'backgroundColor',
      'fontSize',
      'fontFamily',
      'fontStyle',
      'lineHeight',
      'letterSpacing',
      'textTransform',
      'textAlign',
      'wordSpacing',
      'textShadow',
      'textIndent',
      'whiteSpace',
      'display',
      'width',
      'height',
      'padding',
      'margin',
    ] as const;

    it('do not affect the element: every part has the same size, font and colours as on an unstyled page', async () => {
      const tab = await Tab.open('<solitaire-game deal="4"></solitaire-game>');
      tab.front();
      const { page, game } = tab;
      await openPage(game, 'Choose a deal');
      const look = () => {
        const parts = WHERE.map((selector) => [selector, part(game, selector)] as const);
        const cards = ['stock', 'tableau-7'].map(
          (id) => [id, cardsIn(game, id).at(-1) as HTMLElement] as const,
        );
        return Object.fromEntries(
          [...parts, ...cards].map(([name, node]) => {
            const styles = page.getComputedStyle(node);
            return [name, READ.map((property) => `${property}: ${styles[property]}`)];
          }),
        );
      };
      const before = look();
      const { left: x } = game.getBoundingClientRect();
      const sheet = new page.CSSStyleSheet();
      sheet.replaceSync(HOSTILE);
      page.document.adoptedStyleSheets = [sheet];
      await nextFrame();
      expect(page.getComputedStyle(game).color, 'the styles of the page apply').to.equal('rgb(255, 0, 0)');
      expect(game.getBoundingClientRect().left).to.equal(x);
      expect(look()).to.deep.equal(before);
    });

    it('with a huge font, also on the root, leave the table playable and the dialog closable', async () => {
      const tab = await Tab.open(
        '<style>* { color: red !important; font-size: 40px }</style><solitaire-game deal="4"></solitaire-game>',
      );
      tab.front();
      const { game, page } = tab;
      expect(page.getComputedStyle(part(game, '.name')).color).to.not.equal('rgb(255, 0, 0)');
      await byClicks(game, { kind: 'draw' });
      expect(game.position.moves).to.equal(1);
      expect(page.document.documentElement.scrollWidth).to.be.at.most(page.innerWidth);
      await openPage(game, 'Options');
      await choose(list(game, 'Suits'), 'four colours');
      await press(item(game, 'Close'));
      expect(isOpen(game)).to.equal(false);
    });
  });
});
