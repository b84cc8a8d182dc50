// Whole games from the deal to the win on the built module with the keyboard only: some deals of each game with digits,
// letters and Enter, others with arrows and Enter, twenty of each game in a long run. After each key something has the
// focus, there is one announcement, and it matches the positions before and after.
import { expect } from '@open-wc/testing';
import { Game, type Move } from '../../src/engine.js';
import { type SolitaireGame } from '../../src/elements/index.js';
import { pressKeys } from '../support/hands.js';
import { byArrows, byLetters } from '../support/keyboards.js';
import { logKeys } from '../support/keylog.js';
import { keyErrors } from '../support/key-checks.js';
import { GAMES } from '../support/lines.js';
import { atTable, mount, nextFrame } from '../support/play.js';
import { proofSettings } from '../support/proof.js';
import { moveOf, nameOfDeal, setupOf, unpack, type WonDeal } from '../support/won-deals.js';

const { isLong } = await proofSettings();
const deals = unpack(await (await fetch('/test/support/won-deals.json')).json());

/** A table that shows the deal and has the focus. */
async function dealt(deal: WonDeal): Promise<SolitaireGame> {
  const game = await mount({ variant: deal.variant });
  await game.newGame({ variant: deal.variant, ...setupOf(deal) });
  game.focus();
  await nextFrame();
  return game;
}

/** The keys of the whole line. */
function planned(deal: WonDeal): string[] {
  const game = Game.deal(deal.variant, setupOf(deal));
  return deal.line.map(moveOf).flatMap((move) => {
    const keys = byLetters(game, move);
    game.play(move);
    return keys;
  });
}

/** Plays the line, and checks the effect of every key. */
async function won(deal: WonDeal, play: (game: SolitaireGame, line: readonly Move[]) => Promise<void>) {
  const game = await dealt(deal);
  const log = logKeys(game);
  const line = deal.line.map(moveOf);
  await play(game, line);
  const entries = log.entries();
  log.stop();
  expect(keyErrors(entries)).to.deep.equal([]);
  expect(entries.flatMap(({ moves }) => moves)).to.deep.equal(line);
  expect(game.status).to.equal('won');
}

describe('games won with the keyboard only on the built module', function () {
  this.timeout(60_000);
  atTable([760, 900]);

  for (const variant of GAMES) {
    const own = deals.filter((deal) => deal.variant === variant);

    describe(`${variant}, digits, letters and Enter`, () => {
      it('twenty deals', () => {
        expect(own).to.have.lengthOf(20);
      });

      for (const deal of isLong ? own : own.slice(0, 2)) {
        it(nameOfDeal(deal), () => won(deal, () => pressKeys(planned(deal))));
      }
    });

    describe(`${variant}, arrows and Enter`, () => {
      for (const deal of own.toSorted((a, b) => a.line.length - b.line.length).slice(0, isLong ? 2 : 1)) {
        it(nameOfDeal(deal), () =>
          won(deal, async (game, line) => {
            for (const move of line) await byArrows(game, move);
          }),
        );
      }
    });
  }
});
