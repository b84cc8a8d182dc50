// Keys set by the page, with real key events.
import { expect } from '@open-wc/testing';
import { type PageKeys } from '../../src/controller/keymap.js';
import { pressKey, pressKeys } from '../support/hands.js';
import { shortest } from '../support/lines.js';
import { watchWarnings } from '../support/page.js';
import { atTable, focusedPile, mountWin } from '../support/play.js';

describe('keys set by the page', function () {
  this.timeout(20_000);
  const eventLog = atTable();

  const withKeys = async (keys: PageKeys | undefined) => {
    const game = await mountWin(shortest('klondike'));
    game.keys = keys;
    await game.updateComplete;
    game.focus();
    eventLog.clear();
    return game;
  };

  it('replace the default keys, until they are removed', async () => {
    const game = await withKeys({ deal: 'X', undo: 'Ctrl+B', columns: null });
    await pressKeys(['n', '3']);
    expect([game.position.moves, focusedPile()]).to.deep.equal([0, 'stock']);
    await pressKey('x');
    expect(game.position.moves).to.equal(1);
    await pressKey('Control+b');
    expect(game.position.moves).to.equal(0);
    game.keys = undefined;
    await game.updateComplete;
    await pressKeys(['n', '3']);
    expect([game.position.moves, focusedPile()]).to.deep.equal([1, 'tableau-3']);
  });

  it('that are invalid are reported by one error and one console warning, and the game stays playable', async () => {
    const warnings = watchWarnings();
    const game = await mountWin(shortest('klondike'));
    game.keys = { hint: 'ArrowLeft', deal: 7, jump: 'J' } as never;
    await game.updateComplete;
    const errors = eventLog
      .of('solitaire-error')
      .map((detail) => ('attribute' in detail ? detail.attribute : ''));
    warnings.stop();
    expect(errors).to.deep.equal(['keys.hint', 'keys.deal', 'keys.jump']);
    expect(warnings.messages).to.have.lengthOf(3);
    game.focus();
    await pressKeys(['n', 'ArrowRight']);
    expect([game.position.moves, focusedPile()]).to.deep.equal([1, 'waste']);
  });

  it('are named wherever a message mentions a key', async () => {
    await withKeys({ deal: 'X' });
    await pressKeys(Array<string>(8).fill('x'));
    expect(eventLog.of('solitaire-announce').at(-1)?.text).to.match(
      /No cards left\. Press X to turn over\.$/,
    );
  });

  it('for an action without a key, messages mention none', async () => {
    const game = await withKeys(undefined);
    game.noShortcuts = true;
    await game.updateComplete;
    await pressKeys(['Control+Home', ...Array<string>(8).fill('Enter')]);
    expect(eventLog.of('solitaire-announce').at(-1)?.text).to.match(
      /No cards left\. The waste can be turned over\.$/,
    );
  });
});
