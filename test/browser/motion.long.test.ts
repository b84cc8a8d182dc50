// With prefers-reduced-motion nothing is animated (WCAG 2.3.3); without it animations run, which proves that the tests
// can fail.
import { expect } from '@open-wc/testing';
import { type SolitaireGame } from '../../src/elements/index.js';
import { emulate, resetMouse } from '../support/commands.js';
import { dialogOf } from '../support/dialog.js';
import { mouseDrag } from '../support/hands.js';
import { GAMES, playedTo, shortest } from '../support/lines.js';
import { tool } from '../support/page.js';
import { atTable, dragPath, mount, moveOf, nextFrame, part, reduceMotion, rows } from '../support/play.js';

/** All animations and transitions of the page, including those in shadow trees. */
function moving(root: DocumentOrShadowRoot & ParentNode = document): Animation[] {
  const within = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? moving(shadowRoot) : [],
  );
  return [...new Set([...root.getAnimations(), ...within])];
}

type Action = readonly [
  name: string,
  prepare: () => Promise<SolitaireGame>,
  act: (game: SolitaireGame) => unknown,
];

const ACTIONS: readonly Action[] = [
  ['a deal', () => mount({ deal: '4' }), (game) => game.newGame({ deal: 5 })],
  ['turned cards', () => playedTo('klondike', 3), (game) => game.play(moveOf('draw'))],
  ['a move', () => playedTo('klondike', 0), (game) => game.play(moveOf(shortest('klondike').line[0] ?? ''))],
  ['an undone move', () => playedTo('klondike', 8), (game) => game.undo()],
  ['a hint', () => playedTo('klondike', 3), (game) => game.hint()],
  [
    'a win',
    () => playedTo('reno', shortest('reno').line.length - 1),
    (game) => game.play(moveOf(shortest('reno').line.at(-1) ?? '')),
  ],
  [
    'a refused drop',
    () => playedTo('klondike', 0),
    (game) => mouseDrag(dragPath(game, 'tableau-7', 'stock', 1)),
  ],
];

describe('animations', function () {
  this.timeout(30_000);

  atTable();
  afterEach(() => resetMouse());

  for (const [name, prepare, act] of ACTIONS) {
    it(`${name}: run without prefers-reduced-motion`, async () => {
      const game = await prepare();
      await emulate();
      await act(game);
      await game.updateComplete;
      expect(moving().length).to.be.above(0);
      for (const animation of moving()) animation.finish();
      await nextFrame();
      // animated cards ignore presses
      const animated = rows(game).flatMap((row) => [
        ...(row.shadowRoot?.querySelectorAll('.animated') ?? []),
      ]);
      expect(animated.length, 'animated cards').to.equal(0);
    });

    it(`${name}: do not run with prefers-reduced-motion`, async () => {
      await reduceMotion();
      const game = await prepare();
      await act(game);
      for (let frame = 0; frame < 4; frame++) {
        expect(moving()).to.deep.equal([]);
        await nextFrame();
      }
      await game.updateComplete;
      expect(moving()).to.deep.equal([]);
    });
  }

  it('cards are dealt face down, and turn up when they arrive', async () => {
    const game = await mount({ deal: '4' });
    await emulate();
    await game.newGame({ deal: 5 });
    await nextFrame();
    const faces = rows(game)
      .flatMap((row) => [...(row.shadowRoot?.querySelectorAll('.card[card] .face') ?? [])])
      .map((face) => getComputedStyle(face));
    expect(faces.map(({ visibility }) => visibility)).to.deep.equal(faces.map(() => 'hidden'));
    for (const animation of moving()) animation.finish();
    await nextFrame();
    expect(faces.map(({ visibility }) => visibility)).to.deep.equal(faces.map(() => 'visible'));
  });

  it('the dialog and its pages open and close without animation', async () => {
    await reduceMotion();
    const game = await playedTo('klondike', 3);
    tool(game, 'Menu').click();
    await game.updateComplete;
    expect(moving()).to.deep.equal([]);
    for (const item of dialogOf(game).querySelectorAll('button')) {
      expect(item.getAnimations({ subtree: true })).to.deep.equal([]);
    }
    dialogOf(game).close();
    expect(moving()).to.deep.equal([]);
  });

  for (const variant of GAMES) {
    it(`${variant}: nothing is animated in a whole game with prefers-reduced-motion`, async () => {
      await reduceMotion();
      const { line } = shortest(variant);
      const game = await playedTo(variant, 0);
      for (const text of line) {
        game.play(moveOf(text));
        expect(moving(), text).to.deep.equal([]);
      }
      await game.updateComplete;
      expect(part(game, '.end.won').checkVisibility()).to.equal(true);
      expect(moving(), 'the win').to.deep.equal([]);
    });
  }
});
