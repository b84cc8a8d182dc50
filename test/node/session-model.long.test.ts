// The session against a model: commands in any order – play, autoplay, undo, redo, bookmarks, pause, time, other deals
// and options, save, load, another visit – and after each the session matches a list of positions with a cursor.
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { readMove, type Move } from '../../src/engine.js';
import type { Autoplay } from '../../src/session/autoplay.js';
import { amount } from '../support/amount.js';
import { GAMES } from '../support/decks.js';
import { GAME_SETS, type GameSet } from '../support/games.js';
import { hostile } from '../support/hostile.js';
import * as sessionCommands from '../support/session-commands.js';
import { SessionModel } from '../support/session-model.js';
import { winOf } from '../support/sessions.js';
import { slowDeal } from '../support/slow-game.js';

const DAY = '2026-11-21';

const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const number = fc.integer({ min: 1, max: 999_999_999 });
const plays = fc.tuple(share, fc.constantFrom<Autoplay>('never', 'safe', 'always'));
const deals = fc.tuple(fc.constantFrom(...GAME_SETS), number, fc.constantFrom(undefined, DAY));
const { finish, refused, mark, goBack, restart, pause, resume, touch, look } = sessionCommands;
const steps = [true, true, false, false].map((redo) => sessionCommands.step(redo));
const preferences = [true, false].flatMap((yes) => [sessionCommands.hide(yes), sessionCommands.visit(yes)]);
const commands = fc.commands(
  [
    ...Array.from({ length: 6 }, () => plays.map((one) => sessionCommands.play(...one))),
    ...Array.from({ length: 3 }, () => fc.integer({ min: 0, max: 40_000 }).map(sessionCommands.pass)),
    ...[
      finish,
      refused,
      ...steps,
      mark,
      goBack,
      goBack,
      restart,
      pause,
      resume,
      touch,
      ...preferences,
      look,
    ].map((one) => fc.constant(one)),
    ...[sessionCommands.undoTo, sessionCommands.undoTo, sessionCommands.load].map((one) => share.map(one)),
    hostile.map(sessionCommands.loadInvalid),
    deals.map(([{ variant, options }, to, day]) => sessionCommands.deal(variant, { deal: to, options, day })),
  ],
  { maxCommands: 60, size: 'max' },
);

/** A game from its deal, or the won one of the vectors up to so many moves before its end. */
interface Start {
  readonly options: GameSet['options'];
  readonly deal: number;
  readonly left: number | undefined;
}

const starts = (variant: string): fc.Arbitrary<Start> =>
  fc.record({
    options: fc.constantFrom(...GAME_SETS.filter((set) => set.variant === variant)).map((set) => set.options),
    deal: number,
    left: fc.constantFrom(undefined, 1, 2, 4),
  });

describe('any sequence of commands leaves a session in the state of the model', () => {
  it.each(GAMES)('%s', (variant) => {
    const win = winOf(variant);
    fc.assert(
      fc.property(starts(variant), commands, ({ left, ...setup }, sequence) => {
        fc.modelRun(() => {
          const real = new sessionCommands.Visitor(variant, left ? win.setup : setup);
          const model: sessionCommands.Model = {
            held: new SessionModel(slowDeal(real.session.game)),
            kept: undefined,
          };
          for (const text of left ? win.line.slice(0, -left) : [])
            sessionCommands.makes(model, real, readMove(text) as Move, false);
          return { model, real };
        }, sequence);
      }),
      { numRuns: amount(6, 24), seed: 4711 },
    );
  });
});
