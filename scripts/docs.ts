// Writes the tables of docs/reference/ from the sources' comments: `npm run docs`. Each is between two markers,
// `<!-- table: solitaire-game events -->` and `<!-- end of table -->`; a test fails if they do not match the sources. The
// analyzer's own Markdown output is one page for all elements, and cannot fill single tables of a page.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { writeCatalogue } from './catalogue.js';
import { elementsIn, type ElementDescription, type Manifest, type Named } from './manifest.js';
import { pretty } from './pretty.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUT = '.cache/docs';
const FOLDER = 'docs/reference';
const FRAMEWORKS = resolve(ROOT, 'docs/guides/frameworks.md');

/** The pages that can have tables, relative to the root of the project. */
export const REFERENCE: readonly string[] = readdirSync(resolve(ROOT, FOLDER))
  .filter((file) => file.endsWith('.md'))
  .map((file) => `${FOLDER}/${file}`);

/** Analyses the elements again and returns them by tag name. `out`: the folder of the analyzer's file. */
export function describeElements(out = OUT): Map<string, ElementDescription> {
  const main = createRequire(import.meta.url).resolve('@custom-elements-manifest/analyzer');
  const config = 'custom-elements-manifest.config.mjs';
  execFileSync(
    process.execPath,
    [resolve(dirname(main), 'cem.js'), 'analyze', '--config', config, '--outdir', out, '--quiet'],
    { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const manifest = JSON.parse(readFileSync(resolve(ROOT, out, 'custom-elements.json'), 'utf8')) as Manifest;
  return new Map(elementsIn(manifest).map((one) => [one.tagName, one]));
}

const code = (text: string): string => `\`${text}\``;
/** A text that begins with a small letter, unless its first word is a name or code. */
const lowerFirst = (text: string): string =>
  text.replace(/^[A-Z](?=[a-z]*\b)/, (letter) => letter.toLowerCase());
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

/** Splits "The direction. Default: `down`." into the description and the default. */
function sayDefault({ description = '' }: { readonly description?: string }): [what: string, value: string] {
  const [, what = '', value = ''] = /^(.*?)(?: Default: (.*?)\.)?$/s.exec(description) ?? [];
  return [what, value];
}

const described = (
  items: readonly Named[] | undefined,
  head: string,
  write: (name: string) => string,
): string =>
  table(
    [head, ''],
    (items ?? []).map((item) => [item.name ? code(write(item.name)) : '(default)', item.description ?? '']),
  );

/** The columns and rows of each table of an element. */
export const TABLES: Readonly<Record<string, (element: ElementDescription) => string>> = {
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
          const notes = [one.static ? ['static'] : [], one.readonly ? ['read-only'] : []].flat();
          return [
            code(one.name),
            [sayDefault(one)[0], notes.length ? `(${notes.join(', ')})` : ''].filter(Boolean).join(' '),
          ];
        }),
    ),
  methods: ({ members }) =>
    table(
      ['method', '', 'returns'],
      members
        .filter(({ kind }) => kind === 'method')
        .map(({ name, parameters = [], description = '', return: { description: result = '' } = {} }) => {
          const given = parameters.map(({ name }) => name).join(', ');
          const about = parameters.flatMap((one) =>
            one.description ? [`${code(one.name)}: ${lowerFirst(one.description)}`] : [],
          );
          return [code(`${name}(${given})`), [description, ...about].join(' '), result];
        }),
    ),
  events: ({ events }) => described(events, 'event', (name) => name),
  slots: ({ slots }) => described(slots, 'slot', (name) => name),
  parts: ({ cssParts }) => described(cssParts, 'part', (name) => `::part(${name})`),
  states: ({ cssStates }) => described(cssStates, 'state', (name) => `:state(${name})`),
  'custom properties': ({ cssProperties }) =>
    table(
      ['custom property', '', 'default'],
      (cssProperties ?? []).map(({ name, description = '', default: value }) => [
        code(name),
        description,
        value ? code(value) : '',
      ]),
    ),
};

/** Returns a text with the code of the tested apps, between `<!-- from: test/frameworks/… -->` and `<!-- end -->`. */
export const fillSnippets = (text: string): string =>
  text.replaceAll(
    /(<!-- from: (\S+\.(\w+)) -->\n).*?(<!-- end -->)/gs,
    (_, mark: string, file: string, language: string, end: string) =>
      `${mark}\n\`\`\`${language}\n${readFileSync(resolve(ROOT, file), 'utf8').trim()}\n\`\`\`\n\n${end}`,
  );

/** Returns a text with its tables updated. */
export function fillTables(text: string, elements: ReadonlyMap<string, ElementDescription>): Promise<string> {
  const filled = text.replaceAll(
    /(<!-- table: ([\w-]+) ([\w ]+) -->\n).*?(<!-- end of table -->)/gs,
    (_, mark: string, tag: string, name: string, end: string) => {
      const element = elements.get(tag);
      const tableOf = TABLES[name];
      if (!element || !tableOf) throw new Error(`No such table: ${tag} ${name}.`);
      return `${mark}\n${tableOf(element)}\n\n${end}`;
    },
  );
  return pretty(`${FOLDER}/page.md`, filled);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const elements = describeElements();
  for (const page of REFERENCE) {
    const file = resolve(ROOT, page);
    writeFileSync(file, await fillTables(readFileSync(file, 'utf8'), elements));
  }
  writeFileSync(FRAMEWORKS, fillSnippets(readFileSync(FRAMEWORKS, 'utf8')));
  await writeCatalogue();
}
