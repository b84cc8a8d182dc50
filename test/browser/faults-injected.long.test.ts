// Errors from outside during a game: lost and duplicated pointer events, animations that never end, a changed system
// clock, failing storage. No move is lost, and the next one works.
import { expect } from '@open-wc/testing';
import { type SolitaireGame } from '../../src/elements/index.js';
import { emulate, resetMouse } from '../support/commands.js';
import { FaultyStorage } from '../support/faulty-storage.js';
import { type PageWindow, Tab } from '../support/frames.js';
import { mouseClicks, mouseDrag, mouseHold } from '../support/hands.js';
import { play, saveOf, visibleState, stored, table, withTabs } from '../support/autosave.js';
import {
  allCards,
  atTable,
  byKeys,
  deckOfText,
  dragPath,
  mount,
  moveOf,
  nextFrame,
  part,
  positionPiles,
  shownPiles,
  topOf,
  wins,
} from '../support/play.js';

const [klondike] = (await wins()).filter(({ variant }) => variant === 'klondike');
const deck = deckOfText(klondike?.deck ?? '');
const line = (klondike?.line ?? []).map(moveOf);
const FROM = 'tableau-5';
const TO = 'tableau-2';
const DAY = 86_400_000;

async function begun(): Promise<SolitaireGame> {
  const game = await mount({ without: 'verdict' });
  await game.newGame({ variant: 'klondike', deck });
  await nextFrame();
  return game;
}

/** No card is carried, raised or marked, and each is in the pile of the position. */
function expectAtRest(game: SolitaireGame): void {
  const left = allCards(game).filter(
    (node) =>
      node.style.transform ||
      node.matches('.lifted, .picked') ||
      node.querySelector('[aria-current]') !== null,
  );
  expect(left.map((node) => node.getAttribute('card'))).to.deep.equal([]);
  expect(game.matches(':state(carrying)')).to.equal(false);
  expect(part(game, '.table').querySelectorAll('.target, .over')).to.have.lengthOf(0);
  expect(shownPiles(game)).to.deep.equal(positionPiles(game.position));
}

