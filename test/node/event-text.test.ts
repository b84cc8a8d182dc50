// The announcements: one text for each event, in whole sentences, with the names of cards and piles.
import { describe, expect, test } from 'vitest';
import { Game, readMove, type Move, type Refusal, type RefusalCode, type Setup } from '../../src/engine.js';
import { eventText, faultText } from '../../src/text/event-text.js';
import { pickText } from '../../src/text/pick-text.js';
import { MessageFormatter } from '../../src/text/message-formatter.js';
import { refusalText } from '../../src/text/refusal-text.js';
import { en } from '../../src/locales/en-all.js';
import { systemClock } from '../../src/platform/clock.js';
import { Session } from '../../src/session/session.js';
import { cardsOf } from '../support/cards.js';
import { deckFor, GAMES } from '../support/decks.js';
import { anyMove, randomFrom } from '../support/games.js';
import { followUp } from '../support/sessions.js';
import { winVectors } from '../support/vectors.js';

const formatter = new MessageFormatter(en, 'en');

/** A table that records all announcements. */
function table(variant: string, setup: Setup) {
  const announcements: string[] = [];
  const session: Session = new Session(variant, setup, systemClock, (event) => {
    const text = eventText(formatter, event, session, 'N');
    if (text) announcements.push(text);
  });
  const play = (...moves: string[]): string | undefined => {
    for (const move of moves) expect(session.play(readMove(move) as Move)).toBeUndefined();
    return announcements.at(-1);
  };
  return { session, announcements, play };
}

