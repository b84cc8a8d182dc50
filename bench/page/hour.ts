// An hour of play in a few minutes: moves, undos, hints, dialogs and new games. After every five simulated minutes it
// records heap, nodes, listeners and stored text. A leak would show as a slope.
import { EYES, heap, PLAYER, type Visits } from './visits.js';
import { TABLE } from './widgets.js';

interface Sample {
  readonly moves: number;
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly stored: number;
}

export interface Hour {
  readonly moves: number;
  readonly undos: number;
  readonly games: number;
  readonly dialogs: number;
  readonly samples: readonly Sample[];
  /** The growth of the heap in bytes for every five minutes: the slope of a straight line through the samples. */
  readonly slope: number;
}

const SETUP = `(async () => {
  ${EYES};
  ${PLAYER}
  const frame = () => new Promise(requestAnimationFrame);
  const button = (selector) => game.shadowRoot.querySelector(selector)?.click();
  const counts = { moves: 0, undos: 0, games: 0, dialogs: 0 };
  Object.assign(bench, {
    counts,
    async fresh() {
      counts.games++;
      await game.newGame({ deal: 1 + random(999999999) });
      await frame();
    },
    async dialog() {
      counts.dialogs++;
      button(['.tool.menu', '.tool.help', '[part~=deal]'][counts.dialogs % 3]);
      await frame();
      game.shadowRoot.querySelector('dialog')?.close();
      await frame();
    },
    /** Makes so many random moves, with other actions of a player between them, and sometimes a new game. */
    async play(moves, perGame) {
      for (let i = 0; i < moves; i++) {
        if (counts.moves % perGame === 0) await this.fresh();
        const legal = Game.fromJSON(game.toJSON()).legalMoves();
        const move = legal[random(legal.length)];
        if (!move) { await this.fresh(); continue; }
        game.play(move);
        counts.moves++;
        if (i % 7 === 0 && game.undo()) { counts.undos++; game.redo(); }
        if (i % 20 === 0) game.hint();
        if (i % 30 === 0) await this.dialog();
        if (i % 3 === 0) await frame();
      }
    },
    stored: () => Object.entries(localStorage).reduce((sum, [key, text]) => sum + key.length + text.length, 0),
  });
})()`;

/** The slope of the least-squares line through these values, for each step. */
export function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const over = values.reduce((sum, value, i) => sum + (i - middle) * (value - mean), 0);
  return over / values.reduce((sum, _, i) => sum + (i - middle) ** 2, 0);
}

/**
 * Twelve times five minutes, of so many moves each. Before that, unmeasured: as many games as the statistics store
 * individually, and half an hour in which the browser compiles frequently used code and fills its caches.
 */
export const hour = (visits: Visits, movesEach: number, samples = 12): Promise<Hour> =>
  visits.visit(1, async ({ page, cdp, origin }) => {
    await page.goto(`${origin}/one/${TABLE.name}`);
    await page.evaluate(SETUP);
    // after 40 games the statistics have reached their full size
    await page.evaluate('bench.play(45 * 4, 4)');
    for (let i = 0; i < samples / 2; i++) await page.evaluate(`bench.play(${movesEach}, 60)`);
    const before = (await page.evaluate('({ ...bench.counts })')) as Omit<Hour, 'samples' | 'slope'>;
    const found: Sample[] = [];
    for (let i = 0; i < samples; i++) {
      await page.evaluate(`bench.play(${movesEach}, 60)`);
      // the same state each time: a new deal, without animations and announcements
      await page.evaluate('bench.fresh()');
      await page.evaluate('new Promise((done) => setTimeout(done, 1500))');
      const bytes = await heap(cdp);
      const counted = await cdp.send('Memory.getDOMCounters');
      found.push({
        moves: (await page.evaluate('bench.counts.moves')) as number,
        heap: bytes,
        nodes: counted.nodes,
        listeners: counted.jsEventListeners,
        stored: (await page.evaluate('bench.stored()')) as number,
      });
    }
    const after = (await page.evaluate('bench.counts')) as typeof before;
    return {
      moves: after.moves - before.moves,
      undos: after.undos - before.undos,
      games: after.games - before.games,
      dialogs: after.dialogs - before.dialogs,
      samples: found,
      slope: slopeOf(found.map((one) => one.heap)),
    };
  });
