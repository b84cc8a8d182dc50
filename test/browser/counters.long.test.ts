// The counters of the status bar: the clock is never alone in a row, at any width and any place of the controls.
import { expect } from '@open-wc/testing';
import { atTable, mount, nextFrame, part, rootOf } from '../support/play.js';

/** The number of counters in the row of the time. */
function inRowOfTime(game: HTMLElement): number {
  const row = part(game, '.time').getBoundingClientRect().top;
  const tops = [...rootOf(game).querySelectorAll('.figures > .figure')].map(
    (figure) => figure.getBoundingClientRect().top,
  );
  return tops.filter((top) => Math.abs(top - row) < 8).length;
}

describe('the clock in the status bar', function () {
  this.timeout(60_000);
  atTable();

  for (const variant of ['klondike', 'reno', 'over-under']) {
    for (const height of ['auto', '340px']) {
      it(`is next to another counter: ${variant}, height ${height}`, async () => {
        const game = await mount({ variant, deal: '14' });
        game.style.height = height;
        for (let width = 320; width <= 1280; width += 24) {
          game.style.width = `${width}px`;
          await nextFrame();
          await nextFrame();
          expect(inRowOfTime(game), `${width} px`).to.be.at.least(2);
        }
      });
    }
  }
});
