// The faults that `npm run mutation:table` plants still exist: each replaces code that occurs once in its file.
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
