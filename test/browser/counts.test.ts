// The card counts on stock, waste and reserve: they match the position, appear only on more than one card, and pages
// can remove or style them.
import { expect } from '@open-wc/testing';
import { type SolitaireGame } from '../../src/elements/index.js';
import { GAMES, playedTo, shortest } from '../support/lines.js';
import { atTable, moveOf, pile, rows } from '../support/play.js';

const countOf = (game: SolitaireGame, id: string): HTMLElement => {
  const count = pile(game, id).shadowRoot?.querySelector<HTMLElement>('[part~=count]');
  if (!count) throw new Error(`no count in ${id}`);
  return count;
};

const shownCounts = (game: SolitaireGame): Record<string, string> =>
  Object.fromEntries(
    rows(game)
      .map((row) => row.getAttribute('pile') ?? '')
      .filter((id) => countOf(game, id).checkVisibility())
      .map((id) => [id, countOf(game, id).textContent]),
  );

const expectedCounts = ({ position }: SolitaireGame): Record<string, string> =>
  Object.fromEntries(
    position.piles
      .filter(({ kind, cards }) => ['stock', 'waste', 'reserve'].includes(kind) && cards.length > 1)
      .map(({ id, cards }) => [id, String(cards.length)]),
  );

describe('card counts', () => {
  atTable([760, 900]);

  for (const variant of GAMES) {
    it(`of ${variant} match the position after each move`, async () => {
      const game = await playedTo(variant, 0);
      for (const text of shortest(variant).line) {
        expect(shownCounts(game), text).to.deep.equal(expectedCounts(game));
        game.play(moveOf(text));
      }
      expect(shownCounts(game)).to.deep.equal(expectedCounts(game));
    });
  }

  it('are hidden from screen readers, which get the counts from labels', async () => {
    const game = await playedTo('demon', 0);
    expect(Object.keys(shownCounts(game))).to.include.members(['stock', 'reserve']);
    for (const id of ['stock', 'reserve']) {
      expect(countOf(game, id).ariaHidden).to.equal('true');
      expect(pile(game, id).ariaLabel).to.contain(countOf(game, id).textContent);
    }
  });

  it('are hidden with without="counts", and shown again without it', async () => {
    const game = await playedTo('klondike', 0);
    expect(shownCounts(game)).to.deep.equal({ stock: '24' });
    game.without = 'counts';
    await game.updateComplete;
    expect(shownCounts(game)).to.deep.equal({});
    game.without = '';
    await game.updateComplete;
    expect(shownCounts(game)).to.deep.equal({ stock: '24' });
  });

  it('can be styled by the page, and are drawn on their pile', async () => {
    const game = await playedTo('klondike', 0);
    const style = document.createElement('style');
    style.textContent = 'solitaire-game::part(count) { color: rgb(1, 2, 3); }';
    document.head.append(style);
    expect(getComputedStyle(countOf(game, 'stock')).color).to.equal('rgb(1, 2, 3)');
    style.remove();
    const count = countOf(game, 'stock').getBoundingClientRect();
    const stock = pile(game, 'stock').getBoundingClientRect();
    expect(count.left).to.be.at.least(stock.left);
    expect(count.bottom).to.be.at.most(stock.bottom);
  });

  it('draw card edges: more for higher piles, none for a single card', async () => {
    const game = await playedTo('klondike', 0);
    const edges = (): number => Number(getComputedStyle(pile(game, 'stock')).getPropertyValue('--edges'));
    const full = edges();
    while (game.position.piles[0]?.cards.length) game.play({ kind: 'draw' });
    expect(full).to.be.above(2);
    expect(edges()).to.equal(0);
  });
});
