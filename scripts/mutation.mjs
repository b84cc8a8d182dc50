// Mutation testing: plants faults in the code, one at a time, and counts those that no test finds.
// `npm run mutation [-- part… file… minutes=N jobs=N thorough fresh]` measures what has changed since it was measured.
//   part     engine, variants, session, solver, elements; default: all
//   file     only files with this in their path
//   minutes  time limit; the next run continues
//   jobs     number of parallel jobs
//   thorough also runs the slow tests for each fault that no other test found
//   fresh    ignores earlier results for these files
// Ends with an error below 90 % of a part, as long as faults of it are to be planted, or if a reason matches no fault.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { bundle } from './mutation/bundle.mjs';
import { plantIn } from './mutation/faults.mjs';
import { FOLDER, hash, isFound, Known } from './mutation/known.mjs';
import { plant } from './mutation/plant.mjs';
import { LEAST, writeReport } from './mutation/report.mjs';

const PARTS = JSON.parse(readFileSync('scripts/mutation/parts.json', 'utf8'));
const asked = process.argv.slice(2);
const number = (name, usual) =>
  Number(asked.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1) ?? usual);
const until = performance.now() + number('minutes', Infinity) * 60_000;
const [fresh, thorough] = ['fresh', 'thorough'].map((word) => asked.includes(word));
const words = asked.filter((word) => !['fresh', 'thorough'].includes(word) && !word.includes('='));
const parts = words.filter((word) => word in PARTS);
const wanted = words.filter((word) => !(word in PARTS));

const filesOf = (path) =>
  statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => filesOf(`${path}/${name}`)) : [path];
const isWanted = (file) => !wanted.length || wanted.some((word) => file.includes(word));

/** A pseudo-random but fixed order, so that the results of a run that ends early are representative. */
const chance = ({ id, file }) => hash(`${file} ${id}`);

/**
 * Writes the folder that the child processes load. As long as it is unchanged, the map from faults to tests is kept.
 */
function layDown(part, bundles, faults) {
  const folder = `${FOLDER}/${part}/run`;
  const path = `${folder}/tests.json`;
  const all = JSON.stringify({ faults: faults.length, bundles });
  if (existsSync(path) && readFileSync(path, 'utf8') === all) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, all);
  return folder;
}

async function measure(part, { mutate, tests }) {
  const files = mutate.flatMap(filesOf).sort();
  const { faults, texts } = await plantIn(files);
  const bundles = await bundle(tests, texts);
  const read = bundles.flatMap((each) => each.files);
  const testsHash = hash(read.map((path) => hash(readFileSync(path))).join());
  const known = new Map(files.map((file) => [file, new Known(part, file, testsHash)]));
  if (fresh) for (const file of files.filter(isWanted)) known.get(file).forget();

  const todo = faults
    .filter((fault) => isWanted(fault.file) && known.get(fault.file).needs(fault, thorough))
    .sort((a, b) => chance(a).localeCompare(chance(b)));
  if (todo.length && performance.now() < until) {
    console.log(`${part}: ${todo.length} of ${faults.length} faults to plant`);
    const folder = layDown(part, bundles, faults);
    let [done, work] = [0, 0];
    const tell = (id, result) => {
      const fault = faults[id];
      known.get(fault.file).note(fault, result);
      known.get(fault.file).keep();
      const { file, location, replacement } = fault;
      if (!isFound(result)) console.log(`  ${file}:${location.start.line} ${replacement.slice(0, 80)}`);
      work += result.ms;
      if (++done % 100 === 0) console.log(`  ${done}, ${(work / done).toFixed(0)} ms of work each`);
      return performance.now() < until;
    };
    await plant(
      folder,
      todo.map(({ id }) => id),
      { jobs: number('jobs', 1), thorough },
      tell,
    );
  }
  return new Map(
    files.map((file) => [file, known.get(file).all(faults.filter((fault) => fault.file === file))]),
  );
}

let short = false;
for (const part of parts.length ? parts : Object.keys(PARTS)) {
  const { score, missing, stale } = await writeReport(part, await measure(part, PARTS[part]));
  console.log(`${part}: ${score.toFixed(1)} % found`);
  if (missing) console.log(`not yet planted: ${missing}`);
  for (const reason of stale) console.log(`this reason fits no fault: ${JSON.stringify(reason)}`);
  short ||= score < (LEAST[part] ?? 0) || missing > 0 || stale.length > 0;
}
process.exit(short ? 1 : 0);
