// With forced-colors: active, system colours are used. Focus, selection, targets and hints each have their own kind of
// line, at least 2 px wide, and cards keep their colours.
import { expect } from '@open-wc/testing';
import { type SolitaireGame } from '../../src/elements/index.js';
import { emulate, resetMouse } from '../support/commands.js';
import { dialogOf } from '../support/dialog.js';
import { mouseClicks, mouseDrag, mouseHold, pressKey, pressKeys } from '../support/hands.js';
import { playedTo } from '../support/lines.js';
import { tool } from '../support/page.js';
import {
  atTable,
  card,
  cardsIn,
  deepActive,
  dragPath,
  lifting,
  nextFrame,
  part,
  pile,
  rows,
  topOf,
} from '../support/play.js';

/** The current value of a system colour in the browser. */
function system(name: string): string {
  const probe = document.createElement('div');
  probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

const outline = (element: Element, pseudo?: string): string => {
  const { outlineWidth, outlineStyle, outlineColor } = getComputedStyle(element, pseudo);
  return `${parseFloat(outlineWidth) >= 2 ? 'thick' : outlineWidth} ${outlineStyle} ${outlineColor}`;
};

describe('forced colours', function () {
  this.timeout(30_000);

  atTable();
  afterEach(async () => {
    await resetMouse();
    await emulate();
  });

  const seated = async (scheme: 'light' | 'dark', moves = 12): Promise<SolitaireGame> => {
    await emulate({ 'forced-colors': 'active', 'color-scheme': scheme, 'prefers-reduced-motion': 'reduce' });
    expect(matchMedia('(forced-colors: active)').matches).to.equal(true);
    const game = await playedTo('klondike', moves);
    game.verdict = 'always';
    await nextFrame();
    return game;
  };

  for (const scheme of ['light', 'dark'] as const) {
    describe(scheme, () => {
      it('text and backgrounds use system colours', async () => {
        const game = await seated(scheme);
        const { color, backgroundColor, backgroundImage } = getComputedStyle(part(game, '.game'));
        expect(color).to.equal(system('CanvasText'));
        expect(backgroundColor).to.equal(system('Canvas'));
        expect(color).to.not.equal(backgroundColor);
        expect(backgroundImage).to.equal('none');
        for (const one of ['.name', 'dd', 'dt', '.badge'])
          expect(getComputedStyle(part(game, one)).color, one).to.equal(system('CanvasText'));
        for (const one of ['.game', '.badge'])
          expect(parseFloat(getComputedStyle(part(game, one)).borderTopWidth), one).to.be.at.least(1);
      });

      it('the focused card, empty pile, button or field has a focus ring in a system colour', async () => {
        const game = await seated(scheme);
        game.focus();
        for (const key of ['End', 'ArrowRight', 'ArrowRight', 'ArrowRight']) {
          await pressKey(key);
          const at = deepActive() as Element;
          expect(outline(at, '::after'), at.getAttribute('aria-label') ?? '').to.equal(
            `thick solid ${system('Highlight')}`,
          );
        }
        await pressKeys(['Shift+Tab']);
        expect(outline(deepActive() as Element)).to.equal(`thick solid ${system('Highlight')}`);
        tool(game, 'Menu').click();
        await game.updateComplete;
        await nextFrame();
        for (let i = 0; i < 3; i++) {
          await pressKey('Tab');
          const at = deepActive() as Element;
          expect(outline(at), at.className).to.equal(`thick solid ${system('Highlight')}`);
        }
      });

      it('selected cards, targets and the target under a dragged card are outlined', async () => {
        const game = await seated(scheme, 0);
        const from = game.position.piles.find(({ id, kind }) => kind === 'tableau' && topMoves(game, id))?.id;
        if (!from) throw new Error('no column has a movable card');
        await lifting(game);
        await mouseClicks([topOf(game, from)]);
        await nextFrame();
        const picked = cardsIn(game, from).at(-1) as Element;
        expect(outline(picked)).to.equal(`thick solid ${system('Highlight')}`);
        const [target] = rows(game).filter((row) => row.classList.contains('target'));
        expect(outline(target as Element, '::after')).to.equal(`thick solid ${system('Highlight')}`);
        const id = target?.getAttribute('pile') ?? '';
        await pressKey('Escape');
        const [grip, , end] = dragPath(game, from, id, 1);
        await mouseDrag([grip, end], { drop: false });
        await nextFrame();
        expect(target?.classList.contains('over')).to.equal(true);
        expect(parseFloat(getComputedStyle(target as Element, '::after').outlineWidth)).to.be.at.least(4);
        await pressKey('Escape');
        await mouseHold(end, { drop: true });
      });

      it('the target with the focus has a thicker outline than the others', async () => {
        const game = await seated(scheme, 0);
        const from = game.position.piles.find(({ id, kind }) => kind === 'tableau' && topMoves(game, id))?.id;
        if (!from) throw new Error('no column has a movable card');
        cardsIn(game, from).at(-1)?.querySelector('button')?.focus();
        await pressKeys(['Enter', 'Tab']);
        await nextFrame();
        const widths = rows(game)
          .filter((row) => row.classList.contains('target'))
          .map((row) => [
            row.matches(':focus-within'),
            parseFloat(getComputedStyle(row, '::after').outlineWidth),
          ]);
        for (const [isFocused, width] of widths) expect(width).to.equal(isFocused ? 4 : 2);
        expect(widths.filter(([isFocused]) => isFocused)).to.have.lengthOf(1);
        await pressKey('Escape');
      });

      it('a hint is a dashed line', async () => {
        const game = await seated(scheme, 3);
        game.hint();
        await game.updateComplete;
        await nextFrame();
        const marked = rows(game).flatMap((row) => [...(row.shadowRoot?.querySelectorAll('.hinted') ?? [])]);
        expect(marked.length).to.be.above(0);
        for (const one of marked)
          expect(outline(one, '::after')).to.equal(`thick dashed ${system('Highlight')}`);
      });

      it('cards keep their colours and borders, suits their shapes, and backs have a pattern', async () => {
        const game = await seated(scheme);
        for (const id of ['waste', 'tableau-7', 'tableau-3']) {
          for (const node of cardsIn(game, id)) {
            expect(outline(node)).to.equal(`1px solid ${system('CanvasText')}`);
            const face = node.querySelector('svg.face');
            if (!face) continue;
            const ink = getComputedStyle(face.querySelector('.ink') as Element).fill;
            expect(ink).to.not.equal(getComputedStyle(node).backgroundColor);
          }
        }
        const fill = (name: string): string =>
          getComputedStyle(card(game, name).querySelector('svg .ink') as Element).fill;
        const shown = cardsIn(game, 'tableau-3').concat(
          cardsIn(game, 'tableau-7'),
          cardsIn(game, 'tableau-5'),
        );
        const names = shown.flatMap((node) => node.getAttribute('card') ?? []);
        const red = names.find((name) => /[HD]$/.test(name));
        const black = names.find((name) => /[SC]$/.test(name));
        expect(fill(red ?? '')).to.not.equal(fill(black ?? ''));
        const back = cardsIn(game, 'stock').at(-1) as Element;
        expect(getComputedStyle(back).backgroundImage).to.include('gradient');
      });

      it('an empty pile has an outline', async () => {
        const game = await seated(scheme);
        const place = pile(game, 'foundation-1').shadowRoot?.querySelector('.place') as Element;
        expect(getComputedStyle(place).outlineStyle).to.equal('dashed');
      });

      it('disabled controls use the system colour for disabled text; the dialog and its fields have borders', async () => {
        const game = await seated(scheme, 0);
        const undo = getComputedStyle(tool(game, 'Undo'));
        expect([undo.color, undo.opacity]).to.deep.equal([system('GrayText'), '1']);
        part(game, '[part~=deal]').click();
        await game.updateComplete;
        await nextFrame();
        const dialog = dialogOf(game);
        const edge = (element: Element): number => parseFloat(getComputedStyle(element).borderTopWidth);
        expect(edge(dialog)).to.be.at.least(1);
        expect(edge(dialog.querySelector('input') as Element)).to.be.at.least(1);
        const off = getComputedStyle(dialog.querySelector('.choice:disabled') as Element);
        expect([off.color, off.opacity]).to.deep.equal([system('GrayText'), '1']);
      });
    });
  }

  it('without forced colours, the page uses its own colours', async () => {
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    const game = await playedTo('klondike', 3);
    expect(getComputedStyle(part(game, '.game')).color).to.not.equal(system('CanvasText'));
    expect(outline(cardsIn(game, 'tableau-7').at(-1) as Element)).to.not.include(system('CanvasText'));
  });
});

/** Whether the top card of a column can move to another column. */
function topMoves(game: SolitaireGame, id: string): boolean {
  const top = cardsIn(game, id).at(-1)?.getAttribute('card') ?? '';
  const ranks = 'A23456789TJQK';
  const red = (name: string): boolean => /[HD]$/.test(name);
  return game.position.piles.some(({ id: other, kind, cards }) => {
    const last = kind === 'tableau' && other !== id ? cards.at(-1) : undefined;
    return (
      last && red(last) !== red(top) && ranks.indexOf(last.charAt(0)) === ranks.indexOf(top.charAt(0)) + 1
    );
  });
}
