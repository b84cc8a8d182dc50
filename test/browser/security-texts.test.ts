// Page texts above the limit are reported once, and the game uses its default texts.
import { expect, nextFrame } from '@open-wc/testing';
import '../../src/index.js';
import { playedTo } from '../support/lines.js';
import { tool } from '../support/page.js';

describe('texts of a page above the limit', () => {
  it('are reported with the limit, and the game keeps its default texts', async () => {
    const game = await playedTo('klondike', 1);
    const errors: unknown[] = [];
    game.addEventListener('solitaire-error', ({ detail }) => errors.push([detail.code, detail.message]));
    game.texts = { newGame: 'Again', undo: 'x'.repeat(200_000) };
    await game.updateComplete;
    await nextFrame();
    expect(errors).to.deep.equal([
      ['bad-attribute', '<solitaire-game>: texts="object" is ignored; expected: at most 200000 characters.'],
    ]);
    expect(tool(game, 'Undo').isConnected).to.equal(true);
    expect(game.play({ kind: 'draw' })).to.equal(true);
  });
});
