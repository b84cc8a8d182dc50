// The numbers on stock, waste and reserve: they are those of the position, only where more than one card lies there,
// and pages can leave them out or dress them.
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
    it(`of ${variant} are those of the position, after each move`, async () => {
      const game = await playedTo(variant, 0);
      for (const text of shortest(variant).line) {
        expect(shownCounts(game), text).to.deep.equal(expectedCounts(game));
        game.play(moveOf(text));
      }
      expect(shownCounts(game)).to.deep.equal(expectedCounts(game));
    });
  }

  it('are left to the labels for screen readers', async () => {
    const game = await playedTo('demon', 0);
    expect(Object.keys(shownCounts(game))).to.include.members(['stock', 'reserve']);
    for (const id of ['stock', 'reserve']) {
      expect(countOf(game, id).ariaHidden).to.equal('true');
      expect(pile(game, id).ariaLabel).to.contain(countOf(game, id).textContent);
    }
  });

  it('are absent with without="counts", and come back', async () => {
    const game = await playedTo('klondike', 0);
    expect(shownCounts(game)).to.deep.equal({ stock: '24' });
    game.without = 'counts';
    await game.updateComplete;
    expect(shownCounts(game)).to.deep.equal({});
    game.without = '';
    await game.updateComplete;
    expect(shownCounts(game)).to.deep.equal({ stock: '24' });
  });

  it('can be dressed by the page, and lie on their pile', async () => {
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

  it('come with edges: more of them under more cards, none under one', async () => {
    const game = await playedTo('klondike', 0);
    const edges = (): number => Number(getComputedStyle(pile(game, 'stock')).getPropertyValue('--edges'));
    const full = edges();
    while (game.position.piles[0]?.cards.length) game.play({ kind: 'draw' });
    expect(full).to.be.above(2);
    expect(edges()).to.equal(0);
  });
});
