// An analyzer plugin that adds to custom-elements.json what the sources do not show: the tag name of each class, which
// members are internal, the values of attributes, the details of events, and the paths in the package.
import { readFileSync } from 'node:fs';
import { typeOf, valuesOf } from './attribute-values.mjs';

/** The module that exports the classes, and the module that defines the elements. */
const CLASSES = 'dist/elements.js';
const DEFINITIONS = 'dist/index.js';

/** `SolitaireGame` as an element: `solitaire-game`. */
const tagOf = (className) => className.replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** Lit's reactive properties without attributes: `message: { state: true }`. */
const statesIn = (source) => [...source.matchAll(/(\w+): \{ state: true \}/g)].map(([, name]) => name);

const onOneLine = (item) => ({ ...item, description: item.description?.replaceAll(/\s+/g, ' ') });

/** The type of an attribute's text, from the property's type such as `string | undefined`. */
const written = (text = 'string') => text.replace(/ \| undefined$/, '');

/** The classes that `src/elements/index.ts` exports, as custom-elements.json describes them for pages. */
export const publicElements = () => {
  /** The type of the detail, by event. */
  const details = new Map();
  /** The return type by class and method, which the analyzer loses if a comment describes it as well. */
  const returned = new Map();

  return {
    name: 'public-elements',
    analyzePhase({ ts, node }) {
      if (ts.isInterfaceDeclaration(node) && node.name.text === 'SolitaireEventDetails')
        for (const { name, type } of node.members) details.set(name.text, type.getText());
      if (ts.isMethodDeclaration(node) && node.type)
        returned.set(`${node.parent.name?.text}.${node.name.getText()}`, node.type.getText());
    },
    packageLinkPhase({ customElementsManifest }) {
      const index = readFileSync('src/elements/index.ts', 'utf8');
      const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
      const all = customElementsManifest.modules;
      const states = all.flatMap(({ path }) => statesIn(readFileSync(path, 'utf8')));
      const forPages = ({ name, privacy }) =>
        !['private', 'protected'].includes(privacy) && !states.includes(name);

      const attributeOf = (tag, attribute) => {
        const values = valuesOf(tag, attribute);
        const text = values ? typeOf(values) : written(attribute.type?.text);
        return onOneLine({ ...attribute, inheritedFrom: undefined, type: { text } });
      };
      const memberOf = (owner, tag, { inheritedFrom, ...member }) => {
        const { name, attribute, type } = member;
        const values = attribute && valuesOf(tag, { name: attribute, type });
        if (member.kind === 'method')
          member.return = {
            type: { text: returned.get(`${inheritedFrom?.name ?? owner}.${name}`) ?? 'void' },
          };
        else if (values)
          member.type = { text: type.text.replace(/^.*?( \| undefined)?$/, `${typeOf(values)}$1`) };
        else if (member.default === 'VERSION')
          Object.assign(member, { type: { text: 'string' }, default: `'${version}'` });
        return onOneLine(member);
      };
      const describe = ({ superclass, ...declaration }) => {
        const tagName = tagOf(declaration.name);
        return {
          ...onOneLine(declaration),
          // the base classes in between are internal
          superclass: superclass?.package ? superclass : { name: 'LitElement', package: 'lit' },
          tagName,
          customElement: true,
          members: declaration.members
            ?.filter(forPages)
            .map((member) => memberOf(declaration.name, tagName, member)),
          attributes: declaration.attributes
            ?.filter(({ fieldName }) => !states.includes(fieldName))
            .map((attribute) => attributeOf(tagName, attribute)),
          // an event dispatched by a variable is described by hand, and the analyzer also lists it under the variable's
          // name
          events: declaration.events
            ?.filter(({ description }) => description)
            .map((event) => ({
              ...event,
              type: { text: `CustomEvent<${details.get(event.name) ?? 'unknown'}>` },
            })),
        };
      };

      const declarations = all
        .flatMap(({ declarations = [] }) => declarations)
        .filter(({ kind, name }) => kind === 'class' && new RegExp(`\\b${name}\\b`).test(index))
        .map(describe);
      const exported = (kind, nameOf) =>
        declarations.map((one) => ({
          kind,
          name: nameOf(one),
          declaration: { name: one.name, module: CLASSES },
        }));
      customElementsManifest.modules = [
        {
          kind: 'javascript-module',
          path: CLASSES,
          declarations,
          exports: exported('js', ({ name }) => name),
        },
        {
          kind: 'javascript-module',
          path: DEFINITIONS,
          declarations: [],
          exports: exported('custom-element-definition', ({ tagName }) => tagName),
        },
      ];
    },
  };
};
