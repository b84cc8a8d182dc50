// Whole games from the deal to the win on the built module with a real mouse and finger: the document receives every
// move and score event.
import { expect } from '@open-wc/testing';
import { emulate, setViewport } from '../support/commands.js';
import { everyNth, firsts, lines, playOut, shortest, titleOf } from '../support/lines.js';
import { logEvents, type EventLog } from '../support/listen.js';
import {
  allCards,
  byClicks,
  byDrag,
  byTouch,
  cardsAreStill,
  loadBuilt,
  reduceMotion,
  mountWin,
} from '../support/play.js';
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
  let eventLog: EventLog;

  before(async () => {
    await loadBuilt();
    await setViewport({ width: 760, height: 900 });
  });
  beforeEach(async () => {
    await reduceMotion();
    eventLog = logEvents();
  });
  afterEach(() => eventLog.stop());
  after(async () => {
    await emulate();
  });

  describe('by mouse drags', () => {
    for (const win of firsts) {
      it(titleOf(win), async () => {
        const game = await mountWin(win);
        await playOut(game, win, byDrag, eventLog);
        expect(
          allCards(game).filter((node) => node.style.transform || node.matches('.lifted')),
        ).to.deep.equal([]);
      });
    }
  });

  describe('by clicks', () => {
    for (const win of isLong ? lines : kinds) {
      it(titleOf(win), async () => {
        await playOut(await mountWin(win), win, isLong ? byClicks : everyNth(3, byClicks), eventLog);
      });
    }

    it('while the cards of the last move are still animated', async () => {
      await emulate({ 'prefers-reduced-motion': 'no-preference' });
      const win = shortest('over-under');
      const game = await mountWin(win);
      await until(() => cardsAreStill(game), 'the deal animation has ended');
      let animated = 0;
      await playOut(
        game,
        win,
        async (table, move) => {
          animated += allCards(table).some((node) => node.getAnimations().length) ? 1 : 0;
          await byClicks(table, move);
        },
        eventLog,
      );
      expect(animated).to.be.above(win.line.length / 2);
    });
  });

  it('by touch, with taps and drags in turn', async () => {
    const win = shortest('over-under');
    await playOut(await mountWin(win), win, byTouch, eventLog);
  });
});
