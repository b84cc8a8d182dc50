// Peeking: a covered card is shown completely while it is held, without another effect.
import { expect } from '@open-wc/testing';
import { type SolitaireGame } from '../../src/elements/index.js';
import { resetMouse, sendMouse, touchTap, type Point } from '../support/commands.js';
import { mouseClicks, mouseDrag, mouseHold, pressKey } from '../support/hands.js';
import { playedTo } from '../support/lines.js';
import { allCards, atTable, cardsIn, gripOf, lifting, nextFrame, pile, finalBox } from '../support/play.js';
import { inFront } from '../support/sight.js';
import { realTime, staysTrue, until } from '../support/until.js';

const peekedCards = (game: SolitaireGame): HTMLElement[] =>
  allCards(game).filter((node) => node.matches('.peek'));

/** A face-up card with others on it, and its pile. */
function coveredCard(game: SolitaireGame): { readonly id: string; readonly node: HTMLElement } {
  for (const { id, kind, cards, faceDown } of game.position.piles) {
    const node = cardsIn(game, id).at(-2);
    if (kind === 'tableau' && cards.length - faceDown > 1 && node) return { id, node };
  }
  throw new Error('no card is covered');
}

/** Longer than the delay before a press shows a card. */
const LONG = 700;
/** A card that is shown for less than 100 ms is still clicked on release. */
const SHORT_PEEK = 150;

const press = (at: Point): Promise<void> => mouseDrag([at], { drop: false });
const release = (at: Point): Promise<void> => mouseHold(at, { drop: true });

describe('peeking', function () {
  this.timeout(30_000);

  atTable([800, 900]);
  afterEach(() => resetMouse());

  let game: SolitaireGame;
  let node: HTMLElement;
  let id: string;
  let at: Point;
  beforeEach(async () => {
    game = await lifting(await playedTo('klondike', 40));
    ({ id, node } = coveredCard(game));
    at = gripOf(node);
    expect(inFront(node), 'before').to.equal(false);
  });

  /** Nothing is picked up or shown, and the next press works as usual. */
  const expectBack = async (): Promise<void> => {
    expect(peekedCards(game)).to.deep.equal([]);
    expect(inFront(node)).to.equal(false);
    expect(game.matches(':state(carrying)')).to.equal(false);
    await mouseClicks([at]);
    expect(game.matches(':state(carrying)'), 'picked up by the next click').to.equal(true);
  };

  /** Holds the pointer until the card is shown, and long enough that the release is not a click. */
  const hold = async (): Promise<void> => {
    await press(at);
    await until(() => peekedCards(game).length, 'the card is peeked');
    await realTime(SHORT_PEEK);
  };

  it('holding a covered card shows all of it until the release, and does not pick it up', async () => {
    await press(at);
    expect(inFront(node), 'before the delay').to.equal(false);
    await until(() => peekedCards(game).length, 'the card is peeked');
    await realTime(SHORT_PEEK);
    expect(inFront(node)).to.equal(true);
    expect(peekedCards(game)).to.deep.equal([node]);
    await release(at);
    await expectBack();
  });

  it('works by touch', async () => {
    const tap = touchTap(at, 3 * LONG);
    await until(() => inFront(node), 'shown while it is held', 3 * LONG);
    await tap;
    await until(() => !inFront(node), 'covered again after the release');
    await expectBack();
  });

  it('a short press is still a click', async () => {
    await mouseClicks([at]);
    await staysTrue(() => peekedCards(game).length === 0, 'no card is shown', LONG);
    expect(game.matches(':state(carrying)')).to.equal(true);
  });

  it('the right button shows it at once; the context menu is suppressed on cards only', async () => {
    const menus: boolean[] = [];
    const recordEvent = (event: Event): void => {
      menus.push(event.defaultPrevented);
      event.preventDefault();
    };
    addEventListener('contextmenu', recordEvent);
    const position = at.map(Math.round) as [number, number];
    await sendMouse({ type: 'move', position });
    await sendMouse({ type: 'down', button: 'right' });
    expect(inFront(node)).to.equal(true);
    await sendMouse({ type: 'up', button: 'right' });
    expect(menus).to.deep.equal([true]);
    const column = pile(game, id).getBoundingClientRect();
    await sendMouse({
      type: 'click',
      button: 'right',
      position: [Math.round(column.left + 5), Math.round(column.bottom - 3)],
    });
    expect(menus).to.deep.equal([true, false]);
    removeEventListener('contextmenu', recordEvent);
    await expectBack();
  });

  it('never shows a face-down card', async () => {
    const back = game.position.piles.find(({ kind, faceDown }) => kind === 'tableau' && faceDown > 1);
    const hidden = cardsIn(game, back?.id ?? '')[(back?.faceDown ?? 0) - 1] as HTMLElement;
    const [x, y] = gripOf(hidden);
    await press([x, y]);
    await staysTrue(() => peekedCards(game).length === 0, 'no card is shown', LONG);
    expect(hidden.hasAttribute('card')).to.equal(false);
    await release([x, y]);
  });

  it('a drag after holding moves the card', async () => {
    await hold();
    await mouseHold([at[0] + 40, at[1] + 40]);
    await nextFrame();
    expect(game.matches(':state(carrying)')).to.equal(true);
    expect(peekedCards(game)).to.deep.equal([]);
    expect(finalBox(node).x).to.not.equal(node.getBoundingClientRect().x);
    await pressKey('Escape');
    await release(at);
    await expectBack();
  });

  const ENDS: Record<string, () => unknown> = {
    'by Esc': () => pressKey('Escape'),
    'by pointercancel': () =>
      node.dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1, bubbles: true, composed: true })),
    'when the capture is lost': () =>
      node.dispatchEvent(
        new PointerEvent('lostpointercapture', { pointerId: 1, bubbles: true, composed: true }),
      ),
    'when the window loses the focus': () => dispatchEvent(new Event('blur')),
    'when the page makes a move': () => game.undo() && game.redo(),
  };
  for (const [name, end] of Object.entries(ENDS)) {
    it(`ends ${name}`, async () => {
      await hold();
      expect(peekedCards(game)).to.have.lengthOf(1);
      await end();
      expect(peekedCards(game)).to.deep.equal([]);
      await release(at);
      await expectBack();
    });
  }

  it('ends when the element is removed, or another game is dealt', async () => {
    const parent = game.parentElement as HTMLElement;
    await hold();
    game.remove();
    parent.append(game);
    expect(peekedCards(game)).to.deep.equal([]);
    await release(at);
    await hold();
    expect(peekedCards(game), id).to.have.lengthOf(1);
    await game.newGame({ deal: 5 });
    expect(peekedCards(game)).to.deep.equal([]);
    await release(at);
    expect(game.matches(':state(carrying)')).to.equal(false);
  });
});
