// The processor time that verdicts cost: the same play at the pace of a person, with and without them. The time is that
// of all processes of the browser, so it contains the search in the worker, drawing and compositing.
import { EYES, PLAYER, type Visits } from './visits.js';
import { TABLE } from './widgets.js';

export interface VerdictCost {
  readonly moves: number;
  /** Seconds of processor time without verdicts. */
  readonly without: number;
  /** Seconds of processor time with the default verdict, `quiet`. */
  readonly quiet: number;
  /** Seconds of processor time with the verdict shown during the whole game. */
  readonly always: number;
}

/** The time between two moves. */
const PACE_MS = 1000;
const MOVES_PER_GAME = 60;

/** A player who follows three of four hints, and otherwise makes a random move. */
const SETUP = `(async () => {
  ${EYES};
  ${PLAYER}
  let games = 0;
  const fresh = () => game.newGame({ deal: 1000 + games++ });
  bench.step = async (i) => {
    if (i % ${MOVES_PER_GAME} === 0) return fresh();
    const legal = Game.fromJSON(game.toJSON()).legalMoves();
    const hint = random(4) ? game.hint() : undefined;
    const move = hint?.move ?? legal[random(legal.length)];
    if (!move || !game.play(move)) await fresh();
  };
})()`;

/** Plays so many moves on a page of its own with this verdict. Returns seconds of processor time. */
const secondsOf = (visits: Visits, moves: number, verdict: string): Promise<number> =>
  visits.visit(1, async ({ page, origin }) => {
    await page.goto(`${origin}/one/${TABLE.name}`);
    await page.$eval(
      'solitaire-game',
      (game, value) => {
        game.setAttribute('verdict', value);
        // the search for the next winnable deals runs with and without verdicts, for a time that varies with the deals
        game.setAttribute('deals', 'any');
      },
      verdict,
    );
    await page.evaluate(SETUP);
    await page.evaluate('new Promise((done) => setTimeout(done, 3000))');
    const system = await page.browser().target().createCDPSession();
    const spent = async (): Promise<number> => {
      const { processInfo } = await system.send('SystemInfo.getProcessInfo');
      return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
    };
    const before = await spent();
    for (let i = 0; i < moves; i++) {
      await page.evaluate(`bench.step(${i})`);
      await page.evaluate(`new Promise((done) => setTimeout(done, ${PACE_MS}))`);
    }
    return (await spent()) - before;
  });

export async function verdictCost(visits: Visits, moves: number): Promise<VerdictCost> {
  // the browser's own start is not measured
  await secondsOf(visits, 5, 'off');
  const [without, quiet, always] = [
    await secondsOf(visits, moves, 'off'),
    await secondsOf(visits, moves, 'quiet'),
    await secondsOf(visits, moves, 'always'),
  ];
  return { moves, without, quiet, always };
}
