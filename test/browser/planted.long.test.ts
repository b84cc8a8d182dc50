// Plants one error for each check of announcements and keyboard play, to prove that the checks can fail.
import { expect } from '@open-wc/testing';
import { type SolitaireGame } from '../../src/elements/index.js';
import { COVERED_ELSEWHERE, examine, faultsOf } from '../support/axe.js';
import { axNodes, axTree } from '../support/commands.js';
import { openPage, dialogOf } from '../support/dialog.js';
import { pressKeys } from '../support/hands.js';
import { keyErrors } from '../support/key-checks.js';
import { stopsOf } from '../support/keyboards.js';
import { logKeys } from '../support/keylog.js';
import { playedTo } from '../support/lines.js';
import { goldenText, outline } from '../support/outline.js';
import { atTable, cardsIn, mount, nextFrame, part, pile } from '../support/play.js';
import { TABLE_STATES, type State } from '../support/states.js';

/** The button of the top card of a pile. */
function button(game: SolitaireGame, id: string): HTMLButtonElement {
  const found = cardsIn(game, id).at(-1)?.querySelector('button');
  if (!found) throw new Error(`${id} has no card`);
  return found;
}

/** A style sheet that overrides all others. */
function restyle(game: SolitaireGame, css: string, root = game.shadowRoot): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  if (root) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

