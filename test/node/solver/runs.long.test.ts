// The search on sets of cards: exact if any part of a run moves, and a proof if only whole runs do.
import { describe, expect, it } from 'vitest';
import { Game, type Position } from '../../../src/engine.js';
import { isRed, rankOf, suitOf, type CardId } from '../../../src/engine/cards.js';
import { tableAt } from '../../../src/engine/table-from-position.js';
import { pilesOf } from '../../../src/engine/compiled-variant.js';
import type { Table } from '../../../src/engine/table.js';
import { Relaxed } from '../../../src/solver/relaxed.js';
import { RunsGame } from '../../../src/solver/runs-game.js';
import { RunsPass } from '../../../src/solver/runs-pass.js';
import { isRunGame } from '../../../src/solver/runs-rules.js';
import { RelaxedRuns } from '../../../src/solver/runs-search.js';
import { klondike as described } from '../../../src/variants/index.js';
import { amount } from '../../support/amount.js';
import { withValue } from '../../support/bent.js';
import { randomFrom } from '../../support/games.js';
import { tableOf, withoutOptions, type RuleChange } from '../../support/plans.js';
import { endgame, nameOf, gameAfter, solved, truthOf, positionText } from '../../support/solving.js';

const klondike = withoutOptions(described);

interface Sets {
  /** By suit the number of cards on the foundations, by column the number of cards that never moved. */
  readonly built: readonly number[];
  readonly still: readonly number[];
  readonly talon: readonly CardId[];
  readonly dealt: number;
  readonly redeals: number;
}

const without = (counts: readonly number[], at: number, by = 1): number[] =>
  counts.map((count, i) => (i === at ? count - by : count));

/** Every reachable state of sets, one by one, each computed from scratch, without pruning. */
function plainly(table: Table, most: number): 'winnable' | 'unwinnable' | undefined {
  const { rules } = table;
  const { draw, redeal, piles } = rules.data;
  const takesBack = piles.foundation?.gives !== undefined;
  const endless = redeal?.kind === 'recycle' && redeal.limit === undefined;
  const columns = pilesOf(rules, 'tableau').map((pile) =>
    table.pile(pile).slice(0, table.faceDown(pile) + 1),
  );
  const cardsOf = (id: string): readonly CardId[] => table.cards[rules.byId.get(id)?.index ?? -1] ?? [];
  const kind = (rank: number, red: boolean): number => rank * 2 + Number(red);
  const kindOf = (card: CardId): number => kind(rankOf(card), isRed(card));
  const onFoundations = pilesOf(rules, 'foundation').flatMap((pile) => table.pile(pile));
  const open: Sets[] = [
    {
      built: [0, 1, 2, 3].map((suit) => onFoundations.filter((card) => suitOf(card) === suit).length),
      still: columns.map(({ length }) => length),
      talon: [...cardsOf('waste'), ...cardsOf('stock').toReversed()],
      dealt: cardsOf('waste').length,
      redeals: redeal?.kind === 'recycle' ? (redeal.limit ?? 0) - table.redeals : 0,
    },
  ];
  const seen = new Set<string>();
  for (let at = open.pop(); at; at = open.pop()) {
    const { built, still, talon, dealt, redeals } = at;
    const key = JSON.stringify([built, still, talon, dealt, redeals]);
    if (seen.has(key)) continue;
    seen.add(key);
    if (seen.size > most) return undefined;
    if (built.every((height) => height === 13)) return 'winnable';
    const state: Sets = at;
    const heads = columns.map((column, i) => column[(still[i] ?? 0) - 1]);
    const hidden = columns.flatMap((column, i) => column.slice(0, Math.max(0, (still[i] ?? 0) - 1)));
    const bare = new Map<number, number>();
    const count = (of: number, by: number): void => void bare.set(of, (bare.get(of) ?? 0) + by);
    const visible: CardId[] = [];
    const empty = kind(13, true);
    count(empty, still.filter((left) => !left).length);
    for (let card = 0; card < 52; card++) {
      if (rankOf(card) < (built[suitOf(card)] ?? 0) || talon.includes(card) || hidden.includes(card))
        continue;
      visible.push(card);
      count(kindOf(card), 1);
      if (!heads.includes(card))
        count(rankOf(card) === 12 ? empty : kind(rankOf(card) + 1, !isRed(card)), -1);
    }
    const lands = (card: CardId): boolean =>
      (bare.get(rankOf(card) === 12 ? empty : kind(rankOf(card) + 1, !isRed(card))) ?? 0) > 0;
    const left = (card: CardId): number[] => without(still, heads.indexOf(card));
    // the state that is added last is searched first
    for (let suit = 0; takesBack && suit < 4; suit++)
      if (built[suit] && lands(suit * 13 + (built[suit] ?? 0) - 1))
        open.push({ ...state, built: without(built, suit) });
    const dealings = new Set<string>();
    for (let mark = dealt, more = redeals; talon.length && !dealings.has(`${mark},${more}`);) {
      dealings.add(`${mark},${more}`);
      const card = talon[mark - 1];
      if (card !== undefined) {
        const next = { ...state, talon: talon.filter((one) => one !== card), dealt: mark - 1, redeals: more };
        if (rankOf(card) === built[suitOf(card)])
          open.push({ ...next, built: without(built, suitOf(card), -1) });
        if (lands(card)) open.push(next);
      }
      if (mark < talon.length) mark = Math.min(talon.length, mark + (draw?.count ?? 1));
      else if (endless || more > 0) [mark, more] = [0, more - Number(!endless)];
    }
    for (const head of heads)
      if (head !== undefined && lands(head)) open.push({ ...state, still: left(head) });
    for (let suit = 0; suit < 4; suit++) {
      const card = suit * 13 + (built[suit] ?? 0);
      if (built[suit] === 13 || !visible.includes(card) || !bare.get(kindOf(card))) continue;
      open.push({ ...state, built: without(built, suit, -1), still: left(card) });
    }
  }
  return 'unwinnable';
}

