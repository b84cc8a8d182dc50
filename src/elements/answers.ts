// Answers to the query keys: location, piles, moves, score. They contain only what the player can see.
import type { Card, Move, Pile, PileKind, Position } from '../engine/index.js';
import type { Session } from '../session/session.js';
import type { Sign } from '../session/verdict.js';
import { placeOf, reachable, type Fan } from './fans.js';
import { figuresOf } from './figures.js';
import { dropMove, type Held } from './hand.js';
import type { KeyAction } from './keymap.js';
import { cardLabel, pileLabel, spotLabel } from './labels.js';
import { fitted } from './messages.js';
import { pileOf, type Phrases } from './phrases.js';
import { refusalText } from './refusal-text.js';
import type { Item } from './table-view.js';
import { signText } from './verdict-text.js';

/** The state that the answers are based on. */
export interface Asked {
  readonly session: Session;
  readonly phrases: Phrases;
  /** The focused item. */
  readonly item: Pick<Item, 'pile' | 'index'> | undefined;
  readonly held: Held | undefined;
  /** The last announcement. */
  readonly last: string;
  readonly verdict: Sign | undefined;
  /** Whether the page hides a part. */
  lacks(part: string): boolean;
}

/** The query commands. */
export type Question = Extract<KeyAction, `say${string}`>;

const ANSWERS: Readonly<Record<Question, (asked: Asked) => string>> = {
  sayWhere: (asked) => {
    const { phrases, held } = asked;
    if (!held) return whereText(asked);
    const hand = phrases.say('sayHand', { cards: held.cards });
    return phrases.sentences(whereText(asked), hand, dropText(asked, held));
  },
  sayPile: (asked) => {
    const pile = pileOf(asked.session.position, asked.item?.pile ?? '');
    return pile ? pileText(asked, pile) : '';
  },
  sayWaste: (asked) => summaries(asked, 'stock', 'waste', 'reserve', 'discard') || whereText(asked),
  sayFoundations: (asked) => {
    const { session } = asked;
    const some = session.position.piles.some(({ kind }) => kind === 'foundation');
    return some ? topsText(asked, 'foundation') : summaries(asked, 'discard');
  },
  sayTableau: (asked) => topsText(asked, 'tableau'),
  sayLast: ({ phrases, last }) => last || phrases.say('sayNothing'),
  sayMoves: movesText,
  sayScore: standText,
};

export const isQuestion = (action: KeyAction): action is Question => Object.hasOwn(ANSWERS, action);

export const answer = (question: Question, asked: Asked): string => ANSWERS[question](asked);

/** "5 of clubs, 2 of 4, in tableau 3." */
export function whereText({ session, phrases, item }: Asked): string {
  const pile = pileOf(session.position, item?.pile ?? '');
  if (!pile || !item) return '';
  const place =
    item.index < 0
      ? spotLabel(pile, session.game, phrases)
      : cardLabel(pile, item.index, fanOf(session, pile), session.game, phrases);
  return phrases.say('sayWhere', { place, pile: pile.id });
}

/** "6 of hearts, tableau 1. Can drop." */
export const canDropText = (phrases: Phrases, position: Position, pile: string): string =>
  phrases.verbosity === 'brief'
    ? phrases.say('canDropBrief')
    : phrases.say('canDrop', { place: phrases.place(position, pile) });

/** Whether the selected cards can be dropped at the focused pile, or why not. */
function dropText({ session, phrases, item }: Asked, held: Held): string {
  const pile = item?.pile ?? held.from;
  if (pile === held.from) return '';
  const refusal = session.game.explain(dropMove(session, held.from, pile, held.count));
  return refusal ? refusalText(phrases, refusal) : phrases.say('canDropBrief');
}

const fanOf = ({ game }: Session, pile: Pile): Fan => placeOf(game.variant, pile, false).fan ?? 'none';

/** All visible cards of a pile, the deepest first: "Tableau 3: 2 face-down cards, 9 of clubs, 5 of hearts." */
function pileText({ session, phrases }: Asked, pile: Pile): string {
  const { id, cards, faceDown } = pile;
  const fan = fanOf(session, pile);
  const seen = cards.filter((_, i) => i >= faceDown && reachable(pile, i, fan));
  if (!seen.length || fan === 'none') return summary({ session, phrases }, pile);
  if (faceDown + seen.length < cards.length) {
    // further cards are below
    const values = { name: pileLabel(pile, fan, phrases), items: phrases.cards(seen) };
    return phrases.say('sayAll', values);
  }
  const backs = faceDown ? [phrases.say('faceDown', { n: faceDown })] : [];
  const named = phrases.list([...backs, ...seen.map((card) => phrases.card(card))]);
  return phrases.say('sayPile', { pile: id, cards: named });
}

