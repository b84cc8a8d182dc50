// How long each call of a table blocks the thread, for one description: dealt, and played with random moves, hints and
// automatic moves.
import { Game, InvalidVariantError, type Move, type Variant } from '../../src/engine.js';
import type { GamePage } from '../../src/controller/game-page.js';
import { GameController } from '../../src/controller/game-controller.js';
import { finishingMoves } from '../../src/session/autoplay.js';
import { SEARCH } from '../../src/session/solvability.js';
import { stepperFor } from '../../src/solver/stepper.js';
import { randomFrom } from './games.js';
import { heavyAt } from './heavy-games.js';
import { count, type Counts } from './soak.js';
import { threadMs } from './time.js';

/** The longest duration of each call, in milliseconds. */
export type Longest = Record<string, number>;

/** The maximum duration of a call, and the duration above which it is measured again. */
export const DEADLINE_MS = 100;
const SUSPECT_MS = 80;
const MOVES = 6;
const SLICES = 5;
/** The intended duration of a search slice on the main thread. */
const SLICE_MS = 4;

function controllerOf(autoplay: 'never' | 'always'): GameController {
  const page: GamePage = {
    setupRequest: { variant: 'klondike', deal: 1, daily: undefined, options: {}, deals: 'any' },
    links: '',
    address: new URL('https://example.org/'),
    saving: { stored: false, name: undefined },
    preferences: { autoplay },
    hiddenParts: new Set(),
    isConnected: true,
    wasConnected: true,
    settled: undefined,
    allowsMove: () => true,
  };
  const controller = new GameController(page);
  controller.updatePreferences();
  return controller;
}

/** Deals and plays a game of a description. */
export function timesOf(variant: Variant, seed: number): Longest {
  const random = randomFrom(seed);
  const longest: Longest = {};
  const time = <T>(name: string, call: () => T): T => {
    const start = threadMs();
    try {
      return call();
    } finally {
      longest[name] = Math.max(longest[name] ?? 0, threadMs() - start);
    }
  };
  const deal = 1 + Math.floor(random() * 1e6);
  const first = time('description', () => Game.deal(variant, { deal }));
  time('random deal', () => Game.deal(first.variant));
  const autoplay = random() < 0.5 ? 'always' : 'never';
  const controller = controllerOf(autoplay);
  time('first game', () => controller.open());
  time('new game', () => void controller.newGame({ variant: first.variant, deal }));
  const { session } = controller;
  const { variant: checked, position } = session.game;
  const stepper = time('search, first slice', () =>
    stepperFor(position, { ...SEARCH, variant: checked }, () => performance.now()),
  );
  for (let n = 0; n < SLICES && !time('search, slice', () => stepper.step(Infinity, SLICE_MS)); n++);
  for (let n = 0; n < MOVES; n++) {
    const { game } = session;
    const moves = time('legalMoves', () => game.legalMoves());
    const { piles } = game.position;
    time('explain', () => {
      for (const { id: to } of piles)
        game.explain({ kind: 'play', from: piles[n % piles.length]?.id ?? '', to, count: 1 + (n % 3) });
    });
    time('finishing', () => finishingMoves(game));
    time('automatic move', () => session.automaticMove('safe'));
    const hint = time('hint', () => controller.hint());
    const move: Move | undefined =
      hint && random() < 0.5 ? hint.move : moves[Math.floor(random() * moves.length)];
    if (!move) break;
    time(`play (autoplay ${autoplay})`, () => controller.requestMove(move));
    time('undo', () => controller.undo());
    time('redo', () => controller.redo());
    time('statistics', () => {
      const { persistence } = controller;
      for (const key of persistence.statistics.games()) persistence.statistics.summary(key);
    });
    time('save', () => session.toRecord());
  }
  return longest;
}

/** The minimum of some runs, so that other processes of the machine do not count. */
function quietTimesOf(variant: Variant, seed: number): Longest {
  let least = timesOf(variant, seed);
  for (let runs = 1; runs < 3 && Math.max(...Object.values(least)) > SUSPECT_MS; runs++) {
    const again = timesOf(variant, seed);
    least = Object.fromEntries(
      Object.entries(least).map(([call, ms]) => [call, Math.min(ms, again[call] ?? ms)]),
    );
  }
  return least;
}

/** Deals and plays the game of this number. */
export function deadlines(index: number, seed: number, counts: Counts): void {
  const variant = heavyAt(index, seed);
  let times: Longest;
  try {
    times = quietTimesOf(variant, index);
  } catch (error) {
    if (!(error instanceof InvalidVariantError)) throw error;
    count(counts, 'refused');
    return;
  }
  count(counts, 'played');
  for (const [call, ms] of Object.entries(times)) {
    const what = `most ms, ${call}`;
    counts[what] = Math.max(counts[what] ?? 0, ms);
    if (ms > DEADLINE_MS)
      throw new Error(
        `description ${String(index)} of seed ${String(seed)}: ${call} takes ${ms.toFixed(0)} ms`,
      );
  }
}
