// Step navigation: Tab and Enter only, from a new page to the end of a game.
import { expect } from '@open-wc/testing';
import { type SolitaireGame } from '../../src/elements/index.js';
import { dialogOf, isOpen } from '../support/dialog.js';
import { pressKey, pressKeys } from '../support/hands.js';
import { lost, playedTo, shortest } from '../support/lines.js';
import {
  atTable,
  deepActive,
  focusedPile,
  mount,
  moveOf,
  nextFrame,
  part,
  rows,
  mountWin,
} from '../support/play.js';

const label = (): string =>
  deepActive()?.getAttribute('aria-label') ?? deepActive()?.textContent.trim() ?? '';

/** Presses Tab until this element has the focus; fails if Tab does not reach it. */
async function tabTo(what: string | ((label: string) => boolean), most = 60): Promise<void> {
  const found = typeof what === 'string' ? (text: string) => text === what : what;
  const seen: string[] = [];
  for (let tabs = 0; tabs < most; tabs++) {
    await pressKey('Tab');
    seen.push(label());
    if (found(label())) return;
  }
  throw new Error(`Tab does not reach ${String(what)}, but: ${seen.join(' | ')}`);
}

/** The tab stops on the table, by pile and name. */
const stops = (game: SolitaireGame): string[] =>
  rows(game).flatMap((row) =>
    [...(row.shadowRoot?.querySelectorAll<HTMLElement>('button') ?? [])]
      .filter((button) => button.tabIndex === 0 && !button.closest('[inert]'))
      .map((button) => `${row.getAttribute('pile') ?? ''}: ${button.ariaLabel ?? ''}`),
  );

const stepping = async (variant: string, moves: number): Promise<SolitaireGame> => {
  const game = await playedTo(variant, moves);
  game.navigation = 'step';
  await game.updateComplete;
  return game;
};

/** The page has content after its game, because Firefox does not leave a document that ends in a shadow tree. */
const continuePage = (game: SolitaireGame): void => game.after(document.createElement('button'));

