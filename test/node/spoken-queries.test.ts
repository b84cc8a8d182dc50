// The announcements of the query keys: only visible cards, complete, and by name.
import { describe, expect, it } from 'vitest';
import { answerQuery } from '../../src/elements/input/spoken-queries.js';
import {
  canDropText,
  isQuery,
  whereText,
  type QueryContext,
  type Query,
} from '../../src/elements/input/where-text.js';
import { DEFAULT_KEYMAP } from '../../src/controller/keymap.js';
import { Selection } from '../../src/elements/input/selection.js';
import { pileOf, MessageFormatter, type Verbosity } from '../../src/text/message-formatter.js';
import { Game, type Card } from '../../src/engine.js';
import { en } from '../../src/locales/en-all.js';
import type { Session } from '../../src/session/session.js';
import { klondike as klondikeGame } from '../../src/variants/index.js';
import { deckFor, GAMES } from '../support/decks.js';
import { anyMove, randomFrom } from '../support/games.js';
import { nameOf } from '../support/names.js';
import { make, startSession, winOf } from '../support/sessions.js';

type Table = Parameters<typeof startSession>;

/** A table that can be queried: the place of the focus, the announcements, the hidden parts. */
function table(...setup: Table) {
  const { session } = startSession(...setup);
  const hand = new Selection();
  let context: QueryContext = {
    session,
    formatter: new MessageFormatter(en, 'en'),
    item: { pile: 'stock', index: -1 },
    selected: undefined,
    lastAnnounced: '',
    verdict: undefined,
    hides: () => false,
  };
  return {
    session,
    ask: (question: Query, more: Partial<QueryContext> = {}) =>
      answerQuery(question, { ...context, ...more }),
    where: (more: Partial<QueryContext> = {}) => whereText({ ...context, ...more }),
    /** Moves the focus to a card of a pile, counted from its bottom; by default to its top. */
    at: (pile: string, index = (pileOf(session.position, pile)?.cards.length ?? 0) - 1) => {
      context = { ...context, item: { pile, index } };
    },
    take: (pile: string, index: number) => {
      context = { ...context, selected: hand.select(session, pile, index, 'click') };
    },
    speak: (verbosity: Verbosity) => {
      context = { ...context, formatter: new MessageFormatter(en, 'en', verbosity) };
    },
  };
}

const klondike = () =>
  table('klondike', {
    deck: deckFor('klondike', { 'tableau-3': '.. 9C 5H', 'tableau-5': '6S', 'tableau-6': '7D' }),
  });

it('the query keys are those that announce something, and no others', () => {
  const queries = (Object.keys(DEFAULT_KEYMAP) as (keyof typeof DEFAULT_KEYMAP)[]).filter((action) =>
    isQuery(action),
  );
  expect(queries).toEqual(Object.keys(DEFAULT_KEYMAP).filter((action) => action.startsWith('say')));
});

it('without a focus on the table, only carried cards are announced', () => {
  const { ask, take, where } = klondike();
  const nowhere = { item: undefined };
  expect([ask('sayPile', nowhere), ask('sayWhere', nowhere), where(nowhere)]).toEqual(['', '', '']);
  expect(where({ item: { pile: 'cellar', index: 0 } })).toBe('');
  take('tableau-3', 2);
  expect(ask('sayWhere', nowhere)).toBe('In your hand: 5 of hearts.');
});

