// Enlarged content: 320 × 256 CSS pixels (1280 × 1024 at 400 %), text of twice the size, wider spacing, and longer
// words. Nothing is cut off, nothing scrolls sideways, and the focus is visible (WCAG 1.4.4, 1.4.10, 1.4.12, 2.4.11).
import { expect } from '@open-wc/testing';
import { type SolitaireGame } from '../../src/elements/index.js';
import { en } from '../../src/locales/en-all.js';
import { defineLanguage } from '../../src/locales/languages.js';
import { resetMouse, setViewport } from '../support/commands.js';
import { dialogOf, isOpen } from '../support/dialog.js';
import { pressKey, pressKeys } from '../support/hands.js';
import { GAMES, lost, playedTo, shortest } from '../support/lines.js';
import { atTable, deepActive, mount, moveOf, nextFrame, part, rows } from '../support/play.js';
import { unreadable } from '../support/reading.js';

const PAGES = ['menu', 'deals', 'options', 'statistics', 'help'] as const;
type PageName = (typeof PAGES)[number];

/** A page of the dialog: the menu's items have the same order in every language. */
async function open(game: SolitaireGame, page: PageName): Promise<HTMLDialogElement> {
  if (isOpen(game)) dialogOf(game).close();
  await nextFrame();
  if (page === 'deals') part(game, '[part~=deal]').click();
  else part(game, '.tool.menu').click();
  await game.updateComplete;
  await nextFrame();
  const dialog = dialogOf(game);
  if (page !== 'menu' && page !== 'deals') {
    const items = [...dialog.querySelectorAll<HTMLElement>('.item')];
    const icons = { options: 'M4 7h8', statistics: 'M5 20V11', help: 'M9 9a3' };
    items.find((item) => item.querySelector('path')?.getAttribute('d')?.startsWith(icons[page]))?.click();
    await game.updateComplete;
    await nextFrame();
  }
  expect(dialog.open, page).to.equal(true);
  return dialog;
}

const spaced = new CSSStyleSheet();
spaced.replaceSync(
  `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
   p { margin-block-end: 2em !important }`,
);

/**
 * English texts as long as those of other languages: every text is 60 % longer, names by a longer word, sentences by
 * more words.
 */
function stretched(value: unknown): unknown {
  if (typeof value === 'string') {
    if (value.length < 2) return value;
    const more = Math.ceil(value.replace(/\{\w+\}/g, 'xx').length * 0.6);
    const filler = 'lengthened by some words that other languages need to say it'.repeat(
      Math.ceil(more / 60),
    );
    return value.includes(' ')
      ? `${value} ${filler.slice(0, Math.max(1, more - 1))}`
      : value + 'enlargedword'.repeat(3).slice(0, more);
  }
  if (Array.isArray(value)) return value.map(stretched);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, stretched(inner)]));
  return value;
}

/** The overlap in pixels of height; negative without one. */
function overlap(one: Element, other: Element): number {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  const isBeside = Math.min(a.right, b.right) - Math.max(a.left, b.left) < 1;
  return isBeside ? 0 : Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
}

const page = document.documentElement;

