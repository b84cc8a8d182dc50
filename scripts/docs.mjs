// Writes the tables of README.md from the sources' comments: `npm run docs`. Each is between two markers,
// `<!-- table: solitaire-game events -->` and `<!-- end of table -->`; a test fails if they do not match the sources.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { fillFigures, QUALITY } from './quality.mjs';
import { FRAMEWORKS, fillSnippets } from './snippets.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUT = '.cache/docs';

/** Analyzes the elements again and returns them by tag name. `out`: the folder of the analyzer's file. */
export function describeElements(out = OUT) {
  const main = createRequire(import.meta.url).resolve('@custom-elements-manifest/analyzer');
  const config = 'custom-elements-manifest.config.mjs';
  execFileSync(
    process.execPath,
    [resolve(dirname(main), 'cem.js'), 'analyze', '--config', config, '--outdir', out, '--quiet'],
    { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const { modules } = JSON.parse(readFileSync(resolve(ROOT, out, 'custom-elements.json'), 'utf8'));
  return new Map(modules.flatMap(({ declarations }) => declarations).map((one) => [one.tagName, one]));
}

const code = (text) => `\`${text}\``;
const cell = (text) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

/** Splits "How it lies. Default: `down`." into the description and the default. */
function sayDefault({ description = '' }) {
  const [, what, value = ''] = /^(.*?)(?: Default: (.*?)\.)?$/s.exec(description);
  return [what, value];
}

const described = (items, head, write) =>
  table(
    [head, ''],
    (items ?? []).map((item) => [code(write(item.name)), item.description ?? '']),
  );

/** The columns and rows of each table of an element. */
const TABLES = {
  attributes: ({ attributes }) =>
    table(
      ['attribute', 'property', '', 'default'],
      attributes.map((one) => [code(one.name), code(one.fieldName), ...sayDefault(one)]),
    ),
  properties: ({ members }) =>
    table(
      ['property', ''],
      members
        .filter(({ kind, attribute }) => kind === 'field' && !attribute)
        .map((one) => {
          const notes = [one.static && 'static', one.readonly && 'read-only'].filter(Boolean);
          return [
            code(one.name),
            [sayDefault(one)[0], notes.length && `(${notes.join(', ')})`].filter(Boolean).join(' '),
          ];
        }),
    ),
  methods: ({ members }) =>
    table(
      ['method', ''],
      members
        .filter(({ kind }) => kind === 'method')
        .map(({ name, parameters = [], description = '' }) => {
          const given = parameters.map(({ name }) => name).join(', ');
          return [code(`${name}(${given})`), description];
        }),
    ),
  events: ({ events }) => described(events, 'event', (name) => name),
  slots: ({ slots }) => described(slots, 'slot', (name) => name),
  parts: ({ cssParts }) => described(cssParts, 'part', (name) => `::part(${name})`),
  states: ({ cssStates }) => described(cssStates, 'state', (name) => `:state(${name})`),
  'custom properties': ({ cssProperties }) =>
    table(
      ['custom property', '', 'default'],
      cssProperties.map(({ name, description = '', default: value }) => [
        code(name),
        description,
        value ? code(value) : '',
      ]),
    ),
};

/** Returns a text with its tables updated. */
export async function fillTables(text, elements) {
  const filled = text.replaceAll(
    /(<!-- table: ([\w-]+) ([\w ]+) -->\n).*?(<!-- end of table -->)/gs,
    (_, mark, tag, name, end) => {
      const element = elements.get(tag);
      if (!element || !TABLES[name]) throw new Error(`No such table: ${tag} ${name}.`);
      return `${mark}\n${TABLES[name](element)}\n\n${end}`;
    },
  );
  const file = resolve(ROOT, 'README.md');
  return format(filled, { ...(await resolveConfig(file)), filepath: file });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const file = resolve(ROOT, 'README.md');
  writeFileSync(file, await fillTables(readFileSync(file, 'utf8'), describeElements()));
  writeFileSync(FRAMEWORKS, fillSnippets(readFileSync(FRAMEWORKS, 'utf8')));
  writeFileSync(QUALITY, await fillFigures(readFileSync(QUALITY, 'utf8')));
}
