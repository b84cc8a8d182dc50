// Dragging on scaled, scrolled and shifting pages, with every way to end a drag. A card that is refused returns and
// shows the reason.
import { expect, fixture, html } from '@open-wc/testing';
import { type SolitaireGame } from '../../src/elements/index.js';
import {
  emulate,
  resetMouse,
  setViewport,
  touchDrag,
  touches,
  touchTap,
  type Point,
} from '../support/commands.js';
import { deckFor } from '../support/decks.js';
import { mouseClicks, mouseDoubleClick, mouseDrag, mouseHold, pressKey } from '../support/hands.js';
import { logEvents, type EventLog } from '../support/listen.js';
import {
  allCards,
  card,
  cardsIn,
  deckOfText,
  dragPath,
  gripOf,
  lifting,
  loadBuilt,
  mount,
  nextFrame,
  part,
  pile,
  positionPiles,
  reduceMotion,
  finalBox,
  shownPiles,
  topOf,
  wins,
} from '../support/play.js';
import { realTime, until } from '../support/until.js';

const lines = await wins();
/** Its first moves: tableau-5>tableau-2:1, then draws. */
const klondike = lines.find(({ variant }) => variant === 'klondike');
const deck = deckOfText(klondike?.deck ?? '');

const centre = (rect: DOMRect): Point => [rect.x + rect.width / 2, rect.y + rect.height / 2];

/** No card is left where it was dragged, none is marked, and no card is carried. */
async function expectAtRest(game: SolitaireGame): Promise<void> {
  await nextFrame();
  const marked = allCards(game).filter(
    (node) =>
      node.style.transform ||
      node.matches('.lifted, .picked') ||
      node.querySelector('[aria-current]') !== null,
  );
  expect(
    marked.map((node) => node.outerHTML.slice(0, 120)),
    'cards outside their piles',
  ).to.deep.equal([]);
  expect(game.matches(':state(carrying)'), 'carrying').to.equal(false);
  expect(shownPiles(game)).to.deep.equal(positionPiles(game.position));
  expect(part(game, '.table').querySelectorAll('.target, .over')).to.have.lengthOf(0);
}

