// The mutation runner detects what it has to: `npm run mutation` would be worthless if it reported faults as found that
// no test finds.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundle } from '../../scripts/mutation/bundle.js';
import { plantIn } from '../../scripts/mutation/faults.js';
import type { Result } from '../../scripts/mutation/known.js';
import { plant, writeRun } from '../../scripts/mutation/plant.js';

const FILE = 'test/support/mutation/clamp.ts';
/** As paths of test/node. */
const TESTS = ['../support/mutation/clamp'];

it('reports for each planted fault whether a test fails, hangs, passes, or does not reach it', async () => {
  const { faults, texts } = await plantIn([FILE]);
  const bundles = await bundle(TESTS, texts);
  const folder = writeRun(mkdtempSync(join(tmpdir(), 'mutation-')), bundles, faults.length);
  const results = new Map<number, Result>();
  await plant(
    folder,
    faults.map(({ id }) => id),
    { jobs: 1, thorough: false },
    (fault, result) => {
      results.set(fault, result);
      return true;
    },
  );
  const lines = faults.map(
    ({ id, location, replacement }) =>
      `${String(location.start.line)} ${replacement.replace(/\s+/g, ' ')}: ${results.get(id)?.status ?? 'none'}`,
  );
  expect(lines).toMatchInlineSnapshot(`
    [
      "4 {}: Killed",
      "5 true: Killed",
      "5 false: Killed",
      "5 value <= least: Survived",
      "5 value >= least: Killed",
      "6 true: Killed",
      "6 false: Killed",
      "6 value >= most: Survived",
      "6 value <= most: Killed",
      "10 {}: Killed",
      "12 false: Killed",
      "12 i < last: Killed",
      "12 i > last: Killed",
      "12 i--: Killed",
      "12 sum -= i: Killed",
      "17 () => undefined: Survived",
      "17 value: NoCoverage",
    ]
  `);
});
