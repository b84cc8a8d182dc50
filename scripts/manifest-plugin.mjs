// What the analyzer cannot see in the sources: under which name each class is defined, and what is not for pages.
import { readFileSync } from 'node:fs';

/** `SolitaireGame` as an element: `solitaire-game`. */
const tagOf = (className) => className.replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** Lit's reactive properties that are no attributes: `message: { state: true }`. */
const statesIn = (source) => [...source.matchAll(/(\w+): \{ state: true \}/g)].map(([, name]) => name);

/** The classes that `src/elements/index.ts` exports, described in custom-elements.json as a page meets them. */
export const publicElements = () => ({
  name: 'public-elements',
  packageLinkPhase({ customElementsManifest }) {
    const index = readFileSync('src/elements/index.ts', 'utf8');
    const states = customElementsManifest.modules.flatMap(({ path }) => statesIn(readFileSync(path, 'utf8')));
    const forPages = (member) =>
      !['private', 'protected'].includes(member.privacy) && !states.includes(member.name);

    customElementsManifest.modules = customElementsManifest.modules.flatMap((module) => {
      const declarations = (module.declarations ?? [])
        .filter(({ kind, name }) => kind === 'class' && new RegExp(`\\b${name}\\b`).test(index))
        .map((declaration) => ({
          ...declaration,
          tagName: tagOf(declaration.name),
          customElement: true,
          members: declaration.members?.filter(forPages),
          attributes: declaration.attributes?.filter(({ fieldName }) => !states.includes(fieldName)),
          // an event that is raised by a variable's name is described by hand, and found under that name, too
          events: declaration.events?.filter(({ description }) => description),
        }));
      if (!declarations.length) return [];
      const definitions = declarations.map(({ name, tagName }) => ({
        kind: 'custom-element-definition',
        name: tagName,
        declaration: { name, module: module.path },
      }));
      return [{ ...module, declarations, exports: [...(module.exports ?? []), ...definitions] }];
    });
  },
});