describe('announcements of moves', () => {
  test('name a card and the card it uncovers', () => {
    const { play } = table('klondike', { deal: 42 });
    expect(play('tableau-5>foundation-1:1')).toBe(
      'Ace of diamonds to foundation 1. Turned up jack of hearts in column 5.',
    );
  });

  test('name several cards and the card they are placed on', () => {
    const { play } = table('reno', { deck: cardsOf(winVectors()[0]?.deck ?? '') });
    const line = winVectors()[0]?.line ?? [];
    const at = line.indexOf('tableau-2>tableau-4:2');
    expect(play(...line.slice(0, at + 1))).toBe('Jack of spades and 1 more to column 4, on queen of hearts.');
  });

  test('name turned cards and the number left', () => {
    const { play } = table('klondike', { deal: 42 });
    expect(play('draw')).toBe('2 of clubs, 6 of spades, queen of hearts on top. 21 left.');
    expect(play(...Array<string>(7).fill('draw'))).toMatch(
      /on top\. No cards left\. Press N to turn over\.$/,
    );
    expect(play('redeal')).toBe('Turned over. 24 cards.');
  });

  test('name the card that Reno turns automatically', () => {
    const { play } = table('reno', { deal: 42 });
    expect(play('draw')).toMatch(/^9 of hearts to the waste\. 34 left\. .* turned\.$/);
  });

  test('name a column filled by the reserve of Demon', () => {
    const win = winVectors().find(({ variant }) => variant === 'demon');
    const { play, announcements } = table('demon', { deck: cardsOf(win?.deck ?? '') });
    play(...(win?.line.slice(0, 60) ?? []));
    expect(announcements.some((text) => / from the reserve to column \d\./.test(text))).toBe(true);
  });

  test('report the redeal of Cruel', () => {
    const win = winVectors().find(({ variant }) => variant === 'cruel');
    const { play } = table('cruel', { deck: cardsOf(win?.deck ?? '') });
    const at = win?.line.indexOf('redeal') ?? -1;
    expect(play(...(win?.line.slice(0, at + 1) ?? []))).toBe('Dealt again.');
  });

  test('include the end of the game after the last move', () => {
    const win = winVectors().find(({ variant }) => variant === 'over-under');
    const { play } = table('over-under', { deck: cardsOf(win?.deck ?? '') });
    expect(play(...(win?.line ?? []))).toMatch(/ to discard pile, on .*\. You won in 51 moves\.$/);
  });

  test('undo names the returned card and what is hidden again; redo names the move', () => {
    const { play, session, announcements } = table('klondike', { deal: 42 });
    play('tableau-5>foundation-1:1');
    session.undo();
    expect(announcements.at(-1)).toBe('Undone: ace of diamonds back to column 5. Jack of hearts face down.');
    session.redo();
    expect(announcements.at(-1)).toBe(
      'Ace of diamonds to foundation 1. Turned up jack of hearts in column 5.',
    );
    play('draw');
    session.undo();
    expect(announcements.at(-1)).toBe('Undone: 2 of clubs, 6 of spades, queen of hearts back to the stock.');
    session.redo();
    expect(announcements.at(-1)).toBe('2 of clubs, 6 of spades, queen of hearts on top. 21 left.');
  });

  test('with automatic moves, undo and redo name the card that was played', () => {
    const { play, session, announcements } = table('klondike', { deal: 42 });
    play('tableau-5>foundation-1:1');
    expect(followUp(session, 'always')).toBe(2);
    session.undo();
    expect(announcements.at(-1)).toMatch(
      /^Undone: ace of diamonds back to column 5\. Jack of hearts face down\. /,
    );
    session.redo();
    expect(announcements.at(-1)).toMatch(
      /^Ace of diamonds to foundation 1\. Turned up jack of hearts in column 5\./,
    );
  });

  test('in Reno they name the card that was turned, also if the next one follows', () => {
    const deck = deckFor('reno', {}, {}, 'KH 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS KD 2H 3H 4H 5D AS');
    const { play, session, announcements } = table('reno', { deck });
    play('draw');
    expect(followUp(session, 'always')).toBeGreaterThan(0);
    session.undo();
    expect(announcements.at(-1)).toMatch(/^Undone: 5 of diamonds back to the stock\./);
    session.redo();
    expect(announcements.at(-1)).toMatch(/^5 of diamonds to the waste\. /);
  });

  test('in random games, the announcement of a redo starts like that of the move', () => {
    for (const variant of GAMES) {
      const { session, announcements } = table(variant, { deal: 11_982 });
      const random = randomFrom(3);
      for (let i = 0; i < 100; i++) {
        const move = anyMove(session.game.fork(), random);
        if (!move) break;
        session.play(move);
        const [first] = (announcements.at(-1) ?? '').split('. ');
        followUp(session, 'always');
        session.undo();
        session.redo();
        // shorter, because many cards moved with it
        expect(announcements.at(-1)).toMatch(new RegExp(`^${first?.replace(/,? on .*|\\.$/, '') ?? ''}`));
      }
    }
  });

  test('in random games, a redo announces all that the move did: turned cards and filled columns', () => {
    for (const variant of GAMES) {
      const { session, announcements } = table(variant, { deal: 4711 });
      const random = randomFrom(5);
      let filled = 0;
      for (let i = 0; i < 150; i++) {
        const move = anyMove(session.game.fork(), random);
        if (!move) break;
        session.play(move);
        // the key for a redeal is announced when the stock is used up, and not again
        const first = (announcements.at(-1) ?? '').replace(/ (Press \w|The waste) .*?\./, '');
        filled += first.includes('from the reserve') ? 1 : 0;
        session.undo();
        const undone = announcements.at(-1) ?? '';
        if (first.includes('from the reserve')) expect(undone).toMatch(/ to reserve\. .* face down\.$/);
        session.redo();
        expect(announcements.at(-1)).toBe(first);
      }
      expect(filled > 0, 'gaps filled').toBe(variant === 'demon');
    }
  });

  test('undoing several moves at once names the number of moves left', () => {
    const { session, announcements } = table('klondike', { deal: 11_982 });
    const random = randomFrom(3);
    let together = 0;
    for (let i = 0; i < 200; i++) {
      const move = anyMove(session.game.fork(), random);
      if (!move) break;
      const { moves } = session.position;
      session.play(move);
      followUp(session, 'always');
      const many = session.position.moves > moves + 1;
      session.undo();
      expect((announcements.at(-1) ?? '').endsWith(` Moves: ${moves}.`)).toBe(many);
      together += many ? 1 : 0;
      session.redo();
    }
    expect(together).toBeGreaterThan(0);
  });

  test('report a bookmark when it is set, and when it is restored', () => {
    const { play, session, announcements } = table('klondike', { deal: 42 });
    session.setBookmark();
    expect(announcements.at(-1)).toBe('Bookmark set.');
    play('draw');
    session.returnToBookmark();
    expect(announcements.at(-1)).toBe('Back at the bookmark.');
  });

  test('of a resumed game name the number of its moves', () => {
    const { play, session, announcements } = table('klondike', { deal: 42 });
    play('draw', 'draw');
    session.restore(session.toRecord());
    expect(announcements.at(-1)).toBe('Klondike, game resumed: 2 moves so far.');
  });

  test('omit pause and score, which are displayed', () => {
    const { play, session, announcements } = table('klondike', { deal: 42 });
    play('tableau-5>foundation-1:1');
    session.pause();
    session.resume();
    expect(announcements).toHaveLength(1);
  });

  test('name the number of a new deal', () => {
    const { session, announcements } = table('klondike', { deal: 42 });
    session.restart();
    expect(announcements.at(-1)).toBe('Klondike, deal 42.');
    session.deal('cruel', { deck: cardsOf(winVectors()[0]?.deck ?? '') });
    expect(announcements.at(-1)).toBe('Cruel, new game.');
  });

  test('name the date of a daily deal, also when it is restarted', () => {
    const { session, announcements } = table('klondike', { deal: 42 });
    session.deal('cruel', { deal: 7, day: '2026-11-01' });
    session.restart();
    expect(announcements.slice(-2)).toEqual(Array(2).fill('Cruel, daily game, November 1, 2026.'));
    session.deal('cruel', { deal: 7 });
    expect(announcements.at(-1)).toBe('Cruel, deal 7.');
  });

  test('in the games of the vectors nothing is missing, and no text except the end exceeds 140 characters', () => {
    for (const { variant, deck, options, line } of winVectors()) {
      const { play, announcements } = table(variant, { deck: cardsOf(deck), options });
      play(...line);
      expect(announcements).toHaveLength(line.length);
      for (const text of announcements) {
        expect(text).not.toMatch(/[{}]|undefined|\s\s/);
        expect(text.length).toBeLessThanOrEqual(140);
      }
    }
  });
});