/** A pile by its top card: "Waste: queen of hearts on top of 12 cards."; for an empty stock, the redeal. */
function summary({ session, phrases }: Pick<Asked, 'session' | 'phrases'>, pile: Pile): string {
  const { id, kind, cards, faceDown } = pile;
  const values = { pile: id, n: cards.length, card: cards.at(-1) };
  if (cards.length) return phrases.say(faceDown < cards.length ? 'sayTop' : 'sayHidden', values);
  if (kind !== 'stock' || session.game.explain({ kind: 'redeal' })) return phrases.say('sayEmpty', values);
  return phrases.say('sayAll', {
    name: phrases.capital(phrases.pile(id)),
    items: spotLabel(pile, session.game, phrases),
  });
}

const summaries = (asked: Asked, ...kinds: readonly PileKind[]): string =>
  asked.phrases.sentences(
    ...kinds.flatMap((kind) =>
      asked.session.position.piles.filter((pile) => pile.kind === kind).map((pile) => summary(asked, pile)),
    ),
  );

/** The top cards of all piles of a kind: "Tableau: 1, 4 of clubs; 2, 9 of hearts, 1 face down; 3, empty." */
function topsText({ session, phrases }: Asked, kind: 'foundation' | 'tableau'): string {
  const piles = session.position.piles.filter((pile) => pile.kind === kind);
  const items = piles.map(({ cards, faceDown }, i) => {
    const values = { number: i + 1, card: cards.at(-1), n: faceDown };
    if (!cards.length) return phrases.part(phrases.texts.sayItemEmpty, values);
    return phrases.part(phrases.texts[faceDown ? 'sayItemHidden' : 'sayItem'], values);
  });
  return phrases.say('sayAll', { name: phrases.texts.allOf[kind], items: phrases.items(items) });
}

/** The legal moves; of equivalent empty targets only the first. */
function movesText({ session, phrases }: Asked): string {
  const { piles } = session.position;
  const isEmpty = (id: string): boolean => !pileOf(session.position, id)?.cards.length;
  const named = new Map<string, string>();
  for (const move of session.game.legalMoves()) {
    const to = move.kind === 'play' ? move.to : '';
    const alike = isEmpty(to)
      ? piles.find((pile) => pile.kind === to.split('-')[0] && isEmpty(pile.id))
      : undefined;
    const { text, place } = moveName(phrases, session, move, alike?.id ?? to);
    named.set(place, text);
  }
  const moves = [...named.values()];
  if (!moves.length) return phrases.say('sayNoMoves');
  const say = (some: string): string => phrases.say('sayMoves', { n: moves.length, moves: some });
  // an answer is not shortened
  const text =
    phrases.verbosity === 'brief' ? fitted(phrases, moves, 'movesMore', say) : say(phrases.items(moves));
  // in a lost game no move helps
  return session.position.status === 'lost' ? phrases.sentences(phrases.say('lost'), text) : text;
}

function moveName(
  phrases: Phrases,
  { position }: Session,
  move: Move,
  pile: string,
): { readonly text: string; readonly place: string } {
  const { texts } = phrases;
  if (move.kind === 'draw') return { text: phrases.part(texts.moveDraw), place: move.kind };
  if (move.kind === 'redeal') return { text: phrases.part(texts.moveRedeal), place: move.kind };
  const card = pileOf(position, move.from)?.cards.at(-move.count) as Card;
  return { text: phrases.part(texts.moveTo, { card, pile }), place: `${move.from} ${move.count} ${pile}` };
}

/** Score, moves and time, as far as they are shown, and the verdict. */
function standText(asked: Asked): string {
  const { session, phrases, verdict } = asked;
  const figures = [
    ...(asked.lacks('score') ? [] : figuresOf(session, phrases)),
    ...(asked.lacks('moves')
      ? []
      : [{ label: phrases.say('moves'), value: phrases.number(session.position.moves) }]),
    ...(asked.lacks('time')
      ? []
      : [{ label: phrases.say('time'), value: phrases.duration(session.elapsed) }]),
  ];
  return phrases.sentences(
    ...figures.map(({ label, value }) => phrases.say('sayFigure', { name: label, value })),
    verdict && session.position.status !== 'won' ? signText(phrases, verdict) : '',
  );
}
