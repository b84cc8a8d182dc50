// Which test found which fault in earlier runs, for the child processes: tests that found faults nearby are run first.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** The number of a fault, and the title of the test that found it. */
export type Find = readonly [fault: number, by: string];

const pathOf = (folder: string): string => `${folder}/finds.json`;

export const writeFinds = (folder: string, finds: readonly Find[]): void => {
  writeFileSync(pathOf(folder), JSON.stringify(finds));
};

export const readFinds = (folder: string): readonly Find[] =>
  existsSync(pathOf(folder)) ? (JSON.parse(readFileSync(pathOf(folder), 'utf8')) as Find[]) : [];
