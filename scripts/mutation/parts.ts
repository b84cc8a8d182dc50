// The parts of the code that the mutation runner measures: parts.json.
import { readdirSync, readFileSync, statSync } from 'node:fs';

export interface Part {
  /** Files and folders in which faults are planted. */
  readonly mutate: readonly string[];
  /** Test files: `rules/reno`. */
  readonly tests: readonly string[];
}

/** The parts by name. */
export const PARTS = JSON.parse(readFileSync('scripts/mutation/parts.json', 'utf8')) as Readonly<
  Record<string, Part>
>;

const filesIn = (path: string): string[] =>
  statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => filesIn(`${path}/${name}`)) : [path];

/** The files of a part in which faults are planted, sorted. */
export const filesOf = ({ mutate }: Part): string[] => mutate.flatMap(filesIn).sort();
