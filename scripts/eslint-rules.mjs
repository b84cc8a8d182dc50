// ESLint rules of this project: which folder of src may import which, and a first line that says what a file is for.
// One table lists the directions of values, types and packages together; eslint-plugin-boundaries needs an import resolver,
// patterns and a policy for each of them. It is JavaScript, because ESLint loads its configuration without a compiler.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const SRC = fileURLToPath(new URL('../src/', import.meta.url));

/**
 * Which folder may import which: `values` freely, `types` with `import type` only, `packages` from node_modules. Files
 * directly in src are entry points and may import all folders.
 */
const MAY = {
  engine: {},
  variants: { types: ['engine'] },
  games: { types: ['engine'] },
  solver: { values: ['engine'], types: ['platform'] },
  'session/storage': { values: ['engine'], types: ['session', 'platform'] },
  session: { values: ['session/storage', 'solver', 'engine'], types: ['platform'] },
  platform: { values: ['solver', 'engine'], types: ['session'] },
  locales: { types: ['engine', 'session', 'text', 'controller', 'elements/cards'] },
  text: { values: ['session', 'engine', 'locales'], types: ['elements/cards'] },
  controller: { values: ['text', 'session', 'session/storage', 'solver', 'engine', 'platform', 'locales'] },
  lint: { values: ['engine', 'locales', 'text', 'elements/cards'] },
  frameworks: { types: ['elements', 'engine'], packages: ['lit', 'react', 'svelte', 'vue'] },
  embed: { values: ['locales'], types: ['elements', 'controller'] },
  'elements/shared': { values: [], below: true },
  'elements/cards': { values: ['elements/shared'], below: true },
  'elements/input': { values: ['elements/cards', 'elements/shared'], types: ['elements/table'], below: true },
  'elements/table': { values: ['elements/input', 'elements/cards', 'elements/shared'], below: true },
  'elements/replay': {
    values: ['elements/table', 'elements/input', 'elements/cards', 'elements/shared'],
    below: true,
  },
  'elements/dialog': {
    values: ['elements/replay', 'elements/table', 'elements/cards', 'elements/shared'],
    below: true,
  },
  'elements/toolbar': { values: ['elements/shared'], types: ['elements/dialog'], below: true },
  'elements/ssr': {
    values: ['elements/toolbar', 'elements/table', 'elements/cards', 'elements/shared'],
    below: true,
  },
  elements: {
    values: [
      'elements/dialog',
      'elements/replay',
      'elements/ssr',
      'elements/toolbar',
      'elements/table',
      'elements/input',
      'elements/cards',
      'elements/shared',
    ],
    below: true,
  },
};

/** What every folder of elements may import. */
const BELOW = ['controller', 'text', 'session', 'session/storage', 'solver', 'engine', 'platform', 'locales'];
for (const [folder, may] of Object.entries(MAY)) {
  if (!may.below) continue;
  MAY[folder] = { ...may, values: [...may.values, ...BELOW], packages: ['lit'] };
}

/** The folder of src that a file belongs to: '' for an entry point, undefined outside of src. */
function partOf(file) {
  const path = relative(SRC, file);
  if (path.startsWith('..')) return undefined;
  if (!path.includes(sep)) return '';
  const [first, second, ...deeper] = path.split(sep);
  const nested = `${first}/${second}`;
  return deeper.length && nested in MAY ? nested : first;
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
      outside: 'Files in src import only packages and files in src.',
      entry: 'Files in src must not import an entry point.',
      part: '{{from}} must not import from {{to}}.',
      types: '{{from}} imports only types from {{to}}: write `import type`.',
      package: '{{from}} must not import the package {{to}}.',
      unknown: 'The folder {{from}} is unknown: add it to scripts/eslint-rules.mjs.',
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

/** Names for a document in src. */
const DOCUMENT = /^(document|ownerDocument|doc)$/;

const documentRead = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      read: 'Elements of the page can replace properties of its document: read it with src/platform/page.ts.',
    },
  },
  create(context) {
    const isDocument = (node) =>
      DOCUMENT.test((node?.type === 'MemberExpression' ? node.property : node)?.name ?? '');
    return {
      MemberExpression: (node) => {
        if (isDocument(node.object)) context.report({ node, messageId: 'read' });
      },
      VariableDeclarator: (node) => {
        if (node.id.type === 'ObjectPattern' && isDocument(node.init))
          context.report({ node, messageId: 'read' });
      },
    };
  },
};

const IMPORT = /^(?:import|export)\s(?!type\b)[^;]*?from '(\.[^']+)';/gm;

/** The files that a file imports, other than by `import type`; empty for a file that does not exist. */
const importsOf = (file, text = existsSync(file) ? readFileSync(file, 'utf8') : '') =>
  [...text.matchAll(IMPORT)].map(([, source]) => resolve(dirname(file), source.replace(/\.js$/, '.ts')));

/** Written here because eslint-plugin-import needs a native resolver, which `npm ci` cannot install on every system. */
const noCycle = {
  meta: { type: 'problem', schema: [], messages: { cycle: 'This file imports itself: {{path}}.' } },
  create: (context) => ({
    Program(node) {
      const start = context.filename;
      const seen = new Set();
      const search = (file, path) => {
        for (const next of importsOf(file, file === start ? context.sourceCode.text : undefined)) {
          const chain = [...path, relative(SRC, next)];
          if (next === start) return chain;
          if (seen.has(next)) continue;
          seen.add(next);
          const found = search(next, chain);
          if (found) return found;
        }
        return undefined;
      };
      const cycle = search(start, []);
      if (cycle) context.report({ node, messageId: 'cycle', data: { path: cycle.join(' → ') } });
    },
  }),
};

const fileHeader = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { missing: 'Start the file with a comment that says what it is for.' },
  },
  create: (context) => ({
    Program(node) {
      const [first] = context.sourceCode.getAllComments();
      const begins = first && first.range[0] <= (node.body[0]?.range[0] ?? Infinity);
      if (!begins) context.report({ loc: { line: 1, column: 0 }, messageId: 'missing' });
    },
  }),
};

export const projectRules = {
  meta: { name: 'project' },
  rules: {
    'import-direction': importDirection,
    'document-read': documentRead,
    'no-cycle': noCycle,
    'file-header': fileHeader,
  },
};
