// Measures the standalone bundle in dist in bytes, in total and for each part, as a Markdown table. --check fails above the
// limit in package.json and if the bundle is more than 3 % larger than recorded in bench/size.json, warns from 1 % on, and
// prints what grew; --update rewrites that record, bench/size.md for readers with the files of the split build, and the
// figure in docs/about/quality.md.
// size-limit and bundlesize support neither parts nor a record to compare with.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { writeFigures, writePretty } from './quality.js';

const BUNDLE = 'dist/solitaire-elements.js';
const SPLIT = 'dist/split';
const RECORD = 'bench/size.json';
const SHOWN = 'bench/size.md';
/** The target size in bytes, from the design. */
const AIM = 84_000;
/** The target for the files of the split build that a page loads at once, from the design. */
const SPLIT_AIM = 45_000;
/** The number of listed files. */
const LISTED = 25;
const { config } = JSON.parse(readFileSync('package.json', 'utf8')) as { config: { maxBrotliBytes: string } };
const LIMIT = Number(config.maxBrotliBytes);
/** Relative growth since the record from which the check warns, and from which it fails. */
const WARNS = 0.01;
const FAILS = 0.03;

export interface Weight {
  readonly total: { readonly min: number; readonly gzip: number; readonly brotli: number };
  /** The minified bytes of each part. */
  readonly parts: Readonly<Record<string, number>>;
}

