// A game that starts after a line of moves, and a puzzle: its display, the limit of undo, and its end event.
import { expect } from '@open-wc/testing';
import { Game, readLine, type Move } from '../../src/engine.js';
import { type SolitaireGame } from '../../src/elements/index.js';
import { faultsOf } from '../support/axe.js';
import { isOpen, item, openMenu, press } from '../support/dialog.js';
import { setViewport } from '../support/commands.js';
import { pressKeys } from '../support/hands.js';
import {
  atTable,
  byDrag,
  byKeys,
  mount,
  nextFrame,
  part,
  positionPiles,
  shownPiles,
  type Way,
} from '../support/play.js';
import { until } from '../support/until.js';

/** Nine moves before the win; the attribute asks for ten. */
const PUZZLE = {
  variant: 'cruel',
  deal: '260',
  line:
    '84R_565853546f6fR_1-10_25349fR_1fR_18383f43_10-7_7f7f7f5715_10-6_R_10-1_10-3_R_1-10_2f59522f2f9fR_192f67R_6fR_7fR_' +
    '656f7937R_76476f644f4f4f1465R_162f2f2f265f5f5fR_123fR_122fR_133f3f311f1f212f2f2fR_1fR_1f1f1f12',
  puzzle: '10',
};
const start = Game.deal('cruel', { deal: 260 });
const MOVES = readLine(PUZZLE.line, start);
const at = start.replay(MOVES).fork();
const SOLUTION = readLine('2f 2f 2f 2f 2f 3f 3f 3f 3f', at);

const figures = (game: SolitaireGame): string => part(game, '[part=figures] .moves dd').textContent.trim();
const buttons = (game: SolitaireGame): string[] =>
  [...(game.shadowRoot?.querySelectorAll('.tools button') ?? [])].map((one) => one.ariaLabel ?? '');

describe('a game that starts after a line of moves', function () {
  this.timeout(20_000);
  const eventLog = atTable();

  it('shows the position after the line, and undo steps back through it', async () => {
    const game = await mount({ variant: 'klondike', deal: '9', line: '16 7f D2 w6' });
    const klondike = Game.deal('klondike', { deal: 9 });
    const line = readLine('16 7f D2 w6', klondike);
    expect(shownPiles(game)).to.deep.equal(positionPiles(klondike.replay(line).position));
    expect(figures(game)).to.equal('5');
    expect(eventLog.of('solitaire-deal')).to.have.lengthOf(1);
    expect(eventLog.of('solitaire-move')).to.deep.equal([]);
    game.undo();
    expect(positionPiles(game.position)).to.deep.equal(
      positionPiles(klondike.replay(line.slice(0, 4)).position),
    );
    game.restart();
    expect(positionPiles(game.position)).to.deep.equal(positionPiles(klondike.replay(line).position));
  });

  it('is dealt again when the page changes the line', async () => {
    const game = await mount({ variant: 'klondike', deal: '9', line: '16' });
    game.setAttribute('line', '16 7f');
    await game.updateComplete;
    expect(game.position.moves).to.equal(2);
    game.removeAttribute('line');
    await game.updateComplete;
    expect(game.position.moves).to.equal(0);
  });

  it('reports an illegal move, and starts before it', async () => {
    const game = await mount({ variant: 'klondike', deal: '9', line: '16 7f 77' });
    expect(game.position.moves).to.equal(2);
    expect(eventLog.of('solitaire-error')).to.have.lengthOf(1);
    expect(eventLog.of('solitaire-error')[0]?.['expected']).to.include('"77", move 3');
  });

  it('reads options by name from one attribute, for games whose options have no separate attributes', async () => {
    const game = await mount({ variant: 'klondike', deal: '9', options: 'draw=1 take-back=true' });
    expect(game.position.options).to.include({ draw: 1, takeBack: true });
    game.setAttribute('options', 'nonsense');
    await game.updateComplete;
    expect(eventLog.of('solitaire-error').map(({ attribute }) => attribute)).to.deep.equal(['options']);
    game.options = { draw: 1 };
    await game.updateComplete;
    expect(game.position.options).to.include({ draw: 1, takeBack: false });
  });

  it('is dealt from the page’s custom deck', async () => {
    const { position } = Game.deal('klondike', { deal: 9 });
    const deck = [...Game.deal('klondike', { deal: 9 }).toJSON().moves];
    expect(deck).to.deep.equal([]);
    const cards = Game.deal('over-under', { deal: 9 }).position.piles.flatMap((pile) => pile.cards);
    expect(new Set(cards).size).to.equal(52);
    const game = await mount({ variant: 'klondike', deck: cards.join(' ') });
    expect(game.position.deal).to.equal(null);
    expect(positionPiles(game.position)).to.not.deep.equal(positionPiles(position));
    expect(eventLog.of('solitaire-error')).to.deep.equal([]);
  });
});

