// The words that stand for a table in the list of states seen: one for each card at each height of a pile, to be added
// up and mixed.

/** The most cards in a pile, as bits. */
export const HIGH = 7;

/** Random words for each card at each height of a pile; there once a search begins. */
export const [WORD0, WORD1, WORD2] = [0, 1, 2].map(() => new Int32Array(52 << HIGH)) as [
  Int32Array,
  Int32Array,
  Int32Array,
];

/** Makes the words (splitmix, Steele et al. 2014; Zobrist 1970 for the use). */
export function makeWords(): void {
  if (WORD0[0]) return;
  let seed = 0x9e3779b9;
  for (const words of [WORD0, WORD1, WORD2]) {
    for (let i = 0; i < words.length; i++) {
      let z = (seed = (seed + 0x9e3779b9) | 0);
      z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
      z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
      words[i] = z ^ (z >>> 16);
    }
  }
}

/** Spreads a word over all its bits, so that sums of them are as good as their order. */
export const mix = (word: number, salt: number): number => {
  const z = Math.imul(word ^ (word >>> 15) ^ salt, 0x2c1b3c6d);
  return Math.imul(z ^ (z >>> 12), 0x297a2d39) ^ salt;
};
