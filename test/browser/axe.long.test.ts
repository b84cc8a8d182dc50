// axe finds no violation, in any game, state or appearance. For results that axe leaves incomplete, another test is
// named.
//
// Not every state is tested in every game and appearance: colours are the same in all games, and contents are the same
// in all appearances. So one game is tested in all appearances, and what differs between games in all games: tables in a
// light and in the high-contrast theme, and pages of the dialog in one appearance.
import { expect } from '@open-wc/testing';
import { type SolitaireGame } from '../../src/elements/index.js';
import { COVERED_ELSEWHERE, examine } from '../support/axe.js';
import { emulate, setViewport, type Media } from '../support/commands.js';
import { dialogOf } from '../support/dialog.js';
import { GAMES } from '../support/lines.js';
import { atTable, nextFrame } from '../support/play.js';
import { pendingOption, PAGE_STATES, replayed, TABLE_STATES, type State } from '../support/states.js';

/** A theme, and the media features of the reader's system. */
const LOOKS: Readonly<Record<string, readonly [theme: SolitaireGame['theme'], media: Media]>> = {
  'auto, light': ['auto', { 'color-scheme': 'light' }],
  'auto, dark': ['auto', { 'color-scheme': 'dark' }],
  light: ['light', {}],
  dark: ['dark', {}],
  contrast: ['contrast', {}],
  'forced colours': ['auto', { 'forced-colors': 'active' }],
};

const first = 'auto, light';
const lightAndContrast = [first, 'contrast'];

/** Applies an appearance; the page itself follows the reader's system. */
async function applyLook(game: SolitaireGame, look: string): Promise<void> {
  const [theme = 'auto', media = {}] = LOOKS[look] ?? [];
  await emulate({ 'prefers-reduced-motion': 'reduce', ...media });
  game.theme = theme;
  await game.updateComplete;
  await nextFrame();
}

/** Checks that there are no violations, and no incomplete results without another test. */
async function expectNoViolations(game: SolitaireGame, preferences = Object.keys(LOOKS)): Promise<void> {
  for (const look of preferences) {
    await applyLook(game, look);
    const { faults, open } = await examine(game, look === 'forced colours');
    expect(faults, look).to.deep.equal([]);
    expect(
      open.filter((one) => !(one in COVERED_ELSEWHERE)),
      `${look}: incomplete, and covered by no test`,
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

  describe('finds no violation', () => {
    for (const variant of GAMES) {
      for (const [state, make] of Object.entries(TABLE_STATES)) {
        it(`${variant}, ${state}`, async () =>
          expectNoViolations(await make(variant), variant === 'klondike' ? undefined : lightAndContrast));
      }
    }
    for (const [page, make] of Object.entries(PAGE_STATES)) {
      it(`klondike, ${page}`, async () => expectNoViolations(await make('klondike')));
    }
    it('klondike, the confirmation of a changed option', async () =>
      expectNoViolations(await pendingOption('klondike')));
    it('over-under, the replay of a solution', async () => expectNoViolations(await replayed()));
  });

  describe('finds no violation on the pages that differ between games', () => {
    for (const variant of GAMES.filter((name) => name !== 'klondike')) {
      for (const page of ['menu', 'options', 'statistics', 'help']) {
        it(`${variant}, ${page}`, async () => {
          const game = await PAGE_STATES[page]?.(variant);
          if (!game) throw new Error(`no page ${page}`);
          await expectNoViolations(game, [first]);
        });
      }
    }
  });

  it('finds no violation at 320 px', async () => {
    await setViewport({ width: 320, height: 700 });
    for (const variant of GAMES) {
      const game = await TABLE_STATES['mid-game']?.(variant);
      if (game) await expectNoViolations(game, [first]);
      game?.remove();
    }
    await setViewport({ width: 900, height: 900 });
  });

  it('the visible label of a button is part of its accessible name', async () => {
    const game = await (PAGE_STATES['deals'] as State)('klondike');
    const buttons = [...dialogOf(game).querySelectorAll('button')].filter(
      (button) =>
        // an icon is not text
        button.checkVisibility() && /[\p{L}\p{N}]/u.test(button.innerText),
    );
    expect(buttons.length).to.be.above(30);
    for (const button of buttons) {
      const name = button.getAttribute('aria-label') ?? button.textContent;
      expect(name.toLowerCase()).to.include(button.innerText.trim().toLowerCase());
    }
  });

  it('each incomplete result is covered by an existing test', async () => {
    for (const file of new Set(Object.values(COVERED_ELSEWHERE)))
      expect((await fetch(`/${file}`)).status, file).to.equal(200);
  });
});
