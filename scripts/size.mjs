// Measures the size of the standalone bundle in bytes, in total and for each part, as a Markdown table. --check fails above
// the limit in package.json and if the module is more than 3 % larger than recorded in bench/size.json, warns from 1 %
// on, and prints what grew; --update rewrites that record, bench/size.md for readers, and the figures in
// bench/records/size.json. size-limit and bundlesize support neither parts nor a record to compare with.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { format, resolveConfig } from 'prettier';
import { rollup } from 'rollup';
import { minify } from 'terser';
import { standalone } from '../rollup.config.mjs';

const RECORD = 'bench/size.json';
const SHOWN = 'bench/size.md';
const FIGURES = 'bench/records/size.json';
/** The target size in bytes, from the requirements and the design. */
const AIM = 32_000;
/** The number of listed files. */
const LISTED = 25;
const LIMIT = Number(JSON.parse(readFileSync('package.json', 'utf8')).config.maxBrotliBytes);

/** The parts and their files; the first match counts. */
const PARTS = [
  ['lit', /node_modules/],
  ['engine', /src\/engine\//],
  ['games', /src\/variants\//],
  ['solver', /src\/solver\//],
  ['session', /src\/session\//],
  ['platform', /src\/platform\//],
  ['texts', /src\/locales\//],
  ['faces', /src\/elements\/cards\/faces\//],
  ['styles', /src\/elements\/.*styles?\.ts$/],
  ['controller', /src\/controller\//],
  ['text', /src\/text\//],
  ['elements', /src\/elements\//],
  ['entry', /./],
];

const brotli = (text) =>
  brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  }).length;

/** The minified bytes of each file, by the source map, heaviest first. */
function filesOf({ code, map }) {
  const traced = new SourceMap(map);
  const bytesOf = new Map();
  code.split('\n').forEach((line, row) => {
    for (let column = 0; column < line.length; column++) {
      const { originalSource } = traced.findEntry(row, column);
      const file = originalSource?.replace(/^.*?(?=src\/|node_modules\/)/, '');
      if (file) bytesOf.set(file, (bytesOf.get(file) ?? 0) + 1);
    }
  });
  return [...bytesOf].sort((a, b) => b[1] - a[1]);
}

/** @param {object[]} planted plugins that add code; a test checks that it is found */
export async function weigh(planted = []) {
  const { plugins: usual, output, ...input } = standalone;
  const plugins = [...planted, ...usual];
  const isMinifier = ({ name }) => name === 'terser' || name === 'oxc';
  const bundle = await rollup({ ...input, plugins: plugins.filter((plugin) => !isMinifier(plugin)) });
  const whole = await bundle.generate({ ...output, plugins: plugins.filter(isMinifier) });
  const loose = await bundle.generate({ ...output, sourcemap: false });
  await bundle.close();
  const { code } = whole.output[0];
  const file = Buffer.from(code);
  const total = { min: file.length, gzip: gzipSync(file, { level: 9 }).length, brotli: brotli(file) };

  /** Each part's code, minified and compressed alone, … */
  const sources = {};
  for (const [id, { code: rendered }] of Object.entries(loose.output[0].modules)) {
    const [part] = PARTS.find(([, pattern]) => pattern.test(id.replaceAll('\\', '/')));
    sources[part] = `${sources[part] ?? ''}${rendered ?? ''}\n`;
  }
  const alone = [];
  for (const [part] of PARTS) {
    if (!sources[part]?.trim()) continue;
    // unused names have to stay: their users are in other parts
    const { code: min } = await minify(sources[part], { module: false, ecma: 2022, compress: { passes: 2 } });
    alone.push([part, Buffer.byteLength(min), brotli(Buffer.from(min))]);
  }
  /** … then scaled, so that the parts add up to the whole. */
  const sumOf = (column) => alone.reduce((sum, row) => sum + row[column], 0);
  const parts = Object.fromEntries(
    alone.map(([part, min, small]) => [
      part,
      {
        min: Math.round((min / sumOf(1)) * total.min),
        brotli: Math.round((small / sumOf(2)) * total.brotli),
      },
    ]),
  );
  return { total, parts, files: filesOf(whole.output[0]) };
}

const bytes = (number) => number.toLocaleString('en');
const signed = (number) => `${number < 0 ? '−' : '+'}${bytes(Math.abs(number))}`;

/** `session +310, texts +12, lit −1`: what changed since the record, most grown first. */
function changes(parts, record, column) {
  const names = [...new Set([...Object.keys(parts), ...Object.keys(record.parts)])];
  const changed = names
    .map((name) => [name, (parts[name]?.[column] ?? 0) - (record.parts[name]?.[column] ?? 0)])
    .filter(([, change]) => change !== 0)
    .sort((a, b) => b[1] - a[1]);
  return changed.map(([name, change]) => `${name} ${signed(change)}`).join(', ') || 'no part';
}

/** Relative growth since the record from which the check warns, and from which it fails. */
const WARNS = 0.01;
const FAILS = 0.03;

/**
 * Compares a weight with the limit and with the record.
 * @param {import('./size.d.mts').Weight} weight
 * @param {import('./size.d.mts').Weight | undefined} record
 * @param {number} limit The maximum size in bytes, brotli.
 * @returns {import('./size.d.mts').Complaints} Sentences: errors fail the check, warnings do not.
 */
export function complaints({ total, parts }, record, limit) {
  const errors = [];
  const warnings = [];
  if (!record) errors.push(`There is no ${RECORD} to compare with. Run: npm run size -- --update`);
  const since = record
    ? ` Since ${RECORD} (${bytes(record.total.brotli)} B), brotli: ${changes(parts, record, 'brotli')}.`
    : '';
  if (total.brotli > limit)
    errors.push(
      `solitaire-elements.js has ${bytes(total.brotli)} B brotli, ${bytes(total.brotli - limit)} B above the limit.${since}`,
    );
  const growth = record ? total.brotli / record.total.brotli - 1 : 0;
  if (growth > WARNS)
    (growth > FAILS ? errors : warnings).push(
      `solitaire-elements.js is ${(growth * 100).toFixed(1)} % larger than recorded.${since} ` +
        'If its purpose requires that, run: npm run size -- --update',
    );
  if (growth < -WARNS)
    warnings.push(`solitaire-elements.js is smaller than recorded.${since} Run: npm run size -- --update`);
  return { errors, warnings };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (!existsSync(standalone.input)) {
    console.error(`There is no ${standalone.input} to weigh.`);
    process.exit(1);
  }
  const weight = await weigh();
  const { total, parts, files } = weight;
  const record = existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : undefined;
  const table = [
    '| part | min | brotli |',
    '| --- | --: | --: |',
    ...Object.entries(parts).map(
      ([part, { min, brotli: small }]) => `| ${part} | ${bytes(min)} | ${bytes(small)} |`,
    ),
    `| **solitaire-elements.js** | **${bytes(total.min)}** | **${bytes(total.brotli)}** |`,
    '',
    `Bytes; gzip −9: ${bytes(total.gzip)}; limit, brotli 11: ${bytes(LIMIT)}. A part's share is an estimate.`,
  ].join('\n');
  console.log(table);

  if (process.argv.includes('--update')) {
    const write = async (file, text) => {
      writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
    };
    await write(RECORD, JSON.stringify({ total, parts }));
    mkdirSync('bench/records', { recursive: true });
    const figure = {
      what: 'the standalone bundle with everything in it, brotli 11',
      aim: `${bytes(AIM)} B`,
      measured: `${bytes(total.brotli)} B`,
      met: total.brotli <= AIM,
    };
    await write(FIGURES, JSON.stringify({ command: 'npm run size', figures: [figure] }));
    const list = files.slice(0, LISTED).map(([file, count]) => `| ${file} | ${bytes(count)} |`);
    const page = [
      '# What the standalone bundle weighs\n',
      '`npm run size -- --update` writes this page. What was tried to make it lighter, and what each step gave, stands in [size-tried.md](size-tried.md).\n',
      table,
      `\n## The heaviest files\n\nMinified bytes, by the source map; ${bytes(files.length)} files in all.\n`,
      '| file | min |\n| --- | --: |',
      ...list,
    ];
    await write(SHOWN, page.join('\n'));
  } else if (process.argv.includes('--check')) {
    const { errors, warnings } = complaints(weight, record, LIMIT);
    for (const sentence of warnings) console.error(`\nWarning: ${sentence}`);
    for (const sentence of errors) console.error(`\n${sentence}`);
    if (errors.length) process.exitCode = 1;
  }
}
