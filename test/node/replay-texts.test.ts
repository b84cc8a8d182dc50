// The texts of replays and puzzles are in all fifteen languages: each text that the elements request for them exists in
// the language's own file, is translated, and is shown by the element's own formatter.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Game, readLine } from '../../src/engine.js';
import { MessageFormatter } from '../../src/text/message-formatter.js';
import { lineTexts } from '../../src/text/line-text.js';
import { formsOf, leaves, tags, textsOf } from '../support/texts.js';

/** The sources of replays and puzzles. Texts that other parts of a game request as well are in them, too. */
const SOURCES = [
  'src/elements/solitaire-replay.ts',
  ...readdirSync('src/elements/replay').map((name) => `src/elements/replay/${name}`),
  'src/controller/replay-controller.ts',
  'src/text/puzzle-text.ts',
  'src/text/line-text.ts',
];

/** The keys that these sources request, and all keys that are named after them. */
const requested = SOURCES.flatMap((file) =>
  Array.from(readFileSync(file, 'utf8').matchAll(/message\(\s*'(\w+)'/g), ([, key = '']) => key),
);
const named = Object.keys(textsOf('en')).filter((key) =>
  /^(replay|puzzle)|^(playFromHere|variation)$/.test(key),
);
const KEYS = [...new Set([...requested, ...named])].sort();

it('are requested by name in the sources', () => {
  expect(KEYS).toEqual(
    expect.arrayContaining([
      ...[
        'deal',
        'moves',
        'ownDeal',
        'playFromHere',
        'replayName',
        'replayReturn',
        'replaySpeed',
        'replayStep',
      ],
      ...['replayFirst', 'replayBack', 'replayNext', 'replayLast', 'variation'],
      ...['puzzleAsk', 'puzzleTask', 'puzzleFewest', 'puzzleShorter', 'wonTitle'],
    ]),
  );
});

it('are checked in fifteen languages, English included', () => {
  expect(new Set(['en', ...tags]).size).toBe(15);
});

describe.each(tags)('in %s', (tag) => {
  const english = new Map(leaves(textsOf('en')));
  const own = new Map(leaves(textsOf(tag)));

  it.each(KEYS)('%s is translated', (key) => {
    const text = own.get(key);
    expect(text).toBeDefined();
    for (const [, form] of formsOf(text ?? '')) expect(form.trim()).not.toBe('');
    // the same word exists in French ("Variation"), or German ("Variation"), but never a whole sentence
    const words = formsOf(english.get(key) ?? '').map(([, form]) => form);
    if (words.some((form) => /\s\S+\s/.test(form))) expect(text).not.toEqual(english.get(key));
  });

  it('the moves of a replay are written without an English word', () => {
    const start = Game.deal('klondike', { deal: 9 });
    const formatter = new MessageFormatter(textsOf(tag), tag).forGame(start.variant);
    const texts = lineTexts(formatter, start, readLine('16 7f D2 w6', start));
    expect(texts).toHaveLength(5);
    for (const text of texts) expect(text).not.toMatch(/\b(of|spades|column|foundation|turned|on top)\b/i);
  });

  it('every step and every task has a text with its numbers', () => {
    const formatter = new MessageFormatter(textsOf(tag), tag).forGame(
      Game.deal('klondike', { deal: 9 }).variant,
    );
    const numbers = new Intl.NumberFormat(tag);
    const step = formatter.message('replayStep', { n: numbers.format(2), all: numbers.format(5) });
    expect(step).toContain(numbers.format(2));
    expect(step).toContain(numbers.format(5));
    for (const n of [3, 12, 25]) expect(formatter.message('puzzleAsk', { n })).toMatch(/\d|[٠-٩]/);
  });
});
