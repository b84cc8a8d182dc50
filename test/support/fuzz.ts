// One case of the fuzz test: damaged saves, decks, options, descriptions and stored texts. Each must be accepted as a
// whole or rejected with its documented error. `CASES=1000000` runs as many.
import {
  CARDS,
  defineVariant,
  Game,
  InvalidSaveError,
  InvalidSetupError,
  InvalidVariantError,
  SolitaireError,
  variants,
  type Setup,
  type Variant,
} from '../../src/engine.js';
import { memoryStore, type Store } from '../../src/platform/store.js';
import { Persistence } from '../../src/session/storage/persistence.js';
import { hintsFor } from '../../src/session/hints.js';
import { HINT_EFFORT } from '../../src/session/look-ahead.js';
import { Autosave } from '../../src/session/storage/autosave.js';
import { Session, type SessionEvent } from '../../src/session/session.js';
import { Settings } from '../../src/session/storage/settings.js';
import { Statistics } from '../../src/session/storage/statistics.js';

import { GAMES } from './decks.js';
import { anyMove, GAME_SETS, randomFrom } from './games.js';
import { HEAVY } from './heavy-games.js';
import { HOSTILE } from './hostile.js';
import { mutated, mutatedText } from './mutate.js';
import { OPTIONAL } from './optional-games.js';
import { CUSTOM_GAMES } from './custom-games.js';

/** Input that was not handled as documented, and how to reproduce it. */
class FuzzFault extends Error {}

/** How often each thing happened. */
export type Counts = Record<string, number>;

const count = (counts: Counts, what: string): void => {
  counts[what] = (counts[what] ?? 0) + 1;
};

type Random = () => number;

/** A case that uses more processor time than this is considered blocked. */
const LONGEST_MS = 1000;
const CLOCK = { now: () => 0, today: () => new Date(2026, 10, 21) };
const KEY = 'solitaire-elements:game:table';
const SETUP_KEY = 'config';

const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)] as T;

function hold(held: boolean, what: string): void {
  if (!held) throw new FuzzFault(what);
}

/** The properties of the built-in prototypes before any case runs. */
const namesOf = (): string =>
  [Object.prototype, Array.prototype, Function.prototype, String.prototype, Map.prototype, Promise.prototype]
    .map((one) => Reflect.ownKeys(one).map(String).join())
    .join('|');
const CLEAN = namesOf();

const five = (): readonly (Variant | undefined)[] => GAMES.map((id) => variants.get(id));
const FIVE = five();

/** Valid games, saves and records, to be damaged. */
const random = randomFrom(7);
const sessions = [
  ...GAME_SETS.filter((_, i) => i % 5 === 0),
  ...[...CUSTOM_GAMES, ...OPTIONAL].map((variant) => ({ variant, options: {} })),
].map(({ variant, options }, i) => {
  const session = new Session(variant, { deal: 1 + i, options }, CLOCK, () => undefined);
  for (let n = 0; n < 4 * i; n++) {
    const move = anyMove(Game.fromJSON(session.game.toJSON(), { variant: session.game.variant }), random);
    if (!move) break;
    session.play(move, random() < 0.2);
    if (n === 5) session.setBookmark();
  }
  for (let n = random() * 6; n > 1; n--) session.undo();
  return session;
});
const known = sessions.filter(({ game: { variant } }) => variants.get(variant.id) === variant);
const statistics = ((): string => {
  const store = memoryStore();
  const persistence = new Persistence(store, () => undefined);
  known.slice(0, 5).forEach((session, i) => {
    const { position, game } = session;
    const { score, net, moves } = position;
    for (let n = 0; n < (i ? 3 : 45); n++)
      persistence.statistics.record(`${game.variant.id}?x=${String(i % 3)}`, {
        id: `g${String(n)}`,
        won: n === 1,
        seconds: 60,
        moves,
        score,
        net,
        left: 3,
        day: n ? '2026-11-21' : undefined,
      });
  });
  return persistence.statistics.toText();
})();

