// Rules that a player chooses during a game apply from the next one, also after a reload, and whatever a save holds.
import { describe, expect, it } from 'vitest';
import { make, sit } from '../support/sessions.js';
import { visit } from '../support/visits.js';

/** A session that was saved with these choices. */
function restored(next: unknown) {
  const { session } = sit('klondike', { deal: 42 });
  make(session, 'draw');
  const again = sit();
  again.session.restore(JSON.parse(JSON.stringify({ ...session.toRecord(), next })));
  return again.session;
}

describe('the options of the next game', () => {
  it('are those of this one, and in their place all that were chosen during it', () => {
    const { session } = sit('klondike', { deal: 42 });
    const { options } = session.position;
    expect(session.nextOptions).toEqual(options);
    session.chooseForNext('draw', 1);
    session.chooseForNext('redeals', 2);
    expect(session.nextOptions).toEqual({ ...options, draw: 1, redeals: 2 });
    expect(session.position.options).toEqual(options);
  });

  it('are kept by the save, by Restart and by its undo, and end with a new game', () => {
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
    ['no object', 'draw'],
    ['a list', [1]],
    ['a value that the option has not', { draw: 2 }],
    ['a number as text', { draw: '1' }],
    ['an option that the game has not', JSON.parse('{ "reserve": 10, "__proto__": { "draw": 1 } }')],
    ['numbers out of range', { redeals: -1, draw: Infinity }],
  ])('are those of the game where a damaged save holds %s', (_, next) => {
    const session = restored(next);
    expect(session.nextOptions).toEqual(session.position.options);
  });

  it('apply to New game', () => {
    const first = visit({ variant: 'klondike', deal: 42 });
    first.controller.requestMove({ kind: 'draw' });
    first.controller.chooseOption('draw', 1);
    void first.controller.newGame({ deal: 7 });
    expect(first.controller.session.position).toMatchObject({ deal: 7, options: { draw: 1 } });
  });
});
