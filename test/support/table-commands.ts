// The actions of players, pages and browsers on a table, as commands for random tests. Each number is random and
// selects one of the actions that are possible at the moment.
import { expect } from '@open-wc/testing';
import fc, { type AsyncCommand } from 'fast-check';
import { resetMouse } from './commands.js';
import { type StorageFault } from './faulty-storage.js';
import { conceivable } from './games.js';
import { mouseClicks, mouseDrag, pressKey, pressKeys } from './hands.js';
import { type World } from './table-model.js';
import {
  allCards,
  byClicks,
  byDrag,
  byKeys,
  byTouch,
  gripOf,
  nextFrame,
  part,
  topOf,
  type Way,
} from './play.js';
import { realTime } from './until.js';

/** fast-check passes a model and a real object: here the world contains both. */
type Step = AsyncCommand<object, World>;

/** Two clicks on a card within this time are one double click. */
const DOUBLE_MS = 450;

const WAYS = ['drag', 'clicks', 'touch', 'digits', 'arrows', 'tab', 'play()'] as const;
type WayName = (typeof WAYS)[number];

const WAY_OF: Readonly<Record<WayName, Way>> = {
  drag: byDrag,
  clicks: byClicks,
  touch: byTouch,
  digits: byKeys('digits'),
  arrows: byKeys('arrows'),
  tab: byKeys('tab'),
  'play()': (game, move) => {
    expect(game.play(move)).to.equal(true);
    return Promise.resolve();
  },
};

const KEYS = [
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'Control+Home'],
  ...[
    'Digit1',
    'Digit4',
    'Digit7',
    'Shift+Digit1',
    'Shift+Digit3',
    'Enter',
    'Space',
    'Escape',
    'n',
    'f',
    'h',
  ],
  ...['o', 'p', 'u', 't', 'd', 'l', 'm', 's', 'x', 'Enter', 'Enter', 'ArrowUp'],
];

const LOOKS: Readonly<Record<string, readonly (string | null)[]>> = {
  theme: ['dark', 'light', 'contrast', null],
  faces: ['large', 'classic', null],
  suits: ['four', null],
  back: ['rings', 'plain', null],
  'left-handed': ['', null],
  tap: ['lift', null],
  navigation: ['step', null],
  verbosity: ['brief', 'full', null],
  controls: ['minimal', 'none', null],
  sound: ['', null],
};

const LANGUAGES = ['de', 'ar', 'ja', 'en', 'en'];

const pick = <T>(list: readonly T[], n: number): T | undefined => list[n % (list.length || 1)];

const step = (name: string, run: (world: World) => Promise<void>): Step => ({
  check: () => true,
  run: (_, world) => run(world),
  toString: () => name,
});

/** Cancels carrying, and waits until the next click cannot become a double click. */
async function cancelCarrying(world: World): Promise<void> {
  const wait = world.clicked + DOUBLE_MS - performance.now();
  if (wait > 0) await realTime(wait);
  if (!world.carrying) return;
  world.game.focus();
  await pressKey('Escape');
  expect(world.carrying, 'carrying after Escape').to.equal(false);
}

const move = (which: number, way: WayName): Step =>
  step(`move ${which} by ${way}`, async (world) => {
    await cancelCarrying(world);
    const wanted = pick(world.model.legalMoves(), which);
    if (!wanted) return;
    let name = way;
    // arrow keys follow the visual direction; key sequences are computed for the default direction only
    if (['digits', 'arrows', 'tab'].includes(way) && !world.straight) name = 'clicks';
    if (way === 'tab' && world.steps) name = 'digits';
    if (['digits', 'arrows', 'tab'].includes(name)) world.game.focus();
    await world.step(name, { kind: 'move', move: wanted }, () => WAY_OF[name](world.game, wanted));
    if (name === 'drag') await resetMouse();
  });

