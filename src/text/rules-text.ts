// The rules of a game in sentences, made from its description: for every game without a help of its own. Every sentence
// is a complete text of the language; see src/locales/rules/en.ts.
import type { GameView } from '../session/game-view.js';
import type { MessageFormatter } from './message-formatter.js';
import {
  isCell,
  isOpenStock,
  isRun,
  isSingles,
  namesOf,
  RulesFacts,
  type Group,
  type Sentence,
} from './rules-facts.js';
import { movesText } from './rules-moves.js';
import { scoreText } from './rules-score.js';
import { sum } from '../engine/lists.js';

/** The sections of the help that can be made from a description. A new line begins a paragraph. */
export interface RulesText {
  readonly goal: string;
  readonly table: string;
  readonly moves: string;
  readonly score: string;
}

/** The rules of a game, with its options. @param formatter the formatter for this game */
export function rulesText(game: GameView, formatter: MessageFormatter): RulesText {
  const facts = new RulesFacts(game, formatter);
  return {
    goal: goalText(facts),
    table: tableText(facts),
    moves: movesText(facts),
    score: scoreText(facts),
  };
}

function goalText(facts: RulesFacts): string {
  const { texts, data, total: n } = facts;
  const { goal, aim } = data;
  const isFull = 'full' in goal;
  const name = isFull ? goal.full : goal.empty;
  const of = { n, name };
  const piles = facts.named(name);
  const [{ kind, rule } = {}] = piles;
  const cards = sum(piles.flatMap((group) => group.cards));
  const complete = isRun(rule?.collects) ? texts.goalRuns : texts.goalFoundations;
  // the sentences with the word foundations or tableau mean all groups of the kind
  const whole = facts.groups.every((one) => one.kind !== kind || piles.includes(one)) && kind;
  const hasBase = facts
    .of('foundation')
    .some((group) => group.rule.takes?.empty?.some(({ accepts }) => accepts === 'base'));
  return facts.join(
    isFull && facts.say(whole === 'foundation' ? complete : texts.goalFull, of),
    !isFull && facts.say(whole === 'tableau' ? texts.goalClear : texts.goalEmpty, { ...of, n: cards }),
    aim && ('net' in aim ? facts.say(texts.net, { n: aim.net }) : facts.say(texts.fewest)),
    hasBase && facts.say(texts.base),
  );
}

/** The table after the deal. */
function tableText(facts: RulesFacts): string {
  const { texts, data, formatter } = facts;
  const { S, H } = formatter.texts.suits;
  const overlapping = facts.of('tableau').filter(({ rule }) => rule.coveredBy);
  const overlap = overlapping.flatMap(({ cards }) => cards).length;
  const isHidden = overlapping.some(({ down }) => sum(down));
  const [stock] = facts.of('stock');
  return facts.join(
    data.decks === 2 && facts.say(texts.decks),
    (data.suits ?? 4) < 4 &&
      facts.say(texts.suits, { suits: formatter.intl.list([S, H].slice(0, data.suits)) }),
    ...facts.columns.map((group) => columnsText(facts, group)),
    facts.count(texts.overlap, overlap),
    overlap > 0 && facts.say(isHidden ? texts.coveredDown : texts.open),
    ...facts.groups.map((group) => otherText(facts, group)),
    facts.count(texts.stock, sum(stock?.cards ?? [])),
    isOpenStock(stock) && facts.say(texts.stockOpen),
  );
}

/** The number of cards in each pile, unless all are empty. */
function sizesText(facts: RulesFacts, { cards }: Group): Sentence {
  const [n = 0] = cards;
  if (!sum(cards)) return undefined;
  return cards.every((one) => one === n)
    ? facts.say(facts.texts.each, { n })
    : facts.say(facts.texts.sizes, { list: cards });
}

/** How many cards of each pile lie face up. */
function facesText(facts: RulesFacts, { cards, down, rule }: Group): Sentence {
  const { texts } = facts;
  if (!sum(cards)) return undefined;
  if (rule.shows === 'last') return facts.say(texts.lastUp);
  if (!sum(down)) return facts.say(texts.open);
  const isTopUp = down.every((n, i) => n === Math.max(0, (cards[i] ?? 0) - 1));
  return isTopUp ? facts.say(texts.topUp) : facts.say(texts.downSizes, { list: down });
}

function columnsText(facts: RulesFacts, group: Group): string {
  const { texts, data } = facts;
  const { sink } = data.deal.find((step) => step.sink && facts.named(step.to).includes(group)) ?? {};
  return facts.about(
    group,
    facts.say(texts.columns, { n: group.cards.length }),
    sizesText(facts, group),
    facesText(facts, group),
    sink && facts.say(texts.sink, { ranks: [sink] }),
  );
}

/** Cells and reserves, and the cards that foundations, a waste or a discard pile begin with. */
function otherText(facts: RulesFacts, group: Group): Sentence {
  const { texts, data } = facts;
  const { cards, kind, name } = group;
  const of = { name, n: sum(cards) };
  if (isCell(group))
    return facts.join(
      facts.say(texts.cells, { ...of, n: cards.length }),
      of.n > 0 && facts.say(texts.sizes, { list: cards }),
    );
  if (kind === 'tableau' || kind === 'stock' || !of.n) return undefined;
  const { rank } = data.deal.find((step) => step.rank && facts.named(step.to).includes(group)) ?? {};
  if (rank && kind === 'foundation') return facts.about(group, facts.say(texts.starts, { ranks: [rank] }));
  const text = facts.say(texts.reserve, of);
  if (kind !== 'reserve') return text;
  if (isSingles(group))
    return facts.join(text, facts.say(texts.singles, { to: namesOf(facts.targets(group)) }));
  return facts.join(text, cards.length > 1 && sizesText(facts, group), facesText(facts, group));
}
