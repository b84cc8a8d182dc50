// The notation of moves: every line of every game can be written and read again; invalid text is refused, with its
// position.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  Game,
  IllegalMoveError,
  InvalidLineError,
  readLine,
  variants,
  writeLine,
  writeMove,
  type Move,
  type Variant,
} from '../../src/engine.js';
import { amount } from '../support/amount.js';
import { dealt, gameWithPiles } from '../support/decks.js';
import fc from '../support/fast-check.js';
import { anyMove, randomFrom, titleOf } from '../support/games.js';
import { OPTIONAL, optionSetsOf } from '../support/optional-games.js';
import { moveOf, setupOf, unpack } from '../support/won-deals.js';

const json = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const written = (line: readonly Move[]): string[] => line.map(writeMove);

/** The line of a text, as the engine writes moves. */
const read = (text: string, game: Game): string[] => written(readLine(text, game));

function faultOf(text: unknown, game = Game.deal('klondike', { deal: 14 })): InvalidLineError {
  try {
    readLine(text, game);
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidLineError);
    return error as InvalidLineError;
  }
  throw new Error(`${String(text)} was read`);
}

interface Start {
  readonly title: string;
  readonly deal: (deal: number) => Game;
}

const STARTS: readonly Start[] = [...variants.values(), ...OPTIONAL].flatMap((variant) =>
  optionSetsOf(variant).map((options) => ({
    title: titleOf({ variant: variant.id, options }),
    deal: (deal: number) => Game.deal(variant, { deal, options }),
  })),
);

/** A random game, with its start. */
function played(
  start: Start,
  deal: number,
  seed: number,
  moves: number,
): [start: Game, line: readonly Move[]] {
  const first = start.deal(deal);
  const game = first.fork();
  const random = randomFrom(seed);
  while (game.moves < moves) {
    const move = anyMove(game, random);
    if (!move) break;
    game.play(move);
  }
  return [first, game.line];
}

describe('the notation of a line of moves', () => {
  it('covers every game of the package', () => {
    const games = new Set(STARTS.map(({ title }) => title.split(',')[0]));
    expect(games.size).toBe(variants.size + OPTIONAL.length);
  });

  it.each(STARTS)('is parsed back unchanged: $title', (start) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999_999 }),
        fc.integer(),
        fc.integer({ min: 0, max: 140 }),
        (deal, seed, moves) => {
          const [first, line] = played(start, deal, seed, moves);
          const before = JSON.stringify(first.position);
          for (const style of ['spaced', 'compact'] as const) {
            const text = writeLine(line, first, style);
            expect(read(text, first)).toEqual(written(line));
            // in attributes and in links, nothing needs encoding
            expect(text).toMatch(/^[\w ~-]*$/);
            if (style === 'compact') expect(encodeURIComponent(text)).toBe(text);
          }
          expect(JSON.stringify(first.position)).toBe(before);
        },
      ),
      { numRuns: amount(4, 40), seed: 28 },
    );
  });

  it('made of random characters is accepted or refused, and never longer than the limits', () => {
    const games = ['klondike', 'cruel', 'reno'].map((variant) => Game.deal(variant, { deal: 14 }));
    const units = fc.constantFrom(...'0123456789swrdftDRxa~+-_ \n<"&%é\0'.split(''));
    fc.assert(
      fc.property(fc.constantFrom(...games), fc.string({ unit: units, maxLength: 40 }), (game, text) => {
        try {
          const line = readLine(text, game);
          expect(game.fork().replay(line).moves).toBe(line.length);
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidLineError);
          const { at, moves } = error as InvalidLineError;
          expect(at).toBeLessThan(text.length);
          expect(game.fork().replay(moves).moves).toBe(moves.length);
        }
      }),
      { numRuns: amount(500, 5000), seed: 28 },
    );
  });
});

describe('a whole game of Klondike', () => {
  const wins = [...unpack(json('../support/won-deals.json')), ...(json('../vectors/wins.json') as never[])];
  const games = (wins as ReturnType<typeof unpack>).filter(({ variant }) => variant === 'klondike');

  it('has at most 300 characters', () => {
    expect(games.length).toBeGreaterThan(20);
    for (const win of games) {
      const game = Game.deal('klondike', setupOf(win));
      const text = writeLine(win.line.map(moveOf), game, 'compact');
      expect(read(text, game)).toEqual(win.line);
      if (!win.options['takeBack']) expect(text.length, text).toBeLessThanOrEqual(300);
    }
  });
});