describe('a puzzle', function () {
  this.timeout(30_000);
  const eventLog = atTable();

  const solve = async (game: SolitaireGame, way: Way, moves: readonly Move[] = SOLUTION): Promise<void> => {
    for (const move of moves) await way(game, move);
  };

  it('shows its task, counts moves from its start, and hides the controls for other games', async () => {
    const game = await mount(PUZZLE);
    expect(part(game, '.task').textContent).to.equal('Win in at most 10 moves.');
    expect(figures(game)).to.equal('0 / 10');
    expect(buttons(game)).to.not.include('New game');
    await openMenu(game);
    expect(isOpen(game)).to.equal(true);
    expect(() => item(game, 'New game')).to.throw();
    expect(() => item(game, 'Today’s deal')).to.throw();
    expect(() => item(game, 'Choose a deal')).to.throw();
    expect(part(game, '[part=deal]').textContent.trim()).to.equal('Deal 260');
    expect(part(game, '[part=deal]').localName, 'it leads to no other deal').to.equal('span');
    expect(await faultsOf(game)).to.deep.equal([]);
  });

  it('offers to start again after a win', async () => {
    const game = await mount(PUZZLE);
    for (const move of SOLUTION) game.play(move);
    await game.updateComplete;
    const again = [...part(game, '.end').querySelectorAll('button')].find(
      ({ textContent }) => textContent.trim() === 'Restart',
    );
    again?.click();
    await game.updateComplete;
    expect(game.status).to.equal('playing');
    expect(figures(game)).to.equal('0 / 10');
  });

  for (const [name, way] of [
    ['the mouse', byDrag],
    ['keys', byKeys('digits')],
  ] as const)
    it(`is solved with ${name}, and the event reports the number of moves`, async () => {
      const game = await mount(PUZZLE);
      game.focus();
      // the search for the fewest moves runs in a worker
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await solve(game, way);
      expect(game.status).to.equal('won');
      const [end] = eventLog.of('solitaire-end');
      expect(end).to.deep.include({
        status: 'won',
        moves: MOVES.length + SOLUTION.length,
        puzzle: { moves: 9, most: 10, solved: true, fewest: 9 },
      });
      await game.updateComplete;
      expect(part(game, '[part~=end]').textContent).to.include('No solution is shorter.');
      expect(eventLog.of('solitaire-announce').at(-1)?.text).to.include(
        'You won in 9 moves. No solution is shorter.',
      );
    });

  it('reports when the solution has more moves than the puzzle requires', async () => {
    const game = await mount({ ...PUZZLE, puzzle: '8' });
    for (const move of SOLUTION) expect(game.play(move)).to.equal(true);
    await game.updateComplete;
    expect(eventLog.of('solitaire-end')[0]?.puzzle).to.include({ moves: 9, most: 8, solved: false });
    const panel = part(game, '[part~=end]');
    expect(panel.querySelector('#end')?.textContent).to.match(/^The task was to win in at most 8 moves\./);
    expect(panel.textContent, 'it is not solved').not.to.include('You won!');
  });

  it('says that the moves are used up, and offers Restart', async () => {
    const game = await mount({ ...PUZZLE, puzzle: '3' });
    for (const move of SOLUTION.slice(0, 5)) game.play(move);
    await game.updateComplete;
    const task = 'The task was to win in at most 3 moves.';
    expect(part(game, '#end').textContent).to.equal(task);
    const told = eventLog.of('solitaire-announce').filter(({ text }) => text.includes(task));
    expect(told).to.have.lengthOf(1);
    part(game, '.way-on.restart').click();
    await game.updateComplete;
    expect([figures(game), game.shadowRoot?.querySelector('#end')]).to.deep.equal(['0 / 3', null]);
  });

  it('shows its task on a phone in landscape', async () => {
    await setViewport({ width: 667, height: 375 });
    const game = await mount(PUZZLE);
    await nextFrame();
    expect(game.shadowRoot?.querySelector('.game')?.hasAttribute('low')).to.equal(true);
    const task = part(game, '.task');
    expect(task.checkVisibility()).to.equal(true);
    const { right, bottom } = task.getBoundingClientRect();
    expect(right).to.be.at.most(667);
    expect(bottom).to.be.at.most(375);
    await setViewport({ width: 900, height: 900 });
  });

  it('is undone to its start by button and key, and no further', async () => {
    const game = await mount(PUZZLE);
    const [first] = SOLUTION as [Move];
    game.play(first);
    game.focus();
    await pressKeys(['Control+z', 'Control+z', 'Control+z']);
    await game.updateComplete;
    expect(game.position.moves).to.equal(MOVES.length);
    expect(game.undo()).to.equal(false);
    const undo = game.shadowRoot?.querySelector('.tool.undo');
    expect(undo?.getAttribute('aria-disabled')).to.equal('true');
  });

  it('restarts at its start', async () => {
    const game = await mount(PUZZLE);
    for (const move of SOLUTION.slice(0, 3)) game.play(move);
    await openMenu(game);
    await press(item(game, 'Restart'));
    await game.updateComplete;
    expect([figures(game), game.position.moves]).to.deep.equal(['0 / 10', MOVES.length]);
  });

  it('is saved separately, and restored with its start', async () => {
    const game = await mount(PUZZLE);
    game.play(SOLUTION[0] as Move);
    game.remove();
    const again = await mount(PUZZLE);
    await nextFrame();
    expect(figures(again)).to.equal('1 / 10');
    expect(again.undo()).to.equal(true);
    expect(again.undo()).to.equal(false);
    again.remove();
    expect((await mount({ variant: 'cruel', deal: '260' })).position.moves).to.equal(0);
  });

  it('starts no search if the page hides the verdict, and claims nothing about the fewest moves', async () => {
    const game = await mount({ ...PUZZLE, without: 'verdict' });
    await new Promise((resolve) => setTimeout(resolve, 500));
    for (const move of SOLUTION) game.play(move);
    await until(() => eventLog.of('solitaire-end').length > 0, 'the game ends');
    expect(eventLog.of('solitaire-end')[0]?.puzzle).to.deep.equal({
      moves: 9,
      most: 10,
      solved: true,
      fewest: null,
    });
  });
});

describe('a shared position', function () {
  this.timeout(20_000);
  atTable();

  it('is offered in the menu after the first move if links is set', async () => {
    const game = await mount({ variant: 'klondike', deal: '9', links: '#' });
    await openMenu(game);
    expect(() => item(game, 'Share this position')).to.throw();
    await pressKeys(['Escape']);
    game.play({ kind: 'draw' });
    await openMenu(game);
    expect(item(game, 'Share this position')).to.exist;
  });
});
