// Runs the checks. `npm test`: those that find most errors in the shortest time, without the test files named
// *.long.test.ts; `npm run test:all` (`--long`): everything. Prints each stage with its time; the last line is
// `N passed, N failed`.
//   names       only these stages: `npm test -- lint node`
//   --engines   Firefox and WebKit as well, as many tests as fit into ten minutes
//   --release   flaky tests count as failed
//   --no-cache  runs everything, even if it is unchanged; also if CI is set
import { fileURLToPath } from 'node:url';
import { runStages } from './runner.js';
import { enginesOf, stagesOf, type Stage } from './stages.js';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const asked = process.argv.slice(2);
const names = asked.filter((word) => !word.startsWith('--'));
const isCached = !asked.includes('--no-cache') && !process.env['CI'];
const isLong = asked.includes('--long') || names.includes('storybook');

const usual = stagesOf({ isLong, isCached });
const all = { ...usual, ...enginesOf({ isShort: !names.length }) };
const unknown = names.filter((name) => !(name in all));
if (unknown.length)
  throw new Error(`No such stage: ${unknown.join(', ')}. There are ${Object.keys(all).join(', ')}.`);
const isChosen = ([name, stage]: [string, Stage]): boolean => {
  if (names.length) return names.includes(name);
  if (name in usual) return isLong || !stage.isLong;
  return asked.includes('--engines') && ['firefox', 'webkit'].includes(name);
};
const chosen = Object.fromEntries(Object.entries(all).filter(isChosen));

console.log(
  `${names.length ? 'Some stages' : isLong ? 'Everything' : 'The quick selection (everything: npm run test:all)'}: ` +
    Object.keys(chosen).join(', '),
);
const isFine = await runStages(chosen, { isCached, isRelease: asked.includes('--release') });
process.exitCode = isFine ? 0 : 1;
