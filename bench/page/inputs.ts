// The time from an input to the next frame, as Event Timing reports it (the basis of INP): keys, clicks, drops, undo,
// dialogs and new games, on a processor slowed four times, while the solver searches a deal that it cannot decide.
import { en } from '../../src/locales/en.js';
import { EYES, median, percentile, type Visit, type Visits } from './visits.js';
import { TABLE } from './widgets.js';

interface InputTimes {
  readonly kind: string;
  readonly times: number;
  /** Milliseconds; the browser reports them in steps of eight, and values below 16 as 16. */
  readonly median: number;
  readonly worst: number;
}

export interface Inputs {
  readonly kinds: readonly InputTimes[];
  readonly p98: number;
  readonly worst: number;
}

/** A deal of Klondike that the solver does not decide within a minute. */
const HARD_DEAL = 2;

/** Records the times of inputs under the name of the current action, and keeps a search running. */
const SETUP = `(async () => {
  ${EYES};
  const { Game, search } = await import('/dist/solitaire-elements.js');
  Object.assign(bench, {
    found: [],
    game: document.querySelector('solitaire-game'),
    /** The middle of an element that is in view. */
    at(element, high = 0.5) {
      element.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x + width / 2, y + height * high];
    },
    inGame(selector) { return this.game.shadowRoot.querySelector(selector) },
    inDialog(text) {
      return [...this.game.shadowRoot.querySelectorAll('dialog button')].find((one) => one.textContent.includes(text));
    },
    pile(id) { return this.inGame('[pile="' + id + '"]') },
    cards(id) { return [...this.pile(id).shadowRoot.querySelectorAll('.card')] },
    /** The points of the cards of a legal move, and of their target. */
    way() {
      const moves = Game.fromJSON(this.game.toJSON()).legalMoves().filter(({ kind }) => kind === 'play');
      const move = moves.find(({ from, to }) => from.startsWith('t') && to.startsWith('t')) ?? moves[0];
      if (!move) return undefined;
      const card = this.cards(move.from).at(-move.count);
      const target = this.cards(move.to).at(-1) ?? this.pile(move.to);
      return [this.at(card, 0.1), this.at(target, 0.5)];
    },
  });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) bench.found.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 });
  void search(Game.deal('klondike', { deal: ${HARD_DEAL} }).position, { ms: 1e7, states: 1e12 });
})()`;

type Point = [x: number, y: number];

/** The actions by name. An action returns `undefined` if it is not possible now. */
type Act = readonly [kind: string, act: (visit: Visit) => Promise<unknown>];

const point = async ({ page }: Visit, expression: string): Promise<Point | undefined> =>
  (await page.evaluate(`(() => { const it = ${expression}; return it && bench.at(it) })()`)) as
    Point | undefined;

const click =
  (expression: string) =>
  async (visit: Visit): Promise<unknown> => {
    const at = await point(visit, expression);
    if (!at) throw new Error(`nothing to click: ${expression}`);
    return visit.page.mouse.click(...at);
  };
const tool = (name: string) => click(`bench.inGame('.tool.${name}')`);
const key =
  (...chord: readonly string[]) =>
  async ({ page }: Visit): Promise<unknown> => {
    const [last = '', ...held] = chord.toReversed();
    // the game's keys work only while its table has the focus
    if (last !== 'Escape') await page.evaluate('bench.game.focus()');
    for (const one of held) await page.keyboard.down(one as 'Control');
    await page.keyboard.press(last as 'Enter');
    for (const one of held) await page.keyboard.up(one as 'Control');
    return undefined;
  };
const drop = async ({ page }: Visit): Promise<unknown> => {
  const way = (await page.evaluate('bench.way()')) as [Point, Point] | undefined;
  if (!way) return undefined;
  const [from, to] = way;
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 8 });
  return page.mouse.up();
};
const stock = click(`bench.cards('stock').at(-1) ?? bench.inGame('[pile=stock]')`);
const page = (title: string): readonly Act[] => [
  ['menu opens', tool('menu')],
  [`${title} opens`, click(`bench.inDialog('${title}')`)],
  ['dialog closes', key('Escape')],
];

/** One round of everything a player does. */
const ROUND: readonly Act[] = [
  ['new game', tool('new')],
  ['drag and drop', drop],
  ['drag and drop', drop],
  ['click on the stock', stock],
  ['click on the stock', stock],
  ['key on the stock', key('Enter')],
  ['arrow key', key('ArrowRight')],
  ['arrow key', key('ArrowLeft')],
  ['undo', tool('undo')],
  ['redo', tool('redo')],
  ['undo by key', key('Control', 'z')],
  ['redo by key', key('Control', 'y')],
  ['click on a card', click(`bench.all().filter((one) => one.matches('.card[card].movable')).at(-1)`)],
  ['click on a card', click(`bench.all().filter((one) => one.matches('.card[card].movable')).at(-1)`)],
  ['hint', tool('hint')],
  ['hint by key', key('h')],
  ['pause', tool('pause')],
  ['resume', click(`bench.inGame('.cover button')`)],
  // the duration of a click without an effect
  ['click on the name', click(`bench.inGame('.name')`)],
  ...page(en.deals),
  ...page(en.options),
  ...page(en.statistics),
  ...page(en.help),
];

/** The times of all inputs in some rounds; without a worker, the solver searches in slices on the main thread. */
export const inputs = (visits: Visits, rounds: number, worker: boolean, slow: number): Promise<Inputs> =>
  visits.visit(slow, async (visit) => {
    const { page: tab, origin } = visit;
    if (!worker) await tab.evaluateOnNewDocument('delete globalThis.Worker');
    await tab.goto(`${origin}/one/${TABLE.name}`);
    await tab.evaluate(SETUP);
    await tab.evaluate('new Promise((done) => setTimeout(done, 1000))');
    const times = new Map<string, number[]>();
    for (let round = 0; round < rounds; round++) {
      for (const [kind, act] of ROUND) {
        await tab.evaluate('bench.found.length = 0');
        await act(visit);
        // the browser reports a frame some time after it was displayed
        await tab.evaluate('bench.drawn().then(() => new Promise((done) => setTimeout(done, 250)))');
        const found = (await tab.evaluate('bench.found')) as number[];
        const own = times.get(kind) ?? [];
        times.set(kind, own);
        own.push(Math.max(16, ...found));
      }
    }
    const all = [...times.values()].flat();
    return {
      kinds: Array.from(times, ([kind, own]) => ({
        kind,
        times: own.length,
        median: median(own),
        worst: Math.max(...own),
      })),
      p98: percentile(all, 0.98),
      worst: Math.max(...all),
    };
  });
