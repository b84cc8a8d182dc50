// Writes generated pages in the format of this project, and tables of aims with measured values.
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

/** A measured value with its aim, and whether it meets the aim. */
export type Aim = readonly [what: string, aim: string, measured: string, met: boolean];

export const aimsTable = (aims: readonly Aim[]): string =>
  [
    '| | aim | measured | met |',
    '| --- | --- | --- | --- |',
    ...aims.map(
      ([what, aim, measured, met]) => `| ${what} | ${aim} | ${measured} | ${met ? 'yes' : '**no**'} |`,
    ),
  ].join('\n');

/** The text in the format of the files with this name. */
export const pretty = async (file: string, text: string): Promise<string> =>
  format(text, { ...(await resolveConfig(file)), filepath: file });

export const writePretty = async (file: string, text: string): Promise<void> =>
  writeFileSync(file, await pretty(file, text));