describe('pointer events that are', function () {
  this.timeout(20_000);
  const eventLog = atTable();
  let stop: AbortController;
  beforeEach(() => {
    stop = new AbortController();
  });
  afterEach(async () => {
    stop.abort();
    await resetMouse();
  });

  const dropEvents = (...types: string[]): void => {
    for (const type of types) {
      const stopEvent = (event: Event): void => event.stopImmediatePropagation();
      addEventListener(type, stopEvent, { capture: true, signal: stop.signal });
    }
  };
  const double = (...types: string[]): void => {
    const again = new WeakSet<Event>();
    for (const type of types) {
      const repeat = (event: Event): void => {
        const [target] = event.composedPath();
        if (again.has(event) || !target) return;
        const copy = new PointerEvent(type, event);
        again.add(copy);
        queueMicrotask(() => target.dispatchEvent(copy));
      };
      addEventListener(type, repeat, { capture: true, signal: stop.signal });
    }
  };

  /** A normal drag, which makes one move. */
  async function expectDrags(game: SolitaireGame): Promise<void> {
    eventLog.clear();
    if (game.position.moves) game.undo();
    await nextFrame();
    await mouseDrag(dragPath(game, FROM, TO, 1));
    expect(eventLog.of('solitaire-move').map(({ move }) => move)).to.deep.equal([
      { kind: 'play', from: FROM, to: TO, count: 1 },
    ]);
    await nextFrame();
    expectAtRest(game);
  }

  /** The events that are lost in the middle of a drag, and the number of moves that the drag still makes. */
  const LOST: readonly (readonly [types: readonly string[], moves: number])[] = [
    [['pointerup'], 0],
    [['pointerup', 'lostpointercapture'], 0],
    [['pointerdown'], 0],
    [['pointermove'], 0],
    [['pointerup', 'pointercancel', 'lostpointercapture', 'click', 'mouseup'], 0],
    [['gotpointercapture', 'lostpointercapture'], 1],
    [['click'], 1],
  ];
  for (const [types, moves] of LOST) {
    it(`lost (${types.join(', ')}): ${moves} moves, the next pointer event over the table ends the drag, and the next drag works`, async () => {
      const game = await begun();
      dropEvents(...types);
      await mouseDrag(dragPath(game, FROM, TO, 1));
      stop.abort();
      expect(game.position.moves).to.equal(moves);
      // the pointer moves over the table without a pressed button
      await mouseHold(topOf(game, 'foundation-4'), { drop: true });
      await nextFrame();
      expectAtRest(game);
      await expectDrags(game);
    });
  }

  it('lost (the last pointermove): cards drop where the button is released', async () => {
    const game = await begun();
    const [grip, , end] = dragPath(game, FROM, TO, 1);
    await mouseDrag([grip, [grip[0] + 30, grip[1] + 30]], { drop: false });
    await nextFrame();
    dropEvents('pointermove');
    await mouseHold(end, { drop: true });
    expect(eventLog.of('solitaire-move').map(({ move }) => move)).to.deep.equal([
      { kind: 'play', from: FROM, to: TO, count: 1 },
    ]);
  });

  it('lost (pointerup): cards do not follow a pointer whose button is up', async () => {
    const game = await begun();
    dropEvents('pointerup', 'lostpointercapture', 'mouseup', 'click');
    // engines number the pointer of the mouse differently
    let pointerId = NaN;
    addEventListener('pointerdown', (event) => void ({ pointerId } = event), {
      capture: true,
      signal: stop.signal,
    });
    await mouseDrag(dragPath(game, FROM, TO, 1));
    stop.abort();
    part(game, '.table').dispatchEvent(
      new PointerEvent('pointermove', {
        pointerId,
        isPrimary: true,
        buttons: 0,
        clientX: 30,
        clientY: 30,
      }),
    );
    await nextFrame();
    expectAtRest(game);
    expect(game.position.moves).to.equal(0);
    await expectDrags(game);
  });

  it('lost (pointerup): the next press starts a new drag', async () => {
    const game = await begun();
    dropEvents('pointerup', 'lostpointercapture', 'mouseup', 'click');
    await mouseDrag(dragPath(game, FROM, TO, 1));
    stop.abort();
    // a touch has no move before the press
    part(game, '.table').dispatchEvent(
      new PointerEvent('pointerdown', {
        pointerId: 2,
        pointerType: 'mouse',
        isPrimary: true,
        button: 0,
        buttons: 1,
      }),
    );
    await nextFrame();
    expectAtRest(game);
    expect(game.position.moves).to.equal(0);
    await mouseClicks([topOf(game, 'stock')]);
    expect(game.position.moves).to.equal(1);
    await nextFrame();
    expectAtRest(game);
  });

  for (const types of [
    ['pointerdown'],
    ['pointermove'],
    ['pointerup'],
    ['pointerdown', 'pointermove', 'pointerup', 'lostpointercapture', 'gotpointercapture'],
  ]) {
    it(`duplicated (${types.join(', ')}): one move, announced once`, async () => {
      const game = await begun();
      eventLog.clear();
      double(...types);
      await mouseDrag(dragPath(game, FROM, TO, 1));
      await nextFrame();
      expect(eventLog.of('solitaire-move')).to.have.lengthOf(1);
      expectAtRest(game);
      stop.abort();
      await expectDrags(game);
    });
  }
});

describe('animations', function () {
  this.timeout(20_000);
  atTable();
  beforeEach(() => emulate({ 'prefers-reduced-motion': 'no-preference' }));
  afterEach(() => resetMouse());

  it('that never end do not block play', async () => {
    const animate = Reflect.get(Element.prototype, 'animate');
    Element.prototype.animate = function (...given) {
      const animation = animate.apply(this, given);
      animation.pause();
      return animation;
    };
    try {
      const game = await begun();
      game.focus();
      for (const move of line.slice(0, 8)) {
        await byKeys('digits')(game, move);
        await nextFrame();
        expect(shownPiles(game)).to.deep.equal(positionPiles(game.position));
      }
      expect(game.position.moves).to.equal(8);
      for (let back = 0; back < 8; back++) expect(game.undo()).to.equal(true);
      expect(shownPiles(game)).to.deep.equal(positionPiles(game.position));
      expect(allCards(game)).to.have.lengthOf(52);
    } finally {
      Element.prototype.animate = animate;
    }
  });
});

