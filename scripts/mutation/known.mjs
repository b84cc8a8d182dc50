// What is known of the faults of a file from runs before, as long as its text is the same: kept in .cache/mutation.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

export const FOLDER = '.cache/mutation';
export const hash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);
export const isFound = ({ status }) => status === 'Killed' || status === 'Timeout';

const keyOf = ({ location: { start, end }, replacement }) =>
  [start.line, start.column, end.line, end.column, replacement].join(' ');

/** The faults of a file with what became of them. `tests`: which tests are asked, as a hash. */
export class Known {
  #path;
  #source;
  #tests;
  #byKey;

  constructor(part, file, tests) {
    this.#path = `${FOLDER}/${part}/${file.replaceAll('/', '.')}.json`;
    this.#source = hash(readFileSync(file));
    this.#tests = tests;
    const kept = existsSync(this.#path) ? JSON.parse(readFileSync(this.#path, 'utf8')) : undefined;
    this.#byKey = new Map(kept?.source === this.#source ? kept.results : []);
  }

  /** A fault once found in this very text stays found, whatever tests have come since; others are asked again: `thorough` also where a test was left out. */
  needs(fault, thorough) {
    const result = this.#byKey.get(keyOf(fault));
    if (result && isFound(result)) return false;
    return result?.tests !== this.#tests || (thorough && result.left > 0);
  }

  forget() {
    this.#byKey.clear();
  }

  /** `left`: how many tests were left out, as they take long. */
  note(fault, { status, by, left }) {
    this.#byKey.set(keyOf(fault), { status, by, left, tests: this.#tests });
  }

  keep() {
    mkdirSync(this.#path.slice(0, this.#path.lastIndexOf('/')), { recursive: true });
    writeFileSync(this.#path, JSON.stringify({ source: this.#source, results: [...this.#byKey] }));
  }

  /** Each fault with its result, if there is one. */
  all(faults) {
    return faults.map((fault) => ({ ...fault, ...this.#byKey.get(keyOf(fault)) }));
  }
}