const SETS = [true, false].flatMap((takeBack) =>
  [{ draw: 1 }, { draw: 3 }, { draw: 1, redeals: 0 }, { draw: 3, redeals: 0 }, { draw: 3, redeals: 2 }].map(
    (options) => ({ variant: 'klondike', options: { ...options, runs: 'any', takeBack } }),
  ),
);

const searched = (position: Position): RunsPass => {
  const pass = new RunsPass(tableAt(position));
  pass.step(20_000);
  return pass;
};

let unwinnable = 0;

describe.each(SETS.map((set) => [nameOf(set), set] as const))('%s', (_name, set) => {
  const positions = [14, 20, 26, 32].flatMap((left) =>
    Array.from({ length: 8 }, (_, seed) => endgame(set, left, randomFrom(seed + left))),
  );

  it('agrees with a plain search on sets, and its lines win', () => {
    const found = { winnable: 0, unwinnable: 0 };
    for (const position of positions) {
      const truth = plainly(tableAt(position), 2000);
      const pass = searched(position);
      if (pass.verdict === 'winnable')
        expect(gameAfter(position, pass.line()).status, positionText(position)).toBe('won');
      if (!truth || pass.verdict === 'unknown') continue;
      expect(pass.verdict, positionText(position)).toBe(truth);
      found[truth]++;
    }
    unwinnable += found.unwinnable;
    expect(found.winnable).toBeGreaterThan(4);
  });

  it('agrees with a plain search on the position', () => {
    let compared = 0;
    for (const position of positions.slice(0, 12)) {
      const truth = truthOf(position, undefined, 600);
      if (!truth) continue;
      expect(searched(position).verdict, positionText(position)).toBe(truth.verdict);
      compared++;
    }
    expect(compared).toBeGreaterThan(2);
  });
});

it('some of them are unwinnable', () => {
  expect(unwinnable).toBeGreaterThan(4);
});

