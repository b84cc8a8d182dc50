// Every fault that Stryker's instrumenter can plant in the given files, and those files with all faults planted: each
// is inactive until its run activates it.
import { readFileSync } from 'node:fs';
import { Instrumenter } from '@stryker-mutator/instrumenter';

/** Lines and columns from 1. */
interface Place {
  readonly line: number;
  readonly column: number;
}

export interface Fault {
  readonly id: number;
  readonly file: string;
  readonly location: { readonly start: Place; readonly end: Place };
  readonly replacement: string;
}

const nothing = (): void => undefined;
const no = (): boolean => false;
/** A logger without output. */
const log = {
  ...{ isTraceEnabled: no, isDebugEnabled: no, isInfoEnabled: no },
  ...{ isWarnEnabled: no, isErrorEnabled: no, isFatalEnabled: no },
  ...{ trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing, fatal: nothing },
};
const OPTIONS = { plugins: [], ignorers: [], excludedMutations: [], noHeader: true };

/** `faults`: by their number; `texts`: the planted sources, by file. */
export async function plantIn(
  names: readonly string[],
): Promise<{ faults: Fault[]; texts: Map<string, string> }> {
  const files = names.map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }));
  const planted = await new Instrumenter(log).instrument(files, OPTIONS);
  const from1 = ({ line, column }: Place): Place => ({ line: line + 1, column: column + 1 });
  const faults = planted.mutants
    .map(({ id, fileName: file, location: { start, end }, replacement }) => ({
      id: Number(id),
      file,
      location: { start: from1(start), end: from1(end) },
      replacement,
    }))
    .sort((a, b) => a.id - b.id);
  return { faults, texts: new Map(planted.files.map(({ name, content }) => [name, content])) };
}
