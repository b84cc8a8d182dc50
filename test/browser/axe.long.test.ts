// No axe violation: every game in every state, in every look. What axe leaves open, another test answers, by name.
//
// Not each page of the dialog is asked in each game and look: its colours are the same in all games, and what it holds
// the same in all looks. So all pages are asked in all looks in one game, and those that differ from game to game in
// all games in one look.
import { expect } from '@open-wc/testing';
import { type SolitaireGame } from '../../src/elements/index.js';
import { ANSWERED, examine } from '../support/axe.js';
import { emulate, setViewport, type Media } from '../support/commands.js';
import { dialogOf } from '../support/dialog.js';
import { GAMES } from '../support/lines.js';
import { atTable, nextFrame } from '../support/play.js';
import { askedOption, PAGE_STATES, replayed, TABLE_STATES, type State } from '../support/states.js';

/** A theme, and what the reader's system asks for. */
const LOOKS: Readonly<Record<string, readonly [theme: SolitaireGame['theme'], media: Media]>> = {
  'auto, light': ['auto', { 'color-scheme': 'light' }],
  'auto, dark': ['auto', { 'color-scheme': 'dark' }],
  light: ['light', {}],
  dark: ['dark', {}],
  contrast: ['contrast', {}],
  'forced colours': ['auto', { 'forced-colors': 'active' }],
};

const first = 'auto, light';

/** Puts a look on; the page itself follows its reader. */
async function wear(game: SolitaireGame, look: string): Promise<void> {
  const [theme = 'auto', media = {}] = LOOKS[look] ?? [];
  await emulate({ 'prefers-reduced-motion': 'reduce', ...media });
  game.theme = theme;
  await game.updateComplete;
  await nextFrame();
}

/** Nothing wrong, and nothing open that no other test answers. */
async function expectSound(game: SolitaireGame, preferences = Object.keys(LOOKS)): Promise<void> {
  for (const look of preferences) {
    await wear(game, look);
    const { faults, open } = await examine(game, look === 'forced colours');
    expect(faults, look).to.deep.equal([]);
    expect(
      open.filter((one) => !(one in ANSWERED)),
      `${look}: left open, and answered by no test`,
    ).to.deep.equal([]);
  }
}

describe('axe', function () {
  this.timeout(60_000);
  atTable();

  before(() => {
    document.documentElement.style.colorScheme = 'light dark';
  });
  after(() => {
    document.documentElement.style.removeProperty('color-scheme');
  });

  describe('finds nothing in any look', () => {
    for (const variant of GAMES) {
      for (const [state, make] of Object.entries(TABLE_STATES)) {
        it(`${variant}, ${state}`, async () => expectSound(await make(variant)));
      }
    }
    for (const [page, make] of Object.entries(PAGE_STATES)) {
      it(`klondike, ${page}`, async () => expectSound(await make('klondike')));
    }
    it('klondike, a question about the options', async () => expectSound(await askedOption('klondike')));
    it('over-under, a way through', async () => expectSound(await replayed()));
  });

  describe('finds nothing on the pages that differ from game to game', () => {
    for (const variant of GAMES.filter((name) => name !== 'klondike')) {
      for (const page of ['menu', 'options', 'statistics', 'help']) {
        it(`${variant}, ${page}`, async () => {
          const game = await PAGE_STATES[page]?.(variant);
          if (!game) throw new Error(`no page ${page}`);
          await expectSound(game, [first]);
        });
      }
    }
  });

  it('finds nothing at 320 px', async () => {
    await setViewport({ width: 320, height: 700 });
    for (const variant of GAMES) {
      const game = await TABLE_STATES['mid-game']?.(variant);
      if (game) await expectSound(game, [first]);
      game?.remove();
    }
    await setViewport({ width: 900, height: 900 });
  });

  it('what a button shows is part of what it is called', async () => {
    const game = await (PAGE_STATES['deals'] as State)('klondike');
    const buttons = [...dialogOf(game).querySelectorAll('button')].filter(
      (button) =>
        // a sign is no text
        button.checkVisibility() && /[\p{L}\p{N}]/u.test(button.innerText),
    );
    expect(buttons.length).to.be.above(30);
    for (const button of buttons) {
      const name = button.getAttribute('aria-label') ?? button.textContent;
      expect(name.toLowerCase()).to.include(button.innerText.trim().toLowerCase());
    }
  });

  it('what it leaves open is answered by tests that are there', async () => {
    for (const file of new Set(Object.values(ANSWERED)))
      expect((await fetch(`/${file}`)).status, file).to.equal(200);
  });
});
