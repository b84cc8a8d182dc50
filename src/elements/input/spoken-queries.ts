// Answers to the query keys: location, piles, moves, score. They contain only what the player can see. The split build
// loads them after the first render.
import type { Card, Move, Pile, PileKind } from '../../engine/index.js';
import { groupOf, numberOf } from '../../engine/pile-names.js';
import type { Session } from '../../session/session.js';
import { isFocusable } from '../cards/pile-layout.js';
import { redealFragment } from '../../text/redeal-text.js';
import { movesValue } from '../../text/puzzle-text.js';
import { scoreFields } from '../../text/score-fields.js';
import { dropMove, type SelectedCards } from './selection.js';
import { pileLabel, placeLabel } from '../../text/pile-labels.js';
import { fitted } from '../../text/fitted-text.js';
import { lostText } from '../../text/end-text.js';
import { cardsOf } from '../../text/change.js';
import { pileOf, type MessageFormatter } from '../../text/message-formatter.js';
import { refusalText } from '../../text/refusal-text.js';
import { verdictText } from '../../text/verdict-text.js';
import { fanOf, whereText, type Query, type QueryContext } from './where-text.js';

/** The data that the texts about piles use. */
export interface PileContext {
  readonly session: Pick<Session, 'position' | 'game'>;
  readonly formatter: MessageFormatter;
}

const ANSWERS: Readonly<Record<Query, (context: QueryContext) => string>> = {
  sayWhere: (context) => {
    const { formatter, selected } = context;
    if (!selected) return whereText(context);
    const selection = formatter.message('sayHand', { cards: selected.cards });
    return formatter.sentences(whereText(context), selection, dropText(context, selected));
  },
  sayPile: (context) => {
    const pile = pileOf(context.session.position, context.item?.pile ?? '');
    return pile ? pileText(context, pile) : '';
  },
  sayWaste: (context) => summaries(context, 'stock', 'waste', 'reserve', 'discard') || whereText(context),
  sayFoundations: (context) => {
    const { session } = context;
    const some = session.position.piles.some(({ kind }) => kind === 'foundation');
    return some ? topsText(context, 'foundation') : summaries(context, 'discard');
  },
  sayTableau: (context) => topsText(context, 'tableau'),
  sayLast: ({ formatter, lastAnnounced: last }) => last || formatter.message('sayNothing'),
  sayMoves: movesText,
  sayScore: statusText,
};

/** The answer to a question. */
export const answerQuery = (question: Query, context: QueryContext): string => ANSWERS[question](context);

/** Whether the selected cards can be dropped at the focused pile, or why not. */
function dropText({ session, formatter, item }: QueryContext, selected: SelectedCards): string {
  const pile = item?.pile ?? selected.from;
  if (pile === selected.from) return '';
  const refusal = session.game.explain(dropMove(session, selected.from, pile, selected.count));
  return refusal ? refusalText(formatter, refusal) : formatter.message('canDropBrief');
}

/** All visible cards of a pile, the deepest first: "Tableau 3: 2 face-down cards, 9 of clubs, 5 of hearts." */
function pileText({ session, formatter }: PileContext, pile: Pile): string {
  const { id, cards, faceDown } = pile;
  const fan = fanOf(session, pile);
  const seen = cards.filter((_, i) => i >= faceDown && isFocusable(pile, i, fan));
  if (!seen.length || fan === 'none') return summary({ session, formatter }, pile);
  if (faceDown + seen.length < cards.length) {
    // further cards are below
    const values = {
      name: pileLabel(pile, fan, session.game.description, formatter),
      items: formatter.cards(seen),
    };
    return formatter.message('sayAll', values);
  }
  const backs = faceDown ? [formatter.message('faceDown', { n: faceDown })] : [];
  const named = formatter.intl.list([...backs, ...seen.map((card) => formatter.card(card))]);
  return formatter.message('sayPile', { pile: id, cards: named });
}

/** All piles with their visible cards. */
export const positionTexts = (context: PileContext): readonly string[] =>
  context.session.position.piles.map((pile) => pileText(context, pile));

/** A pile by its top card: "Waste: queen of hearts on top of 12 cards."; for an empty stock, the redeal. */
function summary({ session, formatter }: PileContext, pile: Pile): string {
  const { id, kind, cards, faceDown } = pile;
  const values = { pile: id, n: cards.length, card: cards.at(-1) };
  if (cards.length) return formatter.message(faceDown < cards.length ? 'sayTop' : 'sayHidden', values);
  if (kind !== 'stock' || session.game.explain({ kind: 'redeal' }))
    return formatter.message('sayEmpty', values);
  return formatter.message('sayAll', {
    name: formatter.capital(formatter.pile(id)),
    items: placeLabel(pile, session.game, formatter),
  });
}

