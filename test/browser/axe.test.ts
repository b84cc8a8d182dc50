// No axe violation in any state of any game, light or dark, wide or narrow; and a planted fault is found.
import { expect } from '@open-wc/testing';
import { type SolitaireGame } from '../../src/elements/index.js';
import { faultsOf } from '../support/axe.js';
import { emulate, setViewport } from '../support/commands.js';
import { pressKey, pressKeys } from '../support/hands.js';
import { openDeals } from '../support/dialog.js';
import { GAMES, lost, playedTo } from '../support/lines.js';
import { atTable, cardsIn, part, pile, rows } from '../support/play.js';

/** Picks up the first card that can go somewhere. */
async function carry(game: SolitaireGame): Promise<void> {
  for (const row of rows(game)) {
    const card = cardsIn(game, row.getAttribute('pile') ?? '').at(-1);
    if (!card?.matches('.movable')) continue;
    card.querySelector('button')?.click();
    if (part(game, '[role=grid]').querySelector('.target')) return;
    await pressKey('Escape');
  }
}

const STATES: Record<string, (variant: string) => Promise<SolitaireGame>> = {
  'the deal': (variant) => playedTo(variant, 0),
  'mid-game': (variant) => playedTo(variant, 20),
  carrying: async (variant) => {
    const game = await playedTo(variant, 20);
    await carry(game);
    expect(game.matches(':state(carrying)')).to.equal(true);
    return game;
  },
  'a refusal': async (variant) => {
    const game = await playedTo(variant, 20);
    game.focus();
    await pressKeys(['Control+End', 'Enter', 'Control+Home', 'Enter', 'Escape']);
    return game;
  },
  'the deal dialog': async (variant) => {
    const game = await playedTo(variant, 0);
    await openDeals(game);
    return game;
  },
  won: async (variant) => {
    const game = await playedTo(variant, Infinity);
    expect(game.status).to.equal('won');
    return game;
  },
};

describe('axe', function () {
  this.timeout(30_000);

  atTable();

  describe('axe finds nothing', () => {
    for (const scheme of ['light', 'dark'] as const) {
      for (const variant of GAMES) {
        for (const [state, make] of Object.entries(STATES)) {
          it(`${variant}, ${state}, ${scheme}`, async () => {
            await emulate({ 'prefers-reduced-motion': 'reduce', 'color-scheme': scheme });
            const game = await make(variant);
            game.theme = scheme;
            await game.updateComplete;
            expect(await faultsOf(game)).to.deep.equal([]);
          });
        }
      }
      it(`lost, ${scheme}`, async () => {
        const game = await lost();
        game.theme = scheme;
        await game.updateComplete;
        expect(await faultsOf(game)).to.deep.equal([]);
      });
    }

    it('at 320 px', async () => {
      await setViewport({ width: 320, height: 700 });
      for (const variant of GAMES)
        expect(await faultsOf(await playedTo(variant, 20)), variant).to.deep.equal([]);
      await setViewport({ width: 900, height: 900 });
    });

    it('but a planted fault: a card without a name, a row without its role', async () => {
      const game = await playedTo('klondike', 0);
      const button = cardsIn(game, 'tableau-1')[0]?.querySelector('button');
      button?.removeAttribute('aria-label');
      expect((await faultsOf(game)).some((fault) => fault.startsWith('button-name'))).to.equal(true);
      pile(game, 'tableau-2').removeAttribute('role');
      expect((await faultsOf(game)).some((fault) => fault.startsWith('aria-required'))).to.equal(true);
    });
  });
});
