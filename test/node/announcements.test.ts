// The announcements of each event, in brief, normal and full, and the limit of their length.
import { describe, expect, it } from 'vitest';
import { CARDS, readMove, type Card, type Move, type Variant } from '../../src/engine.js';
import { pyramid } from '../../src/games/pyramid.js';
import { cardsTo } from '../../src/text/play-text.js';
import { eventText } from '../../src/text/event-text.js';
import { fitted } from '../../src/text/fitted-text.js';
import { outcomeText } from '../../src/text/end-text.js';
import { pickText } from '../../src/text/pick-text.js';
import { MessageFormatter, type PageTexts, type Verbosity } from '../../src/text/message-formatter.js';
import { mergeTexts } from '../../src/text/merge-texts.js';
import { en } from '../../src/locales/en-all.js';
import { systemClock } from '../../src/platform/clock.js';
import { Session, type SessionEvent, type SessionSetup } from '../../src/session/session.js';
import { deckFor } from '../support/decks.js';
import { described, down } from '../support/described.js';
import { perseverance } from '../support/custom-games.js';

const MOST = 140;
const LEVELS = ['brief', 'normal', 'full'] as const;

/** A table that records the announcements of each event, at this verbosity. */
function recordingTable(
  variant: string | Variant,
  setup: SessionSetup,
  { verbosity, key, texts }: { verbosity?: Verbosity; key?: string; texts?: PageTexts } = {},
) {
  const formatter = new MessageFormatter(mergeTexts(en, texts), 'en', verbosity);
  const announcements: string[] = [];
  const session: Session = new Session(variant, setup, systemClock, (event) =>
    announcements.push(eventText(formatter.forGame(session.game.variant), event, session, key)),
  );
  /** The announcement of the last of these moves. */
  const play = (...moves: readonly string[]): string | undefined => {
    for (const move of moves) {
      announcements.length = 0;
      expect(session.play(readMove(move) as Move), move).toBeUndefined();
    }
    return announcements[0];
  };
  const after = (change: () => unknown): string | undefined => {
    announcements.length = 0;
    change();
    return announcements[0];
  };
  return {
    session,
    announcements,
    play,
    undo: () => after(() => session.undo()),
    redo: () => after(() => session.redo()),
  };
}

/** The announcement at three tables: brief, normal, full. */
const each = (
  variant: string | Variant,
  setup: SessionSetup,
  action: (table: ReturnType<typeof recordingTable>) => string | undefined,
): (string | undefined)[] => LEVELS.map((verbosity) => action(recordingTable(variant, setup, { verbosity })));

const klondike = {
  deck: deckFor('klondike', {
    'tableau-1': '5D',
    'tableau-3': '.. 9C 5H',
    'tableau-5': '6S',
    'tableau-6': '6C',
  }),
};
const draws = (n: number): string[] => new Array<string>(n).fill('draw');

describe('a draw', () => {
  it('names the top card in brief; otherwise all turned cards and the number left', () => {
    const all = '2 of clubs, 6 of spades, queen of hearts on top. 21 left.';
    expect(each('klondike', { deal: 42 }, ({ play }) => play('draw'))).toEqual([
      'Queen of hearts on top.',
      all,
      all,
    ]);
  });

  it('of the last cards also names the next action, with its key if it has one', () => {
    const last = (key?: string) =>
      recordingTable('klondike', klondike, { ...(key && { key }) }).play(...draws(8));
    expect(last('N')).toMatch(/ on top\. No cards left\. Press N to turn over\.$/);
    expect(last()).toMatch(/ on top\. No cards left\. The waste can be turned over\.$/);
  });

  it('does not mention the waste if another move follows', () => {
    const { play } = recordingTable('klondike', klondike, { key: 'N' });
    expect(play(...draws(8), 'tableau-3>tableau-5:1')).toBe(
      '5 of hearts to column 5, on 6 of spades. Turned up 9 of clubs in column 3.',
    );
  });

  it('is announced again on redo', () => {
    for (const verbosity of LEVELS) {
      const { play, undo, redo } = recordingTable('klondike', { deal: 42 }, { verbosity });
      const announcement = play('draw');
      undo();
      expect(redo()).toBe(announcement);
    }
  });
});

describe('a redeal', () => {
  it('of columns is announced once, also in a game without a stock', () => {
    const { play, undo, redo } = recordingTable(perseverance, { deal: 1 });
    expect([play('tableau-1>tableau-12:1', 'redeal'), undo(), redo()]).toEqual([
      'Dealt again.',
      'Undone: redeal.',
      'Dealt again.',
    ]);
  });

  it('of a waste names the number of cards to draw', () => {
    const { play, undo, redo } = recordingTable('klondike', klondike);
    const announcement = 'Turned over. 24 cards.';
    expect([play(...draws(8), 'redeal'), undo(), redo()]).toEqual([
      announcement,
      'Undone: turning over the waste.',
      announcement,
    ]);
  });
});

