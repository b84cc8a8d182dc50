// The events of a game, and the one that a page can prevent: details, bubbling, custom states.
import { expect, fixture, html } from '@open-wc/testing';
import { type Move } from '../../src/engine.js';
import { type SolitaireGame } from '../../src/elements/index.js';
import { lines, shortest } from '../support/lines.js';
import { atTable, mount, moveOf, positionPiles, mountWin, shownPiles } from '../support/play.js';
import { watchWarnings } from '../support/page.js';

const DRAW: Move = { kind: 'draw' };
const overUnder = lines.find(({ variant }) => variant === 'over-under');
const klondike = shortest('klondike');
/** The first move of the line, between two columns: it is still legal after a draw. */
const FIRST = moveOf(klondike.line[0] ?? '');

/** Plays a line with `play()`, except for its last moves. */
function playExceptLast(game: SolitaireGame, line: readonly string[], left: number): void {
  for (const text of line.slice(0, line.length - left)) expect(game.play(moveOf(text)), text).to.equal(true);
}

describe('events of <solitaire-game>', () => {
  const eventLog = atTable();

  it('all details can be structured-cloned; all events bubble and are composed', async () => {
    const seen: Event[] = [];
    const root = await fixture<HTMLDivElement>(html`<div></div>`);
    const inner = root.attachShadow({ mode: 'open' });
    const types = ['deal', 'before-move', 'move', 'score', 'undo', 'end', 'announce', 'error'];
    for (const type of types) root.addEventListener(`solitaire-${type}`, (event) => seen.push(event));
    const game = document.createElement('solitaire-game');
    inner.append(game);
    await game.updateComplete;
    await mountWin(overUnder as NonNullable<typeof overUnder>, game);
    playExceptLast(game, overUnder?.line ?? [], 0);
    game.undo();
    const warnings = watchWarnings();
    await game.newGame({ deal: -1 });
    warnings.stop();
    expect(new Set(seen.map(({ type }) => type.slice(10)))).to.deep.equal(new Set(types));
    for (const event of seen) {
      expect(event.bubbles && event.composed, event.type).to.equal(true);
      expect(event.cancelable, event.type).to.equal(event.type === 'solitaire-before-move');
      const { detail } = event as CustomEvent<object>;
      expect(structuredClone(detail), event.type).to.deep.equal(detail);
      expect(Object.getPrototypeOf(detail), event.type).to.equal(Object.prototype);
    }
  });

  it('fire in order: before-move, move, score, end, and one announcement for all of them', async () => {
    const win = overUnder as NonNullable<typeof overUnder>;
    const game = await mountWin(win);
    playExceptLast(game, win.line, 1);
    eventLog.clear();
    game.play(moveOf(win.line.at(-1) ?? ''));
    const order = eventLog.all.map(({ type }) => type.slice(10));
    expect(order).to.deep.equal(['before-move', 'move', 'score', 'end', 'announce']);
  });

  it('a move event contains its automatic consequences', async () => {
    const [reno] = lines;
    const game = await mountWin(reno as NonNullable<typeof reno>);
    game.play(DRAW);
    const [detail] = eventLog.of('solitaire-move');
    expect(detail?.move).to.deep.equal(DRAW);
    expect(detail?.events.map(({ kind }) => kind)).to.deep.equal(['drawn', 'turned']);
    expect(detail?.position).to.equal(game.position);
  });

  describe('solitaire-before-move', () => {
    it('prevented: the move is not made, no other event fires, and the table does not change', async () => {
      const game = await mount({ deal: '4' });
      eventLog.clear();
      game.addEventListener('solitaire-before-move', (event) => event.preventDefault(), { once: true });
      const before = game.position;
      expect(game.play(DRAW)).to.equal(false);
      expect(game.position).to.equal(before);
      expect(eventLog.all.map(({ type }) => type)).to.deep.equal(['solitaire-before-move']);
      expect(game.play(DRAW)).to.equal(true);
    });

    it('does not fire for illegal moves, undo and redo', async () => {
      const game = await mount({ deal: '4' });
      game.play(DRAW);
      eventLog.clear();
      game.play({ kind: 'redeal' });
      game.undo();
      game.redo();
      expect(eventLog.of('solitaire-before-move')).to.deep.equal([]);
    });

    it('a listener that deals a new game: the old move is made there only if it is legal', async () => {
      const win = overUnder as NonNullable<typeof overUnder>;
      const game = await mountWin(win);
      game.addEventListener('solitaire-before-move', () => void game.newGame({ variant: 'cruel', deal: 4 }), {
        once: true,
      });
      expect(game.play(moveOf(win.line[0] ?? ''))).to.equal(false);
      await game.updateComplete;
      expect(game.position).to.include({ variant: 'cruel', deal: 4, moves: 0 });
      expect(shownPiles(game)).to.deep.equal(positionPiles(game.position));
    });

    for (const [outcome, inserted, made] of [
      ['made after it if it is still legal', DRAW, [DRAW, FIRST]],
      ['refused if it has become illegal', FIRST, [FIRST]],
    ] as const) {
      it(`a listener that makes another move: the move in question is ${outcome}`, async () => {
        const game = await mountWin(klondike);
        game.addEventListener('solitaire-before-move', () => void game.play(inserted), { once: true });
        expect(game.play(FIRST)).to.equal(made.length === 2);
        expect(eventLog.of('solitaire-move').map(({ move }) => move)).to.deep.equal(made);
        expect(game.position.moves).to.equal(made.length);
        expect(shownPiles(game)).to.deep.equal(positionPiles(game.position));
      });
    }

    it('a listener that throws does not break the game', async () => {
      const game = await mount({ deal: '4' });
      const { onerror } = window;
      window.onerror = () => true;
      game.addEventListener(
        'solitaire-before-move',
        () => {
          throw new Error("the page's own");
        },
        { once: true },
      );
      expect(game.play(DRAW)).to.equal(true);
      window.onerror = onerror;
      expect(shownPiles(game)).to.deep.equal(positionPiles(game.position));
    });
  });

  it('a listener of solitaire-move that makes another move leaves table and position consistent', async () => {
    const game = await mount({ deal: '4' });
    game.addEventListener('solitaire-move', () => void game.play(DRAW), { once: true });
    game.play(DRAW);
    expect(game.position.moves).to.equal(2);
    expect(shownPiles(game)).to.deep.equal(positionPiles(game.position));
  });

  it('undo of a scoring move fires solitaire-score with the points it takes back', async () => {
    const win = overUnder as NonNullable<typeof overUnder>;
    const game = await mountWin(win);
    game.play(moveOf(win.line[0] ?? ''));
    game.undo();
    expect(eventLog.of('solitaire-score').map(({ change }) => change)).to.deep.equal([
      win.scores[0],
      -(win.scores[0] ?? 0),
    ]);
  });

  it('a win that is undone and won again fires the end event once', async () => {
    const win = overUnder as NonNullable<typeof overUnder>;
    const game = await mountWin(win);
    playExceptLast(game, win.line, 0);
    game.undo();
    expect(game.matches(':state(won)')).to.equal(false);
    game.redo();
    game.undo();
    game.play(moveOf(win.line.at(-1) ?? ''));
    expect(game.status).to.equal('won');
    expect(eventLog.of('solitaire-end')).to.have.lengthOf(1);
  });

  it('custom states follow the game: playing, won, lost', async () => {
    const states = (game: SolitaireGame) =>
      ['playing', 'won', 'lost', 'carrying', 'paused'].filter((state) => game.matches(`:state(${state})`));
    const win = overUnder as NonNullable<typeof overUnder>;
    const game = await mountWin(win);
    expect(states(game)).to.deep.equal(['playing']);
    playExceptLast(game, win.line, 0);
    expect(states(game)).to.deep.equal(['won']);
    await mountWin(win, game);
    for (let i = 0; i < 16; i++) game.play(DRAW);
    while (game.status === 'playing') {
      const next = game.position.piles
        .filter(({ kind }) => kind === 'tableau')
        .find(({ id }) => game.play({ kind: 'play', from: id, to: 'discard', count: 1 }));
      if (!next) break;
    }
    expect(states(game)).to.deep.equal(['lost']);
    expect(eventLog.of('solitaire-end').map(({ status }) => status)).to.deep.equal(['won', 'lost']);
  });
});
