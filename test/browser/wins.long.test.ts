// Whole games from the deal to the win on the built module with a real mouse and finger: the document receives every
// move and score event.
import { expect } from '@open-wc/testing';
import { emulate, setViewport } from '../support/commands.js';
import { everyNth, firsts, lines, playOut, shortest, titleOf } from '../support/lines.js';
import { listen, type Ear } from '../support/listen.js';
import { allCards, byClicks, byDrag, byTouch, loadBuilt, reduceMotion, seat } from '../support/play.js';
import { proofSettings } from '../support/proof.js';
import { until } from '../support/until.js';

const { isLong } = await proofSettings();
/** One win of each game with each set of options. */
const kinds = lines.filter(
  ({ variant, options }, i) =>
    lines.findIndex(
      (other) => other.variant === variant && JSON.stringify(other.options) === JSON.stringify(options),
    ) === i,
);

describe('games won on the built module', function () {
  this.timeout(60_000);
  let ear: Ear;

  before(async () => {
    await loadBuilt();
    await setViewport({ width: 760, height: 900 });
  });
  beforeEach(async () => {
    await reduceMotion();
    ear = listen();
  });
  afterEach(() => ear.stop());
  after(async () => {
    await emulate();
  });

  describe('by mouse drags', () => {
    for (const win of firsts) {
      it(titleOf(win), async () => {
        const game = await seat(win);
        await playOut(game, win, byDrag, ear);
        expect(
          allCards(game).filter((node) => node.style.transform || node.matches('.lifted')),
        ).to.deep.equal([]);
      });
    }
  });

  describe('by clicks', () => {
    for (const win of isLong ? lines : kinds) {
      it(titleOf(win), async () => {
        await playOut(await seat(win), win, isLong ? byClicks : everyNth(3, byClicks), ear);
      });
    }

    it('while the cards of the last move are still animated', async () => {
      await emulate({ 'prefers-reduced-motion': 'no-preference' });
      const win = shortest('over-under');
      const game = await seat(win);
      await until(() => allCards(game).every((node) => !node.getAnimations().length), 'the deal has ended');
      let flown = 0;
      await playOut(
        game,
        win,
        async (table, move) => {
          flown += allCards(table).some((node) => node.getAnimations().length) ? 1 : 0;
          await byClicks(table, move);
        },
        ear,
      );
      expect(flown).to.be.above(win.line.length / 2);
    });
  });

  it('by touch, with taps and drags in turn', async () => {
    const win = shortest('over-under');
    await playOut(await seat(win), win, byTouch, ear);
  });
});