describe('a system clock that changes during a game', function () {
  this.timeout(20_000);
  withTabs();

  /** The date of the page, which a test sets. */
  let ahead = 0;
  const before = (page: PageWindow): void => {
    const { Date: Real } = page;
    page.Date = class extends Real {
      constructor(...given: [] | [string | number | Date]) {
        if (given.length) super(...given);
        else super(Real.now() + ahead);
      }
      static override now(): number {
        return Real.now() + ahead;
      }
    } as DateConstructor;
  };
  beforeEach(() => {
    ahead = 0;
  });

  for (const [how, by] of [
    ['set back by a day', -DAY],
    ['set forward by a day', DAY],
    ['set to 1970', -Date.now()],
    ['set to the year 9000', 220_000_000_000_000],
  ] as const) {
    it(`${how}: the game clock is unaffected, and the daily deal stays on the table`, async () => {
      const tab = await Tab.open({ html: table('variant="demon" daily'), before });
      const { game } = tab;
      const { deal } = game.position;
      game.play({ kind: 'draw' });
      tab.pass(20_000);
      const elapsed = [game.elapsed];
      const after = (): void => void elapsed.push(game.elapsed);
      ahead = by;
      after();
      game.play({ kind: 'draw' });
      after();
      game.undo();
      after();
      const home = game.parentElement as HTMLElement;
      game.remove();
      home.append(game);
      await game.updateComplete;
      after();
      expect(elapsed, 'the clock never goes back').to.deep.equal(elapsed.toSorted((a, b) => a - b));
      expect(elapsed.at(-1), 'the clock never jumps').to.be.within(20, 40);
      expect(game.position).to.include({ deal, moves: 1 });
      expect(tab.faults).to.deep.equal([]);
      // on the same day, the game is restored
      ahead = 0;
      await tab.reload();
      expect(tab.restored).to.deep.equal([true]);
      expect(tab.game.position).to.include({ deal, moves: 1 });
      expect(tab.game.elapsed).to.be.within(20, 41);
    });
  }

  it('a page that was suspended for hours adds one minute to the clock', async () => {
    const tab = await Tab.open(table());
    await play(tab, 2);
    tab.pass(7_200_000);
    const { elapsed } = tab.game;
    expect(elapsed).to.be.within(60, 90);
    await play(tab, 1);
    expect(tab.game.elapsed).to.be.within(elapsed, elapsed + 20);
  });
});

describe('storage that fails during a game', function () {
  this.timeout(20_000);
  withTabs();
  const storage = new FaultyStorage();
  afterEach(() => storage.heal());
  /** Without the time, which a closing page saves once more. */
  const savedGame = (): unknown =>
    (JSON.parse(saveOf('demon.81') ?? '') as { readonly record: { readonly game: unknown } }).record.game;

  it('cleared by the user: the game continues, and is saved again with the next move', async () => {
    const tab = await Tab.open(table());
    await play(tab, 3);
    storage.empty();
    expect(stored()).to.deep.equal([]);
    await play(tab, 1);
    const four = visibleState(tab);
    await tab.reload();
    expect(tab.restored).to.deep.equal([true]);
    expect(visibleState(tab)).to.deep.equal(four);
    expect(tab.faults).to.deep.equal([]);
  });

  it('write-only: the existing save is not overwritten', async () => {
    const tab = await Tab.open(table());
    await play(tab, 3);
    const kept = savedGame();
    const makeWriteOnly = ({ Storage: { prototype }, DOMException: Refusal }: PageWindow): void => {
      prototype.getItem = () => {
        throw new Refusal('no', 'SecurityError');
      };
    };
    await tab.reload({ before: makeWriteOnly });
    expect(tab.restored).to.deep.equal([false]);
    await play(tab, 1);
    expect(tab.faults).to.deep.equal(['storage-unavailable']);
    expect(savedGame()).to.deep.equal(kept);
    await tab.reload({ before: () => undefined });
    expect(tab.restored).to.deep.equal([true]);
    expect(tab.game.position.moves).to.equal(3);
  });
});