/** The parts and their files; the first matching part counts. */
const PARTS: readonly (readonly [part: string, files: RegExp])[] = [
  ['lit', /node_modules/],
  ['games', /src\/variants\//],
  ['texts', /src\/locales\//],
  ['faces', /src\/elements\/cards\/faces\//],
  ['styles', /src\/elements\/.*styles?\.ts$/],
  ...['engine', 'solver', 'session', 'platform', 'controller', 'text', 'elements'].map(
    (part) => [part, new RegExp(`src/${part}/`)] as const,
  ),
  ['entry', /./],
];

/** The minified bytes of each source file by the source map, largest first. */
export function filesOf(
  code: string,
  map: SourceMapPayload,
): readonly (readonly [file: string, bytes: number])[] {
  const traced = new SourceMap(map);
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

function brotliOf(code: Uint8Array): number {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: code.length,
  };
  return brotliCompressSync(code, { params }).length;
}

/** When a page loads each file of the split build. */
const LOADED: Readonly<Record<string, string>> = {
  'solitaire-elements.js': 'at once',
  'core.js': 'at once',
  'dialog.js': 'when the page is idle, or when the dialog is opened',
  'dialog-texts.js': 'together with the dialog',
  'later.js': 'when the page is idle, or when it is needed',
  'worker.js': 'for the first search, in the worker',
  'solver.js': 'for the first search, only if no worker can start',
};

interface SplitBuild {
  /** The bytes that a page loads at once, brotli. */
  readonly first: number;
  /** All files, as a Markdown table. */
  readonly table: string;
}

function splitBuild(): SplitBuild {
  const rows = readdirSync(SPLIT).map((name) => {
    const code = readFileSync(`${SPLIT}/${name}`);
    return { name, min: code.length, brotli: brotliOf(code), loaded: LOADED[name] ?? '' };
  });
  const order = Object.keys(LOADED);
  const first = rows
    .filter(({ loaded }) => loaded === 'at once')
    .reduce((sum, { brotli }) => sum + brotli, 0);
  const table = [
    '| file | loaded | min | brotli |',
    '| --- | --- | --: | --: |',
    ...rows
      .sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
      .map(({ name, loaded, min, brotli }) => `| ${name} | ${loaded} | ${bytes(min)} | ${bytes(brotli)} |`),
    '',
    `At once: ${bytes(first)} bytes, brotli 11. The target is ${bytes(SPLIT_AIM)}.`,
  ].join('\n');
  return { first, table };
}

/** The sizes of a bundle whose files have these minified bytes. */
export function weightOf(code: Uint8Array, files: ReturnType<typeof filesOf>): Weight {
  const parts: Record<string, number> = {};
  for (const [file, bytes] of files) {
    const part = PARTS.find(([, pattern]) => pattern.test(file))?.[0] ?? '';
    parts[part] = (parts[part] ?? 0) + bytes;
  }
  const brotli = brotliOf(code);
  return { total: { min: code.length, gzip: gzipSync(code, { level: 9 }).length, brotli }, parts };
}

const bytes = (number: number): string => number.toLocaleString('en');
const signed = (number: number): string => `${number < 0 ? '−' : '+'}${bytes(Math.abs(number))}`;

/** `session +310, texts +12, lit −1`: the parts that changed since the record, the largest growth first. */
function changes(parts: Weight['parts'], record: Weight): string {
  const changed = [...new Set([...Object.keys(parts), ...Object.keys(record.parts)])]
    .map((name) => ({ name, change: (parts[name] ?? 0) - (record.parts[name] ?? 0) }))
    .filter(({ change }) => change !== 0)
    .sort((a, b) => b.change - a.change);
  return changed.map(({ name, change }) => `${name} ${signed(change)}`).join(', ') || 'no part';
}

/**
 * Compares the sizes of a bundle with the limit and with the record.
 *
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
    ? ` Since ${RECORD} (${bytes(record.total.brotli)} B), minified: ${changes(parts, record)}.`
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

/** Updates the record and the pages that show the sizes. */
async function update(
  { total, parts }: Weight,
  table: string,
  files: ReturnType<typeof filesOf>,
): Promise<void> {
  await writePretty(RECORD, JSON.stringify({ total, parts }));
  const split = splitBuild();
  await writeFigures('size', 'npm run size', [
    {
      what: 'the standalone bundle with everything in it, brotli 11',
      aim: `${bytes(AIM)} B`,
      measured: `${bytes(total.brotli)} B`,
      met: total.brotli <= AIM,
    },
    {
      what: 'the split build, loaded before the first card, brotli 11',
      aim: `${bytes(SPLIT_AIM)} B`,
      measured: `${bytes(split.first)} B`,
      met: split.first <= SPLIT_AIM,
    },
  ]);
  const list = files.slice(0, LISTED).map(([file, count]) => `| ${file} | ${bytes(count)} |`);
  const page = [
    '# Size of the bundles\n',
    '`npm run size -- --update` writes this page. [size-tried.md](size-tried.md) lists what was tried to reduce the size, and the effect of each step.\n',
    '## The standalone bundle\n',
    table,
    '\n## The split build\n',
    split.table,
    `\n## The largest files of the standalone bundle\n\nMinified bytes by the source map; ${bytes(files.length)} files in all.\n`,
    '| file | min |\n| --- | --: |',
    ...list,
  ];
  await writePretty(SHOWN, page.join('\n'));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const code = readFileSync(BUNDLE);
  const map = JSON.parse(readFileSync(`${BUNDLE}.map`, 'utf8')) as SourceMapPayload;
  const files = filesOf(code.toString('utf8'), map);
  const weight = weightOf(code, files);
  const table = [
    '| part | min |',
    '| --- | --: |',
    ...Object.entries(weight.parts)
      .sort((a, b) => b[1] - a[1])
      .map(([part, min]) => `| ${part} | ${bytes(min)} |`),
    `| **solitaire-elements.js** | **${bytes(weight.total.min)}** |`,
    '',
    `Bytes; gzip −9: ${bytes(weight.total.gzip)}; brotli 11: **${bytes(weight.total.brotli)}**, limit ${bytes(LIMIT)}.`,
  ].join('\n');
  console.log(table);
  if (process.argv.includes('--update')) await update(weight, table, files);
  else if (process.argv.includes('--check')) {
    const record = existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as Weight) : undefined;
    const { errors, warnings } = complaints(weight, record, LIMIT);
    for (const sentence of warnings) console.error(`\nWarning: ${sentence}`);
    for (const sentence of errors) console.error(`\n${sentence}`);
    if (errors.length) process.exitCode = 1;
  }
}
