// Whole games, from the deal to the win, on the built module by a real mouse, finger and keyboard: the page's
// document hears every move and every score.
import { expect } from '@open-wc/testing';
import { type SolitaireGame } from '../../src/elements/index.js';
import { emulate, setViewport } from '../support/commands.js';
import { listen, watchKeys, type Ear } from '../support/listen.js';
import {
  allCards,
  byClicks,
  byDrag,
  byKeys,
  byTouch,
  loadBuilt,
  mount,
  moveOf,
  nextFrame,
  pause,
  positionPiles,
  reduceMotion,
  seat,
  shownPiles,
  wins,
  type Way,
  type Win,
} from '../support/play.js';
import { nameOf } from '../support/names.js';

const lines = await wins();
/** The first deal of each game. */
const firsts = lines.filter(({ variant }, i) => lines.findIndex((other) => other.variant === variant) === i);
const shortest = (variant: string): Win => {
  const [first] = lines
    .filter((win) => win.variant === variant)
    .sort((a, b) => a.line.length - b.line.length);
  if (!first) throw new Error(`no win of ${variant}`);
  return first;
};
const titleOf = ({ variant, options, line }: Win): string =>
  [
    variant,
    ...Object.entries(options).map(([name, value]) => `${name} ${value}`),
    `${line.length} moves`,
  ].join(', ');

/** Plays a line to its end; after each move the page has heard exactly it, and its score. */
async function playOut(game: SolitaireGame, win: Win, way: Way, ear: Ear): Promise<void> {
  let { score } = game.position;
  ear.clear();
  for (const [i, text] of win.line.entries()) {
    const move = moveOf(text);
    const where = `move ${i + 1}, ${text}`;
    const heard = ear.of('solitaire-move').length;
    await way(game, move);
    const moves = ear.of('solitaire-move');
    expect(
      moves.slice(heard).map((detail) => detail.move),
      where,
    ).to.deep.equal([move]);
    expect(moves.at(-1)?.position.score, where).to.equal(win.scores[i]);
    const change = ear.of('solitaire-score').reduce((sum, detail) => sum + detail.change, 0);
    expect(score + change, where).to.equal(win.scores[i]);
  }
  score = game.score;
  expect(score).to.equal(win.scores.at(-1));
  expect(game.status).to.equal('won');
  expect(game.matches(':state(won)')).to.equal(true);
  const ends = ear.of('solitaire-end');
  expect(ends).to.have.lengthOf(1);
  expect(ends[0]).to.include({ status: 'won', score, moves: win.line.length, deal: null });
  expect(ear.of('solitaire-error')).to.deep.equal([]);
  expect(ear.all.every(({ target }) => target === game)).to.equal(true);
  expect(shownPiles(game)).to.deep.equal(positionPiles(game.position));
}

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

  describe('by drag with the mouse', () => {
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
    for (const win of lines) {
      it(titleOf(win), async () => {
        await playOut(await seat(win), win, byClicks, ear);
      });
    }

    it('while the cards of the last move still fly', async () => {
      await emulate({ 'prefers-reduced-motion': 'no-preference' });
      const win = shortest('over-under');
      const game = await seat(win);
      await pause(900);
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

  describe('by keys alone', () => {
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

  it('by finger, taps and drags in turn', async () => {
    const win = shortest('over-under');
    await playOut(await seat(win, await mount()), win, byTouch, ear);
  });
});