describe('Tab and Enter alone', function () {
  this.timeout(30_000);
  atTable();

  it('on a new page reach the options, enable step navigation there, and move a card', async () => {
    const game = await mount({ deal: '42' });
    (document.activeElement as HTMLElement | null)?.blur();
    await pressKey('Tab');
    expect(label(), 'the first stop').to.equal('Menu');
    await pressKey('Enter');
    await nextFrame();
    await tabTo('Options');
    await pressKey('Enter');
    await nextFrame();
    await tabTo('Stops at each card that can be moved');
    await pressKey('Enter');
    await nextFrame();
    expect(deepActive()?.ariaPressed).to.equal('true');
    await tabTo('Close', 80);
    await pressKey('Enter');
    await nextFrame();
    expect([isOpen(game), label()]).to.deep.equal([false, 'Menu']);
    await tabTo((text) => text.startsWith('Ace of diamonds'));
    await pressKeys(['Enter', 'Tab']);
    expect(focusedPile()).to.match(/^foundation/);
    await pressKey('Enter');
    expect(game.position.moves).to.equal(1);
  });

  it('Tab stops at each movable card, at the stock, and at the focused card', async () => {
    const game = await stepping('klondike', 0);
    const movable = new Set(
      game.position.piles.flatMap(({ id, cards }) =>
        cards.flatMap((_, i) => {
          const may = game.position.piles.some(
            ({ id: to }) =>
              to !== id && !isRefused(game, { kind: 'play', from: id, to, count: cards.length - i }),
          );
          return may ? [id] : [];
        }),
      ),
    );
    const at = new Set(stops(game).map((stop) => stop.split(':')[0]));
    expect([...at].sort()).to.deep.equal([...new Set([...movable, 'stock'])].sort());
  });

  /** Whether a move is refused; a legal move is undone. */
  function isRefused(game: SolitaireGame, move: Parameters<SolitaireGame['play']>[0]): boolean {
    const made = game.play(move);
    if (made) game.undo();
    return !made;
  }

  it('while cards are carried, Tab moves through the targets, then back to the source', async () => {
    const game = await mountWin(shortest('klondike'));
    game.navigation = 'step';
    await game.updateComplete;
    game.focus();
    await tabTo(() => focusedPile() === 'tableau-5');
    await pressKeys(['Enter', 'Tab']);
    expect(focusedPile()).to.equal('tableau-2');
    await pressKey('Tab');
    expect(focusedPile()).to.equal('tableau-5');
    await pressKey('Enter');
    expect([game.matches(':state(carrying)'), game.position.moves]).to.deep.equal([false, 0]);
    await pressKeys(['Enter', 'Tab', 'Enter']);
    expect([game.position.moves, focusedPile()]).to.deep.equal([1, 'tableau-2']);
  });

  it('the focused card stays reachable when it is no longer movable, and Shift+Tab moves back', async () => {
    const game = await stepping('klondike', 0);
    game.focus();
    await pressKey('Control+End');
    const here = deepActive() as HTMLElement;
    expect(here.tabIndex).to.equal(0);
    await pressKey('Shift+Tab');
    expect(deepActive() === here).to.equal(false);
    expect(focusedPile(), 'the focus is on the table').to.be.a('string');
    await pressKey('Tab');
    expect(deepActive() === here).to.equal(true);
  });

  it('from card to card of one pile: arrow keys continue from the last tab stop', async () => {
    const { line } = shortest('klondike');
    const game = await stepping('klondike', 0);
    /** A pile with two movable cards that are adjacent, or not. */
    const nextPile = (): string | undefined => {
      const at = stops(game).map((stop) => stop.split(':')[0]);
      return at.find((pile, i) => at[i + 1] === pile);
    };
    for (const text of line) {
      if (nextPile()) break;
      game.play(moveOf(text));
      await game.updateComplete;
    }
    const pile = nextPile() ?? '';
    const [first = '', second = ''] = stops(game)
      .filter((stop) => stop.startsWith(`${pile}:`))
      .map((stop) => stop.slice(pile.length + 2));
    const row = rows(game).find((one) => one.getAttribute('pile') === pile);
    const cards = [
      ...(row?.shadowRoot?.querySelectorAll(':is(.card, .place):not([inert]) > button') ?? []),
    ].flatMap(({ ariaLabel }) => ariaLabel ?? []);
    game.focus();
    await tabTo(first);
    await tabTo(second, 1);
    await pressKey('ArrowUp');
    expect(label()).to.equal(cards[cards.indexOf(second) - 1]);
  });

  it('each toolbar button is a tab stop: undo, redo, new game', async () => {
    const game = await stepping('klondike', 2);
    continuePage(game);
    (document.activeElement as HTMLElement | null)?.blur();
    await tabTo('Undo');
    await pressKey('Enter');
    expect(game.position.moves).to.equal(1);
    await tabTo('Redo');
    await pressKey('Enter');
    expect(game.position.moves).to.equal(2);
    await tabTo('New game');
    await pressKey('Enter');
    expect(game.position.moves).to.equal(0);
  });

  it('draw and redeal at the stock', async () => {
    const game = await stepping('klondike', 0);
    game.focus();
    for (let draws = 0; draws < 9; draws++) await pressKey('Enter');
    expect([game.position.redeals, focusedPile()]).to.deep.equal([1, 'stock']);
  });

  it('start the next game at the end of a game', async () => {
    const game = await lost();
    game.navigation = 'step';
    await game.updateComplete;
    continuePage(game);
    game.focus();
    await tabTo('New game');
    await pressKey('Enter');
    await nextFrame();
    expect([game.status, focusedPile()]).to.deep.equal(['playing', 'stock']);
  });

  it('choose from a list and check a box in a dialog', async () => {
    const game = await mount({ deal: '4', navigation: 'step' });
    part(game, '.menu').focus();
    await pressKey('Enter');
    await nextFrame();
    await tabTo('Options');
    await pressKey('Enter');
    await nextFrame();
    const of = (name: string) => dialogOf(game).querySelector<HTMLElement>(`[data-look=${name}]`);
    for (let tabs = 0; deepActive() !== of('suits') && tabs < 40; tabs++) await pressKey('Tab');
    await pressKey('Enter');
    expect(part(game, '.game').classList.contains('four')).to.equal(true);
    for (let tabs = 0; deepActive() !== of('leftHanded') && tabs < 40; tabs++) await pressKey('Tab');
    await pressKey('Enter');
    expect((deepActive() as HTMLInputElement).checked).to.equal(true);
  });

  it('in grid mode there are two tab stops again', async () => {
    const game = await stepping('klondike', 2);
    game.navigation = 'grid';
    await game.updateComplete;
    expect(stops(game)).to.have.lengthOf(1);
    const buttons = [...part(game, '.chrome').querySelectorAll<HTMLElement>('button')];
    expect(buttons.filter(({ tabIndex }) => tabIndex === 0).map(({ ariaLabel }) => ariaLabel)).to.deep.equal([
      'Menu',
    ]);
  });
});
