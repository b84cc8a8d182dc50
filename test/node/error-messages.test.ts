// The messages of errors about setups, moves, saves and lines: one sentence, then the data, of which long parts are cut.
import { describe, expect, it } from 'vitest';
import {
  Game,
  IllegalMoveError,
  InvalidLineError,
  InvalidSaveError,
  InvalidSetupError,
  InvalidVariantError,
  defineVariant,
  readLine,
  variants,
} from '../../src/engine.js';
import { messageOf, thrownBy } from '../support/thrown.js';

const klondike = (): Game => Game.deal('klondike', { deal: 14 });
function afterDraw(): Game {
  const game = klondike();
  game.play({ kind: 'draw' });
  return game;
}
const KNOWN = [...variants.keys()];

describe('the message of an error', () => {
  it.each<[what: string, act: () => unknown, message: string]>([
    [
      'a move',
      () => afterDraw().play({ kind: 'redeal' }),
      'stock-not-empty: The move is not allowed. {"left":21}',
    ],
    [
      'a setup',
      () => Game.deal('klondike', { deal: 0 }),
      'bad-deal: This cannot be dealt. {"deal":0,"expected":"1 … 999999999"}',
    ],
    [
      'a save',
      () => Game.fromJSON(5),
      'malformed: The saved game cannot be loaded. {"path":"save","expected":"object","value":"number"}',
    ],
    [
      'a line',
      () => readLine(5, klondike()),
      'not-text: The line of moves cannot be read. {"line":"number"}',
    ],
    [
      'a game of this package',
      () => defineVariant(variants.get('reno')),
      'built-in-variant: "reno" is a game of this package and cannot be redefined. Give the custom game another id.',
    ],
  ])('about %s has one sentence and the data', (_, act, message) => {
    expect(messageOf(act)).toBe(message);
  });

  it('shows data of up to 1,000 characters in full', () => {
    const full = (length: number): string => {
      const data = { variant: 'x'.repeat(length), known: KNOWN };
      return `unknown-variant: This cannot be dealt. ${JSON.stringify(data)}`;
    };
    const room = 1000 - JSON.stringify({ variant: '', known: KNOWN }).length;
    expect(messageOf(() => Game.deal('x'.repeat(room)))).toBe(full(room));
    expect(messageOf(() => Game.deal('x'.repeat(room + 1)))).toBe(
      `unknown-variant: This cannot be dealt. {"variant":"${'x'.repeat(100)}","known":"…"}`,
    );
  });

  it('cuts long data: texts to 100 characters, lists and objects to a sign', () => {
    const value = 'y'.repeat(2000);
    expect(messageOf(() => Game.deal('klondike', { options: { draw: value } }))).toBe(
      `bad-option-value: This cannot be dealt. {"option":"draw","variant":"klondike","value":"${'y'.repeat(100)}","expected":"3, 1"}`,
    );
    const moves = ['draw', value];
    expect(messageOf(() => Game.fromJSON({ ...klondike().toJSON(), moves }))).toBe(
      `bad-move: The saved game cannot be loaded. {"move":"${'y'.repeat(100)}","index":1}`,
    );
  });

  it('has no data that cannot be written as JSON', () => {
    const setup: Record<string, unknown> = { deal: 1, deck: [] };
    setup['self'] = setup;
    expect(messageOf(() => Game.deal('klondike', setup))).toBe('bad-setup: This cannot be dealt. ');
  });
});

describe('an error', () => {
  it.each<[name: string, type: new (...given: never[]) => Error, act: () => unknown]>([
    ['IllegalMoveError', IllegalMoveError, () => klondike().play({ kind: 'redeal' })],
    ['InvalidSetupError', InvalidSetupError, () => Game.deal('none')],
    ['InvalidSaveError', InvalidSaveError, () => Game.fromJSON(5)],
    ['InvalidVariantError', InvalidVariantError, () => defineVariant(5)],
    ['InvalidLineError', InvalidLineError, () => readLine(5, klondike())],
  ])('has the name of its class: %s', (name, type, act) => {
    const thrown = thrownBy(act);
    expect(thrown).toBeInstanceOf(type);
    expect((thrown as Error).name).toBe(name);
  });
});

it('a line has at most 25,000 characters', () => {
  expect(readLine(' '.repeat(25_000), klondike())).toEqual([]);
  expect(messageOf(() => readLine(' '.repeat(25_001), klondike()))).toBe(
    'too-long: The line of moves cannot be read. {"most":25000,"found":25001}',
  );
});

describe('the message about a line', () => {
  it.each<[text: string, message: string]>([
    ['D x1 D', 'bad-move: "x1", move 2, is not a move of the notation (at character 3). {}'],
    ['D r2', 'no-such-pile: The game has no pile that "r2", move 2, names (at character 3). {}'],
    [
      'Df2',
      'pile-number: The game has several piles that "f2", move 2, can start from: add the number of one (at character 2). {}',
    ],
    [
      `D ${'!'.repeat(101)}`,
      `bad-move: "${'!'.repeat(100)}", move 2, is not a move of the notation (at character 3). {}`,
    ],
    [
      'DR',
      'illegal-move: The rules do not allow "R", move 2 (at character 2). {"refusal":{"code":"stock-not-empty","left":21}}',
    ],
  ])('%s', (text, message) => {
    expect(messageOf(() => readLine(text, klondike()))).toBe(message);
  });
});
