// The moves of a game in sentences, made from its description: building, what moves, empty columns, pairs and complete
// runs.
import { RANKS, type Build, type Rank } from '../engine/index.js';
import type { Text } from '../locales/texts.js';
import {
  isCell,
  isSingles,
  namesOf,
  isDown,
  isRun,
  isSuitRun,
  isUp,
  type Group,
  type RulesFacts,
  type Sentence,
} from './rules-facts.js';
import { endText, stockText } from './rules-stock.js';
import { sum } from '../engine/lists.js';

/** A paragraph for each subject. */
export function movesText(facts: RulesFacts): string {
  const foundations = facts.of('foundation').filter(({ rule }) => rule.takes);
  const { columns, texts } = facts;
  const paragraphs = [
    [
      facts.each(foundations, foundationsText),
      facts.each(foundations, startsText),
      facts.each(columns, columnsText),
      facts.each(foundations, (_, { rule }) => facts.say(rule.gives ? texts.takeBack : texts.stays)),
      discardText(facts),
      pairsText(facts),
    ],
    [
      facts.each(columns, unitText),
      ...facts.groups.filter(isCell).map((group) => cellText(facts, group)),
      ...facts.groups.map((group) => sourceText(facts, group)),
      facts.of('tableau').some(({ down }) => sum(down)) && facts.say(texts.turnsUp),
    ],
    [facts.each(columns, emptyText)],
    [facts.each(facts.of('foundation'), collectsText)],
    [stockText(facts)],
    [endText(facts)],
  ];
  return paragraphs
    .map((sentences) => facts.join(...sentences))
    .filter(Boolean)
    .join('\n');
}

/** The name of a suit rule in the texts, where `other` is a plural form. */
const suitKey = (suit: Build['suit']) => (suit === 'other' ? 'different' : suit);

/** A build with a sentence for its ranks. */
const usualText = (facts: RulesFacts, ranks: Text, { suit, wrap, stopOn }: Build): string =>
  facts.join(
    facts.say(ranks),
    facts.say(facts.texts.suit[suitKey(suit)]),
    wrap && facts.say(facts.texts.wrap),
    stopOn && facts.say(facts.texts.stopOn, { ranks: [stopOn] }),
  );

/** Any build, by the differences of ranks. */
const stepsText = (facts: RulesFacts, { name }: Group, build: Build): string =>
  usualText(facts, facts.say(facts.texts.steps, { name, list: build.steps }), build);

/** The build of a pile. */
function buildText(facts: RulesFacts, group: Group, build: Build): string {
  const { up, down } = facts.texts;
  if (!isUp(build) && !isDown(build)) return stepsText(facts, group, build);
  return usualText(facts, facts.say(isUp(build) ? up : down, { name: group.name }), build);
}

/** The ranks that an empty foundation takes. */
const firstRanks = ({ rule: { takes } }: Group): readonly Rank[] =>
  (takes?.empty ?? []).flatMap(({ accepts }) => (accepts === 'any' || accepts === 'base' ? [] : [accepts]));

/** The sentence about foundations that are built in suit through all ranks, up or down. */
function fullSuitText({ texts }: RulesFacts, group: Group): Text | undefined {
  const { build } = group.rule.takes ?? {};
  if (build?.suit !== 'same' || build.wrap || build.stopOn) return undefined;
  const first = firstRanks(group).join();
  if (isUp(build) && first === 'A') return texts.foundationsAce;
  return isDown(build) && first === 'K' ? texts.foundationsKing : undefined;
}

function foundationsText(facts: RulesFacts, group: Group): Sentence {
  const { texts } = facts;
  const { build } = group.rule.takes ?? {};
  if (!build) return undefined;
  const full = fullSuitText(facts, group);
  if (full) return facts.say(full);
  if (!isUp(build) || build.suit !== 'same' || build.stopOn) return buildText(facts, group, build);
  return facts.join(facts.say(texts.foundationsUp), build.wrap && facts.say(texts.wrap));
}

/** The first card of a foundation, unless {@link foundationsText} states it. */
function startsText(facts: RulesFacts, group: Group): Sentence {
  const ranks = firstRanks(group);
  const isOpen = group.rule.takes?.build && ranks.length > 0 && !fullSuitText(facts, group);
  return isOpen && facts.say(facts.texts.starts, { ranks });
}

