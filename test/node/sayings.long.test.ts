// Announcements in each language during random games: whole sentences, no unfilled placeholders, limited length.
import { describe, expect, it } from 'vitest';
import { refusalText } from '../../src/text/refusal-text.js';
import { cardLabel, pileLabel, placeLabel } from '../../src/text/pile-labels.js';
import { eventText } from '../../src/text/event-text.js';
import { pickText } from '../../src/text/pick-text.js';
import { MessageFormatter } from '../../src/text/message-formatter.js';
import { mergeTexts } from '../../src/text/merge-texts.js';
import { Selection } from '../../src/elements/input/selection.js';
import { Game, variants, type Move } from '../../src/engine.js';
import { en } from '../../src/locales/en-all.js';
import { Session, type SessionEvent } from '../../src/session/session.js';
import { amount } from '../support/amount.js';
import { tags, textsOf } from '../support/texts.js';

/** A linear congruential generator: the games are the same in every run. */
const seededRandom = (seed: number) => () => (seed = (seed * 48271) % 2147483647) / 2147483647;

/** An announcement of a game. */
type Announcement = (formatter: MessageFormatter) => string;

/** The events and refusals of some random games, to be announced in any language. */
function announcementsOf(variant: string, deals: number, moves: number): readonly Announcement[] {
  const announcements: Announcement[] = [];
  for (let deal = 1; deal <= deals; deal++) {
    const next = seededRandom(deal * 7919);
    const clock = { now: () => 0, today: () => new Date(0) };
    const happened: SessionEvent[] = [];
    const session = new Session(variant, { deal }, clock, (event) => happened.push(event));
    const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)];
    for (let i = 0; i < moves && session.position.status === 'playing'; i++) {
      const { position } = session;
      const { piles } = position;
      const from = pick(piles);
      const to = pick(piles);
      const game = Game.fromJSON(session.game.toJSON());
      if (from && to && from.cards.length) {
        const refused = game.explain({ kind: 'play', from: from.id, to: to.id, count: 1 });
        if (refused) announcements.push((formatter) => refusalText(formatter, refused));
        const held = new Selection().select(session, from.id, from.cards.length - 1, 'click');
        if (held)
          announcements.push((formatter) => pickText(formatter, position, from.id, held.cards, held.targets));
      }
      if (from) {
        announcements.push(
          (formatter) => pileLabel(from, 'down', game.description, formatter),
          (formatter) => pileLabel(from, 'none', game.description, formatter),
        );
        if (from.cards.length)
          announcements.push((formatter) => cardLabel(from, from.cards.length - 1, 'down', game, formatter));
        else announcements.push((formatter) => placeLabel(from, game, formatter));
      }
      const move: Move | undefined = pick(game.legalMoves());
      if (!move) break;
      const before = happened.length;
      if (next() < 0.15) session.undo();
      else if (next() < 0.1) session.redo();
      else session.play(move);
      for (const event of happened.slice(before)) {
        const copy = new Session(variant, { deal }, clock, () => undefined);
        copy.load(session.game.toJSON());
        const words = new Map<string, string>();
        announcements.push((formatter) => {
          const key = `${formatter.lang} ${formatter.verbosity}`;
          if (!words.has(key)) words.set(key, eventText(formatter, event, copy, 'N'));
          return words.get(key) ?? '';
        });
      }
    }
  }
  return announcements;
}

const games = [...variants.keys()].map(
  (variant) => [variant, announcementsOf(variant, amount(2, 3), 60)] as const,
);

describe.each(['en', ...tags])('%s', (tag) => {
  const texts = mergeTexts(en, textsOf(tag));
  const levels = (['brief', 'normal', 'full'] as const).map(
    (level) => new MessageFormatter(texts, tag, level),
  );

  it.each(games)('%s has announcements in whole sentences', (_, announcements) => {
    expect(announcements.length).toBeGreaterThan(100);
    for (const formatter of levels) {
      for (const announcement of announcements) {
        const text = announcement(formatter);
        expect(text).not.toMatch(/[{}[\]]|\bundefined\b|\bNaN\b|\bnull\b|\d {2,}| {2,}|\.\.|。。|^\s|\s$/);
        expect(text, 'starts with a capital letter, if the script has them').toBe(formatter.capital(text));
      }
    }
  });

  it.each(games)('%s has announcements of limited length', (_, announcements) => {
    const [, normal] = levels;
    const longest =
      announcements
        .map((announcement) => announcement(normal as MessageFormatter))
        .sort((a, b) => b.length - a.length)[0] ?? '';
    expect(longest.length, longest).toBeLessThanOrEqual(tag === 'en' ? 140 : 160);
  });

  it.each(games)('%s: brief is no longer than normal, and full no shorter', (_, announcements) => {
    const sums = levels.map((formatter) =>
      announcements.reduce((sum, announcement) => sum + announcement(formatter).length, 0),
    );
    expect([...sums].sort((a, b) => a - b)).toEqual(sums);
  });
});
