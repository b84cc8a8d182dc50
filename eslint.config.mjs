// Lint rules: strict types, valid Lit templates, and the direction of imports (scripts/eslint-rules.mjs).
import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import lit from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import tseslint from 'typescript-eslint';
import wc from 'eslint-plugin-wc';
import { projectRules } from './scripts/eslint-rules.mjs';

/** Globals of a page: those that Node lacks, and those that it has had only for some versions. */
const pageOnly = [
  ...Object.keys(globals.browser).filter((name) => !(name in globals['shared-node-browser'])),
  'CustomEvent',
  'localStorage',
  'navigator',
  'Navigator',
  'sessionStorage',
  'Storage',
].filter((name, at, all) => all.indexOf(name) === at);

/** The results of the engine depend only on its arguments. */
const nondeterministic = [
  { object: 'Math', property: 'random', message: 'Random numbers are an argument (src/platform).' },
  { object: 'Date', property: 'now', message: 'The clock is an argument (src/platform).' },
];

/**
 * Old libraries replace these: Prototype.js 1.5 to 1.7 `Array.from` (without its function), `entries`, `reduce` and
 * `toJSON` of arrays and `remove` of elements, MooTools 1.2 to 1.6 `Array.from`, `bind` and `Event`. Their `map`, `filter`, `find`, `some`
 * and `every` do the same as the built-in methods, except for the third argument of the function.
 */
const replaced = [
  [
    'CallExpression[callee.object.name=Array][callee.property.name=from]',
    'Spread or listOf (engine/lists.ts).',
  ],
  ['CallExpression[arguments.length=0][callee.property.name=entries]', 'Count in a loop, or spread a map.'],
  ['CallExpression[callee.property.name=/^reduce/]', 'Use a loop, or sum (engine/lists.ts).'],
  ['CallExpression[callee.property.name=bind]', 'Use an arrow function.'],
  ['MemberExpression[object.name=JSON][property.name=stringify]', 'Use toJson (engine/json.ts).'],
  ['NewExpression[callee.name=Event]', 'Use CustomEvent.'],
  [
    'CallExpression[callee.property.name=/^(map|filter|find|some|every)$/] > :function[params.length=3]',
    'Use a variable.',
  ],
  [
    'CallExpression[arguments.length=0][callee.property.name=remove]',
    'Use replaceWith(), which also accepts detached nodes.',
  ],
  ['ForInStatement', 'It lists what pages add to all objects: use Object.keys.'],
].map(([selector, instead]) => ({ selector, message: `Old libraries replace it. ${instead}` }));

const styleAttributes = {
  selector: 'TaggedTemplateExpression[tag.name=/^(html|svg)$/] TemplateElement[value.raw=/\\sstyle=/]',
  message: 'Strict content security policies block style attributes: use a class or el.style.setProperty.',
};

export default defineConfig(
  globalIgnores(['dist/', '.cache/', 'coverage/', 'reports/', 'storybook-static/', 'test/frameworks/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/unbound-method': ['error', { ignoreStatic: true }],
      // for indexes that are known to be in range, use `as T`, not `!` or a check that cannot fail
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      // the strings in these files are names of cards
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'object-shorthand': 'error',
    },
  },
  {
    files: ['src/**/*.ts'],
    plugins: { project: projectRules },
    rules: {
      'project/import-direction': 'error',
      'project/file-header': 'error',
      'project/no-cycle': 'error',
      'no-restricted-syntax': ['error', ...replaced],
    },
  },
  {
    // embed.html is a separate page, so no other author can add elements with conflicting names
    files: ['src/{elements,platform,frameworks,locales}/**/*.ts'],
    rules: { 'project/document-read': 'error' },
  },
  {
    files: ['src/{engine,variants,games,solver,session,text,controller,lint}/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...pageOnly.map((name) => ({ name, message: 'This folder must run without a page.' })),
      ],
      'no-restricted-properties': ['error', ...nondeterministic],
      'no-restricted-syntax': [
        'error',
        ...replaced,
        {
          selector:
            'TSTypeReference > Identifier[name=/^(HTML.*|SVG.*|Document|Element|EventTarget|ShadowRoot|Storage|Window)$/]',
          message: 'This folder must run without a page.',
        },
      ],
    },
  },
  {
    // the elements print one warning for each error of the page's author
    files: ['src/{controller,elements}/**/*.ts', 'src/embed.ts'],
    rules: { 'no-console': ['error', { allow: ['warn'] }] },
  },
  {
    files: ['src/elements/**/*.ts', 'src/index.ts', 'stories/**/*.ts'],
    extends: [lit.configs['flat/recommended'], litA11y.configs.recommended, wc.configs['flat/best-practice']],
    settings: { wc: { elementBaseClasses: ['LitElement', 'ReactiveElement'] } },
    rules: {
      'lit/no-legacy-template-syntax': 'error',
      'lit/no-template-arrow': 'off',
      'no-restricted-syntax': ['error', styleAttributes],
    },
  },
  {
    files: ['src/elements/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...replaced, styleAttributes] },
  },
  {
    files: ['src/elements/**/*.ts'],
    ignores: ['src/elements/shared/html.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'lit', importNames: ['html', 'svg'], message: 'Use shared/html.ts.' }] },
      ],
    },
  },
  {
    files: ['test/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unused-expressions': 'off',
      // these tests modify saves and descriptions of unknown types
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },
  {
    files: ['{bench,scripts}/**/*.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['demo/**/*.{js,mjs}', 'src/**/*.{js,mjs}', 'integrations/wordpress/**/*.js'],
    languageOptions: { globals: globals.browser },
  },
);