describe('with enlarged content', function () {
  this.timeout(60_000);

  atTable([320, 256]);
  beforeEach(() => {
    document.body.style.margin = '0';
  });
  afterEach(async () => {
    page.style.removeProperty('font-size');
    page.removeAttribute('lang');
    await resetMouse();
  });

  const WINDOWS = [
    [320, 800],
    [768, 800],
    [1280, 800],
    // a phone in landscape orientation, whose controls are beside the table
    [667, 375],
  ] as const;

  /** The table of each game, its end, and each page of its dialog is readable. */
  async function expectAllToBeRead(before: (game: SolitaireGame) => unknown): Promise<void> {
    for (const variant of GAMES) {
      const game = await playedTo(variant, 10);
      await before(game);
      await nextFrame();
      expect(unreadable(game), variant).to.deep.equal([]);
      game.remove();
    }
    const game = await playedTo('klondike', 10);
    await before(game);
    for (const name of PAGES) {
      await open(game, name);
      expect(unreadable(game), name).to.deep.equal([]);
    }
    dialogOf(game).close();
    game.remove();
    const end = await lost();
    await before(end);
    await nextFrame();
    expect(unreadable(end), 'a loss').to.deep.equal([]);
    end.remove();
    const won = await playedTo('reno', shortest('reno').line.length);
    await before(won);
    await nextFrame();
    expect(unreadable(won), 'a win').to.deep.equal([]);
    const panel = part(won, '.end').getBoundingClientRect();
    const around = won.getBoundingClientRect();
    expect(panel.top, 'the win').to.be.at.least(around.top);
    expect(panel.bottom, 'the win').to.be.at.most(around.bottom);
    for (const button of part(won, '.end').querySelectorAll('button')) {
      const { top, bottom } = button.getBoundingClientRect();
      const inView = [Math.max(panel.top, 0), Math.min(panel.bottom, innerHeight)] as const;
      expect(top, button.textContent.trim()).to.be.at.least(inView[0]);
      expect(bottom, button.textContent.trim()).to.be.at.most(inView[1]);
    }
  }

  describe('in a window of 320 × 256 pixels', () => {
    beforeEach(() => setViewport({ width: 320, height: 256 }));

    it('all text is readable', () => expectAllToBeRead(() => undefined));

    for (const variant of GAMES) {
      it(`${variant}: the focused card is always in view, and no message covers it`, async () => {
        const game = await playedTo(variant, 10);
        game.focus();
        await pressKeys(['Control+Home']);
        for (const [i] of [...rows(game), ...rows(game)].entries()) {
          // shows a message now and then: a hint, then the reason of a refusal
          if (i % 3 === 1) await pressKey('h');
          for (const key of ['Home', 'End']) {
            await pressKey(key);
            await nextFrame();
            const button = deepActive() as HTMLElement;
            const { left, top, right, bottom } = button.getBoundingClientRect();
            const name = button.getAttribute('aria-label') ?? '';
            expect([left >= 0, top >= -1, right <= 321, bottom <= 257], name).to.deep.equal([
              true,
              true,
              true,
              true,
            ]);
            for (const note of part(game, '.notes').children) {
              if (!note.checkVisibility()) continue;
              expect(overlap(button, note), `${note.textContent.trim()} on ${name}`).to.be.below(1);
            }
          }
          await pressKey('ArrowRight');
        }
      });
    }

    it('each focused card of a column is in view, and no message covers it', async () => {
      const game = await playedTo('klondike', 0);
      const longest = () =>
        game.position.piles
          .filter(({ kind }) => kind === 'tableau')
          .reduce((most, pile) => (pile.cards.length > most.cards.length ? pile : most));
      for (const text of shortest('klondike').line) {
        if (longest().cards.length > 10) break;
        game.play(moveOf(text));
      }
      await game.updateComplete;
      game.focus();
      await pressKey(`Digit${longest().id.at(-1)}`);
      for (const key of ['Home', 'h', 'End', 'Home', 'End']) {
        await pressKey(key);
        await nextFrame();
        const button = deepActive() as HTMLElement;
        const card = button.getBoundingClientRect();
        expect([card.top >= -1, card.bottom <= 257], key).to.deep.equal([true, true]);
        for (const note of part(game, '.notes').children) expect(overlap(button, note), key).to.be.below(1);
      }
    });

    it('the message about a loss does not cover the focused card', async () => {
      const game = await lost();
      game.focus();
      for (const row of rows(game)) {
        await pressKeys(['ArrowRight', 'End']);
        await nextFrame();
        const button = deepActive() as HTMLElement;
        const card = button.getBoundingClientRect();
        expect(overlap(button, part(game, '.end'))).to.be.below(1);
        expect([card.top >= -1, card.bottom <= 257], row.getAttribute('pile') ?? '').to.deep.equal([
          true,
          true,
        ]);
      }
    });

    for (const name of PAGES) {
      it(`${name}: scrolls within the window, and Tab scrolls each stop into view`, async () => {
        const game = await playedTo('klondike', 10);
        const dialog = await open(game, name);
        const { left, top, right, bottom } = dialog.getBoundingClientRect();
        expect([left >= 0, top >= 0, right <= 320, bottom <= 256]).to.deep.equal([true, true, true, true]);
        const head = dialog.querySelector('header') as HTMLElement;
        const stops = dialog.querySelectorAll('button:not(:disabled), input, select, summary, [role=link]');
        const seen = new Set<Element>();
        for (let i = 0; i < stops.length + 3; i++) {
          await pressKey('Tab');
          // WebKit scrolls to a text field in the next frame
          await nextFrame();
          const at = deepActive() as HTMLElement;
          // everything in a scroll container can be scrolled into view
          if (!dialog.contains(at) || at === dialog) continue;
          seen.add(at);
          const box = at.getBoundingClientRect();
          const { bottom: under } = head.getBoundingClientRect();
          const what = at.outerHTML.slice(0, 80);
          expect(box.top, what).to.be.at.least(head.contains(at) ? 0 : under - 1);
          if (box.height < 180) expect(box.bottom, what).to.be.at.most(256);
        }
        const focused = [...stops].filter(
          (stop) =>
            stop.checkVisibility() &&
            (stop as HTMLElement).tabIndex >= 0 &&
            !(stop as HTMLInputElement).disabled,
        );
        expect(
          focused
            .filter((stop) => !seen.has(stop) && !stop.matches('[type=radio]'))
            .map(({ outerHTML }) => outerHTML.slice(0, 80)),
          'never reached',
        ).to.deep.equal([]);
      });
    }
  });

  for (const [width, height] of WINDOWS) {
    it(`text of twice the size, ${width} × ${height} px: all text is readable`, async () => {
      await setViewport({ width, height });
      page.style.fontSize = '200%';
      await expectAllToBeRead(() => undefined);
    });

    it(`text with wider spacing, ${width} × ${height} px: all text is readable`, async () => {
      await setViewport({ width, height });
      await expectAllToBeRead((game) => game.shadowRoot?.adoptedStyleSheets.push(spaced));
    });

    it(`a language that needs 60 % more space, ${width} × ${height} px: all text is readable`, async () => {
      await setViewport({ width, height });
      defineLanguage('en-XA', stretched(en) as typeof en);
      page.lang = 'en-XA';
      await expectAllToBeRead(() => undefined);
    });
  }

  it('control: the measurement detects text that is cut off, overlaps other text, or is too wide', async () => {
    await setViewport({ width: 320, height: 800 });
    const game = await mount({ verdict: 'always' });
    const bad = new CSSStyleSheet();
    game.shadowRoot?.adoptedStyleSheets.push(bad);
    for (const [css, finding] of [
      ['.name { position: relative; left: -40px }', /out of/],
      ['.deal { margin-block-start: -1.5rem }', / on /],
      ['.figures { min-inline-size: 500px }', /out of|px$/],
      ['.badge { inline-size: 4rem; white-space: nowrap }', /hangs out/],
    ] as const) {
      bad.replaceSync(css);
      expect(unreadable(game).join('\n'), css).to.match(finding);
    }
    bad.replaceSync('');
    expect(unreadable(game)).to.deep.equal([]);
    const field = document.createElement('select');
    field.append(new Option('a value that is wider than its field'));
    field.style.inlineSize = '5rem';
    game.shadowRoot?.append(field);
    expect(unreadable(game)).to.deep.equal(['a value that is wider than its field does not fit into ']);
    field.remove();
    expect(game.play(moveOf('draw'))).to.equal(true);
  });
});
