// The house's own ESLint rules: which part of src may import which, and a first line that says what a file is for.
import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const SRC = fileURLToPath(new URL('../src/', import.meta.url));

/**
 * elements → session → solver → engine. `values`: imported as they like; `types`: with `import type` only.
 * Files directly in src are the entry points and may import all. `packages`: from node_modules.
 */
const MAY = {
  engine: {},
  variants: { types: ['engine'] },
  solver: { values: ['engine'], types: ['platform'] },
  session: { values: ['solver', 'engine'], types: ['platform'] },
  platform: { values: ['solver'], types: ['engine', 'session'] },
  locales: { types: ['engine', 'session', 'elements'] },
  frameworks: { types: ['elements', 'engine'], packages: ['lit', 'react', 'svelte', 'vue'] },
  elements: { values: ['session', 'solver', 'engine', 'platform', 'locales'], packages: ['lit'] },
  embed: { values: ['locales'], types: ['elements'] },
};

/** The part of the house that a file stands in: '' for an entry point, undefined outside of src. */
function partOf(file) {
  const path = relative(SRC, file);
  if (path.startsWith('..')) return undefined;
  return path.includes(sep) ? path.slice(0, path.indexOf(sep)) : '';
}

const onlyTypes = (node) =>
  node.importKind === 'type' ||
  node.exportKind === 'type' ||
  (node.specifiers?.length > 0 &&
    node.specifiers.every((one) => one.importKind === 'type' || one.exportKind === 'type'));

const importDirection = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      outside: 'src imports nothing outside of src but packages.',
      entry: 'An entry point is imported by nobody in the house.',
      part: '{{from}} must not import from {{to}}.',
      types: '{{from}} imports only types from {{to}}: write `import type`.',
      package: '{{from}} must not import the package {{to}}.',
      unknown: '{{from}} is no part of the house: name it in scripts/eslint-house.mjs.',
    },
  },
  create(context) {
    const from = partOf(context.filename);
    if (!from) return {};
    const may = MAY[from];
    const check = (node, source, typesOnly) => {
      const report = (messageId, to) => context.report({ node, messageId, data: { from, to } });
      if (!may) return report('unknown');
      if (!source.startsWith('.')) {
        const name = source.split('/')[0];
        return may.packages?.includes(name) ? undefined : report('package', source);
      }
      const to = partOf(resolve(dirname(context.filename), source));
      if (to === from) return undefined;
      if (to === undefined) return report('outside');
      if (to === '') return report('entry');
      if (may.values?.includes(to)) return undefined;
      if (!may.types?.includes(to)) return report('part', to);
      return typesOnly ? undefined : report('types', to);
    };
    const declaration = (node) => node.source && check(node, node.source.value, onlyTypes(node));
    return {
      ImportDeclaration: declaration,
      ExportNamedDeclaration: declaration,
      ExportAllDeclaration: declaration,
      ImportExpression: (node) =>
        check(node, typeof node.source.value === 'string' ? node.source.value : '?', false),
      TSImportType: (node) => check(node, node.source?.value ?? node.argument.literal.value, true),
    };
  },
};

const fileHeader = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { missing: 'Begin the file with a comment that says what it is for.' },
  },
  create: (context) => ({
    Program(node) {
      const [first] = context.sourceCode.getAllComments();
      const begins = first && first.range[0] <= (node.body[0]?.range[0] ?? Infinity);
      if (!begins) context.report({ loc: { line: 1, column: 0 }, messageId: 'missing' });
    },
  }),
};

export const house = {
  meta: { name: 'house' },
  rules: { 'import-direction': importDirection, 'file-header': fileHeader },
};