function columnsText(facts: RulesFacts, group: Group): string {
  const { texts } = facts;
  const { build, most } = group.rule.takes ?? {};
  const isUsual = build && isDown(build);
  return facts.join(
    build && (isUsual ? usualText(facts, texts.columnsDown, build) : buildText(facts, group, build)),
    facts.count(texts.atMost, most),
  );
}

/** The discard pile, if cards are played there one by one. */
function discardText(facts: RulesFacts): Sentence {
  const { texts } = facts;
  const [group] = facts.of('discard');
  const build = group?.rule.takes?.build;
  if (!build) return undefined;
  const isNext = /^(1,-1|-1,1)$/.test(build.steps.join());
  if (!isNext) return buildText(facts, group, build);
  return facts.join(usualText(facts, texts.discardNext, build), !build.wrap && facts.say(texts.noWrap));
}

function pairsText(facts: RulesFacts): Sentence {
  const { texts } = facts;
  const pairs = facts.groups.find(({ rule }) => rule.pairs)?.rule.pairs;
  if (!pairs) return undefined;
  const { from, sum: n, stacked } = pairs;
  const alone = RANKS[n - 1];
  return facts.join(
    facts.say(texts.pairs, { n }),
    facts.say(texts.counts),
    alone && facts.say(texts.alone, { ranks: [alone] }),
    facts.say(texts.pairsFrom, { from }),
    stacked && facts.say(texts.stacked, { from: stacked }),
  );
}

/** The cards of a column that move together. */
function unitText(facts: RulesFacts, group: Group): Sentence {
  const { texts } = facts;
  const { gives, unit, atMost } = group.rule;
  if (!gives) return undefined;
  const together = facts.targets(group).some(({ rule }) => !rule.takes?.single && rule.takes?.build);
  if (!together || gives === 'top') return facts.say(texts.gives.top);
  const limit = atMost === 'reserves' ? 'cells' : facts.of('reserve').length > 0 ? 'both' : 'columns';
  return facts.join(
    !(unit && gives === 'any') && facts.say(texts.gives[gives]),
    unit && facts.say(isSuitRun(unit) ? texts.unit : texts.unitSteps),
    unit && !isSuitRun(unit) && stepsText(facts, group, unit),
    atMost && facts.say(texts.limit[limit]),
  );
}

/** What goes to a cell, and where it goes from there. */
function cellText(facts: RulesFacts, cell: Group): Sentence {
  const from = facts.groups.filter((one) => one !== cell && facts.targets(one).includes(cell));
  const to = facts.targets(cell).filter((one) => one !== cell);
  const values = { pile: cell.name, from: namesOf(from), to: namesOf(to) };
  return from.length > 0 && to.length > 0 && facts.say(facts.texts.cellTakes, values);
}

/** Where the top card of a waste, a reserve or an open stock goes. */
function sourceText(facts: RulesFacts, group: Group): Sentence {
  const { gives } = group.rule;
  const targets = facts.targets(group);
  const isSaid = /tableau|foundation/.test(group.kind) || isCell(group) || isSingles(group);
  if (!gives || isSaid || !targets.length) return undefined;
  return facts.say(facts.texts.play, { from: [group.name], to: namesOf(targets) });
}

/** The cards that an empty column takes. */
function emptyText(facts: RulesFacts, { rule }: Group): Sentence {
  const { texts } = facts;
  const { takes, fill: name, gives } = rule;
  const { empty } = texts;
  if (!takes && !name) return facts.say(texts.closed);
  const rules = takes?.empty ?? [];
  const any = gives === 'top' || takes?.single ? empty.any : empty.run;
  return facts.join(
    name && facts.say(texts.fill, { name }),
    name ? rules.length > 0 && facts.say(texts.fillLater) : !rules.length && facts.say(empty.none),
    ...rules.flatMap(({ accepts, from, whenEmpty }) => [
      accepts === 'base'
        ? facts.say(empty.base)
        : accepts === 'any'
          ? facts.say(from ? empty.from : any, { from })
          : facts.say(from ? empty.rankFrom : empty.rank, { from, ranks: [accepts] }),
      whenEmpty && facts.say(texts.onceEmpty, { name: whenEmpty }),
    ]),
  );
}

/** Complete runs that leave the columns. */
function collectsText(facts: RulesFacts, group: Group): Sentence {
  const { texts } = facts;
  const { collects } = group.rule;
  if (!collects) return undefined;
  const { build, count: n } = collects;
  if (isRun(collects)) return facts.say(texts.collects);
  return facts.join(facts.say(texts.collectsSteps, { n }), stepsText(facts, group, build));
}
