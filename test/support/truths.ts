// What the plain search of solving.ts found about positions, kept in truths.json: the search takes most of the time of the
// solver's tests, and always finds the same. A position is known by a hash of all that the answer depends on but the
// engine's code; `npm run long` searches anew, and fails where the two differ.
import { appendFileSync } from 'node:fs';
import { IS_LONG } from './amount.js';
import kept from './truths.json' with { type: 'json' };

/** What is true of a position. */
export interface Truth {
  readonly verdict: 'winnable' | 'unwinnable';
  /** The most that can be scored, where the score depends on the table alone. */
  readonly best: number;
}

/** truths.make.ts names a file here, to which all that is asked is written. */
const OUT = process.env['TRUTHS_OUT'];

const truths: Readonly<Record<string, string>> = kept;

/** A hash of 53 bits (cyrb53). */
function hashOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}

const write = (truth: Truth | undefined): string =>
  truth ? `${truth.verdict === 'winnable' ? 'w' : 'u'}${truth.best}` : '';

const read = (text: string): Truth | undefined =>
  text
    ? { verdict: text.startsWith('w') ? 'winnable' : 'unwinnable', best: Number(text.slice(1)) }
    : undefined;

/**
 * The kept answer of a search; what is not kept is searched.
 * @param key all that the answer depends on
 * @throws {Error} In a long run, the search finds something else than is kept: make truths.json anew if rules changed.
 */
export function keptTruth<T extends Truth | undefined>(key: string, search: () => T): T {
  const hash = hashOf(key);
  const before = truths[hash];
  if (before !== undefined && !IS_LONG && !OUT) return read(before) as T;
  const truth = search();
  if (OUT) appendFileSync(OUT, `${hash} ${write(truth)}\n`);
  else if (before !== undefined && before !== write(truth))
    throw new Error(
      `truths.json is stale (npx tsx test/support/truths.make.ts): “${before}” is “${write(truth)}”: ${key}`,
    );
  return truth;
}
