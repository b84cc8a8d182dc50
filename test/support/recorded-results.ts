// The results of the plain search of solving.ts, recorded in recorded-results.json: the search takes most of the time of the
// solver's tests, and always has the same results. A position is identified by a hash of everything that affects the
// result except the code of the engine; `npm run long` searches again, and fails if a result differs.
import { appendFileSync } from 'node:fs';
import { IS_LONG } from './amount.js';
import recorded from './recorded-results.json' with { type: 'json' };

/** The exact results for a position. */
export interface Truth {
  readonly verdict: 'winnable' | 'unwinnable';
  /** The highest possible score, if the score depends on the position alone. */
  readonly best: number;
}

/** recorded-results.make.ts sets this to a file to which all requested results are written. */
const OUT = process.env['RESULTS_OUT'];

const results: Readonly<Record<string, string>> = recorded;

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
 * The recorded result of a search; runs the search if none is recorded.
 * @param key everything that the result depends on
 * @throws {Error} In a long run, the search differs from the recorded result: recreate recorded-results.json if rules changed.
 */
export function recordedResult<T extends Truth | undefined>(key: string, search: () => T): T {
  const hash = hashOf(key);
  const before = results[hash];
  if (before !== undefined && !IS_LONG && !OUT) return read(before) as T;
  const truth = search();
  if (OUT) appendFileSync(OUT, `${hash} ${write(truth)}\n`);
  else if (before !== undefined && before !== write(truth))
    throw new Error(
      `recorded-results.json is stale (npx tsx test/support/recorded-results.make.ts): “${before}” is “${write(truth)}”: ${key}`,
    );
  return truth;
}