/** A card is dragged to an illegal pile, to its own pile, or to the empty table. */
const strayDrag = (from: number, to: number): Step =>
  step(`stray drag ${from} ${to}`, async (world) => {
    await cancelCarrying(world);
    const node = pick(allCards(world.game), from);
    const pile = pick(world.position.piles, to);
    if (!node || !pile) return;
    const [x, y] = gripOf(node);
    const end = topOf(world.game, pile.id);
    // ending where it started, the drag is a click
    if (Math.hypot(end[0] - x, end[1] - y) < 20) return;
    await world.step(
      'stray drag',
      { kind: 'perhaps' },
      () => mouseDrag([[x, y], [(x + end[0]) / 2, (y + end[1]) / 2], end]),
      // a press on an element that cannot be focused removes the focus
      { mayLeave: node.inert },
    );
    expect(world.carrying, 'carrying after a drag').to.equal(false);
    world.clicked = performance.now();
    await resetMouse();
  });

const strayClick = (which: number): Step =>
  step(`click ${which}`, async (world) => {
    const node = pick(allCards(world.game), which);
    if (!node) return;
    const { inert } = node;
    await world.step('click', { kind: 'perhaps' }, () => mouseClicks([gripOf(node)]), { mayLeave: inert });
    world.clicked = performance.now();
  });

const key = (which: number): Step =>
  step(`key ${pick(KEYS, which)}`, async (world) => {
    world.game.focus();
    await world.step('key', { kind: 'perhaps' }, () => pressKey(pick(KEYS, which) ?? 'x'));
  });

/** Illegal moves, and values that are not moves, passed to the method. */
const illegal = (which: number): Step =>
  step(`play() what is not allowed ${which}`, async (world) => {
    const refused = [...conceivable(world.position)].filter((one) => world.model.explain(one));
    const nonsense: readonly unknown[] = [undefined, null, 'draw', {}, { kind: 'fly' }, { kind: 'play' }];
    const wrong = which % 7 ? pick(refused, which) : pick(nonsense, which / 7);
    await world.step('illegal', { kind: 'nothing' }, () => {
      expect(world.game.play(wrong as never)).to.equal(false);
      return Promise.resolve();
    });
  });

const back = (redo: boolean, by: 'method' | 'key' | 'button'): Step =>
  step(`${redo ? 'redo' : 'undo'} by ${by}`, async (world) => {
    const { cursor, moves } = world.model.toJSON();
    const restores = !redo && cursor === 0 && world.previous !== undefined;
    const can = redo ? cursor < moves.length : cursor > 0 || restores;
    if (by === 'key') world.game.focus();
    const change = restores ? ({ kind: 'deal', restored: true } as const) : ({ kind: 'undo', redo } as const);
    await world.step(redo ? 'redo' : 'undo', can ? change : { kind: 'nothing' }, async () => {
      if (by === 'key') await pressKey(redo ? 'Control+y' : 'Control+z');
      else if (by === 'button') {
        const button = world.button(redo ? 'redo' : 'undo');
        button?.focus();
        button?.click();
      } else expect(redo ? world.game.redo() : world.game.undo()).to.equal(can);
    });
  });

const deal = (number: number): Step =>
  step(`deal ${number || 'again'}`, (world) =>
    world.step('deal', { kind: 'deal', restored: false }, async () => {
      if (number) await world.game.newGame({ deal: number });
      else world.game.restart();
    }),
  );

/** A few moves are undone first, so that a redo must still be possible after it. */
const reload = (undone: number): Step =>
  step(`reload after ${undone} undone`, async (world) => {
    for (let n = Math.min(undone, world.model.toJSON().cursor); n > 0 && world.position.moves; n--)
      await world.step('undo', { kind: 'undo', redo: false }, () => Promise.resolve(world.game.undo()));
    await world.renew();
    if (performance.now() % 2 < 1) world.game.focus();
  });