describe('a search on sets', () => {
  const rulesOf = (variant: string, options = {}) =>
    tableAt(Game.deal(variant, { deal: 1, options }).position).rules;

  it('is for Klondike with partial runs, with any other options, and for no other game', () => {
    for (const { options } of SETS) expect(isRunGame(rulesOf('klondike', options))).toBe(true);
    const changes: readonly RuleChange[] = [
      ['redeal', undefined],
      ['piles.tableau.shows', 'all'],
    ];
    for (const bend of changes)
      expect(isRunGame(tableOf(withValue(klondike, 'piles.tableau.gives', 'any'), bend).rules)).toBe(true);
    expect(isRunGame(rulesOf('klondike'))).toBe(false);
    expect(isRunGame(rulesOf('klondike'), 'run')).toBe(true);
    for (const variant of ['reno', 'demon', 'cruel', 'over-under']) {
      expect(isRunGame(rulesOf(variant))).toBe(false);
      expect(isRunGame(rulesOf(variant), 'run')).toBe(false);
    }
  });

  it('does not support more remaining redeals than it can encode', () => {
    const fits = (options: Record<string, unknown>): boolean =>
      RunsGame.fits(tableAt(Game.deal('klondike', { deal: 1, options }).position));
    expect(fits({ redeals: 7 })).toBe(true);
    expect(fits({ redeals: 8 })).toBe(false);
    expect(fits({})).toBe(true);
  });

  it('does not support more covered cards, or cards in the talon, than it can encode', () => {
    const table = tableAt(Game.deal('klondike', { deal: 1 }).position);
    const fits = (change: (table: Table) => void): boolean => {
      const other = table.copy();
      change(other);
      return RunsGame.fits(other);
    };
    const { stock, waste } = table.rules;
    const [first, ...columns] = pilesOf(table.rules, 'tableau');
    if (!stock || !waste || !first) throw new Error('piles');
    expect(fits(() => undefined)).toBe(true);
    expect(fits((other) => other.shift(stock, waste, 10, true))).toBe(true);
    // one more card in either place, and all cards in one place or in two
    expect(fits((other) => other.shift(first, stock, 1, true))).toBe(false);
    expect(
      fits((other) => {
        other.shift(first, waste, 1, false);
        other.shift(stock, waste, 24, true);
      }),
    ).toBe(false);
    expect(
      fits((other) => {
        other.shift(first, waste, 1, false);
        other.shift(stock, waste, 9, true);
      }),
    ).toBe(false);
    // seven columns with three covered cards and one that is face up
    expect(
      fits((other) => {
        const cards = [first, ...columns].flatMap((pile) => other.pile(pile));
        for (const [i, { index }] of [first, ...columns].entries()) {
          other.cards[index] = cards.slice(4 * i, 4 * i + 4);
          other.down[index] = 3;
        }
      }),
    ).toBe(false);
  });

  it('supports relaxed Klondike if whole runs move, in positions that play can reach', () => {
    const fits = (variant: string, options = {}): boolean =>
      Relaxed.fits(tableAt(Game.deal(variant, { deal: 1, options }).position));
    expect(fits('klondike')).toBe(true);
    expect(fits('klondike', { runs: 'any' })).toBe(false);
    expect(fits('klondike', { redeals: 8 })).toBe(false);
    expect(fits('demon')).toBe(false);
  });
});

describe('a search that uses a relaxed game', () => {
  const passOf = (deal: number, memory?: number): [RunsPass, Position] => {
    const { position } = Game.deal('klondike', { deal, options: { runs: 'any' } });
    return [new RunsPass(tableAt(position), memory), position];
  };

  it('counts the states of both, each once', () => {
    for (const deal of [1, 2, 3]) {
      const [pass] = passOf(deal);
      // the first state is counted at the start
      for (let n = 2; n < 30; n++) {
        expect(pass.step(1)).toBe(false);
        expect(pass.states).toBe(n);
      }
    }
  });

  it('counts all states of a position that is lost in the relaxed game', () => {
    const lost = SETS.filter(({ options }) => options.draw === 3 && !('redeals' in options))
      .flatMap((set) => Array.from({ length: 20 }, (_, seed) => endgame(set, 26, randomFrom(seed + 26))))
      .map(searched)
      .filter(({ verdict }) => verdict === 'unwinnable');
    expect(lost.length).toBeGreaterThan(1);
    for (const { states } of lost) expect(states).toBeGreaterThan(1);
  });

  it('continues from its current state, also after the relaxed search ran out of memory', () => {
    const [pass, position] = passOf(40, 0);
    pass.step(5000);
    expect(pass.verdict).toBe('winnable');
    expect(gameAfter(position, pass.line()).status).toBe('won');
  });

  it('returns undecided if no memory is left', () => {
    const [pass] = passOf(11, 0);
    while (!pass.step(1000));
    expect(pass.verdict).toBe('unknown');
  });

  it('ends soon if the game is lost even with all talon cards available', () => {
    for (const [deal, states] of [
      [12, 5000],
      [27, 1000],
    ] as const) {
      const [pass] = passOf(deal);
      while (pass.states < states && !pass.step(16));
      expect(pass.verdict).toBe('unwinnable');
    }
  });

  it('stores no state with a single legal move, so that memory is left for a win', () => {
    const [pass, position] = passOf(17, 0);
    while (!pass.step(1000));
    expect(pass.verdict).toBe('winnable');
    expect(gameAfter(position, pass.line()).status).toBe('won');
  });

  it('uses one eighth of its memory for the relaxed search', () => {
    const statesIn = (memory: number): number => {
      const [pass] = passOf(11, memory);
      while (!pass.step(1000));
      return pass.states;
    };
    const least = statesIn(0);
    // it may double its minimum memory as soon as its part has space for both copies
    const enough = Math.ceil((1024 * 36 * 8) / 7);
    expect(statesIn(enough - 1)).toBe(least);
    expect(statesIn(enough)).toBeGreaterThan(least);
  });
});