describe('dragging', () => {
  let eventLog: EventLog;
  let game: SolitaireGame;

  const deal = async (): Promise<void> => {
    game = await mount();
    await game.newGame({ variant: 'klondike', deck });
    eventLog.clear();
  };
  const goal = { from: 'tableau-5', to: 'tableau-2' };
  const path = () => dragPath(game, goal.from, goal.to, 1);
  /** Lifts the first card to move and holds it over its target. */
  const hold = async (): Promise<[Point, Point, Point]> => {
    const points = path();
    await mouseDrag(points, { drop: false });
    await nextFrame();
    expect(game.matches(':state(carrying)')).to.equal(true);
    return points;
  };

  before(async () => {
    await loadBuilt();
    await setViewport({ width: 800, height: 900 });
  });
  beforeEach(async () => {
    await reduceMotion();
    eventLog = logEvents();
    await deal();
  });
  afterEach(async () => {
    eventLog.stop();
    await resetMouse();
    scrollTo(0, 0);
  });
  after(async () => {
    await emulate();
  });

  describe('drops where the card is displayed', () => {
    it('follows the pointer', async () => {
      const node = cardsIn(game, goal.from).at(-1) as HTMLElement;
      const from = node.getBoundingClientRect();
      const [grip, , end] = await hold();
      const now = node.getBoundingClientRect();
      expect(now.x - from.x).to.be.closeTo(end[0] - grip[0], 1);
      expect(now.y - from.y).to.be.closeTo(end[1] - grip[1], 1);
      expect(pile(game, goal.to).matches('.target.over')).to.equal(true);
      await mouseHold(end, { drop: true });
      expect(eventLog.of('solitaire-move')).to.have.lengthOf(1);
      await expectAtRest(game);
    });

    it('inside transform: scale(0.6)', async () => {
      const box = game.parentElement as HTMLElement;
      Object.assign(box.style, { transform: 'scale(0.6)', transformOrigin: '30% 10%' });
      const node = cardsIn(game, goal.from).at(-1) as HTMLElement;
      const from = node.getBoundingClientRect();
      const [grip, , end] = await hold();
      const now = node.getBoundingClientRect();
      expect(now.x - from.x).to.be.closeTo(end[0] - grip[0], 1);
      expect(now.y - from.y).to.be.closeTo(end[1] - grip[1], 1);
      await mouseHold(end, { drop: true });
      expect(eventLog.of('solitaire-move')).to.have.lengthOf(1);
      await expectAtRest(game);
    });

    for (const angle of [45, 90, 180, 270])
      it(`on a long column of a table that is rotated by ${String(angle)} degrees`, async () => {
        const yukon = '/dist/games/yukon.js';
        await import(/* the address of a page's script */ yukon);
        await setViewport({ width: 1200, height: 1200 });
        const box = game.parentElement as HTMLElement;
        Object.assign(box.style, {
          inlineSize: '700px',
          margin: '15rem auto',
          rotate: `${String(angle)}deg`,
        });
        await game.newGame({ variant: 'yukon', deal: 5 });
        await nextFrame();
        const points = dragPath(game, 'tableau-1', 'tableau-6', 1);
        await mouseDrag(points, { drop: false });
        await nextFrame();
        expect(pile(game, 'tableau-6').matches('.target.over')).to.equal(true);
        await mouseHold(points[2], { drop: true });
        expect(eventLog.of('solitaire-move').map(({ move }) => move)).to.deep.equal([
          { kind: 'play', from: 'tableau-1', to: 'tableau-6', count: 1 },
        ]);
        await expectAtRest(game);
        await setViewport({ width: 800, height: 900 });
      });

    it('on a rotated table, card animations start where the cards were', async () => {
      await emulate({ 'prefers-reduced-motion': 'no-preference' });
      (game.parentElement as HTMLElement).style.rotate = '90deg';
      const node = cardsIn(game, goal.from).at(-1) as HTMLElement;
      const before = node.getBoundingClientRect();
      game.play({ kind: 'play', ...goal, count: 1 });
      await Promise.resolve();
      const [animation] = node.getAnimations();
      animation?.pause();
      if (animation) animation.currentTime = 0;
      const now = node.getBoundingClientRect();
      expect(Math.hypot(now.x - before.x, now.y - before.y)).to.be.below(2);
      await reduceMotion();
      node.getAnimations().forEach((one) => one.finish());
    });

    it('after a layout shift in the middle of the drag', async () => {
      await hold();
      const above = document.createElement('div');
      above.style.height = '120px';
      game.before(above);
      const end: Point = centre(finalBox(cardsIn(game, goal.to).at(-1) as HTMLElement));
      await mouseHold([end[0], end[1] + 2]);
      await nextFrame();
      const node = cardsIn(game, goal.from).at(-1) as HTMLElement;
      const seen = node.getBoundingClientRect();
      expect(end[1], 'the card is under the pointer').to.be.within(seen.top, seen.bottom);
      await mouseHold(end, { drop: true });
      expect(eventLog.of('solitaire-move').map(({ move }) => move)).to.deep.equal([
        { kind: 'play', ...goal, count: 1 },
      ]);
      await expectAtRest(game);
    });

    it('while the page scrolls in the middle of the drag', async () => {
      const tall = document.createElement('div');
      tall.style.height = '2000px';
      game.after(tall);
      await hold();
      scrollTo(0, 60);
      await nextFrame();
      const node = cardsIn(game, goal.from).at(-1) as HTMLElement;
      const end = centre(finalBox(cardsIn(game, goal.to).at(-1) as HTMLElement));
      await mouseHold(end);
      await nextFrame();
      const seen = node.getBoundingClientRect();
      expect(end[1]).to.be.within(seen.top, seen.bottom);
      await mouseHold(end, { drop: true });
      expect(eventLog.of('solitaire-move')).to.have.lengthOf(1);
      await expectAtRest(game);
    });

    it('near the edge of the window, where the page scrolls', async () => {
      await fixture(html`<div style="height: 2000px"></div>`);
      const [grip] = await hold();
      await mouseHold([grip[0], innerHeight - 30]);
      await until(() => scrollY > 50, 'the page scrolls');
      await mouseHold([grip[0], innerHeight / 2]);
      const end = centre(finalBox(cardsIn(game, goal.to).at(-1) as HTMLElement));
      await mouseHold(end, { drop: true });
      expect(eventLog.of('solitaire-move')).to.have.lengthOf(1);
      await expectAtRest(game);
    });

    const BOXES: Record<string, (box: HTMLElement) => unknown> = {
      'of a box that scrolls': (box) => box,
      'of a box in a shadow root that scrolls': (box) => {
        const root = box.attachShadow({ mode: 'open' });
        root.append(document.createElement('slot'));
      },
    };
    for (const [name, prepare] of Object.entries(BOXES))
      it(`near the edge ${name}`, async () => {
        const space = document.createElement('div');
        space.style.height = '2000px';
        const outer = document.createElement('div');
        const box = game.parentElement as HTMLElement;
        box.before(outer);
        outer.append(box);
        box.append(space);
        prepare(outer);
        Object.assign(outer.style, { height: '600px', overflow: 'auto' });
        await nextFrame();
        const { bottom } = outer.getBoundingClientRect();
        const [grip] = await hold();
        await mouseHold([grip[0], bottom - 10]);
        await until(() => outer.scrollTop > 50, 'the box scrolls');
        expect(scrollY, 'the page does not').to.equal(0);
        await mouseHold([grip[0], bottom - 250]);
        await nextFrame();
        const end = centre(finalBox(cardsIn(game, goal.to).at(-1) as HTMLElement));
        await mouseHold(end);
        await nextFrame();
        expect(pile(game, goal.to).matches('.target.over')).to.equal(true);
        await mouseHold(end, { drop: true });
        expect(eventLog.of('solitaire-move')).to.have.lengthOf(1);
        outer.replaceWith(box);
        space.remove();
        await expectAtRest(game);
      });

    it('without scrolling the page if the card was grabbed near the edge, until the pointer is nearer', async () => {
      await fixture(html`<div style="height: 2000px"></div>`);
      const above = document.createElement('div');
      above.style.height = `${String(innerHeight - 28 - path()[0][1])}px`;
      game.before(above);
      const [grip] = path();
      expect(grip[1]).to.be.closeTo(innerHeight - 28, 1);
      await mouseDrag([grip, [grip[0] - 20, grip[1]], [grip[0] - 40, grip[1] + 5]], { drop: false });
      await nextFrame();
      await nextFrame();
      expect(scrollY).to.equal(0);
      await mouseHold([grip[0] - 40, innerHeight - 6]);
      await until(() => scrollY > 50, 'the page scrolls');
    });

    it('anywhere in the column, also far under its cards', async () => {
      const [grip] = path();
      const target = pile(game, goal.to).getBoundingClientRect();
      await mouseDrag([
        grip,
        [target.x + target.width / 2, target.y + 30],
        [target.x + target.width / 2, target.bottom - 20],
      ]);
      expect(eventLog.of('solitaire-move')).to.have.lengthOf(1);
    });

    it('on the pile that the card covers most, if two accept it', async () => {
      // an ace is dropped between two empty foundations
      const ace = lines.find(({ variant }) => variant === 'reno');
      await game.newGame({ variant: 'reno', deck: deckOfText(ace?.deck ?? '') });
      // the table takes the size of the other game
      await nextFrame();
      for (const share of [0.3, 0.7]) {
        eventLog.clear();
        const node = cardsIn(game, 'stock').at(-1) as HTMLElement;
        const grip = gripOf(node);
        const box = node.getBoundingClientRect();
        const left = pile(game, share < 0.5 ? 'foundation-1' : 'foundation-3').getBoundingClientRect();
        const right = pile(game, share < 0.5 ? 'foundation-2' : 'foundation-4').getBoundingClientRect();
        const x = left.x + (right.x - left.x) * share;
        const end: Point = [grip[0] + x - box.x, grip[1] + left.y - box.y];
        await mouseDrag([grip, [end[0], end[1] + 10], end]);
        const [event] = eventLog.of('solitaire-move');
        expect(event?.move).to.include({ to: share < 0.5 ? 'foundation-1' : 'foundation-4' });
      }
    });

    it('on the pile that accepts it, even if the card mostly covers one that does not', async () => {
      const [grip] = path();
      const box = (cardsIn(game, goal.from).at(-1) as HTMLElement).getBoundingClientRect();
      const target = pile(game, goal.to).getBoundingClientRect();
      const x = target.x + target.width * 0.75;
      const end: Point = [grip[0] + x - box.x, grip[1] + target.y + 20 - box.y];
      await mouseDrag([grip, [end[0], end[1] + 10], end]);
      expect(eventLog.of('solitaire-move').map(({ move }) => move)).to.deep.equal([
        { kind: 'play', ...goal, count: 1 },
      ]);
    });
  });

  describe('returns the cards', () => {
    const ENDS: Record<string, () => unknown> = {
      'by Esc': () => pressKey('Escape'),
      'by Enter on the focused card': () => pressKey('Enter'),
      'by Space on the focused card': () => pressKey('Space'),
      'by the key for a hint': () => pressKey('h'),
      'by pointercancel': () =>
        part(game, '.table').dispatchEvent(
          new PointerEvent('pointercancel', { pointerId: 1, bubbles: true }),
        ),
      'when the capture is lost': () => part(game, '.table').releasePointerCapture(1),
      'when the window loses the focus': () => dispatchEvent(new Event('blur')),
    };
    for (const [name, end] of Object.entries(ENDS)) {
      it(name, async () => {
        const [, , last] = await hold();
        await end();
        // a capture is lost with the next pointer event
        await mouseHold([last[0] + 1, last[1] + 1]);
        await expectAtRest(game);
        await mouseHold([last[0] + 3, last[1] + 3], { drop: true });
        expect(eventLog.of('solitaire-move')).to.deep.equal([]);
        await expectAtRest(game);
        // the next drag works as usual
        await mouseDrag(path());
        expect(eventLog.of('solitaire-move')).to.have.lengthOf(1);
      });
    }

    const RESIZES: Record<string, () => unknown> = {
      'when the window is made wider': () => setViewport({ width: 1000, height: 900 }),
      'when the window is rotated': () => setViewport({ width: 900, height: 800 }),
      'when the box of the table is made narrower': () => {
        (game.parentElement as HTMLElement).style.width = '400px';
      },
    };
    for (const [name, resize] of Object.entries(RESIZES)) {
      it(name, async () => {
        const [, , last] = await hold();
        await resize();
        await nextFrame();
        await expectAtRest(game);
        await mouseHold([last[0] + 3, last[1] + 3], { drop: true });
        expect(eventLog.of('solitaire-move')).to.deep.equal([]);
        await expectAtRest(game);
        await mouseDrag(path());
        expect(eventLog.of('solitaire-move')).to.have.lengthOf(1);
        await setViewport({ width: 800, height: 900 });
      });
    }

    it('when the element is removed from the page', async () => {
      const [, , last] = await hold();
      const parent = game.parentElement as HTMLElement;
      game.remove();
      await mouseHold(last, { drop: true });
      parent.append(game);
      await expectAtRest(game);
      expect(eventLog.of('solitaire-move')).to.deep.equal([]);
    });

    it('when a new game is dealt during the drag', async () => {
      const [, , last] = await hold();
      await game.newGame({ variant: 'cruel', deal: 4 });
      await mouseHold(last, { drop: true });
      await expectAtRest(game);
      expect(game.position).to.include({ variant: 'cruel', moves: 0 });
    });

    it('when the page makes a move during the drag', async () => {
      const [, , last] = await hold();
      expect(game.play({ kind: 'draw' })).to.equal(true);
      await mouseHold(last, { drop: true });
      await expectAtRest(game);
      expect(game.position.moves).to.equal(1);
    });

    it('when solitaire-before-move is prevented', async () => {
      game.addEventListener('solitaire-before-move', (event) => event.preventDefault(), { once: true });
      await mouseDrag(path());
      expect(game.position.moves).to.equal(0);
      await expectAtRest(game);
    });

    it('without a message when they are dropped on the felt', async () => {
      const [grip] = path();
      const felt = part(game, '.felt').getBoundingClientRect();
      await mouseDrag([grip, [grip[0], grip[1] + 30], [felt.x + felt.width / 2, felt.bottom - 2]]);
      expect(game.position.moves).to.equal(0);
      await expectAtRest(game);
    });
  });

  describe('a drop on an illegal pile', () => {
    const refuse = async (): Promise<void> => {
      await mouseDrag(dragPath(game, goal.from, 'tableau-1', 1));
      expect(game.position.moves).to.equal(0);
    };

    it('shows and announces the reason', async () => {
      await refuse();
      await nextFrame();
      const [announcement] = eventLog.of('solitaire-announce');
      expect(eventLog.of('solitaire-announce')).to.have.lengthOf(1);
      expect(announcement?.text).to.match(/^Not allowed: .+ needs .+\./);
      const message = part(game, '[part~=message]');
      expect(message.checkVisibility()).to.equal(true);
      expect(message.textContent.trim()).to.equal(announcement?.text);
      await expectAtRest(game);
    });

    it('explains that a run moves only as a whole', async () => {
      const wanted = { 'tableau-1': '9H', 'tableau-2': '8S', 'tableau-4': 'TS', 'tableau-5': 'TC' };
      await game.newGame({ variant: 'klondike', deck: deckFor('klondike', wanted) });
      game.play({ kind: 'play', from: 'tableau-2', to: 'tableau-1', count: 1 });
      game.play({ kind: 'play', from: 'tableau-1', to: 'tableau-4', count: 2 });
      eventLog.clear();
      // the nine fits, but the ten that would move with it does not
      const grip = gripOf(cardsIn(game, 'tableau-4').at(-2) as HTMLElement);
      await mouseDrag([grip, [grip[0] + 20, grip[1] + 20], topOf(game, 'tableau-5')]);
      expect(game.position.moves).to.equal(2);
      await until(() => eventLog.of('solitaire-announce').length, 'the reason');
      expect(eventLog.of('solitaire-announce').map(({ text }) => text)).to.deep.equal([
        'Not allowed: the face-up cards of a column move only together.',
      ]);
    });

    it('returns the cards with an animation that ends', async () => {
      await emulate({ 'prefers-reduced-motion': 'no-preference' });
      const node = cardsIn(game, goal.from).at(-1) as HTMLElement;
      const from = node.getBoundingClientRect();
      await refuse();
      expect(node.getAnimations()).to.have.lengthOf(1);
      await until(() => !node.matches('.animated'), 'the animation ends');
      expect(node.getAnimations()).to.have.lengthOf(0);
      const now = node.getBoundingClientRect();
      expect([now.x, now.y]).to.deep.equal([from.x, from.y]);
      await expectAtRest(game);
    });
  });

  describe('clicks and drags', () => {
    it('a drag that ends where it began does not also click', async () => {
      const [grip] = path();
      await mouseDrag([grip, [grip[0] + 30, grip[1] + 30], grip]);
      await expectAtRest(game);
      expect(eventLog.of('solitaire-announce')).to.deep.equal([]);
    });

    it('the click after a drag counts as a click', async () => {
      await mouseDrag(path());
      await nextFrame();
      await mouseClicks([topOf(game, 'stock')]);
      expect(game.position.moves).to.equal(2);
    });

    it('a press that moves less than a few pixels is a click', async () => {
      await lifting(game);
      const [grip] = path();
      await mouseDrag([grip, [grip[0] + 1, grip[1] + 2]]);
      expect(game.matches(':state(carrying)')).to.equal(true);
      await pressKey('Escape');
      await expectAtRest(game);
    });

    it('a double click sends a card to its foundation', async () => {
      await lifting(game);
      const win = lines.find(({ variant }) => variant === 'over-under');
      await game.newGame({ variant: 'over-under', deck: deckOfText(win?.deck ?? '') });
      const [, from = ''] = /^(tableau-\d)>/.exec(win?.line[0] ?? '') ?? [];
      const node = cardsIn(game, from).at(-1) as HTMLElement;
      // slow enough that two clicks are not a double click
      const click = () => mouseClicks([gripOf(node)]).then(() => realTime(600));
      // the first slow click picks it up and the second puts it back, like a key and a click in quick succession
      await click();
      await click();
      node.querySelector('button')?.focus();
      await pressKey('Enter');
      await click();
      expect(eventLog.of('solitaire-move')).to.deep.equal([]);
      await mouseDoubleClick(gripOf(node));
      expect(eventLog.of('solitaire-move').map(({ move }) => move)).to.deep.equal([
        { kind: 'play', from, to: 'discard', count: 1 },
      ]);
      await expectAtRest(game);
    });

    it('in a draggable box drags the card, and not the box', async () => {
      const box = game.parentElement as HTMLElement;
      box.draggable = true;
      let dragged: boolean | undefined;
      const watch = ({ defaultPrevented }: Event): void => {
        dragged = !defaultPrevented;
      };
      box.addEventListener('dragstart', watch);
      const [grip, , end] = path();
      await mouseDrag([grip, [grip[0] + 20, grip[1] + 5], [grip[0] + 40, grip[1] + 5], end], { drop: false });
      await nextFrame();
      expect(dragged, 'the browser drags the box').to.not.equal(true);
      expect(game.matches(':state(carrying)')).to.equal(true);
      await mouseHold(end, { drop: true });
      expect(eventLog.of('solitaire-move')).to.have.lengthOf(1);
      // outside the cards, the page's own drag works
      const event = new DragEvent('dragstart', { bubbles: true, cancelable: true });
      expect(box.dispatchEvent(event)).to.equal(true);
    });

    it('the right button during a drag opens no menu', async () => {
      await hold();
      const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: 2 });
      part(game, '.table').dispatchEvent(menu);
      expect(menu.defaultPrevented).to.equal(true);
      await pressKey('Escape');
      await expectAtRest(game);
      expect(
        part(game, '.table').dispatchEvent(new MouseEvent('contextmenu', { cancelable: true })),
      ).to.equal(true);
    });

    it('the right button neither drags nor picks up', async () => {
      const node = cardsIn(game, goal.from).at(-1) as HTMLElement;
      const [x, y] = gripOf(node);
      const target = node.querySelector('button') as HTMLElement;
      const init = { bubbles: true, composed: true, button: 2, buttons: 2, pointerId: 1, isPrimary: true };
      target.dispatchEvent(new PointerEvent('pointerdown', { ...init, clientX: x, clientY: y }));
      target.dispatchEvent(new PointerEvent('pointermove', { ...init, clientX: x + 50, clientY: y }));
      await expectAtRest(game);
    });
  });

  describe('by touch', () => {
    it('only movable cards prevent the page from scrolling', () => {
      const { cards, faceDown } = game.position.piles.find(({ id }) => id === 'tableau-5') ?? {
        cards: [],
        faceDown: 0,
      };
      expect(getComputedStyle(card(game, cards[faceDown] ?? '')).touchAction).to.equal('pinch-zoom');
      const unmovable = [
        part(game, '.felt'),
        part(game, '.table'),
        pile(game, 'foundation-1'),
        cardsIn(game, 'tableau-5')[0],
        pile(game, 'tableau-1'),
      ];
      for (const element of unmovable)
        expect(getComputedStyle(element as Element).touchAction).to.equal('auto');
      // quick taps on anything do not zoom
      expect(getComputedStyle(game).touchAction).to.equal('manipulation');
    });

    it('a drag drops the cards on the target', async () => {
      await touchDrag(path());
      expect(eventLog.of('solitaire-move')).to.have.lengthOf(1);
      await expectAtRest(game);
    });

    it('a tap right after a quick drag counts', async () => {
      const stock = topOf(game, 'stock');
      await touchDrag(path());
      await touchTap(stock);
      await until(() => game.position.moves === 2, 'the drag and the tap have moved cards');
    });

    it('a touch that the system cancels returns the cards', async () => {
      await touchDrag(path(), { cancel: true });
      expect(game.position.moves).to.equal(0);
      await expectAtRest(game);
    });

    /** Fingers that move along the same fraction of their paths; the second is put down at this step of ten. */
    const fingers = async (
      first: readonly [Point, Point],
      second: readonly [Point, Point],
      at: number,
    ): Promise<void> => {
      const along = ([[x, y], [toX, toY]]: readonly [Point, Point], step: number): Point => [
        x + ((toX - x) * step) / 10,
        y + ((toY - y) * step) / 10,
      ];
      const both = (step: number): Point[] => [along(first, step), along(second, step)];
      const steps: (readonly [string, readonly Point[]])[] = at > 1 ? [['touchStart', [first[0]]]] : [];
      for (let step = 1; step <= 10; step++) {
        if (step === at) steps.push(['touchStart', [along(first, step - 1), along(second, step - 1)]]);
        steps.push(['touchMove', step < at ? [along(first, step)] : both(step)]);
      }
      await touches([...steps, ['touchEnd', []]]);
      await nextFrame();
    };

    it('a second finger neither ends a drag nor zooms the page', async () => {
      const [grip, , end] = path();
      const margin: Point = [3, 3];
      for (const [from, to] of [
        [margin, [90, 90]],
        [topOf(game, 'stock'), topOf(game, 'stock')],
        [end, grip],
      ] as const) {
        await fingers([grip, end], [from, to], 6);
        await until(() => game.position.moves === 1, 'the drag');
        expect(visualViewport?.scale).to.equal(1);
        await expectAtRest(game);
        await game.newGame({ variant: 'klondike', deck });
      }
    });

    it('a finger that rests anywhere does not prevent a drag', async () => {
      const [grip, , end] = path();
      for (const rest of [end, topOf(game, 'stock'), [3, 3] as const]) {
        await touches([['touchStart', [rest]]]);
        await realTime(250);
        await fingers([rest, rest], [grip, end], 1);
        await until(() => game.position.moves === 1, 'the drag');
        expect(visualViewport?.scale).to.equal(1);
        await expectAtRest(game);
        await game.newGame({ variant: 'klondike', deck });
      }
    });

    it('two fingers that move drag no card, so that they can zoom the page', async () => {
      const [grip, , [x, y]] = path();
      await fingers(
        [grip, [grip[0], grip[1] - 60]],
        [
          [x, y],
          [x, y + 60],
        ],
        1,
      );
      expect(game.position.moves).to.equal(0);
      await expectAtRest(game);
    });

    it('taps pick up and drop cards', async () => {
      await lifting(game);
      const [grip] = path();
      await touchTap(grip);
      expect(game.matches(':state(carrying)')).to.equal(true);
      await touchTap(topOf(game, goal.to));
      expect(eventLog.of('solitaire-move')).to.have.lengthOf(1);
      await expectAtRest(game);
    });

    it('a swipe on the felt scrolls the page', async () => {
      await fixture(html`<div style="height: 2000px"></div>`);
      const felt = part(game, '.felt').getBoundingClientRect();
      const start: Point = [felt.x + 3, felt.bottom - 40];
      await touchDrag([start, [start[0], start[1] - 200]], { steps: 12 });
      await until(() => scrollY > 50, 'the page scrolls');
      expect(game.position.moves).to.equal(0);
    });
  });
});