/** The element is removed and inserted elsewhere on the page. */
const remount = (): Step =>
  step('remount', async (world) => {
    const { game, holder, secondContainer } = world;
    const to = game.parentElement === secondContainer ? holder : secondContainer;
    await world.step(
      'remount',
      { kind: 'nothing' },
      async () => {
        game.remove();
        to.append(game);
        await game.updateComplete;
        await nextFrame();
      },
      { mayLeave: true },
    );
    expect(world.carrying, 'carrying after it was taken off the page').to.equal(false);
  });

const resize = (width: number): Step =>
  step(`resize to ${width}`, (world) =>
    world.step('resize', { kind: 'nothing' }, async () => {
      world.holder.style.inlineSize = `${width}px`;
      await nextFrame();
    }),
  );

const speak = (lang: string): Step =>
  step(`speak ${lang}`, (world) =>
    world.step('language', { kind: 'nothing' }, async () => {
      world.lang = lang;
      world.holder.lang = lang;
      await nextFrame();
    }),
  );

const look = (name: string, which: number): Step =>
  step(`${name} ${pick(LOOKS[name] ?? [], which)}`, (world) =>
    world.step('look', { kind: 'nothing' }, async () => {
      world.look(name, pick(LOOKS[name] ?? [], which) ?? null);
      await world.game.updateComplete;
      await nextFrame();
    }),
  );

const fault = (what: StorageFault | 'heal' | 'empty'): Step =>
  step(`storage: ${what}`, (world) => {
    // by another script, before the table is used
    if (what === 'empty') world.storage.empty();
    return world.step(`storage ${what}`, { kind: 'nothing' }, () => {
      if (what === 'heal') world.storage.heal();
      else if (what !== 'empty') world.storage.fail(what);
      return Promise.resolve();
    });
  });

const any = fc.nat({ max: 9999 });
const ways = fc.tuple(any, fc.constantFrom<WayName>(...WAYS)).map(([n, way]) => move(n, way));
const backs = fc
  .tuple(fc.boolean(), fc.constantFrom('method' as const, 'key' as const, 'button' as const))
  .map(([redo, by]) => back(redo, by));

const faults = fc
  .constantFrom<StorageFault | 'heal' | 'empty'>('full', 'unreadable', 'locked', 'heal', 'heal', 'empty')
  .map(fault);

/** The commands with their frequencies: moves and undo more often than the rest. */
export const commands = (most: number): fc.Arbitrary<Iterable<Step>> =>
  fc.commands(
    [
      ...[ways, ways, ways, ways, backs, backs],
      fc.tuple(any, any).map(([a, b]) => strayDrag(a, b)),
      any.map(strayClick),
      any.map(strayClick),
      any.map(key),
      any.map(key),
      any.map(illegal),
      fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 99_999 })).map(deal),
      fc.nat({ max: 2 }).map(reload),
      fc.constant(0).map(remount),
      fc.integer({ min: 250, max: 880 }).map(resize),
      fc.constantFrom(...LANGUAGES).map(speak),
      fc.tuple(fc.constantFrom(...Object.keys(LOOKS)), any).map(([name, n]) => look(name, n)),
      ...[faults, faults],
    ],
    { maxCommands: most, size: 'max' },
  );

/** Undoes to the first move and redoes: as many steps as were reported. */
export async function walkThrough(world: World): Promise<void> {
  await cancelCarrying(world);
  const end = world.position;
  while (world.model.toJSON().cursor)
    await world.step('undo', { kind: 'undo', redo: false }, () => pressKeysOn(world, 'Control+z'));
  if (!world.previous) expect(world.game.undo()).to.equal(false);
  while (world.position.moves < end.moves)
    await world.step('redo', { kind: 'undo', redo: true }, () => pressKeysOn(world, 'Control+y'));
  expect(world.position).to.deep.equal(end);
}

function pressKeysOn(world: World, chord: string): Promise<void> {
  if (!part(world.game, '.table').contains(world.game.shadowRoot?.activeElement ?? null)) world.game.focus();
  return pressKeys([chord]);
}
