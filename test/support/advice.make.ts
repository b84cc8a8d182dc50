// Writes advice.json: positions with different hints, some for each set of options.
// Usage: npx tsx test/support/advice.make.ts. Run it again if hints were changed on purpose and
// test/node/hint-controller.test.ts fails, and review the difference. Positions that take long are skipped, so another
// machine may select others.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { ADVICE_SETS, adviceAt, tableOf, type Advised, type AdviceTable } from './advice.js';
import { titleOf, type EndSet } from './end-positions.js';

const OUT = fileURLToPath(new URL('advice.json', import.meta.url));
/** Upper limit of positions for each set of options. */
const KEEP = 12;
/** Positions whose advice takes longer than this are skipped: they make slow tests. */
const MOST_MS = 15;

/** A text that is equal for similar advice: the reasons, the kinds of piles of each play, and their order. */
function featuresOf({ hints, safe, finish }: Advised): ReadonlySet<string> {
  const kinds = (text: string): string => text.replace(/-\d+/g, '').replace(/:1\b/g, '');
  const all = hints.map((text) => kinds(text).replace(/(chain) .*/, '$1'));
  return new Set([
    ...all,
    ...all.map((text, i) => `${all[i - 1] ?? ''} before ${text}`),
    ...safe.map((text) => `safe ${kinds(text)}`),
    `${String(hints.length)} hints`,
    `${String(safe.length)} safe`,
    `finish ${String(finish !== null)}`,
  ]);
}

function* tables(set: EndSet): Generator<AdviceTable> {
  for (const left of set.lefts) for (let n = 1; n <= 30; n++) yield { left, seed: 1000 * left + n };
  for (let seed = 1; seed <= 25; seed++) for (const moves of [0, 6, 15, 30, 60, 120]) yield { moves, seed };
}

function choose(set: EndSet): Advised[] {
  const found: Advised[] = [];
  for (const table of tables(set)) {
    const game = tableOf(set, table);
    if (game.status !== 'playing') continue;
    adviceAt(game);
    const start = performance.now();
    const advice = adviceAt(game);
    if (performance.now() - start < MOST_MS) found.push({ ...table, ...advice });
  }
  const seen = new Set<string>();
  const kept: Advised[] = [];
  while (kept.length < KEEP) {
    const fresh = (advised: Advised): number =>
      [...featuresOf(advised)].filter((feature) => !seen.has(feature)).length;
    const [best] = found.map((advised) => ({ advised, n: fresh(advised) })).sort((a, b) => b.n - a.n);
    if (!best?.n) break;
    kept.push(best.advised);
    for (const feature of featuresOf(best.advised)) seen.add(feature);
  }
  return kept;
}

const text = JSON.stringify(Object.fromEntries(ADVICE_SETS.map((set) => [titleOf(set), choose(set)])));
writeFileSync(OUT, await format(text, { ...(await resolveConfig(OUT)), parser: 'json', printWidth: 110 }));
