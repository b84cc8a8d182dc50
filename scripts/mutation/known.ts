// Earlier results for the faults of a file, valid while its text is unchanged: stored in .cache/mutation.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Fault } from './faults.js';

export const FOLDER = '.cache/mutation';
export const hash = (text: string | Uint8Array): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

/** The result of a fault. */
export interface Result {
  readonly status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage';
  /** The test that found it. */
  readonly by?: string | undefined;
  /** The number of tests that were left out because they take long. */
  readonly left?: number | undefined;
}
/** A fault with its result, if it was planted. */
export type Measured = Fault & Partial<Result>;

export const isFound = ({ status }: Partial<Result>): boolean => status === 'Killed' || status === 'Timeout';

interface KnownResult extends Result {
  /** The hash of the tests that were run. */
  readonly tests: string;
}
type Entries = readonly (readonly [key: string, result: KnownResult])[];

const keyOf = ({ location: { start, end }, replacement }: Fault): string =>
  [start.line, start.column, end.line, end.column, replacement].join(' ');

/** The faults of a file with their results. */
export class Known {
  readonly #path: string;
  readonly #source: string;
  readonly #tests: string;
  readonly #byKey: Map<string, KnownResult>;

  /** @param tests The hash of the tests that are run. */
  constructor(part: string, file: string, tests: string) {
    this.#path = `${FOLDER}/${part}/${file.replaceAll('/', '.')}.json`;
    this.#source = hash(readFileSync(file));
    this.#tests = tests;
    const kept = existsSync(this.#path)
      ? (JSON.parse(readFileSync(this.#path, 'utf8')) as { source: string; results: Entries })
      : undefined;
    this.#byKey = new Map(kept?.source === this.#source ? kept.results : []);
  }

  /**
   * A fault that was found in this very text stays found, whatever tests have changed since. Others are planted again;
   * with `thorough`, also those for which a test was left out.
   */
  needs(fault: Fault, thorough: boolean): boolean {
    const result = this.#byKey.get(keyOf(fault));
    if (result && isFound(result)) return false;
    return result?.tests !== this.#tests || (thorough && (result.left ?? 0) > 0);
  }

  forget(): void {
    this.#byKey.clear();
  }

  note(fault: Fault, { status, by, left }: Result): void {
    this.#byKey.set(keyOf(fault), { status, by, left, tests: this.#tests });
  }

  keep(): void {
    mkdirSync(dirname(this.#path), { recursive: true });
    writeFileSync(this.#path, JSON.stringify({ source: this.#source, results: [...this.#byKey] }));
  }

  /** Each fault with its result, if there is one. */
  all(faults: readonly Fault[]): Measured[] {
    return faults.map((fault) => ({ ...fault, ...this.#byKey.get(keyOf(fault)) }));
  }
}
