// The verbosity of announcements: brief, normal, full; and the limit of their length.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canDropText } from '../../src/elements/input/where-text.js';
import { Selection } from '../../src/elements/input/selection.js';
import { hintText } from '../../src/text/hint-text.js';
import { cardLabel } from '../../src/text/pile-labels.js';
import { eventText } from '../../src/text/event-text.js';
import { pickText } from '../../src/text/pick-text.js';
import { pileOf, MessageFormatter, type Verbosity } from '../../src/text/message-formatter.js';
import { refusalText } from '../../src/text/refusal-text.js';
import { en } from '../../src/locales/en.js';
import { systemClock } from '../../src/platform/clock.js';
import { Session } from '../../src/session/session.js';
import { deckFor, GAMES } from '../support/decks.js';
import { anyMove, conceivable, randomFrom } from '../support/games.js';
import { make, startSession } from '../support/sessions.js';

/** The maximum length of an announcement in English, except at full verbosity. */
const MOST = 140;
const voices = {
  brief: new MessageFormatter(en, 'en', 'brief'),
  normal: new MessageFormatter(en, 'en', 'normal'),
  full: new MessageFormatter(en, 'en', 'full'),
} satisfies Record<Verbosity, MessageFormatter>;
const LEVELS = ['brief', 'normal', 'full'] as const;

describe('announcements in brief, normal or full', () => {
  const deck = deckFor('klondike', {
    'tableau-3': '.. 9C 5H',
    'tableau-5': '6S',
    'tableau-6': '7D',
    'tableau-7': '6C',
  });
  const { session } = startSession('klondike', { deck });
  const { position, game } = session;
  const each = (format: (formatter: MessageFormatter) => string): string[] =>
    LEVELS.map((level) => format(voices[level]));

  it('of carried cards name the card; its pile and its targets', () => {
    const pick = (formatter: MessageFormatter) =>
      pickText(formatter, position, 'tableau-3', ['5H'], ['tableau-5', 'tableau-7']);
    expect(each(pick)).toEqual([
      'Picked up 5 of hearts. 2 places.',
      'Picked up 5 of hearts from column 3. 2 places: 6 of spades, column 5; 6 of clubs, column 7.',
      'Picked up 5 of hearts from column 3. 2 places: 6 of spades, column 5; 6 of clubs, column 7.',
    ]);
  });

  it('at a target report that it accepts the cards; and its name', () => {
    expect(each((formatter) => canDropText(formatter, position, 'tableau-5'))).toEqual([
      'Can drop.',
      '6 of spades, column 5. Can drop.',
      '6 of spades, column 5. Can drop.',
    ]);
  });

  it('of a refusal report that it is one; and why', () => {
    const refusal = game.explain({ kind: 'play', from: 'tableau-3', to: 'tableau-6', count: 1 });
    const why = 'Not allowed: 5 of hearts needs a black 6. 7 of diamonds is red.';
    expect(each((formatter) => (refusal ? refusalText(formatter, refusal) : ''))).toEqual([
      'Not allowed.',
      why,
      why,
    ]);
  });

  it('of a card have its name; and its place', () => {
    const pile = pileOf(position, 'tableau-3');
    expect(each((formatter) => (pile ? cardLabel(pile, 2, 'down', game, formatter) : ''))).toEqual([
      '5 of hearts',
      '5 of hearts, 3 of 3',
      '5 of hearts, 3 of 3',
    ]);
  });

  it('of a move name card and place; the target card; the uncovered card', () => {
    const announcements = LEVELS.map((level) => {
      const texts: string[] = [];
      const table: Session = new Session('klondike', { deck }, systemClock, (event) =>
        texts.push(eventText(voices[level], event, table)),
      );
      make(table, 'tableau-3>tableau-5:1');
      return texts.filter(Boolean).join('|');
    });
    expect(announcements).toEqual([
      '5 of hearts to column 5. Turned up 9 of clubs.',
      '5 of hearts to column 5, on 6 of spades. Turned up 9 of clubs in column 3.',
      '5 of hearts to column 5, on 6 of spades. Turned up 9 of clubs in column 3.',
    ]);
  });
});

describe('an announcement', () => {
  let longest = '';

  /** All announcements of actions in a random game. */
  function announcementsOf(variant: string, seed: number, formatter: MessageFormatter): string[] {
    const announcements: string[] = [];
    const session: Session = new Session(variant, { deal: seed }, systemClock, (event) => {
      announcements.push(eventText(formatter, event, session, 'Ctrl+Shift+Z'));
    });
    const random = randomFrom(seed);
    const hand = new Selection();
    for (let i = 0; i < 60; i++) {
      const { game, position } = session;
      const move = anyMove(game.fork(), random);
      for (const { id, cards } of position.piles) {
        for (const index of cards.keys()) {
          const held = hand.select(session, id, index, 'click');
          if (held?.index === index)
            announcements.push(pickText(formatter, position, id, held.cards, held.targets));
        }
      }
      if (i % 12 === 0) {
        for (const hint of session.hints()) announcements.push(hintText(formatter, hint, session));
        const tried = [...conceivable(position)].filter(() => random() < 0.03);
        for (const one of tried) {
          const refusal = game.explain(one);
          if (refusal) announcements.push(refusalText(formatter, refusal));
        }
      }
      if (!move) break;
      session.play(move);
      if (i % 4 === 0) {
        session.undo();
        session.redo();
      }
    }
    return announcements.filter(Boolean);
  }

  it.each(GAMES)(
    `%s: has at most ${MOST} characters, in whole sentences, with all placeholders filled`,
    (variant) => {
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 999_999_999 }), (seed) => {
          const announcements = announcementsOf(variant, seed, voices.normal);
          for (const text of announcements) if (text.length > longest.length) longest = text;
          expect(announcements.filter((text) => text.length > MOST)).toEqual([]);
          expect(
            announcements.filter((text) => !/^[A-Z\d].*[.!]$/.test(text) || /[{}]|undefined|\s\s/.test(text)),
          ).toEqual([]);
        }),
        { numRuns: 6, seed: 5 },
      );
    },
  );

  it('is never longer in brief than in normal, nor in normal than in full', () => {
    const sums = LEVELS.map((level) =>
      GAMES.flatMap((variant) => announcementsOf(variant, 42, voices[level])).reduce(
        (sum, text) => sum + text.length,
        0,
      ),
    );
    expect(sums).toEqual(sums.toSorted((a, b) => a - b));
    expect((sums[0] ?? 0) * 1.5).toBeLessThan(sums[1] ?? 0);
  });

  it('control: the longest one is listed here', () => {
    process.stdout.write(`${longest.length} characters: ${longest}\n`);
    expect(longest.length).toBeGreaterThan(100);
  });
});
