// An analyzer plugin that adds to custom-elements.json what the sources do not show: the tag name of each class, which
// members are internal, the values of attributes, the details of events, and the paths in the package. The analyzer's
// published plugins know neither the lists of values nor the types of this project's events.
import { readFileSync } from 'node:fs';
import type ts from 'typescript';
import { typeOf, valuesOf } from './attribute-values.js';
import type { Attribute, ElementDescription, Member, Named, Result } from './manifest.js';

/** A class as the analyzer returns it: without a tag name, and with internal fields. */
interface Declaration extends Omit<ElementDescription, 'tagName'> {
  readonly kind: string;
  readonly superclass?: { readonly name: string; readonly package?: string };
}
interface Module {
  readonly path: string;
  readonly kind: string;
  readonly declarations?: readonly Declaration[];
  readonly exports?: readonly object[];
}
interface Analysis {
  readonly ts: typeof ts;
  readonly node: ts.Node;
}

/** The entries of the package: the source, the module that exports its classes, and the one that defines the elements. */
const ENTRIES = [
  { source: 'src/elements/index.ts', classes: 'dist/elements.js', definitions: 'dist/index.js' },
  { source: 'src/define-replay.ts', classes: 'dist/replay.js', definitions: 'dist/replay.js' },
] as const;

/** `SolitaireGame` becomes `solitaire-game`. */
const tagOf = (className: string): string =>
  className.replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** Lit's reactive properties without attributes: `message: { state: true }`. */
const statesIn = (source: string): string[] =>
  [...source.matchAll(/(\w+): \{ state: true \}/g)].map(([, name = '']) => name);

/** The analyzer leaves links and the last asterisk of a comment in the descriptions of parameters. */
const onOneLine = <T extends Named>(item: T) => ({
  ...item,
  description: item.description
    ?.replaceAll(/\{@link (\w+)\}/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s*]+$/, ''),
});

/** The type of an attribute's text, from the property's type such as `string | undefined`; objects are JSON. */
const written = (text = 'string'): string => (/^(boolean|number)\b/.exec(text) ?? ['string'])[0];

/** The description of a field. */
const descriptionOf = ({ members }: Declaration, field: string): string =>
  members.find(({ kind, name }) => kind === 'field' && name === field)?.description ?? '';

/** The public classes that the entries export. */
export const publicElements = () => {
  /** The type of the detail, by event. */
  const details = new Map<string, string>();
  /** The result by class and method; the analyzer loses its type if a comment describes it, and its description. */
  const returned = new Map<string, Result>();

  return {
    name: 'public-elements',
    analyzePhase({ ts, node }: Analysis) {
      if (ts.isInterfaceDeclaration(node) && node.name.text === 'SolitaireEventDetails')
        for (const member of node.members)
          if (ts.isPropertySignature(member) && ts.isStringLiteral(member.name) && member.type)
            details.set(member.name.text, member.type.getText());
      if (ts.isMethodDeclaration(node) && node.type && ts.isClassLike(node.parent)) {
        const description = ts.getTextOfJSDocComment(ts.getJSDocReturnTag(node)?.comment);
        returned.set(`${node.parent.name?.text ?? ''}.${node.name.getText()}`, {
          type: { text: node.type.getText() },
          ...(description && { description: description.replaceAll(/\s+/g, ' ') }),
        });
      }
    },
    packageLinkPhase({ customElementsManifest }: { customElementsManifest: { modules: readonly object[] } }) {
      const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
      const all = customElementsManifest.modules as readonly Module[];
      const states = all.flatMap(({ path }) => statesIn(readFileSync(path, 'utf8')));
      const forPages = ({ name, privacy = 'public' }: Member): boolean =>
        !['private', 'protected'].includes(privacy) && !states.includes(name);

      const attributeOf = (tag: string, attribute: Attribute) => {
        const values = valuesOf(tag, attribute);
        const text = values ? typeOf(values) : written(attribute.type?.text);
        return onOneLine({ ...attribute, inheritedFrom: undefined, type: { text } });
      };
      const memberOf = (owner: string, tag: string, { inheritedFrom, ...member }: Member) => {
        const { name, attribute, type } = member;
        const values = attribute === undefined ? undefined : valuesOf(tag, { name: attribute, type });
        const known =
          member.kind === 'method'
            ? {
                return: returned.get(`${inheritedFrom?.name ?? owner}.${name}`) ?? { type: { text: 'void' } },
              }
            : values
              ? { type: { text: (type?.text ?? '').replace(/^.*?( \| undefined)?$/, `${typeOf(values)}$1`) } }
              : member.default === 'VERSION' && { type: { text: 'string' }, default: `'${version}'` };
        const parameters = member.parameters?.map(onOneLine);
        return onOneLine({ ...member, ...(parameters && { parameters }), ...known });
      };
      const describe = ({ superclass, ...declaration }: Declaration) => {
        const tagName = tagOf(declaration.name);
        return {
          ...onOneLine(declaration),
          // the base classes in between are internal
          superclass: superclass?.package ? superclass : { name: 'LitElement', package: 'lit' },
          tagName,
          customElement: true,
          members: declaration.members
            .filter(forPages)
            .map((member) => memberOf(declaration.name, tagName, member)),
          attributes: declaration.attributes
            .filter(({ fieldName }) => !states.includes(fieldName))
            // the analyzer describes an inherited attribute as in the base class, its field as in this one
            .map((one) => ({ ...one, description: descriptionOf(declaration, one.fieldName) }))
            .map((attribute) => attributeOf(tagName, attribute)),
          // for an event dispatched through a variable, which is described by hand, the analyzer also lists the
          // variable's name
          events: declaration.events
            ?.filter(({ description }) => description)
            .map((event) => ({
              ...event,
              type: { text: `CustomEvent<${details.get(event.name) ?? 'unknown'}>` },
            })),
        };
      };

      const exported = (
        kind: string,
        module: string,
        declarations: readonly ReturnType<typeof describe>[],
        nameOf: (one: ReturnType<typeof describe>) => string,
      ) => declarations.map((one) => ({ kind, name: nameOf(one), declaration: { name: one.name, module } }));
      customElementsManifest.modules = ENTRIES.flatMap(({ source, classes, definitions }) => {
        const code = readFileSync(source, 'utf8');
        const declarations = all
          .flatMap(({ declarations = [] }) => declarations)
          .filter(({ kind, name }) => kind === 'class' && new RegExp(`export [^;]*\\b${name}\\b`).test(code))
          .map(describe);
        const js = exported('js', classes, declarations, ({ name }) => name);
        const defined = exported(
          'custom-element-definition',
          classes,
          declarations,
          ({ tagName }) => tagName,
        );
        const module = { kind: 'javascript-module' };
        return classes === definitions
          ? [{ ...module, path: classes, declarations, exports: [...js, ...defined] }]
          : [
              { ...module, path: classes, declarations, exports: js },
              { ...module, path: definitions, declarations: [], exports: defined },
            ];
      });
    },
  };
};
