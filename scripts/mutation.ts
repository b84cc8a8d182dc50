// Mutation testing: plants faults in the code, one at a time, and counts those that no test finds. The faults are those
// of Stryker's instrumenter; Stryker's own runner starts vitest again for each fault, and takes ten times as long for
// the same result.
// `npm run mutation [-- part… file… minutes=N jobs=N thorough fresh]` measures what has changed since the last
// measurement.
//   part     engine, variants, session, solver, elements; default: all
//   file     only files with this in their path
//   minutes  time limit; the next run continues
//   jobs     number of parallel jobs
//   thorough also runs the slow tests for each fault that no other test found
//   fresh    ignores earlier results for these files
// Ends with an error below 90 % of a part once all its faults are planted, or if a reason matches no fault.
import { readFileSync } from 'node:fs';
import { bundle } from './mutation/bundle.js';
import { plantIn, type Fault } from './mutation/faults.js';
import { writeFinds } from './mutation/finds.js';
import { FOLDER, hash, isFound, Known, type Measured } from './mutation/known.js';
import { filesOf, PARTS, type Part } from './mutation/parts.js';
import { plant, writeRun } from './mutation/plant.js';
import { LEAST, writeReport } from './mutation/report.js';

const asked = process.argv.slice(2);
const number = (name: string, usual: number): number =>
  Number(asked.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1) ?? usual);
const until = performance.now() + number('minutes', Infinity) * 60_000;
const [fresh, thorough] = [asked.includes('fresh'), asked.includes('thorough')];
const words = asked.filter((word) => !['fresh', 'thorough'].includes(word) && !word.includes('='));
const wanted = words.filter((word) => !(word in PARTS));

const isWanted = (file: string): boolean => !wanted.length || wanted.some((word) => file.includes(word));

/** A pseudo-random but fixed order, so that the results of a run that ends early are representative. */
const chance = ({ id, file }: Fault): string => hash(`${file} ${String(id)}`);

/** @returns Each file with its faults, with results for those that were planted. */
async function measure(name: string, part: Part): Promise<Map<string, Measured[]>> {
  const { faults, texts } = await plantIn(filesOf(part));
  const bundles = await bundle(part.tests, texts);
  const read = bundles.flatMap((each) => each.files);
  const testsHash = hash(read.map((path) => hash(readFileSync(path))).join());
  const files = [...texts.keys()].map((file) => {
    const known = new Known(name, file, testsHash);
    if (fresh && isWanted(file)) known.forget();
    return { file, known, faults: faults.filter((fault) => fault.file === file) };
  });

  const knownOf = new Map(files.map(({ file, known }) => [file, known]));
  const todo = faults
    .filter((fault) => isWanted(fault.file) && knownOf.get(fault.file)?.needs(fault, thorough))
    .sort((a, b) => chance(a).localeCompare(chance(b)));
  if (todo.length && performance.now() < until) {
    console.log(`${name}: ${String(todo.length)} of ${String(faults.length)} faults to plant`);
    let [done, work] = [0, 0];
    const folder = writeRun(`${FOLDER}/${name}/run`, bundles, faults.length);
    const earlier = files.flatMap(({ known, faults: own }) => known.all(own));
    writeFinds(
      folder,
      earlier.flatMap(({ id, by }) => (by === undefined ? [] : [[id, by] as const])),
    );
    await plant(
      folder,
      todo.map(({ id }) => id),
      { jobs: number('jobs', 1), thorough },
      (id, result, ms) => {
        const fault = faults[id];
        if (!fault) throw new Error(`There is no fault ${String(id)}.`);
        const known = knownOf.get(fault.file);
        known?.note(fault, result);
        known?.keep();
        const { file, location, replacement } = fault;
        if (!isFound(result))
          console.log(`  ${file}:${String(location.start.line)} ${replacement.slice(0, 80)}`);
        work += ms;
        if (++done % 100 === 0) console.log(`  ${String(done)}, ${(work / done).toFixed(0)} ms of work each`);
        return performance.now() < until;
      },
    );
  }
  return new Map(files.map(({ file, known, faults: own }) => [file, known.all(own)]));
}

let isShort = false;
const parts = Object.entries(PARTS).filter(
  ([name]) => words.includes(name) || !words.some((word) => word in PARTS),
);
for (const [name, part] of parts) {
  const { score, missing, stale } = await writeReport(name, await measure(name, part));
  console.log(`${name}: ${score.toFixed(1)} % found`);
  if (missing) console.log(`not yet planted: ${String(missing)}`);
  for (const reason of stale) console.log(`this reason matches no fault: ${JSON.stringify(reason)}`);
  isShort ||= score < (LEAST[name] ?? 0) || missing > 0 || stale.length > 0;
}
process.exit(isShort ? 1 : 0);