describe('writing', () => {
  it('omits the number of cards if the largest possible group moves', () => {
    const game = gameWithPiles('klondike', { 'tableau-1': '9H 8S 7H', 'tableau-2': 'TS' }, { runs: 'any' });
    expect(writeLine([moveOf('tableau-1>tableau-2:3')], game)).toBe('12');
  });

  it('includes the number if fewer cards move', () => {
    const cells = OPTIONAL.find(({ id }) => id === 'freecell') as Variant;
    const game = gameWithPiles(cells, { 'tableau-1': 'TS 9H 8S 7H' });
    expect(writeLine([moveOf('tableau-1>tableau-2:3')], game)).toBe('12');
    expect(writeLine([moveOf('tableau-1>tableau-2:2')], game)).toBe('1-2x2');
    expect(writeLine([moveOf('tableau-1>tableau-2:1')], game)).toBe('1-2x1');
  });

  it('omits the number of the first foundation or cell that accepts the card', () => {
    const game = dealt('klondike', { 'tableau-1': 'AS', 'tableau-2': 'AH', 'tableau-3': '2S' });
    expect(writeLine(['tableau-1>foundation-1:1', 'tableau-3>foundation-1:1'].map(moveOf), game)).toBe(
      '1f 3f',
    );
    expect(writeLine(['tableau-1>foundation-3:1', 'tableau-3>foundation-3:1'].map(moveOf), game)).toBe(
      '1-f3 3f',
    );
  });

  it('counts consecutive draws and redeals', () => {
    const game = Game.deal('klondike', { deal: 14 });
    const line = [...Array<string>(8).fill('draw'), 'redeal', 'draw'].map(moveOf);
    expect(writeLine(line, game)).toBe('D8 R D');
    expect(writeLine(line, game, 'compact')).toBe('D8RD');
  });

  it('in compact form separates only ambiguous moves', () => {
    const spider = OPTIONAL.find(({ id }) => id === 'spider') as Variant;
    const game = Game.deal(spider, { deal: 2 });
    const line = ['tableau-10>tableau-5:1', 'tableau-3>tableau-7:1'].map(moveOf);
    expect(writeLine(line, game)).toBe('10-5 37');
    expect(writeLine(line, game, 'compact')).toBe('10-5_37');
    const klondike = gameWithPiles(
      'klondike',
      { 'tableau-1': '3H', 'tableau-2': '4S', stock: 'KS KH' },
      { draw: 1 },
    );
    const draws = ['draw', 'draw', 'tableau-1>tableau-2:1'].map(moveOf);
    expect(writeLine(draws, klondike, 'compact')).toBe('D2_12');
  });

  it('joins the piles of a pair by a tilde', () => {
    const pyramid = OPTIONAL.find(({ id }) => id === 'pyramid') as Variant;
    const game = Game.deal(pyramid, { deal: 1 });
    const line: Move[] = [
      { kind: 'pair', from: 'tableau-23', with: 'tableau-24' },
      { kind: 'play', from: 'tableau-22', to: 'discard', count: 1 },
    ];
    expect(writeLine(line, game)).toBe('23~24 22-d');
    expect(writeLine(line, game, 'compact')).toBe('23~24_22-d');
    expect(readLine('24~23_22-d', game)[0]).toEqual({ kind: 'pair', from: 'tableau-24', with: 'tableau-23' });
    expect(faultOf('23~25', game)).toMatchObject({ code: 'illegal-move', refusal: { code: 'wrong-pair' } });
    expect(faultOf('23~24x2', game).code).toBe('bad-move');
  });

  it('numbers the columns of all groups in the order of the position', () => {
    const peaks = OPTIONAL.find(({ id }) => id === 'tri-peaks') as Variant;
    const game = Game.deal(peaks, { deal: 1 });
    const first = game.legalMoves().find(({ kind }) => kind === 'play') as Extract<Move, { kind: 'play' }>;
    const number = Number(first.from.replace('tableau-', '')) + 3;
    expect(writeLine([first], game)).toBe(`${String(number)}-d`);
    expect(faultOf('1d', game)).toMatchObject({ code: 'illegal-move', refusal: { code: 'covered' } });
  });

  it('refuses a line that the rules do not allow', () => {
    for (const move of [{ kind: 'redeal' }, null, { kind: 'play', from: 'cellar', to: 'waste', count: 1 }])
      expect(() => writeLine([move as Move], Game.deal('klondike', { deal: 14 }))).toThrow(IllegalMoveError);
  });
});

