// A table in content that opens later: tab panels, details, dialogs, popovers. When shown, it looks immediately as on a
// plain page; while it is hidden, its clock is stopped, and it does not block the page.
import { expect, html } from '@open-wc/testing';
import { type SolitaireGame } from '../../src/elements/index.js';
import { atTable, nextFrame, part, positionPiles, shownPiles, stockPoint } from '../support/play.js';
import { mouseClicks } from '../support/hands.js';
import { watchWarnings } from '../support/page.js';
import { differences, appearance, plainAppearance, tableIn, type Appearance } from '../support/sameness.js';
import { staysTrue, until } from '../support/until.js';

interface Panel {
  readonly boxes: Parameters<typeof tableIn>[0];
  /** Shows and hides the panel, for panels with more than one way to do so. */
  readonly open: (panel: HTMLElement) => void;
  readonly close: (panel: HTMLElement) => void;
  /** Whether the closed panel is still rendered, so that time passes. */
  readonly drawn?: boolean;
}

const box: Panel['boxes'] = (table) => html`<div class="panel">${table}</div>`;
const styled = (css: Readonly<Record<string, string>>, drawn = false): Panel => ({
  boxes: box,
  open: (panel) => {
    for (const name of Object.keys(css)) panel.style.removeProperty(name);
  },
  close: (panel) => {
    for (const [name, value] of Object.entries(css)) panel.style.setProperty(name, value);
  },
  drawn,
});
const attribute = (name: string, value = ''): Panel => ({
  boxes: box,
  open: (panel) => panel.removeAttribute(name),
  close: (panel) => panel.setAttribute(name, value),
});

const PANELS: Readonly<Record<string, Panel>> = {
  'a panel with display: none': styled({ display: 'none' }),
  'a hidden panel': attribute('hidden'),
  'a panel hidden until found': attribute('hidden', 'until-found'),
  'a panel with visibility: hidden': styled({ visibility: 'hidden' }, true),
  'a panel without height': styled({ height: '0', overflow: 'hidden' }, true),
  'a panel without width': styled({ width: '0', overflow: 'hidden' }, true),
  'a transparent panel without pointer events': styled({ opacity: '0', 'pointer-events': 'none' }, true),
  'a panel with content-visibility: hidden': styled({ 'content-visibility': 'hidden' }),
  'a panel outside the window': styled({ position: 'absolute', left: '-9999px', width: '800px' }, true),
  'an inert panel': { ...attribute('inert'), drawn: true },
  'closed details': {
    boxes: (table) =>
      html`<details class="panel">
        <summary>A game</summary>
        ${table}
      </details>`,
    open: (panel) => panel.setAttribute('open', ''),
    close: (panel) => panel.removeAttribute('open'),
  },
  'a closed dialog': {
    boxes: (table) =>
      html`<dialog class="panel" .style=${'width: 800px; max-width: none; box-sizing: border-box'}>
        ${table}
      </dialog>`,
    open: (panel) => (panel as HTMLDialogElement).showModal(),
    close: (panel) => (panel as HTMLDialogElement).close(),
  },
  'a popover': {
    boxes: (table) =>
      html`<div class="panel" popover="manual" .style=${'width: 800px; box-sizing: border-box'}>
        ${table}
      </div>`,
    open: (panel) => panel.showPopover(),
    close: (panel) => panel.hidePopover(),
  },
};

const DRAW = { kind: 'draw' } as const;

describe('a table in', () => {
  const eventLog = atTable([1000, 900]);
  let warnings: ReturnType<typeof watchWarnings>;
  let first: Appearance;
  before(async () => {
    first = await plainAppearance(800);
  });
  beforeEach(() => {
    warnings = watchWarnings();
  });
  afterEach(() => warnings.stop());

  const panelOf = (game: SolitaireGame): HTMLElement => game.closest('.panel') as HTMLElement;

  for (const [name, { boxes, open, close, drawn }] of Object.entries(PANELS)) {
    it(`${name} is drawn correctly when it is shown, is playable, and continues after it was hidden`, async () => {
      const game = await tableIn((table) => {
        const made = boxes(table);
        return html`<div .style=${'width: 800px'}>${made}</div>`;
      });
      const panel = panelOf(game);
      close(panel);
      await nextFrame();
      // input elsewhere on the page counts as activity
      expect(game.play(DRAW)).to.equal(true);
      expect(game.undo()).to.equal(true);
      game.restart();
      open(panel);
      const now = appearance(game);
      const { width } = part(game, '.game').getBoundingClientRect();
      expect(width).to.be.above(300);
      expect(shownPiles(game)).to.deep.equal(positionPiles(game.position));
      if (Math.abs(width - 800) < 0.5) {
        // its undo button was enabled meanwhile
        const cards = (all: Appearance): Appearance =>
          new Map([...all].filter(([path]) => /card|place|felt/.test(path)));
        expect(differences(cards(first), cards(now)), 'immediately').to.deep.equal([]);
      }
      await nextFrame();
      await mouseClicks([stockPoint(game)]);
      expect(game.position.moves, 'a click on the stock').to.equal(1);
      close(panel);
      await nextFrame();
      await nextFrame();
      const before = game.elapsed;
      if (!drawn) await staysTrue(() => game.elapsed === before, 'no time passes', 100);
      open(panel);
      await nextFrame();
      await nextFrame();
      await until(() => game.elapsed > before, 'the clock continues');
      expect(eventLog.of('solitaire-error')).to.deep.equal([]);
      expect(warnings.messages).to.deep.equal([]);
      close(panel);
    });
  }

  for (const [name, { boxes, open, close }] of Object.entries(PANELS)) {
    if (name === 'an inert panel') continue;
    it(`${name} that is closed while the element’s dialog is open does not block the page`, async () => {
      const game = await tableIn(boxes);
      const panel = panelOf(game);
      close(panel);
      open(panel);
      await nextFrame();
      part(game, '[part~=deal]').click();
      await game.updateComplete;
      await nextFrame();
      const dialog = part(game, 'dialog') as HTMLDialogElement;
      expect(dialog.open).to.equal(true);
      close(panel);
      await nextFrame();
      await nextFrame();
      // the dialog is either closed, or visible and can be closed
      if (dialog.open) {
        const { left, top } = dialog.getBoundingClientRect();
        const hit =
          dialog.checkVisibility({ visibilityProperty: true }) &&
          document.elementFromPoint(left + 30, top + 60);
        expect(hit === game, 'the dialog can be closed').to.equal(true);
        part(game, 'dialog header button').click();
      }
      await nextFrame();
      expect(dialog.open).to.equal(false);
      open(panel);
      await nextFrame();
      expect(game.play(DRAW)).to.equal(true);
      close(panel);
    });
  }
});
