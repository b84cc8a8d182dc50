// The page does not scroll during play on a table that is higher than the window: games by mouse, touch and keyboard,
// and the buttons around them. Only keyboard targets are scrolled into view, and no further.
import { expect, fixture, html } from '@open-wc/testing';
import { type Move } from '../../src/engine.js';
import { type SolitaireGame } from '../../src/elements/index.js';
import { emulate, resetMouse, setViewport, touchTap, type Point } from '../support/commands.js';
import { closeButton, dialogOf, heading, item, PAGES, pointOf } from '../support/dialog.js';
import { deepActive } from '../support/focus.js';
import { mouseClicks, mouseDrag, pressKey, pressKeys, touchSlide } from '../support/hands.js';
import { shortest } from '../support/lines.js';
import { tool } from '../support/page.js';
import {
  byKeys,
  deckOfText,
  dragPath,
  clearStorage,
  lifting,
  loadBuilt,
  moveOf,
  nextFrame,
  part,
  reduceMotion,
  stockPoint,
  type Way,
} from '../support/play.js';

const SIZES = [
  [1280, 720, 'demon', 'reno'],
  [667, 375, 'cruel', 'over-under'],
  [390, 844, 'reno', 'over-under'],
] as const;

/** Within 40 px of the upper or lower edge of the window, a drag scrolls the page on purpose. */
const EDGE = 48;

/** The number of moves of a game that are played by pointer; one game is played to its end. */
const MOVES = 30;

/** A game between contents that make the page higher than every window. */
async function gameOnLongPage(attributes: Readonly<Record<string, string>> = {}): Promise<SolitaireGame> {
  const game = document.createElement('solitaire-game');
  for (const [name, value] of Object.entries(attributes)) game.setAttribute(name, value);
  const page = await fixture(
    html`<div>
      <p>Text above</p>
      <button>Before</button>${game}
      <p>Text below</p>
    </div>`,
  );
  const [above, , , below] = page.children as HTMLCollectionOf<HTMLElement>;
  if (above && below) [above.style.height, below.style.height] = ['700px', '1500px'];
  await game.updateComplete;
  // the table is fitted to the window
  await nextFrame();
  scrollTo(0, game.offsetTop);
  return game;
}

async function dealt(variant: string): Promise<SolitaireGame> {
  const win = shortest(variant);
  const game = await gameOnLongPage({ variant, deals: 'any' });
  await game.newGame({ variant, options: win.options, deck: deckOfText(win.deck) });
  return game;
}

/** Scrolls until all of these are in the window, away from its edges; `false` if the window is too low. */
function bringIntoView(points: () => readonly Point[]): boolean {
  const spread = (): [number, number] => {
    const ys = points().map(([, y]) => y);
    return [Math.min(...ys), Math.max(...ys)];
  };
  const fits = ([top, bottom]: [number, number]): boolean => top >= EDGE && bottom <= innerHeight - EDGE;
  const [top, bottom] = spread();
  if (fits([top, bottom])) return true;
  scrollBy(0, (top + bottom) / 2 - innerHeight / 2);
  return fits(spread());
}

/** The points that the pointer visits for a move. */
const pointsOf = (game: SolitaireGame, move: Move): readonly Point[] =>
  move.kind === 'play' ? dragPath(game, move.from, move.to, move.count) : [stockPoint(game)];

