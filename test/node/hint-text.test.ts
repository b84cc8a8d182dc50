// Hints as text: the move with source and target, and the reason.
import { describe, expect, it } from 'vitest';
import { Game, type Move, type Position } from '../../src/engine.js';
import { pyramid } from '../../src/games/pyramid.js';
import { spider } from '../../src/games/spider.js';
import { hintText, noHintText } from '../../src/text/hint-text.js';
import { MessageFormatter } from '../../src/text/message-formatter.js';
import { en } from '../../src/locales/en-all.js';
import type { Hint, HintReason } from '../../src/session/hint.js';
import type { Session } from '../../src/session/session.js';
import { dealt, deckFor, GAMES, moveOf, pile } from '../support/decks.js';
import { scorpion } from '../../src/games/scorpion.js';
import { upAndDown } from '../support/group-games.js';
import { make, startSession, winOf } from '../support/sessions.js';
import { tags, textsOf } from '../support/texts.js';

const formatter = new MessageFormatter(en, 'en');
const { session } = startSession('klondike', {
  deck: deckFor('klondike', { 'tableau-3': '.. 9C 5H', 'tableau-5': '6S', 'tableau-6': '7D' }),
});
const five: Move = moveOf('tableau-3>tableau-5');
const textOf = (reason: HintReason, move = five, hidden = false): string =>
  hintText(formatter, { move, reason, hidden }, session);

const REASONS: Readonly<Record<HintReason['code'], readonly [HintReason, string]>> = {
  'goes-home': [{ code: 'goes-home' }, 'It builds up its foundation.'],
  'turns-up': [{ code: 'turns-up', pile: 'tableau-3' }, 'A card turns up in column 3.'],
  'frees-reserve': [{ code: 'frees-reserve', pile: 'reserve' }, 'It frees a card of the reserve.'],
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
  wins: [{ code: 'wins', moves: 112 }, 'It leads to a win.'],
  'leaves-fewest': [{ code: 'leaves-fewest', cards: 3 }, 'The fewest possible is 3.'],
  'reaches-aim': [{ code: 'reaches-aim', moves: 1 }, 'It starts a line that recovers the stake.'],
};

