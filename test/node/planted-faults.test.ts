// The faults that `npm run mutation:table` plants still exist: each replaces code that occurs once in its file. The
// reasons why `npm run mutation` need not find some faults belong to code that still exists.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Fault {
  readonly what: string;
  readonly file: string;
  readonly was: string;
  readonly becomes: string;
}

const at = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const faults = JSON.parse(at('scripts/mutation/table-faults.json')) as readonly Fault[];

describe('planted errors', () => {
  it.each(faults.map((fault) => [fault.what, fault] as const))('%s', (_, { file, was, becomes }) => {
    expect(at(file).split(was), file).toHaveLength(2);
    expect(becomes).not.toBe(was);
  });
});

describe('reasons for faults that no test finds', () => {
  interface Reason {
    /** The line that contains the fault. */
    readonly on?: string;
    /** The replaced code. */
    readonly was?: string;
    readonly why: string;
  }
  const reasons = JSON.parse(at('bench/mutation-reasons.json')) as Readonly<
    Record<string, readonly Reason[]>
  >;
  const tight = (text: string): string => text.replace(/\s+/g, ' ').trim();

  it.each(Object.entries(reasons))('in %s are about its code', (file, list) => {
    const code = at(file);
    const lines = code.split('\n').map(tight);
    const stale = list.filter(
      ({ on, was }) =>
        (on !== undefined && !lines.includes(on)) || (was !== undefined && !tight(code).includes(was)),
    );
    expect(stale).toEqual([]);
  });
});
