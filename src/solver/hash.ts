// Zobrist hashing: a random word for each card at each height of a pile. The words of a pile are combined with XOR.

/** The number of bits for a card's height in its pile. */
export const HIGH = 7;

/** A random word for each card at each height, in three tables. Filled by {@link makeWords}. */
export const [WORD0, WORD1, WORD2] = [0, 1, 2].map(() => new Int32Array(52 << HIGH)) as [
  Int32Array,
  Int32Array,
  Int32Array,
];

/** Fills the tables once (SplitMix: Steele et al. 2014; hashing: Zobrist 1970). */
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

/** Mixes the bits of a word, so that a sum of mixed words is a good hash of a set of piles. */
export const mix = (word: number, salt: number): number => {
  const z = Math.imul(word ^ (word >>> 15) ^ salt, 0x2c1b3c6d);
  return Math.imul(z ^ (z >>> 12), 0x297a2d39) ^ salt;
};
