// Options chosen during a game apply to the next one, also after a reload, whatever a save contains.
import { describe, expect, it } from 'vitest';
import { make, startSession } from '../support/sessions.js';
import { visit } from '../support/visits.js';

/** A session that was saved with these choices. */
function restored(next: unknown) {
  const { session } = startSession('klondike', { deal: 42 });
  make(session, 'draw');
  const again = startSession();
  again.session.restore(JSON.parse(JSON.stringify({ ...session.toRecord(), next })));
  return again.session;
}

describe('the options of the next game', () => {
  it('are those of the current game, with all choices made during it', () => {
    const { session } = startSession('klondike', { deal: 42 });
    const { options } = session.position;
    expect(session.nextOptions).toEqual(options);
    session.chooseForNext('draw', 1);
    session.chooseForNext('redeals', 2);
    expect(session.nextOptions).toEqual({ ...options, draw: 1, redeals: 2 });
    expect(session.position.options).toEqual(options);
  });

  it('are part of the save, are kept by Restart and its undo, and are cleared by a new game', () => {
    const session = restored({ draw: 1 });
    expect(session.nextOptions).toMatchObject({ draw: 1 });
    session.restart();
    expect(session.nextOptions).toMatchObject({ draw: 1 });
    session.undo();
    expect(session.nextOptions).toMatchObject({ draw: 1 });
    session.deal('klondike', { deal: 7 });
    expect(session.nextOptions).toMatchObject({ draw: 3 });
    expect(session.toRecord()).not.toHaveProperty('next.draw');
  });

  it.each([
    ['text', 'draw'],
    ['a list', [1]],
    ['a value that the option does not have', { draw: 2 }],
    ['a number as text', { draw: '1' }],
    ['an option that the game does not have', JSON.parse('{ "reserve": 10, "__proto__": { "draw": 1 } }')],
    ['numbers out of range', { redeals: -1, draw: Infinity }],
  ])('are those of the current game if a damaged save contains %s', (_, next) => {
    const session = restored(next);
    expect(session.nextOptions).toEqual(session.position.options);
  });

  it('apply to New game', () => {
    const first = visit({ variant: 'klondike', deal: 42 });
    first.controller.requestMove({ kind: 'draw' });
    first.controller.nextGame.chooseOption('draw', 1);
    void first.controller.newGame({ deal: 7 });
    expect(first.controller.session.position).toMatchObject({ deal: 7, options: { draw: 1 } });
  });

  it('before the first move they apply to the same deal, if the page or the player named it', () => {
    const { controller } = visit({ variant: 'klondike', deal: 42 });
    for (const draw of [1, 3, 1]) {
      controller.nextGame.chooseOption('draw', draw);
      void controller.nextGame.dealWithChosenRules();
      expect(controller.session.position).toMatchObject({ deal: 42, options: { draw } });
    }
  });

  it('before the first move of the daily deal they apply to it', () => {
    const { controller } = visit({ variant: 'klondike', daily: '2026-11-20' });
    const { deal } = controller.session.position;
    controller.nextGame.chooseOption('draw', 1);
    void controller.nextGame.dealWithChosenRules();
    expect(controller.session.position).toMatchObject({ deal, options: { draw: 1 } });
    expect(controller.session.day).toBe('2026-11-20');
  });

  it('replace a random deal by another one, and a game with moves, too', () => {
    for (const setup of [{ deals: 'any' }, { deal: 42 }] as const) {
      const { controller } = visit({ variant: 'klondike', ...setup });
      const { deal } = controller.session.position;
      if ('deal' in setup) controller.requestMove({ kind: 'draw' });
      controller.nextGame.chooseOption('draw', 1);
      void controller.nextGame.dealWithChosenRules();
      expect(controller.session.position).toMatchObject({ moves: 0, options: { draw: 1 } });
      expect(controller.session.position.deal).not.toBe(deal);
    }
  });
});
