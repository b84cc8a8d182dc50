// Whole games from the deal to the win on the built module with Tab and Enter only, as players with one or two switches
// use it: with navigation="step" Tab stops at each movable card, then at its targets.
import { expect } from '@open-wc/testing';
import { keyErrors } from '../support/key-checks.js';
import { byStep, forwardOnly } from '../support/keyboards.js';
import { logKeys } from '../support/keylog.js';
import { GAMES } from '../support/lines.js';
import { atTable, mount, nextFrame } from '../support/play.js';
import { proofSettings } from '../support/proof.js';
import { moveOf, nameOfDeal, setupOf, unpack } from '../support/won-deals.js';

const { isLong } = await proofSettings();
const deals = unpack(await (await fetch('/test/support/won-deals.json')).json());

describe('games won with Tab and Enter only on the built module', function () {
  this.timeout(120_000);
  atTable([760, 900]);

  for (const variant of GAMES) {
    const own = deals
      .filter((deal) => deal.variant === variant)
      .toSorted((a, b) => a.line.length - b.line.length);
    for (const deal of own.slice(0, isLong ? 2 : 1)) {
      it(nameOfDeal(deal), async () => {
        const game = await mount({ variant, navigation: 'step' });
        await game.newGame({ variant, ...setupOf(deal) });
        game.focus();
        await nextFrame();
        const log = logKeys(game);
        const line = deal.line.map(moveOf);
        for (const move of line) await byStep(game, move);
        const entries = log.entries();
        log.stop();
        const keys = new Set(entries.map(({ key }) => key.replace('Shift+', '')));
        expect([...keys].sort()).to.deep.equal(['Enter', 'Tab']);
        expect(keyErrors(entries)).to.deep.equal([]);
        expect(entries.flatMap(({ moves }) => moves)).to.deep.equal(line);
        expect(game.status).to.equal('won');
      });
    }

    it(`${variant}: by Tab and Enter, without Shift`, async () => {
      const [deal] = own;
      if (!deal) throw new Error(`no won deal of ${variant}`);
      const game = await mount({ variant, navigation: 'step' });
      // the page has content after its game; Firefox does not leave a document that ends in a shadow tree
      game.after(document.createElement('button'));
      await game.newGame({ variant, ...setupOf(deal) });
      game.focus();
      await nextFrame();
      const log = logKeys(game);
      for (const move of deal.line.map(moveOf)) await byStep(game, move, forwardOnly);
      const keys = log.entries().map(({ key }) => key);
      log.stop();
      expect([...new Set(keys)].sort()).to.deep.equal(['Enter', 'Tab']);
      expect(game.status).to.equal('won');
    });
  }
});