describe('the page does not scroll', function () {
  this.timeout(30_000);
  before(loadBuilt);
  beforeEach(async () => {
    clearStorage();
    await reduceMotion();
  });
  afterEach(async () => {
    clearStorage();
    await resetMouse();
    scrollTo(0, 0);
  });
  after(() => emulate());

  /** Plays the first moves of a game; none scrolls the page. */
  async function playMoves(game: SolitaireGame, variant: string, way: Way, moves = MOVES): Promise<void> {
    let byPointer = 0;
    let at = scrollY;
    for (const [i, text] of shortest(variant).line.slice(0, moves).entries()) {
      const move = moveOf(text);
      // no delayed scrolling either, such as in the next frame
      expect(scrollY, `after move ${i}`).to.equal(at);
      const inView = bringIntoView(() => pointsOf(game, move));
      at = scrollY;
      if (inView) await way(game, move);
      else game.play(move);
      expect(scrollY, `by move ${i + 1}, ${text}`).to.equal(at);
      expect(game.position.moves, text).to.equal(i + 1);
      byPointer += inView ? 1 : 0;
    }
    expect(byPointer).to.be.above(15);
  }

  const byMouse: Way = (game, move) =>
    move.kind === 'play'
      ? mouseDrag(dragPath(game, move.from, move.to, move.count))
      : mouseClicks([stockPoint(game)]);
  const byFinger: Way = (game, move) =>
    move.kind === 'play'
      ? touchSlide(dragPath(game, move.from, move.to, move.count))
      : touchTap(stockPoint(game));

  for (const [width, height, mouse, finger] of SIZES) {
    describe(`in a window of ${width} × ${height}`, () => {
      before(() => setViewport({ width, height }));

      it(`${mouse}, by mouse drags`, async () => playMoves(await dealt(mouse), mouse, byMouse));
      it(`${finger}, by touch`, async () => playMoves(await dealt(finger), finger, byFinger));

      it('with drags that move nothing, and clicks that pick up and put back', async () => {
        const game = await lifting(await dealt('klondike'));
        const away: Point = [20, 30];
        const expectNoScroll = async (act: () => Promise<void>): Promise<void> => {
          const before = scrollY;
          await act();
          await nextFrame();
          expect([scrollY, game.position.moves]).to.deep.equal([before, 0]);
        };
        const refused = (): Point[] => dragPath(game, 'tableau-5', 'tableau-1', 1);
        bringIntoView(refused);
        await expectNoScroll(() => mouseDrag(refused()));
        await expectNoScroll(() => touchSlide(refused()));
        const [grip] = refused() as [Point];
        await expectNoScroll(() => mouseDrag([grip, [grip[0] + away[0], grip[1] + away[1]]]));
        await expectNoScroll(() => mouseClicks([grip, grip]));
        await expectNoScroll(() => mouseClicks([grip]));
        await expectNoScroll(() => pressKey('Escape'));
      });

      it('with buttons while the table is out of view', async () => {
        const game = await dealt('klondike');
        const { line } = shortest('klondike');
        for (const text of line.slice(0, 12)) game.play(moveOf(text));
        await game.updateComplete;
        const press = (point: Point) => (width > height ? mouseClicks([point]) : touchTap(point));
        /** The button is near the lower edge of the window. */
        const waitUntilStill = async (find: () => HTMLElement): Promise<void> => {
          const { bottom } = find().getBoundingClientRect();
          scrollBy(0, bottom - innerHeight + 10);
          await expectNoScroll(find);
        };
        /** A press on it does not scroll. */
        const expectNoScroll = async (find: () => HTMLElement): Promise<void> => {
          find().scrollIntoView({ block: 'nearest' });
          const before = scrollY;
          const name = find().ariaLabel ?? find().textContent.trim();
          await press(pointOf(find()));
          await nextFrame();
          expect(scrollY, name).to.equal(before);
        };
        for (const name of ['Undo', 'Undo', 'Redo', 'Hint', 'Hint', 'New game', 'Pause'])
          await waitUntilStill(() => tool(game, name));
        await waitUntilStill(() => part(game, '.cover button'));
        // on phones the help has no button
        for (const name of ['Help', 'Menu'].filter((one) => tool(game, one).checkVisibility())) {
          await waitUntilStill(() => tool(game, name));
          expect(dialogOf(game).open, name).to.equal(true);
          await expectNoScroll(() => closeButton(game));
          expect(dialogOf(game).open, name).to.equal(false);
        }
        for (const title of PAGES) {
          await waitUntilStill(() => tool(game, 'Menu'));
          await expectNoScroll(() => item(game, title));
          expect(heading(game)).to.equal(title);
          const before = scrollY;
          await pressKey('Escape');
          await nextFrame();
          expect(scrollY, title).to.equal(before);
        }
        await waitUntilStill(() => tool(game, 'Menu'));
        await expectNoScroll(() => item(game, 'Restart'));
        expect(game.position.moves).to.equal(0);
        await waitUntilStill(() => part(game, '[part~=deal]'));
      });
    });
  }

  /** Plays the game to its end with keys only. */
  async function playByKeys(game: SolitaireGame, variant: string, check: () => void): Promise<void> {
    game.focus();
    for (const [i, text] of shortest(variant).line.entries()) {
      await byKeys('digits')(game, moveOf(text));
      expect(game.position.moves, text).to.equal(i + 1);
      check();
    }
  }

  it('in a whole game by mouse, up to the panel after the win', async () => {
    await setViewport({ width: 1280, height: 720 });
    const game = await dealt('klondike');
    await playMoves(game, 'klondike', byMouse, Infinity);
    expect(game.position.status).to.equal('won');
    await game.updateComplete;
    expect(part(game, '.end.won').checkVisibility()).to.equal(true);
  });

  it('by keyboard, while the whole table is in view', async () => {
    await setViewport({ width: 1280, height: 720 });
    const game = await dealt('over-under');
    game.style.setProperty('--solitaire-card-max', '5rem');
    await nextFrame();
    const start = game.offsetTop - 20;
    scrollTo(0, start);
    const check = (): unknown => expect(scrollY).to.equal(start);
    await playByKeys(game, 'over-under', check);
    for (const key of ['u', 'h', 'u', '?', 'Escape']) {
      await pressKey(key);
      await nextFrame();
      check();
    }
  });

  it('by keyboard, except to show the target: it is in view after each move', async () => {
    await setViewport({ width: 667, height: 375 });
    const game = await dealt('reno');
    const before = scrollY;
    let scrolled = false;
    await playByKeys(game, 'reno', () => {
      const { top, bottom } = (deepActive() as Element).getBoundingClientRect();
      expect(top).to.be.at.least(0);
      expect(bottom).to.be.at.most(innerHeight);
      scrolled ||= scrollY !== before;
    });
    expect(scrolled).to.equal(true);
  });

  it('by touch, after keys were used', async () => {
    await setViewport({ width: 667, height: 375 });
    const game = await dealt('over-under');
    game.focus();
    await pressKeys(['ArrowRight', 'ArrowLeft']);
    await playMoves(game, 'over-under', byFinger);
  });

  it('and receives no focus events while the focused card is moved', async () => {
    await setViewport({ width: 1280, height: 720 });
    const game = await dealt('klondike');
    const move = moveOf(shortest('klondike').line[0] ?? '');
    const events: string[] = [];
    const record = ({ type }: Event): unknown => events.push(type);
    const types = ['focusin', 'focusout', 'blur'];
    bringIntoView(() => pointsOf(game, move));
    for (const type of types) document.addEventListener(type, record, true);
    await byMouse(game, move);
    for (const type of types) document.removeEventListener(type, record, true);
    expect(game.position.moves).to.equal(1);
    expect(game.matches(':focus')).to.equal(true);
    expect(events, 'one focus event at the game').to.deep.equal(['focusin']);
  });
});
