// The win animation: the cards leave their piles and return, and the animation can be stopped.
import { expect, fixture, html } from '@open-wc/testing';
import { CardNode } from '../../src/elements/cards/card-node.js';
import { animateWin } from '../../src/elements/table/win-animation.js';
import { type Card, CARDS } from '../../src/engine/cards.js';
import { emulate, metrics } from '../support/commands.js';

/** Four piles of thirteen on a table of 600 × 400; all but the top card of each are hidden. */
async function wonTable(): Promise<{ grid: HTMLElement; nodes: CardNode[] }> {
  const grid = await fixture<HTMLElement>(html`<div></div>`);
  const shadow = grid.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :host { display: block; position: relative; inline-size: 600px; block-size: 400px }
    .card { position: absolute; inset-block-start: 10px; inline-size: 50px; block-size: 70px }
    .deep { visibility: hidden }
    ${[0, 1, 2, 3].map((pile) => `.pile-${pile} { inset-inline-start: ${200 + pile * 60}px }`).join('')}`);
  shadow.adoptedStyleSheets = [sheet];
  const nodes = CARDS.map((card: Card, i) => {
    const node = new CardNode(card, document);
    node.element.classList.add(`pile-${Math.floor(i / 13)}`);
    node.element.classList.toggle('deep', i % 13 < 12);
    return node;
  });
  shadow.append(...nodes.map(({ element }) => element));
  return { grid, nodes };
}

const animations = (nodes: readonly CardNode[]) => nodes.flatMap(({ element }) => element.getAnimations());
const boxes = (nodes: readonly CardNode[]) =>
  nodes.map(({ element }) => element.getBoundingClientRect()).map(({ x, y }) => [x, y]);
const longest = (nodes: readonly CardNode[]) =>
  Math.max(...animations(nodes).map(({ effect }) => Number(effect?.getComputedTiming().endTime)));

describe('the win animation', () => {
  afterEach(() => emulate());

  it('shows every card, including hidden ones, keeps them on the table, and returns them', async () => {
    await emulate({ 'prefers-reduced-motion': 'no-preference' });
    const { grid, nodes } = await wonTable();
    const original = boxes(nodes);
    animateWin(nodes, grid);
    expect(longest(nodes)).to.be.at.most(1600);
    const seen = nodes.map(() => false);
    const table = grid.getBoundingClientRect();
    for (const at of [300, 500, 700, 900, 1100, 1300]) {
      for (const animation of animations(nodes)) animation.currentTime = at;
      nodes.forEach(({ element }, i) => {
        const box = element.getBoundingClientRect();
        const [x = 0, y = 0] = original[i] ?? [];
        if (Math.hypot(box.x - x, box.y - y) > 10 && getComputedStyle(element).visibility === 'visible')
          seen[i] = true;
        const middle = box.x + box.width / 2;
        expect(middle).to.be.within(table.left, table.right);
      });
    }
    expect(nodes.filter((_, i) => !seen[i]).map(({ card }) => card)).to.deep.equal([]);
    for (const animation of animations(nodes)) animation.finish();
    expect(boxes(nodes)).to.deep.equal(original);
    expect(nodes.every(({ element }) => !element.hasAttribute('style'))).to.equal(true);
    expect(getComputedStyle(nodes[0]?.element ?? grid).visibility).to.equal('hidden');
  });

  it('stops at once when the game continues', async () => {
    await emulate({ 'prefers-reduced-motion': 'no-preference' });
    const { grid, nodes } = await wonTable();
    const original = boxes(nodes);
    const stop = animateWin(nodes, grid);
    for (const animation of animations(nodes)) animation.currentTime = 700;
    expect(boxes(nodes)).not.to.deep.equal(original);
    stop();
    expect(animations(nodes)).to.deep.equal([]);
    expect(boxes(nodes)).to.deep.equal(original);
    stop();
  });

  it('causes a layout only at its start and its end', async () => {
    await emulate({ 'prefers-reduced-motion': 'no-preference' });
    const { grid, nodes } = await wonTable();
    grid.getBoundingClientRect();
    const before = await metrics();
    animateWin(nodes, grid);
    await Promise.all(animations(nodes).map(({ finished }) => finished));
    const after = await metrics();
    expect((after['LayoutCount'] ?? 0) - (before['LayoutCount'] ?? 0)).to.be.at.most(3);
  });

  it('does not run with prefers-reduced-motion, nor on a table without cards', async () => {
    const { grid, nodes } = await wonTable();
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    animateWin(nodes, grid)();
    expect(animations(nodes)).to.deep.equal([]);
    await emulate({ 'prefers-reduced-motion': 'no-preference' });
    animateWin([], grid)();
  });
});