describe('the current place', () => {
  it('is the full card name, and its pile', () => {
    const { ask, at } = klondike();
    at('tableau-3');
    expect(ask('sayWhere')).toBe('5 of hearts, 3 of 3, in column 3.');
    at('tableau-3', 1);
    expect(ask('sayWhere')).toBe('2 face-down cards, in column 3.');
    at('stock', 23);
    expect(ask('sayWhere')).toBe('Turn 3 cards, in stock.');
    at('foundation-2');
    expect(ask('sayWhere')).toBe('Empty, takes: ace, in foundation 2.');
    at('tableau-1');
    expect(ask('sayWhere')).toMatch(/^[\w ]+, 1 of 1, in column 1\.$/);
  });

  it('includes carried cards, and whether they can be dropped here, or why not', () => {
    const { ask, at, take } = klondike();
    take('tableau-3', 2);
    at('tableau-3');
    expect(ask('sayWhere')).toBe('5 of hearts, 3 of 3, in column 3. In your hand: 5 of hearts.');
    at('tableau-5');
    expect(ask('sayWhere')).toBe('6 of spades, 5 of 5, in column 5. In your hand: 5 of hearts. Can drop.');
    at('tableau-6');
    expect(ask('sayWhere')).toBe(
      '7 of diamonds, 6 of 6, in column 6. In your hand: 5 of hearts. ' +
        'Not allowed: 5 of hearts needs a black 6. 7 of diamonds is red.',
    );
  });

  it('while carrying is a target with its top card, in brief with the possible action', () => {
    const { session } = klondike();
    const say = (verbosity?: Verbosity) =>
      canDropText(new MessageFormatter(en, 'en', verbosity), session.position, 'tableau-5');
    expect(say()).toBe('6 of spades, column 5. Can drop.');
    expect(say('full')).toBe('6 of spades, column 5. Can drop.');
    expect(say('brief')).toBe('Can drop.');
  });

  it('in brief is the card without its place', () => {
    const { where, at, speak } = klondike();
    speak('brief');
    at('tableau-3');
    expect(where()).toBe('5 of hearts, in column 3.');
  });
});

describe('the current pile', () => {
  it('is the number of face-down cards, then the others, the deepest first', () => {
    const { session, ask, at } = klondike();
    make(session, 'tableau-3>tableau-5:1');
    at('tableau-5');
    expect(ask('sayPile')).toBe('Column 5: 4 face-down cards, 6 of spades, 5 of hearts.');
    at('tableau-1');
    expect(ask('sayPile')).toMatch(/^Column 1: [\w]+ of \w+\.$/);
  });

  it('is for a waste only the visible cards, and the total', () => {
    const { session, ask, at } = klondike();
    make(session, 'draw');
    at('waste');
    const shown = pileOf(session.position, 'waste')?.cards.map((card) => nameOf(card)) ?? [];
    const list = (names: readonly string[]) => names.join(', ');
    expect(ask('sayPile').toLowerCase()).toBe(`waste: ${list(shown)}.`);
    make(session, 'draw');
    const last = pileOf(session.position, 'waste')?.cards.slice(-3) ?? [];
    expect(ask('sayPile').toLowerCase()).toBe(`waste, 6 cards: ${list(last.map((card) => nameOf(card)))}.`);
  });

  it('is for a foundation or a reserve the top card; for a stock the number of cards', () => {
    const demon = table('demon', { deal: 1 });
    demon.at('reserve');
    expect(demon.ask('sayPile')).toMatch(/^Reserve: \w+ of \w+ on top of 13 cards\.$/);
    demon.at('foundation-1');
    expect(demon.ask('sayPile')).toMatch(/^Foundation 1: \w+ of \w+, the only card\.$/);
    demon.at('stock');
    expect(demon.ask('sayPile')).toBe('Stock: 34 cards.');
    demon.at('waste');
    expect(demon.ask('sayPile')).toBe('Waste: empty.');
  });

  it('is for the stock of Reno its face-down cards and the turned card', () => {
    const { session, ask, at } = table('reno', { deal: 1 });
    at('stock');
    const turned = nameOf(pileOf(session.position, 'stock')?.cards.at(-1));
    expect(ask('sayPile').toLowerCase()).toBe(`stock: 34 face-down cards, ${turned}.`);
  });
});

