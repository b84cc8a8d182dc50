// The score of a game in sentences, made from its description.
import type { Score } from '../engine/index.js';
import { isAmong } from '../engine/pile-names.js';
import type { RulesFacts, Sentence } from './rules-facts.js';

type ScoredPlay = NonNullable<Score['plays']>[number];

/** Whether a play that is scored can be made: some pile of its target takes cards from its source. */
function isPossible(facts: RulesFacts, { from, to }: ScoredPlay): boolean {
  const targets = facts.named(to);
  if (targets.some(({ rule }) => rule.collects ?? rule.pairs)) return true;
  return facts.groups.some(
    (group) =>
      group.rule.gives &&
      (!from || isAmong(from, { ...group, id: group.name })) &&
      facts.targets(group).some((one) => targets.includes(one)),
  );
}

function playText(
  facts: RulesFacts,
  { from, to, points: n }: ScoredPlay,
  earlier: readonly ScoredPlay[],
): Sentence {
  const { texts } = facts;
  if (n === 'rank') return facts.join(facts.say(texts.rankPoints, { to: [to] }), facts.say(texts.counts));
  const isOther = earlier.some((one) => one.to === to);
  const text = from ? texts.fromPoints : isOther ? texts.otherPoints : texts.playPoints;
  return n || isOther ? facts.say(text, { from, to: [to], n }) : undefined;
}

export function scoreText(facts: RulesFacts): string {
  const { texts, data } = facts;
  const { score, draw, redeal } = data;
  const { turned, left } = score;
  const plays = (score.plays ?? []).filter((play) => isPossible(facts, play));
  const hasRedeal = redeal && redeal.kind !== 'none' && redeal.limit !== 0;
  const { free = 0, points: redealt = 0 } = hasRedeal ? (score.redeal ?? {}) : {};
  const points = facts.join(
    facts.count(texts.stake, score.stake),
    facts.count(texts.startPoints, score.start),
    ...plays.map((play, i) => playText(facts, play, plays.slice(0, i))),
    facts.count(texts.streak, plays.find((play) => play.streak)?.streak),
    facts.count(texts.collected, score.collected),
    turned && facts.count(texts.turned, turned.points, { from: [turned.in] }),
    facts.count(texts.moved, score.moves),
    draw && facts.count(texts.drawn, score.draws),
    facts.count(texts.redealt, redealt),
    redealt !== 0 && facts.count(texts.freeRedeals, free),
    facts.count(texts.won, score.won),
    left && facts.count(texts.leftOver, left.points, { from: [left.in] }),
  );
  if (!points) return facts.say(texts.noScore);
  return facts.join(
    points,
    score.floor !== undefined && facts.say(texts.floor, { n: score.floor }),
    score.best === 'lowest' && facts.say(texts.lowest),
  );
}
