// The runner of `npm test`: its counts, flaky tests, and which stages it skips.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { stamp, stamped, unstamp } from '../../scripts/fingerprint.js';
import { runStages, type Options } from '../../scripts/runner.js';
import type { Stage } from '../../scripts/stages.js';

const room = mkdtempSync(join(tmpdir(), 'runner-'));
afterAll(() => rmSync(room, { recursive: true, force: true }));

/** A stage that runs a line of JavaScript in its own process. */
const node = (code: string): Stage => ({ command: [process.execPath, '-e', code] });

/** A test runner with one file, whose test fails this many times. Its output counts its runs. */
function failing(name: string, times: number, more: Partial<Stage> = {}): Record<string, Stage> {
  const count = JSON.stringify(join(room, `${name}.count`));
  const report = JSON.stringify(join(room, `${name}.json`));
  const code = `const fs = require('node:fs');
    const runs = fs.existsSync(${count}) ? Number(fs.readFileSync(${count}, 'utf8')) : 0;
    fs.writeFileSync(${count}, String(runs + 1));
    const failed = runs < ${times} ? 1 : 0;
    const file = { passed: 3 - failed, failed, red: failed ? ['the waste › is turned over'] : [] };
    fs.writeFileSync(${report}, JSON.stringify({ files: { 'a.test.ts': file }, left: [] }));
    process.exitCode = failed;`;
  return { [name]: { ...node(code), runner: 'wtr', filesIn: 'SOME', ...more } };
}
const runsOf = (name: string): number => Number(readFileSync(join(room, `${name}.count`), 'utf8'));

async function run(stages: Record<string, Stage>, options: Options = {}) {
  const lines: string[] = [];
  const isFine = await runStages(stages, {
    ...options,
    folder: room,
    stamps: join(room, 'stamps'),
    print: (line) => lines.push(...line.split('\n')),
  });
  return { isFine, lines, last: lines.at(-1) };
}

describe('a run of stages', { timeout: 60_000 }, () => {
  it('ends with the total of tests, and of checks without a report', async () => {
    const { isFine, lines, last } = await run({ types: node('0'), ...failing('sum', 0) });
    expect(last).toBe('4 passed, 0 failed');
    expect(isFine).toBe(true);
    expect(lines.filter((line) => /^(types|sum) .* 0 failed +[\d.]+ s$/.test(line))).toHaveLength(4);
  });

  it('counts a check that fails, and shows its output', async () => {
    const { isFine, lines, last } = await run({ lint: node("console.log('no-var'); process.exit(1)") });
    expect([isFine, last]).toEqual([false, '0 passed, 1 failed']);
    expect(lines.map((line) => line.trim())).toContain('no-var');
  });

  it('names and counts a flaky test, and does not fail for it', async () => {
    const { isFine, lines } = await run(failing('flaky', 1));
    expect(lines.slice(-4)).toEqual([
      'flaky, failed once and passed when run again: flaky: a.test.ts: the waste › is turned over',
      '',
      '1 flaky',
      '3 passed, 0 failed',
    ]);
    expect(isFine).toBe(true);
  });

  it('fails a release for a flaky test', async () => {
    const { isFine, lines } = await run(failing('release', 1), { isRelease: true });
    expect(lines.slice(-2)).toEqual(['1 flaky', '3 passed, 1 failed']);
    expect(isFine).toBe(false);
  });

  it('fails for a test that fails twice', async () => {
    const { isFine, lines, last } = await run(failing('broken', 2));
    expect([isFine, last]).toEqual([false, '2 passed, 1 failed']);
    expect(lines).toContain('failed: broken: a.test.ts: the waste › is turned over');
    expect(runsOf('broken')).toBe(2);
  });

  it('fails if a test runner stops without a report', async () => {
    const stage: Stage = { ...node("console.log('no browser'); process.exit(3)"), runner: 'wtr' };
    const { lines, last } = await run({ absent: stage });
    expect(last).toBe('0 passed, 1 failed');
    expect(lines.map((line) => line.trim())).toContain('no browser');
  });

  it('skips a stage that needs a failed one, and counts it as failed', async () => {
    const { last, lines } = await run({
      build: { ...node('process.exit(1)'), isFirst: true },
      ...failing('needy', 0, { needs: ['build'] }),
    });
    expect(last).toBe('0 passed, 2 failed');
    expect(lines.some((line) => line.endsWith('not run: build failed'))).toBe(true);
  });

  it('skips a stage with unchanged inputs, unless caches are off', async () => {
    const input = join(room, 'input.txt');
    const stages = failing('cached', 0, { inputs: [input] });
    writeFileSync(input, `first ${room}`);
    await run(stages, { isCached: true });
    expect((await run(stages, { isCached: true })).last).toBe('3 passed, 0 failed');
    expect(runsOf('cached')).toBe(1);
    await run(stages);
    expect(runsOf('cached')).toBe(2);
    writeFileSync(input, 'second');
    await run(stages, { isCached: true });
    expect(runsOf('cached')).toBe(3);
  });

  it('keeps the stamp that the build wrote under the same name: without it, no browser test starts', async () => {
    const name = `runner-test-${process.pid}`;
    stamp(name, 'of the build');
    await runStages({ [name]: node('0') }, { folder: room, print: () => undefined });
    const kept = stamped(name, 'of the build');
    unstamp(name);
    expect(kept).toBe('');
  });

  it('runs a flaky stage again, even if its inputs are unchanged', async () => {
    const input = join(room, 'flaky.txt');
    writeFileSync(input, room);
    const stages = failing('again', 1, { inputs: [input] });
    await run(stages, { isCached: true });
    await run(stages, { isCached: true });
    expect(runsOf('again')).toBe(3);
  });
});