describe('a play', () => {
  it('in full names the uncovered card, or reports an empty pile', () => {
    const open = ({ play }: ReturnType<typeof recordingTable>) => play('draw', 'tableau-1>tableau-5:1');
    expect(each('klondike', klondike, open)).toEqual([
      '5 of diamonds to column 5.',
      '5 of diamonds to column 5, on 6 of spades.',
      '5 of diamonds to column 5, on 6 of spades. Column 1 is empty now.',
    ]);
    const tops = { 'tableau-1': '9S 5H', 'tableau-2': '6H', 'tableau-3': 'TC', 'tableau-4': 'JC' };
    const cruel = { deck: deckFor('cruel', tops) };
    expect(each('cruel', cruel, ({ play }) => play('tableau-1>tableau-2:1')).at(-1)).toBe(
      '5 of hearts to column 2, on 6 of hearts. 9 of spades is now on top of column 1.',
    );
  });

  it('in a pyramid names the cards that no other card covers any more, except in brief', () => {
    const tops = { 'tableau-22': '6S', 'tableau-23': '7H', 'tableau-16': 'TD' };
    const pyramidDeck = { deck: deckFor(pyramid, tops) };
    const [brief, normal] = each(pyramid, pyramidDeck, ({ play }) => play('tableau-22+tableau-23'));
    expect(normal).toBe(`${brief ?? ''} 10 of diamonds is now on top of place 16.`);
  });

  it('in full names a card turned up only once', () => {
    const announcement = recordingTable('klondike', klondike, { verbosity: 'full' }).play(
      'tableau-3>tableau-5:1',
    );
    expect(announcement).toBe('5 of hearts to column 5, on 6 of spades. Turned up 9 of clubs in column 3.');
  });

  it('is announced again on redo, at each verbosity', () => {
    for (const verbosity of LEVELS) {
      for (const move of ['tableau-1>tableau-5:1', 'tableau-3>tableau-5:1']) {
        const { play, undo, redo } = recordingTable('klondike', klondike, { verbosity });
        const announcement = play(move);
        undo();
        expect(redo(), `${verbosity}, ${move}`).toBe(announcement);
      }
    }
  });

  it('that is undone names the card that is face down again, except in brief', () => {
    const back = ({ play, undo }: ReturnType<typeof recordingTable>) => {
      play('tableau-3>tableau-5:1');
      return undo();
    };
    const announcement = 'Undone: 5 of hearts back to column 3.';
    expect(each('klondike', klondike, back)).toEqual([
      announcement,
      `${announcement} 9 of clubs face down.`,
      `${announcement} 9 of clubs face down.`,
    ]);
  });

  it('of the stock’s top card does not mention the next one when it is undone', () => {
    const { play, undo } = recordingTable('reno', { deck: deckFor('reno', { stock: 'AS' }) });
    expect(play('stock>foundation-1:1')).toMatch(/^Ace of spades to foundation 1\. .* turned\.$/);
    expect(undo()).toBe('Undone: ace of spades back to stock.');
  });

  it('of one of two equal cards is not mistaken for an automatic move', () => {
    const columns = { count: 4, shows: 'all', gives: 'top' } as const;
    const odd = described(
      {
        tableau: { ...columns, takes: { ...down, from: ['tableau', 'reserve'] } },
        reserve: { shows: 'all', gives: 'top' },
      },
      {
        decks: 2,
        deal: [
          { to: 'tableau', each: [2, 1, 1, 0] },
          { to: 'reserve', each: 3 },
        ],
      },
    );
    const first: readonly Card[] = ['QS', '5H', 'QS', 'AC', 'KS', '4D', 'KS'];
    const others = [...CARDS, ...CARDS];
    for (const card of first) others.splice(others.indexOf(card), 1);
    for (const move of ['tableau-1>tableau-4:1', 'reserve>tableau-4:1']) {
      const { play, undo, redo } = recordingTable(odd, { deck: [...first, ...others] });
      const announcement = play(move);
      expect(announcement).toMatch(/^[\w ]+ to column 4\.$/);
      expect(undo()).toMatch(/^Undone: [\w ]+\.$/);
      expect(redo()).toBe(announcement);
    }
  });
});

describe('several moves at once', () => {
  it('are announced as a number, with what is possible again', () => {
    const steps = (variant: string, n: number) => {
      const { session } = recordingTable(variant, { deal: 1 });
      const { position } = session;
      const event: SessionEvent = { kind: 'undo', redo: false, steps: n, position, before: position };
      return eventText(new MessageFormatter(en, 'en'), event, session);
    };
    expect(steps('klondike', 2)).toBe('2 moves undone. From here the game can be won.');
    expect(steps('klondike', 1)).toBe('1 move undone. From here the game can be won.');
    expect(steps('reno', 3)).toBe('3 moves undone. From here the stake can be recovered.');
  });
});