test('of carried cards name the cards and every legal target', () => {
  const { position } = Game.deal('klondike', { deal: 42 });
  expect(pickText(formatter, position, 'tableau-6', ['JD'], ['foundation-1', 'tableau-2'])).toBe(
    'Picked up jack of diamonds from column 6. 2 places: foundation 1; 8 of spades, column 2.',
  );
  expect(pickText(formatter, position, 'tableau-6', ['JD', 'TS'], [])).toBe(
    'Picked up jack of diamonds and 1 more from column 6. It cannot be played anywhere.',
  );
});

describe('refusals', () => {
  const card = '5C';
  const onto = '7S';
  const spoken: readonly (readonly [Refusal, string])[] = [
    [
      { code: 'wrong-colour', card, onto, needs: { ranks: ['6'], colour: 'red' } },
      'Not allowed: 5 of clubs needs a red 6. 7 of spades is black.',
    ],
    [
      { code: 'wrong-colour', card: 'KH', onto: 'AD', needs: { ranks: ['A'], colour: 'black' } },
      'Not allowed: king of hearts needs a black ace. Ace of diamonds is red.',
    ],
    [
      { code: 'wrong-colour', card: '5H', onto: '6H', needs: { ranks: ['6'], colour: 'black' } },
      'Not allowed: 5 of hearts needs a black 6. 6 of hearts is red.',
    ],
    [{ code: 'nothing-on-that-rank', card, onto }, 'Not allowed: nothing is played on 7 of spades.'],
    [
      { code: 'wrong-rank', card: '5H', onto, needs: { ranks: ['6'], colour: 'black' } },
      'Not allowed: 5 of hearts needs a black 6.',
    ],
    [
      { code: 'wrong-suit', card, onto, needs: { ranks: ['4'], suit: 'C' } },
      'Not allowed: 5 of clubs needs the 4 of clubs.',
    ],
    [
      { code: 'wrong-suit', card: 'AS', onto: 'AH', needs: { ranks: [], suit: 'S' } },
      'Not allowed: only an empty place takes the ace of spades.',
    ],
    [
      { code: 'wrong-rank', card, onto, needs: { ranks: ['4', '6'] } },
      'Not allowed: 5 of clubs needs: 4 or 6.',
    ],
    [
      { code: 'whole-column-only', from: 'tableau-1', count: 3 },
      'Not allowed: a column moves only as a whole.',
    ],
    [
      { code: 'stays-on-foundation', from: 'foundation-1', card },
      'Not allowed: 5 of clubs stays on its foundation.',
    ],
    [
      { code: 'empty-not-from-there', to: 'tableau-1', kinds: ['waste', 'discard'] },
      'Not allowed: an empty column takes only cards from: waste or discard pile.',
    ],
    [
      { code: 'foundation-starts-with', card, to: 'foundation-1', needs: { ranks: ['A'] } },
      'Not allowed: the first card of a foundation must be: ace.',
    ],
    [{ code: 'too-many-at-once', most: 4 }, 'Not allowed: at most 4 cards can be moved at once.'],
  ];

  test.each(spoken)('$code', (refusal, text) => {
    expect(refusalText(formatter, refusal)).toBe(text);
  });

  test('every code has a sentence', () => {
    for (const [code, why] of Object.entries(en.why) as [RefusalCode, string][]) {
      const built = code === 'wrong-colour' || code === 'wrong-suit' || code === 'wrong-rank';
      expect(why === '', code).toBe(built);
    }
  });
});

test('every storage error has a sentence, and an unknown one has one, too', () => {
  const codes = [
    'storage-unavailable',
    'storage-full',
    'save-conflict',
    'save-changed',
    'statistics-damaged',
    'malformed',
  ];
  const texts = codes.map((code) => faultText(formatter, code));
  expect(new Set(texts).size).toBe(codes.length);
  expect(texts.at(-1)).toBe(en.faults.other);
  for (const code of ['future-format', 'unknown-variant', '']) {
    expect(faultText(formatter, code)).toBe(en.faults.other);
  }
});