describe('a hint', () => {
  it.each(Object.entries(REASONS))(
    '%s: names the card, the pile, the card there, and the reason',
    (_, [reason, why]) => {
      expect(textOf(reason)).toBe(`5 of hearts to column 5, on 6 of spades. ${why}`);
    },
  );

  describe('shown on the table is short and uses card symbols', () => {
    const shortText = (
      move: Move,
      reason: HintReason = { code: 'builds' },
      lang = 'en',
      of = session,
    ): string =>
      hintText(
        lang === 'en' ? formatter : new MessageFormatter(textsOf(lang), lang),
        { move, reason, hidden: false },
        of,
        'short',
      );

    it('names the card and the target card', () => {
      expect(shortText(five)).toBe('Move 5♥ onto 6♠. It extends a run.');
      expect(shortText(five, { code: 'wins', moves: 112 })).toBe('Move 5♥ onto 6♠. It leads to a win.');
    });

    it('names the next move in the same form', () => {
      expect(shortText(five, { code: 'opens-way', then: moveOf('tableau-5>tableau-6:2') })).toBe(
        'Move 5♥ onto 6♠. Then: Move 6♠ onto 7♦.',
      );
    });

    it('names an empty pile, and writes a ten with two digits', () => {
      const { session: other } = startSession('klondike', {
        deck: deckFor('klondike', { 'tableau-1': 'AC', 'tableau-2': '. TS' }),
      });
      expect(shortText(moveOf('tableau-1>foundation-1'), undefined, 'en', other)).toMatch(
        /^Move A♣ to foundation 1\. /,
      );
      expect(formatter.cardSign('TS')).toBe('10♠');
    });

    it('has the same text as the announcement for a draw or a redeal', () => {
      for (const kind of ['draw', 'redeal'] as const)
        expect(shortText({ kind }, { code: kind })).toBe(textOf({ code: kind }, { kind }));
    });

    it.each(tags)('%s: has the card symbols, isolated if the language is right-to-left', (tag) => {
      const text = shortText(five, undefined, tag);
      expect(text.replaceAll(/[\u2066\u2069]/g, '')).toMatch(/5♥.*6♠/);
      expect(text.includes('\u20665♥\u2069')).toBe(['ar', 'he'].includes(tag));
      expect(text.length).toBeLessThan(90);
    });
  });

  it('has a text for every reason code, and no unused text', () => {
    expect(Object.keys(en.hintWhy).sort()).toEqual(Object.keys(REASONS).sort());
  });

  it('uses the singular for one card', () => {
    expect(textOf({ code: 'chain', plays: 1 })).toMatch(/\. It can be played\.$/);
  });

  it('names the group of the reserve that it frees a card of, as the game names it', () => {
    const whyOf = (pile: string, by: MessageFormatter): string =>
      hintText(by, { move: five, reason: { code: 'frees-reserve', pile }, hidden: false }, session);
    const named = formatter.forGame(upAndDown);
    expect(whyOf('left-2', named)).toMatch(/\. It frees a card of the reserve “left store”\.$/);
    expect(whyOf('cell-1', named)).toMatch(/\. It frees a card of a parking place\.$/);
    for (const tag of tags)
      expect(whyOf('left-1', new MessageFormatter(textsOf(tag), tag).forGame(upAndDown)), tag).toMatch(
        /left store/i,
      );
  });

  it('mentions hidden cards exactly if they were used', () => {
    const expected = textOf({ code: 'wins', moves: 12 });
    expect(textOf({ code: 'wins', moves: 12 }, five, true)).toBe(`${expected} (Hidden cards were used.)`);
  });

  it('names the number of cards that a draw turns, and the kind of redeal', () => {
    expect(textOf({ code: 'draw' }, { kind: 'draw' })).toBe('Turn 3 cards. No useful move on the table.');
    const redeal: Hint = { move: { kind: 'redeal' }, reason: { code: 'redeal' }, hidden: false };
    for (const [game, action] of [
      ['klondike', 'Turn over the waste'],
      ['cruel', 'Redeal'],
    ] as const)
      expect(hintText(formatter, redeal, startSession(game, { deal: 1 }).session), game).toBe(
        `${action}. No useful move on the table.`,
      );
    const one = startSession('klondike', { deal: 1, options: { draw: 1 } }).session;
    const hint: Hint = { move: { kind: 'draw' }, reason: { code: 'draw' }, hidden: false };
    expect(hintText(formatter, hint, one)).toMatch(/^Turn 1 card\. /);
    // fewer cards are left than one draw takes
    const few = startSession('demon', { deal: 1 }).session;
    make(few, ...Array<string>(11).fill('draw'));
    expect(hintText(formatter, hint, few)).toMatch(/^Turn 1 card\. /);
  });

  it('for a whole column names its bottom card and the number of cards on it', () => {
    make(session, 'tableau-3>tableau-5:1');
    const text = textOf({ code: 'turns-up', pile: 'tableau-5' }, moveOf('tableau-5>tableau-6:2'));
    expect(text).toBe('6 of spades and 1 more to column 6, on 7 of diamonds. A card turns up in column 5.');
    session.undo();
  });

  it('does not change the position', () => {
    const { position } = session;
    textOf({ code: 'opens-way', then: moveOf('tableau-5>tableau-6:2') });
    expect(session.position).toBe(position);
  });

  it('consists of whole sentences in the games of the vectors', () => {
    for (const variant of GAMES) {
      const { setup, line } = winOf(variant);
      const table = startSession(variant, setup).session;
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

describe('the place of a hinted card', () => {
  it('is stated if the same card is also elsewhere, face up', () => {
    const two = Game.deal(spider, { deal: 3, options: { suits: 1 } });
    const tops = two.position.piles
      .filter(({ kind }) => kind === 'tableau')
      .map(({ id, cards }) => [id, cards.at(-1)]);
    const [move] = two
      .legalMoves()
      .filter(
        (one) =>
          one.kind === 'play' &&
          tops.filter(([, card]) => card === pile(two, one.from).cards.at(-1)).length > 1,
      );
    if (move?.kind !== 'play') throw new Error('no such move');
    const text = hintText(
      formatter,
      { move, reason: { code: 'builds' }, hidden: false },
      {
        position: two.position,
        game: two,
      },
    );
    expect(text).toContain(`, in column ${move.from.split('-')[1] ?? ''}.`);
  });

  it('is stated in a pyramid', () => {
    const game = dealt(pyramid, { 'tableau-22': '6S', 'tableau-24': '7H' });
    const text = hintText(
      formatter.forGame(game.variant),
      {
        move: { kind: 'pair', from: 'tableau-22', with: 'tableau-24' },
        reason: { code: 'removes' },
        hidden: false,
      },
      { position: game.position, game },
    );
    expect(text).toContain('6 of spades, in place 22. 7 of hearts, in place 24.');
  });

  it('is not stated otherwise, nor in the short text on the table', () => {
    const plain: Hint = {
      move: moveOf('tableau-3>tableau-5:1'),
      reason: { code: 'builds' },
      hidden: false,
    };
    expect(hintText(formatter, plain, session)).not.toContain(', in ');
    const game = dealt(pyramid, { 'tableau-22': '6S', 'tableau-24': '7H' });
    const pair: Hint = {
      move: { kind: 'pair', from: 'tableau-22', with: 'tableau-24' },
      reason: { code: 'removes' },
      hidden: false,
    };
    expect(hintText(formatter, pair, { position: game.position, game }, 'short')).not.toContain('place');
  });
});

describe('no hint', () => {
  const noHint = (status: Position['status'], { game }: Pick<Session, 'game'> = session): string =>
    noHintText(formatter, { position: { ...game.position, status }, game } as Session);

  it('is announced with the reason, and suggests undo unless the game is won', () => {
    expect(noHint('playing')).toBe(en.hintNone);
    expect(noHint('lost')).toBe(en.hintLost);
    expect(noHint('won')).toBe(en.wonTitle);
    expect(noHint('playing')).toMatch(/undo/i);
    expect(noHint('lost')).toMatch(/undo/i);
  });

  it('in a lost game whose stock is used up does not mention draws', () => {
    const used = dealt(scorpion, {});
    used.play({ kind: 'draw' });
    expect(used.legalMoves().some(({ kind }) => kind === 'draw')).toBe(false);
    expect(noHint('lost', { game: used })).toBe(en.stuck);
  });

  it('in a lost game without a stock mentions that the remaining moves are not useful', () => {
    const { session: cruel } = startSession('cruel', { deal: 1 });
    expect(cruel.game.legalMoves()).not.toEqual([]);
    expect(noHint('lost', cruel)).toBe(en.stuck);
  });
});
