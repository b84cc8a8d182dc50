// Whole games, from the deal to the win, on the built module by a keyboard alone: the focus never falls to the
// page, and each key says one thing at most.
import { expect } from '@open-wc/testing';
import { emulate, setViewport } from '../support/commands.js';
import { firsts, playOut, titleOf } from '../support/lines.js';
import { listen, watchKeys, type Ear } from '../support/listen.js';
import { nameOf } from '../support/names.js';
import { byKeys, loadBuilt, nextFrame, reduceMotion, seat } from '../support/play.js';

describe('games won by keys alone on the built module', function () {
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

  describe('with', () => {
    for (const win of firsts) {
      for (const style of ['digits', 'arrows', 'tab'] as const) {
        if (style !== 'digits' && win.variant !== 'demon' && win.variant !== 'reno') continue;
        it(`${titleOf(win)} (${style})`, async () => {
          const game = await seat(win);
          game.focus();
          await nextFrame();
          const keys = watchKeys();
          await playOut(
            game,
            win,
            async (table, move) => {
              const from = move.kind === 'play' ? move.from : 'stock';
              const named = table.position.piles.find(({ id }) => id === from)?.cards;
              const before = keys.reports.length;
              await byKeys(style)(table, move);
              const said = keys.reports.slice(before).flatMap((report) => report.said);
              const name = nameOf(move.kind === 'play' ? named?.at(-move.count) : named?.at(-1));
              if (move.kind !== 'redeal')
                expect(String(said.at(-1)).toLowerCase(), `said of ${JSON.stringify(move)}`).to.contain(name);
            },
            ear,
          );
          keys.stop();
          expect(
            keys.reports.filter(({ lost }) => lost),
            'keys after which the page has the focus',
          ).to.deep.equal([]);
          const wrong = keys.reports.filter(
            ({ changes, said }) => said.length > 1 || (changes && !said.length),
          );
          expect(wrong, 'keys after which not one thing was said').to.deep.equal([]);
          expect(keys.reports.reduce((sum, { changes }) => sum + changes, 0)).to.equal(win.line.length);
        });
      }
    }
  });
});
