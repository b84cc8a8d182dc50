// Writes the descriptions of the elements for editors, from custom-elements.json: vscode.html-custom-data.json (VS Code
// and related editors) and web-types.json (JetBrains). The libraries for this, custom-element-vs-code-integration and
// custom-element-jet-brains-integration, omit states, defaults, links and the descriptions of attribute values.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { valuesOf } from './attribute-values.js';
import {
  elementsIn,
  type CssProperty,
  type ElementDescription,
  type Manifest,
  type Member,
  type Named,
} from './manifest.js';
import { addressOf as projectOf, type Repository } from './release-notes.js';

interface Package {
  readonly name: string;
  readonly version: string;
  readonly repository?: Repository;
}

/** The chapters of docs/reference/ with further information. */
export const CHAPTERS = {
  attributes: (tag: string) => `${tag}.md#attributes`,
  events: () => 'events.md#fields',
  css: () => 'solitaire-game.md#custom-properties',
};

/** The address of a chapter: in the released sources or, as long as their address is unknown, in the package. */
const addressOf = ({ name, version, repository }: Package, chapter: string): string => {
  const project = projectOf(repository);
  const files = project
    ? `https://github.com/${project}/blob/v${version}`
    : `https://unpkg.com/${name}@${version}`;
  return `${files}/docs/reference/${chapter}`;
};

const typed = (name: string, type: Member['type']): string => (type?.text ? `${name}: ${type.text}` : name);
const call = ({ name, parameters = [], return: result }: Member): string =>
  typed(`${name}(${parameters.map((one) => typed(one.name, one.type)).join(', ')})`, result?.type);

/** A list under a heading; empty if there are no items. */
const chapter = <T extends Named & { readonly default?: string }>(
  title: string,
  items: readonly T[] | undefined,
  nameOf: (item: T) => string,
): string =>
  items?.length
    ? `\n\n**${title}**\n\n${items
        .map((item) => {
          const value = item.default && item.name.startsWith('--') ? ` Default: \`${item.default}\`.` : '';
          return `- \`${nameOf(item)}\`: ${item.description ?? ''}${value}`;
        })
        .join('\n')}`
    : '';

const fieldsOf = ({ members }: ElementDescription): Member[] =>
  members.filter(({ kind }) => kind === 'field');
const methodsOf = ({ members }: ElementDescription): Member[] =>
  members.filter(({ kind }) => kind === 'method');
const field = ({ name, type, static: own, readonly }: Member): string =>
  `${own ? 'static ' : ''}${readonly ? 'readonly ' : ''}${typed(name, type)}`;

/** The full description of an element, for editors that support attributes only. */
const story = (element: ElementDescription, rest: readonly string[]): string =>
  `${element.description ?? ''}${rest.join('')}`;
const slots = ({ slots }: ElementDescription): string =>
  chapter('Slots', slots, ({ name }) => `slot="${name}"`);
const methods = (element: ElementDescription): string => chapter('Methods', methodsOf(element), call);
const styles = ({ cssParts, cssProperties, cssStates }: ElementDescription): string =>
  chapter('Parts', cssParts, ({ name }) => `::part(${name})`) +
  chapter('States', cssStates, ({ name }) => `:state(${name})`) +
  chapter('Custom properties', cssProperties, ({ name }) => name);

/**
 * VS Code's custom data for HTML, version 1.1. The format has tags and attributes; everything else is in the
 * descriptions.
 */
export function vsCodeData(manifest: Manifest, pkg: Package) {
  const markdown = (value = '') => ({ kind: 'markdown', value });
  return {
    $schema:
      'https://raw.githubusercontent.com/microsoft/vscode-html-languageservice/main/docs/customData.schema.json',
    version: 1.1,
    tags: elementsIn(manifest).map((element) => {
      const { tagName: tag, attributes, events } = element;
      const references = [{ name: 'Reference', url: addressOf(pkg, CHAPTERS.attributes(tag)) }];
      const properties = fieldsOf(element).filter(({ attribute }) => !attribute);
      return {
        name: tag,
        description: markdown(
          story(element, [
            chapter('Properties', properties, field),
            methods(element),
            chapter('Events', events, ({ name, type }) => typed(name, type)),
            slots(element),
            styles(element),
          ]),
        ),
        references,
        attributes: attributes.map((attribute) => {
          const values = valuesOf(tag, attribute)?.values.map((name) => ({ name }));
          return {
            name: attribute.name,
            description: markdown(attribute.description),
            references,
            ...(values && { values }),
            // the editor's predefined value set for boolean attributes
            ...(attribute.type?.text === 'boolean' && { valueSet: 'v' }),
          };
        }),
      };
    }),
  };
}

/** JetBrains' web-types. */
export function webTypes(manifest: Manifest, pkg: Package) {
  const elements = elementsIn(manifest);
  const once = <T extends Named>(items: readonly T[]): T[] => [
    ...new Map(items.map((item) => [item.name, item])).values(),
  ];
  const css = (kind: 'cssProperties' | 'cssParts' | 'cssStates', nameOf: (name: string) => string) =>
    once(elements.toReversed().flatMap<CssProperty>((element) => element[kind] ?? [])).map(
      ({ name, description = '', default: value }) => ({
        name: nameOf(name),
        description: value ? `${description} Default: \`${value}\`.` : description,
        'doc-url': addressOf(pkg, CHAPTERS.css()),
      }),
    );
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: pkg.name,
    version: pkg.version,
    'js-types-syntax': 'typescript',
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: elements.map((element) => {
          const { tagName: tag, name: symbol, attributes, events = [] } = element;
          const url = addressOf(pkg, CHAPTERS.attributes(tag));
          return {
            name: tag,
            description: story(element, [methods(element), styles(element)]),
            'doc-url': url,
            source: { module: pkg.name, symbol },
            attributes: attributes.map((attribute) => {
              const { name, description, type, default: value } = attribute;
              const values = valuesOf(tag, attribute)?.values.map((name) => ({ name }));
              return {
                name,
                description,
                'doc-url': url,
                value: { type: type?.text, ...(value && { default: value.replace(/^'(.*)'$/, '$1') }) },
                ...(values && { values }),
              };
            }),
            slots: (element.slots ?? []).map(({ name, description }) => ({ name, description })),
            js: {
              properties: fieldsOf(element).map(({ name, description, type, readonly }) => ({
                name,
                description,
                type: type?.text,
                ...(readonly && { 'read-only': true }),
              })),
              events: events.map(({ name, description, type }) => ({
                name,
                description,
                type: type?.text,
                'doc-url': addressOf(pkg, CHAPTERS.events()),
              })),
            },
          };
        }),
      },
      css: {
        properties: css('cssProperties', (name) => name),
        'pseudo-elements': css('cssParts', (name) => `part(${name})`),
        'pseudo-classes': css('cssStates', (name) => `state(${name})`),
      },
    },
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
  const [manifest, pkg] = [read('custom-elements.json') as Manifest, read('package.json') as Package];
  const write = (file: string, data: object): void =>
    writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);
  write('vscode.html-custom-data.json', vsCodeData(manifest, pkg));
  write('web-types.json', webTypes(manifest, pkg));
}