describe('stock, waste and reserve', () => {
  it('include all sources of the tableau, by their top cards', () => {
    const { session, ask } = table('demon', { deal: 1 });
    expect(ask('sayWaste')).toMatch(
      /^Stock: 34 cards\. Waste: empty\. Reserve: \w+ of \w+ on top of 13 cards\.$/,
    );
    make(session, 'draw');
    expect(ask('sayWaste')).toMatch(/^Stock: 31 cards\. Waste: \w+ of \w+ on top of 3 cards\. Reserve: /);
  });

  it('include the discard pile, if there is one', () => {
    expect(table('over-under', { deal: 1 }).ask('sayWaste')).toMatch(
      /^Stock: 16 cards\. Discard pile: \w+ of \w+, the only card\.$/,
    );
  });

  it('are empty if they are, also while the stock offers a redeal', () => {
    const { session, ask } = table('demon', { deal: 1 });
    const cards: readonly Card[] = pileOf(session.position, 'reserve')?.cards ?? [];
    const piles = session.position.piles.map((pile) =>
      pile.kind === 'reserve'
        ? { ...pile, cards: [], faceDown: 0 }
        : pile.kind === 'waste'
          ? { ...pile, cards: [...cards, ...(pileOf(session.position, 'stock')?.cards ?? [])] }
          : pile.kind === 'stock'
            ? { ...pile, cards: [], faceDown: 0 }
            : pile,
    );
    const game = Game.at({ ...session.position, piles });
    const over = { position: game.position, game } as unknown as Session;
    expect(ask('sayWaste', { session: over })).toMatch(
      /^Stock: Turn over the waste\. Waste: .* on top of 47 cards\. Reserve: empty\.$/,
    );
  });

  it('include an empty stock with its action', () => {
    const { session, ask } = klondike();
    make(session, ...Array<string>(8).fill('draw'));
    expect(ask('sayWaste')).toMatch(/^Stock: Turn over the waste\. Waste: /);
    const { session: over, ask: askOver } = table('over-under', { deal: 1 });
    make(over, ...Array<string>(16).fill('draw'));
    expect(askOver('sayWaste')).toMatch(/^Stock: empty\. Discard pile: .* on top of 17 cards\.$/);
  });
});

describe('foundations and tableau', () => {
  it('are each read with number and top card', () => {
    const { ask } = table('cruel', { deal: 1 });
    expect(ask('sayFoundations')).toMatch(
      /^Foundations: 1, ace of \w+; 2, ace of \w+; 3, .*; 4, ace of \w+\.$/,
    );
    expect(klondike().ask('sayFoundations')).toBe('Foundations: 1, empty; 2, empty; 3, empty; 4, empty.');
    expect(table('over-under', { deal: 1 }).ask('sayFoundations')).toMatch(/^Discard pile: /);
  });

  it('include the number of face-down cards of a column', () => {
    const { session, ask } = klondike();
    const columnsText = ask('sayTableau');
    expect(columnsText).toMatch(
      /^Columns: 1, [^;]* of \w+; 2, [^;]*, 1 face down; 3, 5 of hearts, 2 face down; /,
    );
    expect(columnsText).toMatch(/; 7, [^;]*, 6 face down\.$/);
    for (const { kind, cards } of session.position.piles)
      if (kind === 'tableau') expect(columnsText).toContain(nameOf(cards.at(-1)));
  });
});

describe('the last message', () => {
  it('is repeated, or nothing was announced', () => {
    const { ask } = klondike();
    expect(ask('sayLast', { lastAnnounced: 'Bookmark set.' })).toBe('Bookmark set.');
    expect(ask('sayLast')).toBe('No announcement yet.');
  });
});

describe('possible moves', () => {
  it('are each read with card and place, and draws are named', () => {
    const { ask } = table('klondike', { deal: 42 });
    expect(ask('sayMoves')).toMatch(/^\d moves: .*ace of diamonds to foundation 1; .*turning cards\.$/);
  });

  it('include equivalent empty piles once', () => {
    const { session, ask } = table('klondike', { deal: 42 });
    const all = session.game.legalMoves().length;
    const n = Number(/^(\d+) move/.exec(ask('sayMoves'))?.[1]);
    expect(n).toBe(all - 3);
    expect(ask('sayMoves')).not.toContain('foundation 2');
  });

  it('are sorted: each target of each card and each run', () => {
    const { ask } = table('klondike', {
      deck: deckFor('klondike', {
        'tableau-1': '2S',
        'tableau-2': '7D',
        'tableau-3': '9C',
        'tableau-4': '6C',
        'tableau-5': '6S',
        'tableau-6': 'QH',
        'tableau-7': 'KD',
      }),
    });
    expect(ask('sayMoves')).toBe('3 moves: 6 of clubs to column 2; 6 of spades to column 2; turning cards.');
  });

  it('are all read, but in brief only a few', () => {
    const tops = ['2S', '3H', '4S', '5H', '6S', '7H', '8S'].map((card, i) => [`tableau-${i + 1}`, card]);
    const { ask, speak } = table('klondike', {
      deck: deckFor('klondike', Object.fromEntries(tops) as Record<string, string>),
    });
    const whole = ask('sayMoves');
    expect(whole).toMatch(/^7 moves: .*; turning cards\.$/);
    expect(whole.length).toBeGreaterThan(140);
    speak('full');
    expect(ask('sayMoves')).toBe(whole);
    speak('brief');
    const brief = ask('sayMoves');
    expect(brief).toMatch(/^7 moves: .*, and more\.$/);
    expect(brief.length).toBeLessThanOrEqual(140);
    expect(whole.startsWith(brief.replace(/, and more\.$/, ''))).toBe(true);
  });

  it('that make no progress are marked as such', () => {
    const { tableau: _, ...others } = klondikeGame.piles;
    const piles = { ...others, tableau: { count: 7, shows: 'top' }, waste: { shows: 'all' } } as const;
    const { ask } = table({ ...klondikeGame, id: 'hopeless', options: {}, piles }, { deal: 1 });
    expect(ask('sayMoves')).toBe('No useful moves left. Undo, or start a new game. 1 move: turning cards.');
  });

  it('include redeals; or there is none', () => {
    const { session, ask } = klondike();
    make(session, ...Array<string>(8).fill('draw'));
    expect(ask('sayMoves')).toMatch(/turning over the waste\.$/);
    const { session: over, ask: askOver } = table('over-under', { deal: 1 });
    while (over.game.legalMoves().length) over.play(over.game.legalMoves().at(-1) ?? { kind: 'draw' });
    expect(askOver('sayMoves')).toBe('No moves.');
  });
});