describe('a relaxed game', () => {
  /** Whether this position of a game with whole runs is not proven lost. */
  const isAlive = (position: Position): boolean => {
    const table = tableAt(position);
    const cardsOf = (id: string): readonly CardId[] =>
      table.cards[table.rules.byId.get(id)?.index ?? -1] ?? [];
    const onFoundations = pilesOf(table.rules, 'foundation').flatMap((pile) => table.pile(pile));
    const talon = [...cardsOf('waste'), ...cardsOf('stock').toReversed()];
    const still = pilesOf(table.rules, 'tableau').map((pile) =>
      Math.min(table.pile(pile).length, table.faceDown(pile) + 1),
    );
    const built = [0, 1, 2, 3].map((suit) => onFoundations.filter((card) => suitOf(card) === suit).length);
    return new RelaxedRuns(table, 2 ** 22).mayWin(built, still, talon, talon.length, 5000);
  };

  it('is not lost on a winning line', () => {
    let wins = 0;
    for (const options of [{ draw: 1 }, { draw: 3 }, { draw: 3, redeals: 1 }])
      for (let seed = 0; seed < amount(6, 12); seed++) {
        const position = endgame({ variant: 'klondike', options }, 36, randomFrom(seed));
        const { line = [] } = solved(position);
        wins += Number(line.length > 0);
        line.forEach((_, i) => {
          const at = gameAfter(position, line.slice(0, i)).position;
          expect(isAlive(at), positionText(at)).toBe(true);
        });
      }
    expect(wins).toBeGreaterThan(4);
  });

  it('is not lost because of earlier queries', () => {
    let lost = 0;
    for (const seed of [1426, 1726]) {
      const random = randomFrom(seed);
      const table = tableAt(endgame({ variant: 'klondike', options: { takeBack: true } }, 26, random));
      const relaxedRules = new RelaxedRuns(table, 2 ** 22);
      for (let walk = 0; walk < 6; walk++) {
        const game = new RunsGame(table, true);
        for (let n = 0; n < 60 && !game.isWon; n++) {
          const { built, still, talon, size } = game;
          if (!relaxedRules.mayWin(built, still, talon, size, 200)) {
            const alone = new RelaxedRuns(table, 2 ** 22);
            expect(alone.mayWin(built, still, talon, size, 50_000)).toBe(false);
            lost++;
          }
          const moves: number[] = [];
          game.add(moves);
          const move = moves[Math.floor(random() * moves.length)];
          if (move === undefined) break;
          game.make(move);
        }
      }
    }
    expect(lost).toBeGreaterThan(20);
  });

  it('that took too long to search is not searched again, and is not lost', () => {
    // in these lost deals, as in the states that follow
    for (const deal of [12, 27]) {
      const table = tableAt(Game.deal('klondike', { deal }).position);
      const game = new RunsGame(table, true);
      const { built, still, talon } = game;
      for (let n = 0; n < 5; n++) {
        const isAlive = (search: RelaxedRuns, states: number): boolean =>
          search.mayWin(built, still, talon, game.size, states);
        expect(isAlive(new RelaxedRuns(table, 2 ** 22), 5000)).toBe(false);
        const relaxedRules = new RelaxedRuns(table, 2 ** 22);
        for (const states of [2, 2, 5000]) expect(isAlive(relaxedRules, states)).toBe(true);
        const moves: number[] = [];
        game.add(moves);
        game.make(moves[0] as number);
      }
    }
  });

  it('proves deals lost', () => {
    const deals = Array.from({ length: 60 }, (_, i) => Game.deal('klondike', { deal: i + 1 }));
    expect(deals.filter(({ position }) => !isAlive(position)).length).toBeGreaterThan(1);
  });
});