describe('reading', () => {
  const klondike = (): Game =>
    dealt('klondike', { 'tableau-1': 'AS', 'tableau-2': '2S', 'tableau-3': '3H', 'tableau-4': '9H' });

  it('accepts moves with and without separators', () => {
    const line = read('1f 2f', klondike());
    expect(line).toEqual(['tableau-1>foundation-1:1', 'tableau-2>foundation-1:1']);
    for (const text of ['1f2f', '1f_2f', ' 1f\n\t2f ', '1f\u00a02f', '1-f 2-f', '1-f1_2-f1x1'])
      expect(read(text, klondike()), text).toEqual(line);
  });

  it('accepts an empty line', () => {
    expect(readLine('', klondike())).toEqual([]);
    expect(readLine(' _\n', klondike())).toEqual([]);
  });

  it('accepts the letter alone for the first pile that accepts the card', () => {
    expect(
      read('1f 2f 3f', dealt('klondike', { 'tableau-1': 'AS', 'tableau-2': 'AH', 'tableau-3': '2H' })),
    ).toEqual(['tableau-1>foundation-1:1', 'tableau-2>foundation-2:1', 'tableau-3>foundation-2:1']);
  });

  it('plays the turned card of the stock in Reno', () => {
    expect(read('sf', dealt('reno', { stock: 'AS' }))).toEqual(['stock>foundation-1:1']);
  });

  it('reports which move is not in the notation, and its place', () => {
    const fault = faultOf('1f 2f7 3f', klondike());
    expect(fault).toMatchObject({ code: 'bad-move', at: 5, data: { text: '7', move: 3, at: 5 } });
    expect(fault.message).toBe('bad-move: "7", move 3, is not a move of the notation (at character 6). {}');
    expect(written(fault.moves)).toEqual(['tableau-1>foundation-1:1', 'tableau-2>foundation-1:1']);
  });

  it.each([
    '0f',
    '1F',
    'f',
    '1',
    '1f!',
    '1ff',
    'D-1',
    '1-',
    '-1',
    '1-f0',
    '1-fx',
    '1-2x',
    '1-2x0',
    'e4',
    '1f;2f',
  ])('refuses %s', (text) => {
    expect(['bad-move', 'illegal-move']).toContain(faultOf(text, klondike()).code);
  });

  it('reports which move is illegal, its place and the reason', () => {
    const fault = faultOf('1f 3f', klondike());
    expect(fault).toMatchObject({
      code: 'illegal-move',
      at: 3,
      data: { text: '3f', move: 2 },
      refusal: { code: 'wrong-suit', card: '3H', onto: 'AS' },
    });
    expect(fault.moves).toHaveLength(1);
  });

  it('reports which of several draws is illegal', () => {
    const fault = faultOf('D9', Game.deal('klondike', { deal: 14 }));
    expect(fault).toMatchObject({ code: 'illegal-move', at: 0, refusal: { code: 'stock-empty' } });
    expect(fault.moves).toHaveLength(8);
  });

  it('accepts only piles of the game', () => {
    expect(faultOf('8f')).toMatchObject({ code: 'no-such-pile', at: 0 });
    expect(faultOf('rf')).toMatchObject({ code: 'no-such-pile', at: 0 });
    expect(faultOf('f-2')).toMatchObject({ code: 'pile-number', at: 0 });
  });

  it('refuses a value that is not text, and a text above the limit', () => {
    for (const value of [undefined, null, 7, {}, ['1f']]) expect(faultOf(value).code).toBe('not-text');
    expect(faultOf('1f'.repeat(20_000))).toMatchObject({ code: 'too-long', at: 0, moves: [] });
    const endless = faultOf('D8R'.repeat(3000));
    expect(endless.code).toBe('too-long');
    expect(endless.moves).toHaveLength(2000);
    expect(endless.data).toMatchObject({ most: 2000, move: 2001 });
  });
});

describe('docs/reference/notation.md', () => {
  const page = readFileSync(new URL('../../docs/reference/notation.md', import.meta.url), 'utf8');

  it('has a correct example', () => {
    const [, deal = '', text = '', compact = ''] =
      /deal: (\d+) .*?readLine\('([^']+)'.*?'compact'\); \/\/ '([^']+)'/s.exec(page) ?? [];
    const game = Game.deal('klondike', { deal: Number(deal) });
    const line = readLine(text, game);
    expect(writeLine(line, game)).toBe(text);
    expect(writeLine(line, game, 'compact')).toBe(compact);
    expect(readLine(compact, game)).toEqual(line);
    expect(page).toContain(`\`${text}\` and \`${compact}\` are the same line`);
  });

  it('lists every code of the error', () => {
    const codes = [...page.matchAll(/^\| `([a-z-]{5,})` /gm)].map(([, code]) => code);
    const source = readFileSync(new URL('../../src/engine/line.ts', import.meta.url), 'utf8');
    const documented = /@throws InvalidLineError(.*?)Its `at`/s.exec(source)?.[1] ?? '';
    expect(codes.sort()).toEqual([...documented.matchAll(/`([a-z-]+)`/g)].map(([, code]) => code).sort());
  });
});