describe('the end', () => {
  it('of a lost game is announced with the last move, and with the cards left if they count', () => {
    const { session, announcements } = recordingTable('over-under', { deal: 1 });
    let last = '';
    while (session.position.status === 'playing') {
      announcements.length = 0;
      session.play(session.game.legalMoves().at(-1) ?? { kind: 'draw' });
      last = announcements[0] ?? '';
    }
    const left = session.position.piles
      .filter(({ kind }) => kind === 'tableau')
      .reduce((sum, { cards }) => sum + cards.length, 0);
    expect(session.position.status).toBe('lost');
    expect(last).toMatch(
      new RegExp(` No moves left\\. Undo, or start a new game\\. ${left} cards are left\\.$`),
    );
  });

  it('is announced together with score and pause', () => {
    const { session, play, announcements } = recordingTable('klondike', { deal: 42 });
    play('tableau-5>foundation-1:1');
    session.pause();
    session.resume();
    const formatter = new MessageFormatter(en, 'en');
    const { score, net, moves, deal } = session.position;
    const end = { kind: 'end', status: 'won', score, net, moves, seconds: 9, deal } as const;
    expect([...announcements.slice(1), eventText(formatter, end, session)]).toEqual(['', '', '', '']);
  });

  it.each([
    ['reno', 'won', 52, 8, 'The stake is recovered: net $8.'],
    ['reno', 'playing', 52, 0, 'The stake is recovered: net $0.'],
    ['reno', 'lost', 52, -3, 'The stake is not recovered: net −$3.'],
    ['klondike', 'lost', 0, 0, ''],
    ['over-under', 'won', 0, 0, ''],
    ['over-under', 'lost', 0, 0, '35 cards are left.'],
  ] as const)('of %s, %s: stake %i, net %i', (variant, status, stake, net, text) => {
    const { session } = recordingTable(variant, { deal: 1 });
    const { game, cardsLeft, position } = session;
    const over = { game, cardsLeft, position: { ...position, status, stake, net } } as unknown as Session;
    expect(outcomeText(new MessageFormatter(en, 'en'), over)).toBe(text);
  });
});

describe('a text that is too long', () => {
  const words = (length: number): string => `${'x'.repeat(length - 1)}.`;
  const drawn = (left: number, verbosity?: Verbosity): string | undefined =>
    recordingTable(
      'klondike',
      { deal: 42 },
      { ...(verbosity && { verbosity }), texts: { drawn: words(99), stockLeft: words(left) } },
    ).play('draw');

  it(`is shortened from ${MOST + 1} characters on, except in full`, () => {
    expect(drawn(40)).toHaveLength(MOST);
    expect(drawn(41)).toBe(`X${words(98)}`);
    expect(drawn(41, 'normal')).toBe(`X${words(98)}`);
    expect(drawn(41, 'full')).toHaveLength(MOST + 1);
  });

  const lists = (verbosity?: Verbosity) => {
    const formatter = new MessageFormatter(en, 'en', verbosity);
    return (...lengths: readonly number[]): string =>
      fitted(
        formatter,
        lengths.map((length, i) => String(i).repeat(length)),
        'movesMore',
        (items) => items,
      );
  };

  it('of a list contains a few items, and mentions that there are more', () => {
    const list = lists();
    const [a, b] = ['0'.repeat(69), '1'.repeat(69)];
    expect(list(69, 69), 'just all').toBe(`${a}; ${b}`);
    expect(list(69, 60, 9), 'two and more would be too long').toBe(`${a}, and more`);
    expect(list(69, 59, 9), 'just two and more').toBe(`${a}; ${'1'.repeat(59)}, and more`);
    expect(list(20, 20, 20, 20, 20, 20, 20).split('; ')).toHaveLength(6);
  });

  it('of a list contains at least the first item, and in full all of them', () => {
    expect(lists()(150, 3)).toBe(`${'0'.repeat(150)}, and more`);
    expect(lists('full')(69, 69, 9)).toBe(`${'0'.repeat(69)}; ${'1'.repeat(69)}; ${'2'.repeat(9)}`);
  });
});

it('of no cards is empty', () => {
  const formatter = new MessageFormatter(en, 'en');
  const { session } = recordingTable('klondike', klondike);
  expect(cardsTo(formatter, [], 'tableau-1', 'QS')).toBe('');
  expect(pickText(formatter, session.position, 'tableau-1', [], ['tableau-2'])).toBe('');
});
