// Every fault that Stryker's instrumenter can plant in some files, and those files with all of them planted at once:
// each sleeps behind a question, until the run whose turn it is wakes it.
import { readFileSync } from 'node:fs';
import { createInstrumenter } from '@stryker-mutator/instrumenter';
import { createInjector } from 'typed-inject';

const log = {
  ...Object.fromEntries(['trace', 'debug', 'info', 'warn', 'error'].map((level) => [level, () => {}])),
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
};
const OPTIONS = { plugins: [], ignorers: [], excludedMutations: [], noHeader: true };

/** `faults`: by their number, each with its place (lines and columns from 1); `texts`: what to load, by file. */
export async function plantIn(names) {
  const files = names.map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }));
  const instrumenter = createInjector().provideValue('logger', log).injectFunction(createInstrumenter);
  const planted = await instrumenter.instrument(files, OPTIONS);
  const from1 = ({ line, column }) => ({ line: line + 1, column: column + 1 });
  const faults = planted.mutants
    .sort((a, b) => a.id - b.id)
    .map(({ id, fileName, location, mutatorName, replacement }) => ({
      id: Number(id),
      file: fileName,
      location: { start: from1(location.start), end: from1(location.end) },
      mutatorName,
      replacement,
    }));
  return { faults, texts: new Map(planted.files.map(({ name, content }) => [name, content])) };
}
