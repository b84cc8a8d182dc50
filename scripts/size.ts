// Measures the size of the standalone bundle in bytes, in total and for each part, as a Markdown table. --check fails above
// the limit in package.json and if the module is more than 3 % larger than recorded in bench/size.json, warns from 1 %
// on, and prints what grew; --update rewrites that record, bench/size.md for readers, and the figure in
// docs/quality.md. size-limit and bundlesize support neither parts nor a record to compare with.
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { rollup, type OutputChunk, type Plugin } from 'rollup';
import { minify } from 'terser';
import { writeFigures, writePretty } from './quality.js';
import { standalone } from './standalone.js';

const RECORD = 'bench/size.json';
const SHOWN = 'bench/size.md';
/** The target size in bytes, from the requirements and the design. */
const AIM = 32_000;
/** The number of listed files. */
const LISTED = 25;
const { config } = JSON.parse(readFileSync('package.json', 'utf8')) as { config: { maxBrotliBytes: string } };
const LIMIT = Number(config.maxBrotliBytes);

export interface Weight {
  readonly total: { readonly min: number; readonly gzip: number; readonly brotli: number };
  /** Their shares of the whole. */
  readonly parts: Readonly<Record<string, { readonly min: number; readonly brotli: number }>>;
}

/** The minified bytes of each file, heaviest first. */
type FileSizes = [file: string, bytes: number][];

/** The parts and their files; the first match counts. */
const PARTS: readonly (readonly [part: string, files: RegExp])[] = [
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

const brotli = (text: Uint8Array): number =>
  brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  }).length;

/** The sizes of the files by the source map. */
function filesOf({ code, map }: OutputChunk): FileSizes {
  const traced = new SourceMap(map as unknown as SourceMapPayload);
  const bytesOf = new Map<string, number>();
  code.split('\n').forEach((line, row) => {
    for (let column = 0; column < line.length; column++) {
      const entry = traced.findEntry(row, column);
      const file =
        'originalSource' in entry ? entry.originalSource.replace(/^.*?(?=src\/|node_modules\/)/, '') : '';
      if (file) bytesOf.set(file, (bytesOf.get(file) ?? 0) + 1);
    }
  });
  return [...bytesOf].sort((a, b) => b[1] - a[1]);
}

const isMinifier = ({ name }: Plugin): boolean => name === 'terser' || name === 'oxc';

/** The bundle, and each part's code, before it is minified. */
async function build(
  planted: readonly Plugin[],
): Promise<{ whole: OutputChunk; sources: Map<string, string> }> {
  const plugins = [...planted, ...standalone.plugins];
  const bundle = await rollup({
    input: standalone.input,
    plugins: plugins.filter((plugin) => !isMinifier(plugin)),
  });
  const whole = await bundle.generate({ ...standalone.output, plugins: plugins.filter(isMinifier) });
  const loose = await bundle.generate({ ...standalone.output, sourcemap: false });
  await bundle.close();
  const sources = new Map<string, string>();
  for (const [id, { code }] of Object.entries(loose.output[0].modules)) {
    const part = PARTS.find(([, files]) => files.test(id.replaceAll('\\', '/')))?.[0] ?? '';
    sources.set(part, `${sources.get(part) ?? ''}${code ?? ''}\n`);
  }
  return { whole: whole.output[0], sources };
}

/** @param planted Plugins that add code; a test checks that it is found. */
export async function weigh(
  planted: readonly Plugin[] = [],
): Promise<Weight & { readonly files: FileSizes }> {
  const { whole, sources } = await build(planted);
  const file = Buffer.from(whole.code);
  const total = { min: file.length, gzip: gzipSync(file, { level: 9 }).length, brotli: brotli(file) };

  /** Each part's code, minified and compressed alone, … */
  const alone: { part: string; min: number; brotli: number }[] = [];
  for (const [part] of PARTS) {
    const source = sources.get(part)?.trim();
    if (!source) continue;
    // unused names have to stay: their users are in other parts
    const { code = '' } = await minify(source, { module: false, ecma: 2022, compress: { passes: 2 } });
    alone.push({ part, min: Buffer.byteLength(code), brotli: brotli(Buffer.from(code)) });
  }
  /** … then scaled, so that the parts add up to the whole. */
  const scaled = (kind: 'min' | 'brotli', size: number): number =>
    Math.round((size / alone.reduce((sum, one) => sum + one[kind], 0)) * total[kind]);
  const parts = Object.fromEntries(
    alone.map(({ part, min, brotli: small }) => [
      part,
      { min: scaled('min', min), brotli: scaled('brotli', small) },
    ]),
  );
  return { total, parts, files: filesOf(whole) };
}

const bytes = (number: number): string => number.toLocaleString('en');
const signed = (number: number): string => `${number < 0 ? '−' : '+'}${bytes(Math.abs(number))}`;

/** `session +310, texts +12, lit −1`: what changed since the record, most grown first. */
function changes(parts: Weight['parts'], record: Weight, column: 'min' | 'brotli'): string {
  const names = [...new Set([...Object.keys(parts), ...Object.keys(record.parts)])];
  const changed = names
    .map((name) => ({
      name,
      change: (parts[name]?.[column] ?? 0) - (record.parts[name]?.[column] ?? 0),
    }))
    .filter(({ change }) => change !== 0)
    .sort((a, b) => b.change - a.change);
  return changed.map(({ name, change }) => `${name} ${signed(change)}`).join(', ') || 'no part';
}

/** Relative growth since the record from which the check warns, and from which it fails. */
const WARNS = 0.01;
const FAILS = 0.03;

/**
 * Compares a weight with the limit and with the record.
 * @param limit The maximum size in bytes, brotli.
 * @returns Sentences: errors fail the check, warnings do not.
 */
export function complaints(
  { total, parts }: Weight,
  record: Weight | undefined,
  limit: number,
): { readonly errors: readonly string[]; readonly warnings: readonly string[] } {
  const errors: string[] = [];
  const warnings: string[] = [];
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
  const weight = await weigh();
  const { total, parts, files } = weight;
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
    await writePretty(RECORD, JSON.stringify({ total, parts }));
    await writeFigures('size', 'npm run size', [
      {
        what: 'the standalone bundle with everything in it, brotli 11',
        aim: `${bytes(AIM)} B`,
        measured: `${bytes(total.brotli)} B`,
        met: total.brotli <= AIM,
      },
    ]);
    const list = files.slice(0, LISTED).map(([file, count]) => `| ${file} | ${bytes(count)} |`);
    const page = [
      '# What the standalone bundle weighs\n',
      '`npm run size -- --update` writes this page. What was tried to make it lighter, and what each step gave, stands in [size-tried.md](size-tried.md).\n',
      table,
      `\n## The heaviest files\n\nMinified bytes, by the source map; ${bytes(files.length)} files in all.\n`,
      '| file | min |\n| --- | --: |',
      ...list,
    ];
    await writePretty(SHOWN, page.join('\n'));
  } else if (process.argv.includes('--check')) {
    const record = existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as Weight) : undefined;
    const { errors, warnings } = complaints(weight, record, LIMIT);
    for (const sentence of warnings) console.error(`\nWarning: ${sentence}`);
    for (const sentence of errors) console.error(`\n${sentence}`);
    if (errors.length) process.exitCode = 1;
  }
}