const summaries = (context: QueryContext, ...kinds: readonly PileKind[]): string =>
  context.formatter.sentences(
    ...kinds.flatMap((kind) =>
      context.session.position.piles
        .filter((pile) => pile.kind === kind)
        .map((pile) => summary(context, pile)),
    ),
  );

/**
 * The top cards of all piles of a kind: "Columns: 1, 4 of clubs; 2, 9 of hearts, 1 face down; 3, empty." Of piles that
 * can cover each other, only the available ones are listed.
 */
function topsText({ session, formatter }: QueryContext, kind: 'foundation' | 'tableau'): string {
  const { position, game } = session;
  const piles = position.piles.filter((pile) => pile.kind === kind);
  const isListed = ({ id, cards }: Pile): boolean =>
    !game.description.piles[groupOf(id)]?.coveredBy || game.unitAt(id, cards.length - 1) > 0;
  const items = piles.filter(isListed).map(({ id, cards, faceDown }) => {
    const number = groupOf(id) === kind ? numberOf(id) : formatter.pile(id);
    const values = { number, card: cards.at(-1), n: faceDown };
    if (!cards.length) return formatter.fragment(formatter.texts.sayItemEmpty, values);
    return formatter.fragment(formatter.texts[faceDown ? 'sayItemHidden' : 'sayItem'], values);
  });
  return formatter.message('sayAll', { name: formatter.allOf(kind), items: formatter.items(items) });
}

/** The legal moves; of equivalent empty targets only the first. */
function movesText({ session, formatter }: QueryContext): string {
  const { piles } = session.position;
  const isEmpty = (id: string): boolean => !pileOf(session.position, id)?.cards.length;
  const named = new Map<string, string>();
  for (const move of session.game.legalMoves()) {
    const to = move.kind === 'play' ? move.to : '';
    const alike = isEmpty(to)
      ? piles.find((pile) => groupOf(pile.id) === groupOf(to) && isEmpty(pile.id))
      : undefined;
    const { text, place } = moveName(formatter, session, move, alike?.id ?? to);
    named.set(place, text);
  }
  const moves = [...named.values()];
  if (!moves.length) return formatter.message('sayNoMoves');
  const say = (some: string): string => formatter.message('sayMoves', { n: moves.length, moves: some });
  // an answer is not shortened
  const text =
    formatter.verbosity === 'brief'
      ? fitted(formatter, moves, 'movesMore', say)
      : say(formatter.items(moves));
  // in a lost game no move helps
  return session.position.status === 'lost' ? formatter.sentences(lostText(formatter, session), text) : text;
}

function moveName(
  formatter: MessageFormatter,
  { position, game }: Session,
  move: Move,
  pile: string,
): { readonly text: string; readonly place: string } {
  const { texts } = formatter;
  if (move.kind === 'draw') return { text: formatter.fragment(texts.moveDraw), place: move.kind };
  if (move.kind === 'redeal') return { text: redealFragment(formatter, game.description), place: move.kind };
  if (move.kind === 'pair') {
    const [card, onto] = cardsOf(position, move).map((one) => one.card);
    return { text: formatter.fragment(texts.movePair, { card, onto }), place: `${move.from} ${move.with}` };
  }
  const card = pileOf(position, move.from)?.cards.at(-move.count) as Card;
  return {
    text: formatter.fragment(texts.moveTo, { card, pile }),
    place: `${move.from} ${move.count} ${pile}`,
  };
}

/** The visible ones of score, moves and time, and the verdict. */
function statusText(context: QueryContext): string {
  const { session, formatter, verdict } = context;
  const figures = [
    ...(context.hides('score') ? [] : scoreFields(session, formatter)),
    ...(context.hides('moves')
      ? []
      : [{ label: formatter.message('moves'), value: movesValue(formatter, session) }]),
    ...(context.hides('time')
      ? []
      : [{ label: formatter.message('time'), value: formatter.intl.duration(session.elapsed) }]),
  ];
  return formatter.sentences(
    ...figures.map(({ label, value }) => formatter.message('sayFigure', { name: label, value })),
    verdict && session.position.status !== 'won' ? verdictText(formatter, verdict) : '',
  );
}
