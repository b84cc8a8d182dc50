// Computes the totals of many games by adding them one by one.
import type { Entry, Tally, Totals } from './statistics-file.js';

export const NO_GAMES: Tally = {
  totals: { played: 0, won: 0, streak: 0, bestStreak: 0, bankroll: 0, brokeEven: 0 },
  recent: [],
};

const smaller = (before: number | undefined, value: number): number => Math.min(before ?? value, value);

/** The totals with one more game. @param newest whether it is the newest game, which does not break a streak yet */
export function add(sum: Totals, { won, seconds, moves, score, net, left }: Entry, newest = false): Totals {
  const streak = won ? sum.streak + 1 : newest ? sum.streak : 0;
  return {
    played: sum.played + 1,
    won: sum.won + Number(won),
    streak,
    bestStreak: Math.max(sum.bestStreak, streak),
    bestTime: won ? smaller(sum.bestTime, seconds) : sum.bestTime,
    fewestMoves: won ? smaller(sum.fewestMoves, moves) : sum.fewestMoves,
    bestScore: Math.max(sum.bestScore ?? score, score),
    bankroll: sum.bankroll + net,
    brokeEven: sum.brokeEven + Number(net >= 0),
    fewestLeft: smaller(sum.fewestLeft, won ? 0 : left),
  };
}

/** Adds all games but the newest to the totals. The text becomes shorter, and those games can no longer change. */
export function fold({ totals, recent }: Tally): Tally {
  let sum = totals;
  for (const one of recent.slice(0, -1)) sum = add(sum, one);
  return { totals: sum, recent: recent.slice(-1) };
}
