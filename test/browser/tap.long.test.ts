// Single clicks and taps of a real mouse and finger win whole games, without shifts and messages. Taps during a
// selection, and on immovable cards.
import { expect } from '@open-wc/testing';
import { type Move } from '../../src/engine.js';
import { type SolitaireGame } from '../../src/elements/index.js';
import { emulate, resetMouse, touchTap, type Point } from '../support/commands.js';
import { mouseClicks, mouseDoubleClick, mouseDrag, mouseHold, pressKey } from '../support/hands.js';
import { firsts, shortest, titleOf } from '../support/lines.js';
import {
  atTable,
  cardsIn,
  dragPath,
  gripOf,
  lifting,
  mount,
  moveOf,
  nextFrame,
  part,
  pile,
  positionPiles,
  mountWin,
  shownPiles,
  stockPoint,
  topOf,
  type Win,
} from '../support/play.js';
import { realTime, until } from '../support/until.js';

type Press = (point: Point) => Promise<void>;

const byMouse: Press = (point) => mouseClicks([point]);
const byFinger: Press = (point) => touchTap(point);

const isShown = (game: SolitaireGame): boolean => part(game, '[part~=message]').checkVisibility();

const holds = (game: SolitaireGame, id: string, node: HTMLElement): boolean =>
  cardsIn(game, id).includes(node);

/** Longer than the time within which another tap on the same card selects its next target. */
const AFTER_RETAP_TIME = 3200;
let lastTapped: HTMLElement | undefined;

/** Taps the cards of a move until they are on its target; returns the number of taps. */
async function tapTo(
  game: SolitaireGame,
  move: Move,
  press: Press,
  isDrawn: (game: SolitaireGame, moves: number) => boolean,
): Promise<number> {
  const { moves } = game.position;
  if (move.kind !== 'play') {
    const turned = cardsIn(game, 'stock').at(-1);
    await press(stockPoint(game));
    lastTapped = undefined;
    // the last card of a stock has no face-down cards beside it: it is tapped until it is on the waste
    for (let tries = 1; turned?.hasAttribute('card') && !isDrawn(game, moves) && tries < 9; tries++)
      await press(gripOf(turned));
    return 1;
  }
  const node = cardsIn(game, move.from).at(-move.count);
  if (!node) throw new Error(`${move.from} has no ${move.count} cards`);
  if (node === lastTapped) await realTime(AFTER_RETAP_TIME);
  let taps = 0;
  for (; !holds(game, move.to, node) && taps < 12; taps++) await press(gripOf(node));
  lastTapped = node;
  return taps;
}

