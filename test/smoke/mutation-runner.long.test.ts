// The mutation runner reports the correct result for each planted error. If it counted undetected errors as detected,
// `npm run mutation` would be useless.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { bundle } from '../../scripts/mutation/bundle.js';
import { plantIn } from '../../scripts/mutation/faults.js';
import type { Result } from '../../scripts/mutation/known.js';
import { filesOf, PARTS } from '../../scripts/mutation/parts.js';
import { plant, writeRun } from '../../scripts/mutation/plant.js';

const FILE = 'test/support/mutation/clamp.ts';
/** The test files as paths relative to test/node. */
const TESTS = ['../support/mutation/clamp'];

it('the mutation runner reports for each planted error whether a test fails, hangs, passes, or does not reach it', async () => {
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
      "5 {}: Killed",
      "6 true: Killed",
      "6 false: Killed",
      "6 value <= least: Survived",
      "6 value >= least: Killed",
      "7 true: Killed",
      "7 false: Killed",
      "7 value >= most: Survived",
      "7 value <= most: Killed",
      "11 {}: Killed",
      "13 false: Killed",
      "13 i < last: Killed",
      "13 i > last: Killed",
      "13 i--: Killed",
      "13 sum -= i: Killed",
      "18 () => undefined: Survived",
      "18 value: NoCoverage",
    ]
  `);
});

it.each(Object.entries(PARTS))('the code of %s with all errors planted is valid', async (_, part) => {
  const files = filesOf(part);
  const { texts } = await plantIn(files);
  expect(texts.size).toBe(files.length);
  for (const [file, text] of texts) {
    const { diagnostics = [] } = ts.transpileModule(text, {
      fileName: file,
      reportDiagnostics: true,
      compilerOptions: { target: ts.ScriptTarget.ESNext },
    });
    expect(
      diagnostics.map(({ messageText }) => messageText),
      file,
    ).toEqual([]);
  }
});