describe('score and time', () => {
  it('are read as displayed, the time in words', () => {
    const { ask } = klondike();
    expect(ask('sayScore')).toBe('Score: 0. Moves: 0. Time: 0 seconds.');
    expect(table('reno', { deal: 1 }).ask('sayScore')).toBe(
      'Paid: $0. Stake: $52. Net: −$52. Moves: 0. Time: 0 seconds.',
    );
    expect(table('over-under', { deal: 1 }).ask('sayScore')).toBe(
      'Points: 0. Cards left: 35. Moves: 0. Time: 0 seconds.',
    );
  });

  it('omit what the page removes', () => {
    const { ask } = klondike();
    const without = (...parts: string[]) => ask('sayScore', { hides: (part) => parts.includes(part) });
    expect(without('time')).toBe('Score: 0. Moves: 0.');
    expect(without('score', 'moves')).toBe('Time: 0 seconds.');
  });

  it('include whether the game can still be won, while it is in progress', () => {
    const { ask } = klondike();
    const verdict = { state: 'winnable', about: 'win', canReturn: false } as const;
    expect(ask('sayScore', { verdict })).toBe('Score: 0. Moves: 0. Time: 0 seconds. Can be won.');
    const { setup, line } = winOf('over-under');
    const over = table('over-under', setup);
    make(over.session, ...line);
    expect(over.ask('sayScore', { verdict })).toMatch(/ Moves: \d+\. Time: [\w, ]+\.$/);
  });
});

describe('in random games of all kinds', () => {
  const QUESTIONS: readonly Query[] = [
    'sayWhere',
    'sayPile',
    'sayWaste',
    'sayFoundations',
    'sayTableau',
    'sayMoves',
    'sayScore',
  ];

  it.each(GAMES)('%s: the texts are complete, and name no face-down card', (variant) => {
    for (const seed of [1, 2]) {
      const { session, ask, at } = table(variant, { deal: 100 + seed });
      const random = randomFrom(seed);
      for (let i = 0; i < 40; i++) {
        const { piles } = session.position;
        const answers = piles.flatMap(({ id }, nth) => {
          at(id);
          return (nth ? QUESTIONS.slice(0, 2) : QUESTIONS).map((question) => ask(question));
        });
        const hidden = piles.flatMap(({ cards, faceDown }): Card[] => cards.slice(0, faceDown));
        const spokenText = answers.join('\n').toLowerCase();
        expect(hidden.filter((card) => spokenText.includes(nameOf(card)))).toEqual([]);
        expect(answers.filter((answer) => !/^[A-Z\d].*\.$/.test(answer))).toEqual([]);
        expect(spokenText).not.toMatch(/[{}]|undefined|nan| {2}|, \.|: \./);
        const move = anyMove(session.game.fork(), random);
        if (!move) break;
        session.play(move);
      }
    }
  });
});