/** The error that a call throws, if any; an error that is not documented is a fault. */
function faultOf(
  call: () => void,
  ...kinds: readonly (new (...args: never[]) => SolitaireError)[]
): SolitaireError | undefined {
  try {
    call();
    return undefined;
  } catch (error) {
    if (error instanceof FuzzFault) throw error;
    const documented = kinds.some((kind) => error instanceof kind);
    if (!documented)
      throw new FuzzFault(
        `thrown: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
    const { code, message, data } = error as SolitaireError;
    hold(
      /^[a-z-]+$/.test(code) && message.startsWith(code) && typeof data === 'object',
      `not a code and data: ${message}`,
    );
    return error as SolitaireError;
  }
}

/** An accepted game is complete: its cards, its undo history, its save. */
function checkWhole(game: Game, play: Random | undefined, most = 12): void {
  const { variant, position } = game;
  const cards = position.piles.flatMap((pile) => pile.cards);
  const decks = variant.decks ?? 1;
  hold(cards.length === 52 * decks && new Set(cards).size === 52, 'not each card exactly once');
  hold(CARDS.includes(cards[0] ?? 'AS'), 'an unknown card');
  const { moves, score, status } = position;
  hold(Number.isFinite(score) && ['playing', 'won', 'lost'].includes(status), 'no score or status');
  for (const { cards: all, faceDown } of position.piles)
    hold(
      faceDown >= 0 && faceDown <= all.length && Number.isInteger(faceDown),
      'an invalid number of face-down cards',
    );
  for (let n = 0; play && n < most; n++) {
    const move = anyMove(game, play);
    if (!move) break;
    game.play(move);
  }
  const text = JSON.stringify(game);
  const again = Game.fromJSON(JSON.parse(text), { variant });
  hold(JSON.stringify(again) === text, 'a saved and loaded game differs');
  while (game.position.moves > moves) game.undo();
  hold(
    JSON.stringify(game.position.piles) === JSON.stringify(position.piles) && game.position.score === score,
    'undo leads to another position',
  );
}

/** Data as page scripts pass it, or parsed from a text. */
function damaged(data: object, by: Random): unknown {
  if (by() < 0.6) return mutated(data, by);
  try {
    return JSON.parse(mutatedText(JSON.stringify(data), by));
  } catch {
    return mutated(data, by);
  }
}

const CASES: Readonly<Record<string, (by: Random, tally: (how: string) => void) => void>> = {
  'saves in the engine': (by, tally) => {
    const { game } = pick(sessions, by);
    const saved = damaged(game.toJSON(), by);
    const { variant } = game;
    let loaded: Game | undefined;
    const fault = faultOf(() => (loaded = Game.fromJSON(saved, { variant })), InvalidSaveError);
    tally(fault ? 'refused' : 'taken');
    if (loaded) checkWhole(loaded, by);
  },
  'saves in a session': (by, tally) => {
    const from = pick(sessions, by);
    const at = new Session(pick(sessions, by).game.variant, { deal: 3 }, CLOCK, () => undefined);
    at.play({ kind: 'draw' });
    const before = JSON.stringify(at.toRecord());
    const asRecord = by() < 0.5;
    const saved = damaged(asRecord ? from.toRecord() : from.game.toJSON(), by);
    // a record always comes from a text
    const text = textOf(saved);
    const act = (): void => {
      if (asRecord) at.restore(parsed(text));
      else at.load(saved);
    };
    const fault = faultOf(act, InvalidSaveError);
    tally(fault ? 'refused' : 'taken');
    if (fault) hold(JSON.stringify(at.toRecord()) === before, 'a refused save changed the session');
    else {
      checkWhole(Game.fromJSON(at.game.toJSON(), { variant: at.game.variant }), by);
      for (let n = 0; n < 3; n++) if (!at.undo()) break;
      at.redo();
      if (at.canReturn) at.returnToBookmark();
      const record = JSON.parse(JSON.stringify(at.toRecord())) as unknown;
      if (variants.get(at.game.variant.id) === at.game.variant) at.restore(record);
    }
  },
  'stored saves': (by, tally) => {
    const from = pick(known, by);
    const kept = { format: 1, wish: SETUP_KEY, record: from.toRecord() };
    const text = by() < 0.5 ? mutatedText(JSON.stringify(kept), by) : textOf(mutated(kept, by));
    const store = memoryStore();
    store.write(KEY, text);
    const codes: string[] = [];
    const events: SessionEvent[] = [];
    const session = new Session('klondike', { deal: 5 }, CLOCK, (event) => events.push(event));
    const before = JSON.stringify(session.toRecord());
    const autosave = new Autosave(store, 'table', SETUP_KEY, ({ code }) => codes.push(code));
    const restored = autosave.restore(session);
    tally(restored ? 'taken' : 'refused');
    if (!restored) {
      hold(
        JSON.stringify(session.toRecord()) === before && !events.length,
        'a refused text changed the session',
      );
      // the text is still stored, or was moved to a backup: no game is lost
      hold(store.read(KEY) === text || store.read(`${KEY}:aside`) === text, 'a stored text was lost');
    } else checkWhole(Game.fromJSON(session.game.toJSON()), by);
    const move = session.game.legalMoves()[0];
    if (move) session.play(move);
    autosave.save(session);
    autosave.flush(session);
    const next = new Session('klondike', { deal: 6 }, CLOCK, () => undefined);
    hold(
      new Autosave(store, 'table', SETUP_KEY, () => undefined).restore(next),
      'the saved game cannot be restored',
    );
    hold(JSON.stringify(next.toRecord()) === JSON.stringify(session.toRecord()), 'another game was restored');
  },
  'stored statistics and settings': (by, tally) => {
    const text =
      by() < 0.5 ? mutatedText(statistics, by) : textOf(mutated(JSON.parse(statistics) as object, by));
    const store: Store = memoryStore();
    const fresh = new Statistics(store);
    const loaded = fresh.load(text, '9999-12-31');
    tally(typeof loaded === 'number' ? 'taken' : 'refused');
    if (typeof loaded === 'string') hold(fresh.games().length === 0, 'a refused file changed the statistics');
    store.write('solitaire-elements:statistics', text);
    const later = new Statistics(store);
    for (const game of [...later.games(), 'klondike', '__proto__', 'constructor']) {
      const sum = later.summary(game);
      hold(sum.share >= 0 && sum.share <= 1 && sum.won <= sum.played, 'an impossible win rate');
      hold(later.daysWon(game).size >= 0, 'an impossible number of days');
    }
    later.record('reno', { id: 'x', won: true, seconds: 5, moves: 9, score: 1, net: 0, left: 0 });
    hold(later.summary('reno').played > 0, 'a game is not counted');
    const settings = new Settings(store);
    store.write('solitaire-elements:settings', text);
    for (const name of ['format', 'games', '__proto__', 'toString', 'theme']) {
      const value = settings.get(name);
      hold(value === undefined || typeof value === 'string', 'a setting that is not text');
    }
    settings.set('theme', 'dark');
    hold(settings.get('theme') === 'dark', 'a setting was not stored');
  },
  'decks, deals and options': (by, tally) => {
    const { game } = pick(sessions, by);
    const { variant } = game;
    const deck = Array.from({ length: variant.decks ?? 1 }, () => CARDS).flat();
    const setup =
      by() < 0.5 ? { deck, options: game.position.options } : { deal: 7, options: game.position.options };
    let dealt: Game | undefined;
    const given = damaged(setup, by) as Setup;
    const fault = faultOf(() => (dealt = Game.deal(variant, given)), InvalidSetupError);
    tally(fault ? 'refused' : 'taken');
    if (dealt) checkWhole(dealt, by);
  },
  descriptions: (by, tally) => {
    const described = pick(by() < 0.2 ? HEAVY : [...CUSTOM_GAMES, ...(FIVE as readonly Variant[])], by);
    const data = damaged({ ...described, id: 'fuzzed' }, by);
    const size = variants.size;
    let dealt: Game | undefined;
    const named = by() < 0.05;
    const fault = faultOf(
      () => {
        const variant = named ? defineVariant(data) : (data as Variant);
        dealt = Game.deal(variant, { deal: 1 + Math.floor(by() * 1e6) });
      },
      InvalidVariantError,
      ...(typeof data === 'object' && data ? [] : [InvalidSetupError]),
    );
    tally(fault ? 'refused' : 'taken');
    if (fault) hold(variants.size === size, 'a refused description was defined');
    if (!dealt) return;
    checkWhole(dealt, by, 40);
    const { variant, position } = dealt;
    const session = new Session(variant, { deal: position.deal ?? 1 }, CLOCK, () => undefined);
    let follows = 0;
    for (let move = session.automaticMove('always'); move; move = session.automaticMove('always')) {
      session.play(move, true);
      hold(++follows <= 104, 'an endless chain of automatic moves');
    }
    hold((session.autoFinishMoves?.length ?? 0) < 10_000, 'an endless auto-finish');
    const effort = { spent: 0 };
    hintsFor(Game.deal(variant, { deal: position.deal ?? 1 }), undefined, effort);
    hold(effort.spent < 2 * HINT_EFFORT, 'a hint that exceeds its effort limit');
  },
  'hostile values': (by, tally) => {
    const value = pick(HOSTILE, by);
    const of = (): never => value() as never;
    const game = Game.deal('klondike', { deal: 3 });
    const { position } = game;
    const session = new Session('klondike', { deal: 3 }, CLOCK, () => undefined);
    const all = [
      faultOf(() => Game.fromJSON(of()), InvalidSaveError),
      faultOf(() => session.load(of()), InvalidSaveError),
      faultOf(() => Game.deal('klondike', { options: of() }), InvalidSetupError),
      faultOf(() => Game.deal('klondike', { deck: of() }), InvalidSetupError),
      faultOf(() => Game.deal('klondike', { deal: of() }), InvalidSetupError),
      faultOf(() => Game.deal('klondike', of()), InvalidSetupError),
      faultOf(() => Game.deal(of(), { deal: 1 }), InvalidVariantError, InvalidSetupError),
      faultOf(() => defineVariant(of()), InvalidVariantError),
      faultOf(() => game.play(of()), SolitaireError),
      faultOf(() => game.explain(of())),
    ];
    all.forEach((fault) => {
      tally(fault ? 'refused' : 'taken');
    });
    hold(session.play(of()) !== undefined, 'a hostile value was accepted as a move');
    hold(game.position === position, 'the position changed');
  },
};

const textOf = (value: unknown): string => {
  try {
    const text: unknown = JSON.stringify(value);
    return typeof text === 'string' ? text : 'undefined';
  } catch {
    return '{"circular":';
  }
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const KINDS = Object.keys(CASES);

/** The relative frequency of each kind: mostly saves. */
const ROUND = [0, 0, 0, 1, 1, 2, 2, 2, 3, 4, 4, 5, 5, 5, 6, 0].map((kind) => KINDS[kind] as string);

/** Runs one case of a seed; throws a {@link FuzzFault} if the input is not handled as documented. */
export function fuzz(index: number, seed: number, counts: Counts): void {
  const kind = ROUND[index % ROUND.length] as string;
  const by = randomFrom(Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(seed, 0x85ebca6b));
  count(counts, kind);
  const start = process.cpuUsage();
  try {
    CASES[kind]?.(by, (how) => {
      count(counts, `${kind}: ${how}`);
    });
    hold(namesOf() === CLEAN && !('polluted' in {}), 'a built-in prototype was changed');
    hold(
      five().every((variant, i) => variant === FIVE[i]),
      'one of the five games was replaced',
    );
    // processor time, independent of other processes
    const ms = process.cpuUsage(start).user / 1000;
    counts['most ms for a case'] = Math.max(counts['most ms for a case'] ?? 0, ms);
    hold(ms < LONGEST_MS, 'it took too long');
  } catch (error) {
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
    throw new FuzzFault(`case ${String(index)} of seed ${String(seed)}, ${kind}: ${what}`);
  }
}