describe('taps', function () {
  this.timeout(120_000);
  const eventLog = atTable([760, 900]);
  afterEach(() => resetMouse());

  const isDrawn = (game: SolitaireGame, moves: number): boolean =>
    game.position.moves > moves && eventLog.of('solitaire-move').at(-1)?.move.kind !== 'play';

  async function playByTaps(win: Win, press: Press): Promise<void> {
    const game = await mountWin(win);
    let again = 0;
    for (const [i, text] of win.line.entries()) {
      const at = scrollY;
      const where = `move ${i + 1}, ${text}`;
      const taps = await tapTo(game, moveOf(text), press, isDrawn);
      again += taps - 1;
      expect(game.position.moves, where).to.equal(i + 1);
      expect(isShown(game), `a message: ${part(game, '[part~=message]').textContent}, ${where}`).to.equal(
        false,
      );
      expect(scrollY, where).to.equal(at);
    }
    expect(game.status).to.equal('won');
    expect(again, 'most cards need one tap').to.be.below(win.line.length);
    expect(shownPiles(game)).to.deep.equal(positionPiles(game.position));
    expect(eventLog.of('solitaire-error')).to.deep.equal([]);
  }

  describe('win whole games', () => {
    for (const win of firsts) it(`${titleOf(win)}, by mouse`, () => playByTaps(win, byMouse));
    it('Over-Under, by touch', () => playByTaps(shortest('over-under'), byFinger));
    it('Klondike, by touch', () => playByTaps(shortest('klondike'), byFinger));
  });

  /** Klondike after the first moves of a line. */
  const dealt = async (): Promise<SolitaireGame> => {
    const game = await mountWin(shortest('klondike'));
    eventLog.clear();
    return game;
  };
  /** Top cards of the tableau, each with the number of its targets. */
  const tops = (game: SolitaireGame): { id: string; node: HTMLElement; places: number }[] => {
    const ids = game.position.piles.map(({ id }) => id);
    return ids
      .filter((id) => id.startsWith('tableau') && cardsIn(game, id).length)
      .map((id) => ({
        id,
        node: cardsIn(game, id).at(-1) as HTMLElement,
        places: targetsOf(game, id).length,
      }));
  };
  const targetsOf = (game: SolitaireGame, id: string): string[] => {
    cardsIn(game, id).at(-1)?.querySelector('button')?.click();
    const targets = [...part(game, '.table').querySelectorAll('.target')].map(
      (row) => row.getAttribute('pile') ?? '',
    );
    cardsIn(game, id).at(-1)?.querySelector('button')?.click();
    eventLog.clear();
    return targets;
  };
  const immovableCard = async (game: SolitaireGame): Promise<HTMLElement> => {
    const [none] = tops(game).filter(({ places }) => !places);
    if (!none) throw new Error('every top card is movable');
    await nextFrame();
    eventLog.clear();
    return none.node;
  };

  describe('on an immovable card', () => {
    for (const [name, press] of [
      ['mouse', byMouse],
      ['finger', byFinger],
    ] as const) {
      it(`shake it, without a message; screen readers get the reason: by ${name}`, async () => {
        const game = await dealt();
        const node = await immovableCard(game);
        await emulate({ 'prefers-reduced-motion': 'no-preference' });
        await press(gripOf(node));
        expect(node.getAnimations(), 'the card shakes').to.have.lengthOf(1);
        expect(isShown(game)).to.equal(false);
        expect(eventLog.of('solitaire-announce').map(({ text }) => text)).to.deep.equal([
          'It cannot be played anywhere.',
        ]);
        expect(game.position.moves).to.equal(0);
        await until(() => !node.getAnimations().length, 'the shaking ends');
        expect(node.getAttribute('style') ?? '').to.not.match(/transform|translate/);
      });
    }

    it('outline it without moving it with prefers-reduced-motion', async () => {
      const game = await dealt();
      const node = await immovableCard(game);
      await mouseClicks([gripOf(node)]);
      const { outlineStyle, translate } = getComputedStyle(node);
      expect([outlineStyle, translate]).to.deep.equal(['solid', 'none']);
      expect(isShown(game)).to.equal(false);
    });

    it('by keyboard show the reason', async () => {
      const game = await dealt();
      const node = await immovableCard(game);
      node.querySelector('button')?.focus();
      await pressKey('Enter');
      expect(eventLog.of('solitaire-announce').at(-1)?.text).to.contain('It cannot be played anywhere.');
    });
  });

  it('by keyboard and by assistive technology pick up', async () => {
    const game = await dealt();
    const [movable] = tops(game).filter(({ places }) => places);
    const button = movable?.node.querySelector('button');
    button?.click();
    expect(game.matches(':state(carrying)'), 'a click without a pointer').to.equal(true);
    button?.click();
    button?.focus();
    await pressKey('Enter');
    expect(game.matches(':state(carrying)'), 'Enter').to.equal(true);
    expect(game.position.moves).to.equal(0);
  });

  it('that are held show the card and do not move it', async () => {
    const game = await mountWin(shortest('klondike'));
    for (const text of shortest('klondike').line.slice(0, 40)) game.play(moveOf(text));
    await game.updateComplete;
    const covered = game.position.piles.flatMap(({ id, cards, faceDown, kind }) =>
      kind === 'tableau' && cards.length - faceDown > 1 ? (cardsIn(game, id).at(-2) ?? []) : [],
    )[0] as HTMLElement;
    const { moves } = game.position;
    const at = gripOf(covered);
    await mouseDrag([at], { drop: false });
    await until(() => covered.matches('.peek'), 'the card is peeked');
    await realTime(150);
    await mouseHold(at, { drop: true });
    expect(game.position.moves).to.equal(moves);
    expect(game.matches(':state(carrying)')).to.equal(false);
  });

  it('a double click moves one card: its second click does not move the card below', async () => {
    const game = await dealt();
    const { line } = shortest('klondike');
    const first = moveOf(line[0] ?? '');
    if (first.kind !== 'play') throw new Error('no play');
    await mouseDoubleClick(topOf(game, first.from));
    expect(game.position.moves).to.equal(1);
    expect(eventLog.of('solitaire-undo')).to.deep.equal([]);
  });

  it('two on a card make one entry in the history, and Undo returns the card', async () => {
    const game = await mount({ deal: '4' });
    let found = false;
    for (let deal = 1; deal < 13; deal++) {
      await game.newGame({ deal });
      const [one] = tops(game).filter(({ places }) => places > 1);
      if (!one) continue;
      found = true;
      const before = positionPiles(game.position);
      await mouseClicks([gripOf(one.node)]);
      const there = positionPiles(game.position);
      await mouseClicks([gripOf(one.node)]);
      expect(positionPiles(game.position)).to.not.deep.equal(there);
      expect(game.position.moves).to.equal(1);
      expect(isShown(game)).to.equal(false);
      game.undo();
      expect(positionPiles(game.position)).to.deep.equal(before);
      break;
    }
    expect(found, 'a card with two targets').to.equal(true);
  });

  describe('while cards are selected', () => {
    /** A table where clicks pick up, with a carried card. */
    const selected = async () => {
      const game = await lifting(await dealt());
      const all = tops(game);
      const [movable] = all.filter(({ places }) => places);
      if (!movable) throw new Error('nothing can be moved');
      await mouseClicks([gripOf(movable.node)]);
      expect(game.matches(':state(carrying)')).to.equal(true);
      eventLog.clear();
      return { game, all, ...movable };
    };

    it('draw from the stock', async () => {
      const { game } = await selected();
      await mouseClicks([stockPoint(game)]);
      expect(eventLog.of('solitaire-move').map(({ move }) => move.kind)).to.deep.equal(['draw']);
      expect([isShown(game), game.matches(':state(carrying)')]).to.deep.equal([false, false]);
    });

    it('select another movable card', async () => {
      const { game, id, all, node } = await selected();
      const other = all.find((one) => one.id !== id && !pile(game, one.id).matches('.target'));
      await mouseClicks([gripOf(other?.node as HTMLElement)]);
      expect([node.matches('.picked'), other?.node.matches('.picked')]).to.deep.equal([false, true]);
      expect([isShown(game), game.position.moves]).to.deep.equal([other?.places === 0, 0]);
    });

    it('show a message while a card without a destination is selected', async () => {
      const { game, all, node } = await selected();
      const stuck = all.find(({ places }) => !places)?.node;
      if (!stuck) throw new Error('every top card can be moved');
      const raised = stuck.getBoundingClientRect().top;
      await mouseClicks([gripOf(stuck)]);
      await until(() => stuck.getBoundingClientRect().top < raised, 'the card is raised');
      expect([isShown(game), part(game, '[part~=message]').textContent.trim()]).to.deep.equal([
        true,
        'It cannot be played anywhere.',
      ]);
      await mouseClicks([gripOf(node)]);
      expect([isShown(game), node.matches('.picked')]).to.deep.equal([false, true]);
    });

    const FELT: Readonly<Record<string, (game: SolitaireGame, id: string) => Point>> = {
      'beside the table': (game) => {
        const { left, top } = part(game, '.felt').getBoundingClientRect();
        return [left + 3, top + 3];
      },
      'below a column': (game, id) => {
        const { left, bottom } = pile(game, id).getBoundingClientRect();
        return [left + 3, bottom - 3];
      },
    };
    for (const [where, pointOn] of Object.entries(FELT)) {
      it(`put them back on the felt ${where}`, async () => {
        const { game, id } = await selected();
        await mouseClicks([pointOn(game, id)]);
        expect([isShown(game), game.matches(':state(carrying)'), game.position.moves]).to.deep.equal([
          false,
          false,
          0,
        ]);
      });
    }

    it('by keyboard, move them to a legal target', async () => {
      const game = await dealt();
      const [move] = shortest('klondike').line.map(moveOf);
      if (move?.kind !== 'play') throw new Error('no play');
      cardsIn(game, move.from).at(-1)?.querySelector('button')?.focus();
      await pressKey('Enter');
      await mouseClicks([topOf(game, move.to)]);
      expect(eventLog.of('solitaire-move').map((detail) => detail.move)).to.deep.equal([move]);
    });
  });

  describe('drops', () => {
    const goal = { from: 'tableau-5', to: 'tableau-2' };

    it('on the felt show no message; on an illegal pile they show the reason once', async () => {
      const game = await dealt();
      const [grip] = dragPath(game, goal.from, goal.to, 1);
      const felt = part(game, '.felt').getBoundingClientRect();
      await mouseDrag([grip, [felt.x + felt.width / 2, felt.bottom - 2]]);
      await nextFrame();
      expect([eventLog.of('solitaire-announce'), isShown(game)]).to.deep.equal([[], false]);
      await mouseDrag(dragPath(game, goal.from, 'tableau-1', 1));
      await nextFrame();
      expect(eventLog.of('solitaire-announce')).to.have.lengthOf(1);
      expect(isShown(game)).to.equal(true);
      expect(game.position.moves).to.equal(0);
    });

    it('preview the place of the card, in the size of a card', async () => {
      const game = await dealt();
      const [grip, , end] = dragPath(game, goal.from, goal.to, 1);
      const node = cardsIn(game, goal.from).at(-1) as HTMLElement;
      await mouseDrag([grip, end], { drop: false });
      await nextFrame();
      const target = pile(game, goal.to);
      expect(target.matches('.over')).to.equal(true);
      const outline = getComputedStyle(target, '::after');
      const box = target.getBoundingClientRect();
      const [top, left, width, height] = [outline.top, outline.left, outline.width, outline.height].map(
        parseFloat,
      );
      await mouseHold(end, { drop: true });
      await nextFrame();
      const card = node.getBoundingClientRect();
      expect(holds(game, goal.to, node)).to.equal(true);
      expect(box.top + (top ?? 0)).to.be.closeTo(card.top, 1);
      expect(box.left + (left ?? 0)).to.be.closeTo(card.left, 1);
      expect([width, height].map((n) => Math.round(n ?? 0))).to.deep.equal(
        [card.width, card.height].map(Math.round),
      );
    });

    it('go to the nearest legal pile, even if another one is covered more', async () => {
      const game = await dealt();
      const [grip, , end] = dragPath(game, goal.from, goal.to, 1);
      const { width } = cardsIn(game, goal.from).at(-1)?.getBoundingClientRect() ?? { width: 0 };
      // between the target and its neighbour
      await mouseDrag([grip, [end[0] - width * 0.6, end[1]]]);
      expect(game.position.moves).to.equal(1);
    });

    it('near the source put the card back', async () => {
      const game = await dealt();
      const [grip] = dragPath(game, goal.from, goal.to, 1);
      await mouseDrag([grip, [grip[0] - 12, grip[1] + 9]]);
      expect([game.position.moves, isShown(game)]).to.deep.equal([0, false]);
    });
  });
});
