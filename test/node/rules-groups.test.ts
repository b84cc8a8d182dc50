// The generated rules of a game with several groups of a kind: what differs is said of each group by its name, the rest
// once.
import { describe, expect, it } from 'vitest';
import type { Variant } from '../../src/engine.js';
import { en } from '../../src/locales/en-all.js';
import { mergeTexts } from '../../src/text/merge-texts.js';
import { MessageFormatter } from '../../src/text/message-formatter.js';
import { unnamedUpAndDown, upAndDown, withDown } from '../support/group-games.js';
import { described } from '../support/described.js';
import { rulesOf, withoutLinks } from '../support/rules-golden.js';
import { tags, textsOf } from '../support/texts.js';

const textOf = (variant: Variant, lang = 'en'): string =>
  withoutLinks(Object.values(rulesOf(variant, {}, mergeTexts(en, textsOf(lang)), lang)).join('\n'));

const BUILDING = {
  de: 'Rising piles: Auf den Zielstapeln wird in einer Farbe aufsteigend gebaut, vom Ass zum König. Falling piles: Auf den Zielstapeln wird in einer Farbe absteigend gebaut, vom König zum Ass. Spalten: Hier wird aufsteigend gebaut. ',
};
const PLAYING = {
  de: 'Die oberste Karte von der Reserve „left store“ darf auf die Reserve „parking place“, auf einen Zielstapel „rising pile“',
};
const NUMBERED = {
  de: 'von der Reserve „left store“ 2',
};

it('forms of names in one language are not used in the sentences of another one', () => {
  const english = { ...upAndDown.texts, forms: { a: { piles: { left: 'a left store' } } } };
  const game: Variant = { ...upAndDown, id: 'up-and-down-english', texts: { en: english } };
  expect(textOf(game)).toContain('a left store');
  expect(textOf(game, 'nl')).not.toContain('a left store');
  expect(textOf(game, 'nl')).toContain('reserve “left store”');
});

describe('two groups of foundations', () => {
  it('are named where they differ, in plain sentences for building up and down', () => {
    expect(textOf(upAndDown)).toContain(
      '\nRising piles: Foundations build up in suit, from ace to king. Falling piles: Foundations build down in suit, from king to ace. Columns: cards are built up. Colours alternate: red goes on black, black on red. What lies on a foundation stays there.\n',
    );
    expect(textOf(upAndDown, 'de')).toContain(BUILDING.de);
  });

  it('have the name of their group before the rank that they start with, unless all start with it', () => {
    const fromQueen = textOf(withDown({ suit: 'any', steps: [-1] }, 'Q'));
    expect(fromQueen).toContain('Falling piles: cards are built down. The suit does not matter.');
    expect(fromQueen).toContain('Falling piles: Each foundation starts with a queen.');
    const fromAce = textOf(withDown({ suit: 'alternate', steps: [2] }, 'A'));
    expect(fromAce).toContain('Rising piles: Foundations build up in suit, from ace to king.');
    expect(fromAce).toContain('Falling piles: Each foundation starts with an ace.');
  });

  it('with the same rules are not distinguished', () => {
    const text = textOf(withDown({ suit: 'same', steps: [1] }, 'A'));
    expect(text.match(/Foundations build/g)).toHaveLength(1);
    expect(text).not.toMatch(/(Rising|Falling) piles: Foundations/);
  });

  it('without names have the ids of their groups', () => {
    const text = textOf(unnamedUpAndDown);
    expect(text).toContain('Foundations (up): Foundations build up');
    expect(text).toContain('Foundations (down): Foundations build down');
    expect(text).toContain('Reserve (left): 12 cards at the start.');
  });

  it('are all meant by the word foundations: if only one is the goal, it is named', () => {
    expect(textOf(upAndDown)).toContain('Bring all 52 cards to the foundations.');
    expect(textOf({ ...upAndDown, id: 'up-only', goal: { full: 'up' } })).toContain(
      'Bring all 52 cards here: Rising piles.',
    );
  });

  it.each(['en', ...tags])(
    '%s: no sentence occurs twice in a section, and each name of a group occurs',
    (tag) => {
      const rules = rulesOf(upAndDown, {}, mergeTexts(en, textsOf(tag)), tag);
      const sentences = rules.moves.split(/(?<=[.。])\s*/);
      expect(sentences.filter((one, i) => sentences.indexOf(one) < i)).toEqual([]);
      for (const name of ['Rising piles', 'Falling piles']) expect(rules.moves).toContain(name);
    },
  );
});

describe('a group with a name, but without the forms of the language', () => {
  it('has its kind in the form, with the name', () => {
    const text = textOf(upAndDown);
    expect(text).toContain(
      'The top card of the waste may go to a parking place, a foundation “rising pile”, a foundation “falling pile”, or a column.',
    );
    expect(text).toContain('An empty column takes any card from the reserve “left store”.');
    expect(textOf(upAndDown, 'de')).toContain(PLAYING.de);
  });

  it('has its name alone in the basic form, and its number', () => {
    const german = new MessageFormatter(textsOf('de'), 'de').forGame(upAndDown);
    expect([german.pile('left-2'), german.pile('left-2', 'from')]).toEqual(['left store 2', NUMBERED.de]);
  });

  it.each(tags)('%s: has its kind in each form that the kind has', (tag) => {
    const texts = textsOf(tag);
    const formatter = new MessageFormatter(texts, tag);
    const own = formatter.forGame(upAndDown);
    for (const [form, { piles }] of Object.entries(texts.forms)) {
      const name = own.pile('left', form);
      expect(name, form).toContain('left store');
      if (piles?.reserve) expect(name, form).toContain(piles.reserve);
    }
  });

  it('keeps a name for all its piles without one for each of them, and the reverse', () => {
    const only = (texts: object): MessageFormatter =>
      new MessageFormatter(en, 'en').forGame({ ...unnamedUpAndDown, texts: { ...texts } });
    const all = only({ allOf: { left: 'Left stores' } });
    expect([all.allOf('left'), all.pile('left-1')]).toEqual(['Left stores', 'reserve 1']);
    expect(only({ piles: { left: 'left store' } }).allOf('left')).toBe('left store');
  });
});

it('a discard pile that begins with a certain card is not called a foundation', () => {
  const discard = {
    shows: 'all',
    takes: { from: ['tableau'], build: { suit: 'any', steps: [1, -1] } },
  } as const;
  const text = textOf(
    described(
      { discard },
      {
        deal: [
          { to: 'discard', rank: 'A' },
          { to: 'tableau', each: 3 },
        ],
      },
    ),
  );
  expect(text).toContain('Discard pile: 1 card at the start.');
  expect(text).not.toContain('Each foundation starts with an ace. Discard');
});

it('columns without cards at the start have no number of cards', () => {
  expect(textOf(described({}, { deal: [{ to: 'foundation', rank: 'A' }] }))).not.toContain('0 cards');
});
