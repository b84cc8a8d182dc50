// Writes won-deals.json: twenty won deals of each game, each with a winning line, found by the solver.
// Usage: npx tsx test/support/won-deals.make.ts. The result is reproducible: searches end after a number of states, and
// decks come from a seed. Run it again if rules or solver changed and test/node/won-deals.long.test.ts reports a line that
// no longer wins.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CARDS, Game, writeMove, type Card, type Move, type OptionChoice } from '../../src/engine.js';
import { solve } from '../../src/solver.js';
import { randomFrom } from './games.js';
import { setupOf, type WonDeal } from './won-deals.js';

const OUT = fileURLToPath(new URL('won-deals.json', import.meta.url));

interface Wanted {
  readonly variant: string;
  readonly options?: Readonly<Record<string, OptionChoice>>;
  /** The number of deals to keep: the shortest. */
  readonly keep: number;
  /** The number of wins to find. */
  readonly among: number;
}

const WANTED: readonly Wanted[] = [
  { variant: 'reno', keep: 20, among: 40 },
  { variant: 'klondike', keep: 13, among: 60 },
  { variant: 'klondike', options: { draw: 1 }, keep: 3, among: 20 },
  { variant: 'klondike', options: { runs: 'any', takeBack: true }, keep: 1, among: 10 },
  { variant: 'klondike', options: { redeals: 4 }, keep: 1, among: 10 },
  { variant: 'klondike', options: { scoring: 'vegas' }, keep: 2, among: 10 },
  { variant: 'cruel', keep: 20, among: 40 },
  { variant: 'demon', keep: 14, among: 60 },
  { variant: 'demon', options: { reserve: 10 }, keep: 3, among: 20 },
  { variant: 'demon', options: { runs: 'any' }, keep: 2, among: 10 },
  { variant: 'demon', options: { scoring: 'vegas' }, keep: 1, among: 10 },
  { variant: 'over-under', keep: 20, among: 40 },
];

const STATES = 150_000;

/** Whether these moves are legal one after the other, and win. */
function winning(deal: Omit<WonDeal, 'line'>, line: readonly Move[]): boolean {
  const game = start(deal);
  for (const move of line) {
    if (game.explain(move)) return false;
    game.play(move);
  }
  return game.position.status === 'won';
}

const start = (won: Omit<WonDeal, 'line'>): Game => Game.deal(won.variant, setupOf(won));

/** Removes moves that are not needed to win, single ones or several in a row. */
function shortened(deal: Omit<WonDeal, 'line'>, line: readonly Move[]): readonly Move[] {
  let best = line;
  for (let length = 8; length > 0; length -= 1) {
    for (let at = 0; at + length <= best.length; at += 1) {
      const without = [...best.slice(0, at), ...best.slice(at + length)];
      if (winning(deal, without)) best = without;
    }
  }
  return best;
}

/**
 * At most one random deck of Reno in a thousand can be won. These decks are sorted and then slightly disordered: high
 * cards go to the reserve and deep into the stock, low cards are turned early.
 */
function kindDeck(random: () => number): string {
  const rank = (card: Card): number => CARDS.filter((one) => one[1] === card[1]).indexOf(card);
  const weighed = CARDS.map((card) => [card, rank(card) + random() * 7] as const);
  const up = weighed.toSorted(([, a], [, b]) => a - b).map(([card]) => card);
  return [...up.slice(-17).toReversed(), ...up.slice(0, -17)].join(' ');
}

function find({ variant, options = {}, keep, among }: Wanted, taken: ReadonlySet<number>): WonDeal[] {
  const random = randomFrom(17);
  const found: WonDeal[] = [];
  for (let number = 1; found.length < among; number += 1) {
    if (taken.has(number)) continue;
    const deal = {
      variant,
      options,
      ...(variant === 'reno' ? { deck: kindDeck(random) } : { deal: number }),
    };
    const { line } = solve(start(deal).position, { states: STATES });
    if (line) found.push({ ...deal, line: shortened(deal, line).map(writeMove) });
  }
  const shortest = new Set(found.toSorted((a, b) => a.line.length - b.line.length).slice(0, keep));
  return found.filter((won) => shortest.has(won));
}

const all: WonDeal[] = [];
for (const wanted of WANTED) {
  const taken = new Set(all.filter(({ variant }) => variant === wanted.variant).map(({ deal }) => deal ?? 0));
  const found = find(wanted, taken);
  all.push(...found);
  const lengths = found.map(({ line }) => line.length);
  process.stdout.write(
    `${wanted.variant} ${JSON.stringify(wanted.options ?? {})}: ${found.length}, ` +
      `${Math.min(...lengths)} to ${Math.max(...lengths)} moves\n`,
  );
}
const packed = all.map(({ line, ...deal }) => `  ${JSON.stringify({ ...deal, line: line.join(' ') })}`);
writeFileSync(OUT, `[\n${packed.join(',\n')}\n]\n`);
