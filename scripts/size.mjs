// Weighs the one module: exact bytes, and what each part takes of them, as a Markdown table.
// --check fails above the limit in package.json and says what grew since bench/size.json; --update rewrites that, and
// bench/size.md for readers.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { format, resolveConfig } from 'prettier';
import { rollup } from 'rollup';
import { minify } from 'terser';
import { oneModule } from '../rollup.config.mjs';

const RECORD = 'bench/size.json';
const SHOWN = 'bench/size.md';
const LIMIT = Number(JSON.parse(readFileSync('package.json', 'utf8')).config.maxBrotliBytes);

/** First match wins. */
const PARTS = [
  ['lit', /node_modules/],
  ['engine', /src\/engine\//],
  ['games', /src\/variants\//],
  ['solver', /src\/solver\//],
  ['session', /src\/session\//],
  ['platform', /src\/platform\//],
  ['texts', /src\/locales\//],
  ['faces', /src\/elements\/faces\//],
  ['styles', /src\/elements\/.*styles?\.ts$/],
  ['elements', /src\/elements\//],
  ['entry', /./],
];

const brotli = (text) =>
  brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  }).length;

async function weigh() {
  const { plugins, output, ...input } = oneModule;
  const isTerser = ({ name }) => name === 'terser';
  const bundle = await rollup({ ...input, plugins: plugins.filter((plugin) => !isTerser(plugin)) });
  const whole = await bundle.generate({ ...output, plugins: plugins.filter(isTerser) });
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
  return { total, parts };
}

const bytes = (number) => number.toLocaleString('en');
const signed = (number) => `${number < 0 ? '−' : '+'}${bytes(Math.abs(number))}`;

if (!existsSync(oneModule.input)) {
  console.error(`There is no ${oneModule.input} to weigh.`);
  process.exit(1);
}

const { total, parts } = await weigh();
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
  writeFileSync(RECORD, `${JSON.stringify({ total, parts }, null, 2)}\n`);
  const page = `# What the one module weighs\n\n\`npm run size -- --update\` writes this table.\n\n${table}\n`;
  writeFileSync(SHOWN, await format(page, { ...(await resolveConfig(SHOWN)), filepath: SHOWN }));
} else if (process.argv.includes('--check') && total.brotli > LIMIT) {
  const grown = [...new Set([...Object.keys(parts), ...Object.keys(record?.parts ?? {})])]
    .map((part) => [part, (parts[part]?.brotli ?? 0) - (record?.parts[part]?.brotli ?? 0)])
    .filter(([, change]) => change !== 0)
    .sort((a, b) => b[1] - a[1]);
  console.error(
    `\nsolitaire-elements.js has ${bytes(total.brotli)} B brotli, ${bytes(total.brotli - LIMIT)} B above the limit.` +
      (record
        ? ` Since ${RECORD} (${bytes(record.total.brotli)} B): ` +
          `${grown.map(([part, change]) => `${part} ${signed(change)}`).join(', ') || 'nothing changed'}.`
        : ` There is no ${RECORD} to compare with.`),
  );
  process.exitCode = 1;
}

// the minified bytes are the same on every machine; compressed ones may differ with the version of Node
if (process.argv.includes('--check') && record?.total.min !== total.min) {
  console.error(
    `\n${RECORD} and ${SHOWN} are stale: they tell of ${bytes(record?.total.min ?? 0)} B minified, the build has ` +
      `${bytes(total.min)} B. Run: npm run size -- --update`,
  );
  process.exitCode = 1;
}
