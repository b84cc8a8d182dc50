// The figures of many games, added up one by one.
import type { Entry, Tally, Totals } from './statistics-file.js';

export const NONE: Tally = {
  totals: { played: 0, won: 0, streak: 0, bestStreak: 0, bankroll: 0, brokeEven: 0 },
  recent: [],
};

const least = (before: number | undefined, value: number): number => Math.min(before ?? value, value);

/** The totals with one more game. */
export function add(sum: Totals, { won, seconds, moves, score, net, left }: Entry, newest = false): Totals {
  const streak = won ? sum.streak + 1 : newest ? sum.streak : 0;
  return {
    played: sum.played + 1,
    won: sum.won + Number(won),
    streak,
    bestStreak: Math.max(sum.bestStreak, streak),
    bestTime: won ? least(sum.bestTime, seconds) : sum.bestTime,
    fewestMoves: won ? least(sum.fewestMoves, moves) : sum.fewestMoves,
    bestScore: Math.max(sum.bestScore ?? score, score),
    bankroll: sum.bankroll + net,
    brokeEven: sum.brokeEven + Number(net >= 0),
    fewestLeft: least(sum.fewestLeft, won ? 0 : left),
  };
}

/** The same figures with all games but the newest in the sum: shorter, and those games can no longer change. */
export function fold({ totals, recent }: Tally): Tally {
  return {
    totals: recent.slice(0, -1).reduce((sum, one) => add(sum, one), totals),
    recent: recent.slice(-1),
  };
}