describe('a planted error is detected', function () {
  this.timeout(30_000);
  atTable();

  describe('by axe:', () => {
    const FAULTS: Readonly<Record<string, readonly [rule: string, plant: (game: SolitaireGame) => unknown]>> =
      {
        'a card without a name': [
          'button-name',
          (game) => button(game, 'tableau-1').removeAttribute('aria-label'),
        ],
        'a row without a table': [
          'aria-required',
          (game) => pile(game, 'tableau-2').setAttribute('role', 'row'),
        ],
        'a role that does not exist': [
          'aria-roles',
          (game) => pile(game, 'tableau-2').setAttribute('role', 'column-of-cards'),
        ],
        'a hidden element with the focus': [
          'aria-hidden-focus',
          (game) => pile(game, 'stock').setAttribute('aria-hidden', 'true'),
        ],
        'a table without a name': [
          'aria-input-field-name',
          (game) => {
            const list = document.createElement('div');
            list.setAttribute('role', 'listbox');
            list.tabIndex = 0;
            part(game, '.felt').append(list);
          },
        ],
        'a button of 20 pixels next to others': [
          'target-size',
          (game) => {
            const both = ['1', '2'].map((text) => {
              const one = document.createElement('button');
              one.className = 'planted';
              one.textContent = text;
              return one;
            });
            part(game, '.felt').append(...both);
            restyle(game, '.planted { all: unset; display: inline-block; width: 20px; height: 20px }');
          },
        ],
      };
    for (const [name, [rule, plant]] of Object.entries(FAULTS)) {
      it(name, async () => {
        const game = await playedTo('klondike', 0);
        game.focus();
        expect(await faultsOf(game)).to.deep.equal([]);
        plant(game);
        await nextFrame();
        const rules = (await faultsOf(game)).map((fault) => fault.split(':')[0] ?? '');
        expect(
          rules.some((found) => found.startsWith(rule)),
          rules.join(' '),
        ).to.equal(true);
      });
    }

    it('text with low contrast', async () => {
      const game = await mount({ deal: '4', theme: 'light' });
      await openPage(game, 'Statistics');
      expect(await faultsOf(game)).to.deep.equal([]);
      restyle(game, 'dialog p { color: #bbb !important; background: #fff !important }');
      await nextFrame();
      expect((await faultsOf(game)).join(' ')).to.include('color-contrast');
    });

    it('an incomplete result that no other test covers', async () => {
      const game = await playedTo('klondike', 0);
      const video = document.createElement('video');
      video.controls = true;
      part(game, '.felt').append(video);
      const { open } = await examine(game);
      expect(open.filter((one) => !(one in COVERED_ELSEWHERE)).join(' ')).to.include('video-caption');
    });
  });

  describe('by the reviewed accessibility tree:', () => {
    async function treeOf(game: SolitaireGame): Promise<string> {
      game.without = 'verdict';
      await game.updateComplete;
      await nextFrame();
      const region = axNodes(await axTree()).find(({ role }) => role === 'region');
      return region ? `${outline(region).join('\n')}\n` : '';
    }
    const ERRORS: Readonly<Record<string, (game: SolitaireGame) => unknown>> = {
      'a pile without its name': (game) => pile(game, 'tableau-4').removeAttribute('aria-label'),
      'a card hidden from screen readers': (game) =>
        cardsIn(game, 'tableau-4').at(-1)?.setAttribute('aria-hidden', 'true'),
      'a face-down card with its name': (game) =>
        pile(game, 'tableau-4')
          .shadowRoot?.querySelector('[face-down]:not([inert]) button')
          ?.setAttribute('aria-label', 'ace of spades'),
      'piles in another order': (game) => pile(game, 'stock').before(pile(game, 'tableau-7')),
      'a table without the role that passes keys to the page': (game) =>
        part(game, '.table').setAttribute('role', 'group'),
    };
    for (const [name, plant] of Object.entries(ERRORS)) {
      it(name, async () => {
        const game = await (TABLE_STATES['the deal'] as State)('klondike');
        const golden = await treeOf(game);
        expect(golden).to.equal(await goldenText('klondike-deal', golden));
        plant(game);
        expect(await treeOf(game)).to.not.equal(golden);
      });
    }
  });

  describe('after a key:', () => {
    /** The errors found after these keys in a deal of Klondike. */
    async function errorsAfter(
      keys: readonly string[],
      plant: (game: SolitaireGame) => unknown,
    ): Promise<string> {
      const game = await playedTo('klondike', 0);
      plant(game);
      await game.updateComplete;
      game.focus();
      await nextFrame();
      const log = logKeys(game);
      await pressKeys(keys);
      const entries = log.entries();
      log.stop();
      expect(entries).to.have.lengthOf(keys.length);
      return keyErrors(entries).join('\n');
    }
    const announce = (game: SolitaireGame, text: string): unknown =>
      game.dispatchEvent(
        new CustomEvent('solitaire-announce', { detail: { text }, bubbles: true, composed: true }),
      );
    const PLAY = ['Digit5', 'Enter', 'Digit2', 'Enter', 'n', 'Control+z'];

    it('control: without a planted error, none is detected', async () => {
      expect(await errorsAfter(PLAY, () => undefined)).to.equal('');
    });

    it('a second announcement', async () => {
      const found = await errorsAfter(PLAY, (game) =>
        game.addEventListener('solitaire-move', () => announce(game, 'Well done!')),
      );
      expect(found).to.include('more than one announcement');
    });

    it('a missing announcement', async () => {
      const blocker = new AbortController();
      addEventListener('solitaire-announce', (event) => event.stopImmediatePropagation(), {
        capture: true,
        signal: blocker.signal,
      });
      const found = await errorsAfter(PLAY, () => undefined);
      blocker.abort();
      expect(found)
        .to.include('without exactly one announcement')
        .and.include('no announcement and no focus change');
    });

    it('a wrong announcement', async () => {
      const found = await errorsAfter(PLAY, (game) => {
        game.texts = { movedOn: '{card} to {pile}, on some card.', undoneDraw: 'Undone.' };
      });
      expect(found).to.match(/announced “.* on some card\..*” instead of/);
      expect(found).to.include('announced “Undone.” instead of');
    });

    it('an announcement without a key press', async () => {
      const found = await errorsAfter(['Digit5', 'Digit6'], (game) =>
        part(game, '.table').addEventListener('focusin', () => announce(game, 'A card.')),
      );
      expect(found).to.include('announced “A card.” instead of “”');
    });

    it('the focus on the document body', async () => {
      const found = await errorsAfter(PLAY, (game) =>
        game.addEventListener('solitaire-move', () => queueMicrotask(() => game.blur())),
      );
      expect(found).to.include('the focus moved to the document body');
    });

    it('a wrong card name', async () => {
      const found = await errorsAfter(['Digit5'], (game) =>
        button(game, 'tableau-5').setAttribute('aria-label', 'some card'),
      );
      expect(found).to.include('the focused element is named “some card”');
    });

    it('a focused element without a name', async () => {
      const found = await errorsAfter(['Digit5'], (game) =>
        button(game, 'tableau-5').setAttribute('aria-label', ''),
      );
      expect(found).to.include('has no name');
    });
  });

  describe('among the tab stops:', () => {
    it('an extra card', async () => {
      const game = await playedTo('klondike', 0);
      const inTable = (): number => stopsOf(game).filter((stop) => !stop.closest('.chrome')).length;
      expect(inTable()).to.equal(1);
      button(game, 'tableau-5').tabIndex = 0;
      expect(inTable()).to.equal(2);
    });

    it('a missing card, where Tab has to stop at each movable card', async () => {
      const game = await playedTo('klondike', 0);
      game.navigation = 'step';
      await game.updateComplete;
      const stops = stopsOf(game).filter((stop) => stop.closest('.card, .place'));
      expect(stops.length).to.be.above(1);
      for (const stop of stops) stop.tabIndex = -1;
      expect(stopsOf(game).filter((stop) => stop.closest('.card, .place'))).to.deep.equal([]);
    });
  });

  it('in the dialog: a missing heading', async () => {
    const game = await mount({ deal: '4', without: 'verdict' });
    const tree = async (): Promise<string> => {
      const dialog = axNodes(await axTree()).find(({ role }) => role === 'dialog');
      return dialog ? `${outline(dialog).join('\n')}\n` : '';
    };
    await openPage(game, 'Help');
    const golden = await tree();
    expect(golden).to.equal(await goldenText('dialog-help', golden));
    dialogOf(game).querySelector('h3')?.remove();
    expect(await tree()).to.not.equal(golden);
  });
});
