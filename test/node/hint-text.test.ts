// Hints as text: the move with source and target, and the reason.
import { describe, expect, it } from 'vitest';
import type { Move, Position } from '../../src/engine.js';
import { hintText, noHintText } from '../../src/text/hint-text.js';
import { MessageFormatter } from '../../src/text/message-formatter.js';
import { en } from '../../src/locales/en.js';
import type { Hint, HintReason } from '../../src/session/hints.js';
import type { Session } from '../../src/session/session.js';
import { deckFor, GAMES, moveOf } from '../support/decks.js';
import { make, sit, winOf } from '../support/sessions.js';
import { tags, textsOf } from '../support/texts.js';

const formatter = new MessageFormatter(en, 'en');
const { session } = sit('klondike', {
  deck: deckFor('klondike', { 'tableau-3': '.. 9C 5H', 'tableau-5': '6S', 'tableau-6': '7D' }),
});
const five: Move = moveOf('tableau-3>tableau-5');
const told = (reason: HintReason, move = five, hidden = false): string =>
  hintText(formatter, { move, reason, hidden }, session);

const REASONS: Readonly<Record<HintReason['code'], readonly [HintReason, string]>> = {
  'goes-home': [{ code: 'goes-home' }, 'It can go to its foundation.'],
  'turns-up': [{ code: 'turns-up', pile: 'tableau-3' }, 'A card turns up in column 3.'],
  'frees-reserve': [{ code: 'frees-reserve' }, 'It frees a card of the reserve.'],
  'frees-waste': [{ code: 'frees-waste' }, 'It frees a card that was turned.'],
  'empties-column': [{ code: 'empties-column' }, 'It empties a column.'],
  'completes-run': [{ code: 'completes-run' }, 'It completes a run.'],
  uncovers: [{ code: 'uncovers', cards: 2 }, 'It uncovers 2 cards.'],
  removes: [{ code: 'removes' }, 'It leaves fewer cards.'],
  builds: [{ code: 'builds' }, 'It extends a run.'],
  chain: [{ code: 'chain', plays: 7 }, 'Starts a run of 7.'],
  'opens-way': [
    { code: 'opens-way', then: moveOf('tableau-5>tableau-6:2') },
    'Then: 6 of spades and 1 more to column 6, on 7 of diamonds.',
  ],
  draw: [{ code: 'draw' }, 'No useful move on the table.'],
  redeal: [{ code: 'redeal' }, 'No useful move on the table.'],
  wins: [{ code: 'wins', moves: 112 }, 'It starts a win in 112 moves.'],
  'leaves-fewest': [{ code: 'leaves-fewest', cards: 3 }, 'The fewest possible is 3.'],
  'reaches-aim': [{ code: 'reaches-aim', moves: 1 }, 'It recovers the stake.'],
};

