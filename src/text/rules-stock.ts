// The stock, redeals and the end of a game in sentences, made from its description.
import type { Draw } from '../engine/index.js';
import { isOpenStock, type RulesFacts, type Sentence } from './rules-facts.js';
import { sum } from '../engine/lists.js';

export function stockText(facts: RulesFacts): Sentence {
  const { draw, redeal } = facts.data;
  const { texts } = facts;
  if (!redeal || redeal.kind === 'none' || redeal.limit === 0)
    return draw && facts.join(drawText(facts, draw), facts.say(texts.noRedeal));
  const { kind, limit = Infinity } = redeal;
  return facts.join(
    draw && drawText(facts, draw),
    kind === 'gather' ? facts.say(texts.gather, { n: redeal.packet }) : facts.say(texts.turnOver),
    limit < Infinity
      ? facts.say(texts.times, { n: limit })
      : kind === 'recycle' && facts.say(texts.unlimited),
  );
}

function drawText(facts: RulesFacts, { to, count: n, blockedBy }: Draw): string {
  const { texts } = facts;
  const [stock] = facts.of('stock');
  if (to === 'waste' && isOpenStock(stock)) return facts.say(texts.drawOpen);
  if (to !== 'tableau') return facts.say(texts.draw, { n, to: [to] });
  const columns = facts.of('tableau').flatMap(({ cards }) => cards).length;
  const deals = sum(stock?.cards ?? []) / (columns * n);
  return facts.join(
    facts.say(texts.drawColumns, { n }),
    facts.say(texts.times, { n: Math.ceil(deals) }),
    n === 1 && facts.count(texts.lastDeal, Math.round((deals % 1) * columns)),
    blockedBy && facts.say(texts.blockedBy[blockedBy]),
  );
}

/** When the game is lost. */
export function endText(facts: RulesFacts): string {
  const { texts, data } = facts;
  const { draw, redeal, end, deadEnd } = data;
  const why = end === 'empty-stock' ? 'stock' : (draw ?? redeal) ? 'draws' : 'plays';
  return facts.join(facts.say(texts.lost[why]), deadEnd && facts.say(texts.putBack));
}
