// Random actions on each game, on pages that reload, move the table, change its appearance and language, and lose their
// storage: after each step everything matches the model (support/table-model.ts). `MODEL_RUNS` sets more runs.
import fc from '../support/fast-check.js';
import '../../src/locales/ar.js';
import '../../src/locales/de.js';
import '../../src/locales/ja.js';
import { GAME_SETS, GAMES } from '../support/games.js';
import { commands, walkThrough } from '../support/table-commands.js';
import { type Start, World } from '../support/table-model.js';
import { atTable, clearStorage } from '../support/play.js';
import { proofSettings } from '../support/proof.js';

const { runs, seed } = await proofSettings();
const STEPS = 45;

const starts = (variant: string): fc.Arbitrary<Start> =>
  fc
    .tuple(
      fc.constantFrom(...GAME_SETS.filter((set) => set.variant === variant)),
      fc.integer({ min: 1, max: 9999 }),
      fc.constantFrom('never' as const, 'never' as const, 'safe' as const, 'always' as const),
    )
    .map(([set, deal, autoplay]) => ({ ...set, deal, autoplay }));

describe('any sequence of actions on a table', function () {
  this.timeout(60_000 + runs * 60_000);
  atTable([900, 1000]);

  for (const variant of GAMES) {
    it(`of ${variant}: cards, labels, events, focus, undo and saves match the model`, async () => {
      await fc.assert(
        fc.asyncProperty(starts(variant), commands(STEPS), async (start, steps) => {
          clearStorage();
          const world = await World.open(start);
          try {
            await fc.asyncModelRun(() => ({ model: {}, real: world }), steps);
            world.storage.heal();
            await world.expectTree();
            await walkThrough(world);
          } finally {
            await world.close();
          }
        }),
        {
          numRuns: runs,
          seed,
          includeErrorInReport: true,
          interruptAfterTimeLimit: 50_000 + runs * 55_000,
        },
      );
    });
  }
});