describe('a hint', () => {
  it.each(Object.entries(REASONS))('%s: the card, where it goes, onto what, and why', (_, [reason, why]) => {
    expect(told(reason)).toBe(`5 of hearts to column 5, on 6 of spades. ${why}`);
  });

  describe('on the table is short, with the cards as signs', () => {
    const seen = (move: Move, reason: HintReason = { code: 'builds' }, lang = 'en', of = session): string =>
      hintText(
        lang === 'en' ? formatter : new MessageFormatter(textsOf(lang), lang),
        { move, reason, hidden: false },
        of,
        'short',
      );

    it('onto a card', () => {
      expect(seen(five)).toBe('Move 5♥ onto 6♠. It extends a run.');
      expect(seen(five, { code: 'wins', moves: 112 })).toBe('Move 5♥ onto 6♠. It starts a win in 112 moves.');
    });

    it('also of the move that follows', () => {
      expect(seen(five, { code: 'opens-way', then: moveOf('tableau-5>tableau-6:2') })).toBe(
        'Move 5♥ onto 6♠. Then: Move 6♠ onto 7♦.',
      );
    });

    it('to an empty place by its name, and a ten with its two digits', () => {
      const { session: other } = sit('klondike', {
        deck: deckFor('klondike', { 'tableau-1': 'AC', 'tableau-2': '. TS' }),
      });
      expect(seen(moveOf('tableau-1>foundation-1'), undefined, 'en', other)).toMatch(
        /^Move A♣ to foundation 1\. /,
      );
      expect(formatter.cardSign('TS')).toBe('10♠');
    });

    it('turns cards and redeals as it is said', () => {
      for (const kind of ['draw', 'redeal'] as const)
        expect(seen({ kind }, { code: kind })).toBe(told({ code: kind }, { kind }));
    });

    it.each(tags)('%s: the signs alone, in their own direction', (tag) => {
      const text = seen(five, undefined, tag);
      expect(text.replaceAll(/[\u2066\u2069]/g, '')).toMatch(/5♥.*6♠/);
      expect(text.includes('\u20665♥\u2069')).toBe(['ar', 'he'].includes(tag));
      expect(text.length).toBeLessThan(90);
    });
  });

  it('has a reason in words for every code, and no words for others', () => {
    expect(Object.keys(en.hintWhy).sort()).toEqual(Object.keys(REASONS).sort());
  });

  it('of one card or one move is told as of one', () => {
    expect(told({ code: 'chain', plays: 1 })).toMatch(/\. It can be played\.$/);
    expect(told({ code: 'wins', moves: 1 })).toMatch(/\. It wins\.$/);
  });

  it('says when hidden cards were used, and only then', () => {
    const honest = told({ code: 'wins', moves: 12 });
    expect(told({ code: 'wins', moves: 12 }, five, true)).toBe(`${honest} (I peeked at hidden cards.)`);
  });

  it('points to the stock with the number of cards that it turns, and to the redeal', () => {
    expect(told({ code: 'draw' }, { kind: 'draw' })).toBe('Turn 3 cards. No useful move on the table.');
    const redeal: Hint = { move: { kind: 'redeal' }, reason: { code: 'redeal' }, hidden: false };
    for (const [game, action] of [
      ['klondike', 'Turn over the waste'],
      ['cruel', 'Redeal'],
    ] as const)
      expect(hintText(formatter, redeal, sit(game, { deal: 1 }).session), game).toBe(
        `${action}. No useful move on the table.`,
      );
    const one = sit('klondike', { deal: 1, options: { draw: 1 } }).session;
    const hint: Hint = { move: { kind: 'draw' }, reason: { code: 'draw' }, hidden: false };
    expect(hintText(formatter, hint, one)).toMatch(/^Turn 1 card\. /);
    // fewer cards are left than one draw takes
    const few = sit('demon', { deal: 1 }).session;
    make(few, ...Array<string>(11).fill('draw'));
    expect(hintText(formatter, hint, few)).toMatch(/^Turn 1 card\. /);
  });

  it('of a whole column names its head and how many come along', () => {
    make(session, 'tableau-3>tableau-5:1');
    const text = told({ code: 'turns-up', pile: 'tableau-5' }, moveOf('tableau-5>tableau-6:2'));
    expect(text).toBe('6 of spades and 1 more to column 6, on 7 of diamonds. A card turns up in column 5.');
    session.undo();
  });

  it('changes nothing at the table', () => {
    const { position } = session;
    told({ code: 'opens-way', then: moveOf('tableau-5>tableau-6:2') });
    expect(session.position).toBe(position);
  });

  it('in the games of the vectors is always one or two whole sentences', () => {
    for (const variant of GAMES) {
      const { setup, line } = winOf(variant);
      const table = sit(variant, setup).session;
      for (const move of line) {
        for (const hint of table.hints()) {
          const text = hintText(formatter, hint, table);
          expect(text).toMatch(/^[A-Z\d][^{}]*\. [A-Z\d][^{}]*\.$/);
          expect(text).not.toMatch(/undefined|\s\s| ,|\bto \.|\bin \./);
        }
        make(table, move);
      }
      expect(table.hints()).toEqual([]);
    }
  });
});

describe('no hint', () => {
  const said = (status: Position['status'], { game } = session): string =>
    noHintText(formatter, { position: { ...game.position, status }, game } as Session);

  it('is told, with what can be done instead', () => {
    expect(said('playing')).toBe(en.hintNone);
    expect(said('lost')).toBe(en.hintLost);
    expect(said('won')).toBe(en.wonTitle);
    expect(said('playing')).toMatch(/undo/i);
    expect(said('lost')).toMatch(/undo/i);
  });

  it('is told of a lost game without a stock by whether a move is left that leads nowhere', () => {
    const { session: cruel } = sit('cruel', { deal: 1 });
    expect(cruel.game.legalMoves()).not.toEqual([]);
    expect(said('lost', cruel)).toBe(en.stuck);
  });
});
