// Lint enforces the direction of imports: it refuses wrong imports that are planted here, and accepts right ones.
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';

const eslint = new ESLint({
  // the tested files do not exist, so their types are unknown
  overrideConfig: [
    { files: ['**/*.ts'], ...(tseslint.configs.disableTypeChecked as ESLint.ConfigData & object) },
    { files: ['**/*.ts'], languageOptions: { parserOptions: { projectService: false } } },
  ] as never,
});

const HEADER = '// What this is for.\n';

/** The names of the rules that reject a text at a path. */
async function refusals(filePath: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(HEADER + code, { filePath });
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
}

const value = (from: string) => `import { x } from '${from}';\nexport const y: unknown = x;\n`;
const type = (from: string) => `import type { X } from '${from}';\nexport type Y = X;\n`;

describe('imports have one direction', { timeout: 60_000 }, () => {
  it.each([
    ['src/engine/a.ts', value('../elements/b.js')],
    ['src/engine/a.ts', value('../solver/b.js')],
    ['src/engine/a.ts', type('../session/b.js')],
    ['src/engine/a.ts', type('../platform/b.js')],
    ['src/engine/a.ts', value('../variants/b.js')],
    ['src/engine/deep/a.ts', value('../../locales/b.js')],
    ['src/engine/a.ts', value('../engine.js')],
    ['src/engine/a.ts', value('lit')],
    ['src/engine/a.ts', value('node:fs')],
    ['src/engine/a.ts', "export * from '../session/b.js';\n"],
    ['src/engine/a.ts', "export const b = import('../session/b.js');\n"],
    ['src/engine/a.ts', "export type B = import('../session/b.js').B;\n"],
    ['src/engine/a.ts', value('../../test/b.js')],
    ['src/variants/a.ts', value('../engine/b.js')],
    ['src/variants/a.ts', value('../locales/b.js')],
    ['src/solver/a.ts', value('../session/b.js')],
    ['src/solver/a.ts', value('../platform/b.js')],
    ['src/session/a.ts', value('../elements/b.js')],
    ['src/session/a.ts', value('../platform/b.js')],
    ['src/session/a.ts', value('../locales/b.js')],
    ['src/session/a.ts', value('lit')],
    ['src/session/storage/a.ts', value('../b.js')],
    ['src/platform/a.ts', value('../session/b.js')],
    ['src/platform/a.ts', type('../elements/b.js')],
    ['src/locales/a.ts', value('../elements/b.js')],
    ['src/elements/a.ts', value('../variants/b.js')],
    ['src/elements/a.ts', value('../index.js')],
    ['src/elements/a.ts', value('../embed/b.js')],
    ['src/embed/a.ts', value('../elements/b.js')],
    ['src/embed/a.ts', value('../engine/b.js')],
    ['src/embed/a.ts', value('../index.js')],
    ['src/embed/a.ts', value('lit')],
    ['src/elements/a.ts', type('../frameworks/b.js')],
    ['src/frameworks/a.ts', value('../elements/b.js')],
    ['src/frameworks/a.ts', type('../session/b.js')],
    ['src/text/a.ts', value('../controller/b.js')],
    ['src/text/a.ts', value('../platform/b.js')],
    ['src/controller/a.ts', type('../elements/b.js')],
    ['src/controller/a.ts', value('lit')],
    ['src/elements/shared/a.ts', value('../cards/b.js')],
    ['src/elements/cards/a.ts', value('../table/b.js')],
    ['src/elements/input/a.ts', value('../table/b.js')],
    ['src/elements/table/a.ts', value('../dialog/b.js')],
    ['src/elements/table/a.ts', type('../b.js')],
    ['src/elements/dialog/a.ts', value('../toolbar/b.js')],
    ['src/attic/a.ts', value('../engine/b.js')],
  ])('%s refuses %s', async (file, code) => {
    expect(await refusals(file, code)).toContain('project/import-direction');
  });

  it.each([
    ['src/engine/a.ts', value('./b.js')],
    ['src/engine/deep/a.ts', value('../b.js')],
    ['src/variants/a.ts', type('../engine/b.js')],
    ['src/variants/a.ts', value('./b.js')],
    ['src/solver/a.ts', value('../engine/b.js')],
    ['src/session/a.ts', value('../solver/b.js')],
    ['src/session/a.ts', type('../platform/b.js')],
    ['src/session/a.ts', value('./storage/b.js')],
    ['src/session/storage/a.ts', type('../b.js')],
    ['src/platform/a.ts', type('../session/b.js')],
    ['src/elements/a.ts', value('../session/b.js')],
    ['src/elements/cards/faces/a.ts', value('lit')],
    ['src/elements/a.ts', value('lit/directives/repeat.js')],
    ['src/elements/a.ts', value('../locales/b.js')],
    ['src/text/a.ts', value('../session/b.js')],
    ['src/controller/a.ts', value('../platform/b.js')],
    ['src/elements/cards/faces/a.ts', value('../../shared/b.js')],
    ['src/elements/input/a.ts', type('../table/b.js')],
    ['src/elements/a.ts', value('./table/b.js')],
    ['src/embed/a.ts', value('../locales/b.js')],
    ['src/embed/a.ts', type('../elements/b.js')],
    ['src/frameworks/a.ts', type('../elements/b.js')],
    ['src/frameworks/a.ts', type('../engine/b.js')],
    ['src/frameworks/a.ts', value('react')],
    ['src/a.ts', value('./variants/b.js')],
  ])('%s accepts %s', async (file, code) => {
    expect(await refusals(file, code)).toEqual([]);
  });
});

describe('documents are read through their prototype', { timeout: 60_000 }, () => {
  it.each([
    'export const a: unknown = document.body;\n',
    "export const a = (x: Element): unknown => x.ownerDocument.createElement('b');\n",
    'export const a = (doc: Document): unknown => doc.hidden;\n',
    'export const a = (x: Window): void => x.document.open();\n',
    'export const a = (x: Element): unknown => {\n  const { body } = x.ownerDocument;\n  return body;\n};\n',
  ])('refuses %s', async (code) => {
    for (const part of ['elements', 'platform'])
      expect(await refusals(`src/${part}/a.ts`, code)).toContain('project/document-read');
  });

  it('accepts passing a document on', async () => {
    const code =
      "import { read } from '../platform/page.js';\nexport const a = (x: Element): unknown => read(x.ownerDocument, 'body');\n";
    expect(await refusals('src/elements/a.ts', code)).toEqual([]);
  });
});

describe('imports contain no cycles', { timeout: 60_000 }, () => {
  it('refuses a file that imports a file that imports it', async () => {
    // check-move.ts imports cards.ts
    expect(await refusals('src/engine/cards.ts', value('./check-move.js'))).toContain('project/no-cycle');
  });

  it('accepts a cycle of types, which does not exist at run time', async () => {
    expect(await refusals('src/engine/cards.ts', type('./check-move.js'))).not.toContain('project/no-cycle');
  });
});

describe('the parts below the elements run without a DOM', { timeout: 60_000 }, () => {
  const page = [
    'export const a: unknown = document.body;\n',
    'export const a: unknown = window;\n',
    'export const a: unknown = localStorage;\n',
    'export const a: unknown = navigator;\n',
    'export const a = (node: unknown) => node instanceof HTMLElement;\n',
    "customElements.get('x-y');\n",
    'requestAnimationFrame(() => undefined);\n',
  ];

  it.each(
    ['engine', 'variants', 'solver', 'session', 'text', 'controller'].flatMap((part) =>
      page.map((code) => [part, code] as const),
    ),
  )('%s refuses %s', async (part, code) => {
    expect(await refusals(`src/${part}/a.ts`, code)).toContain('no-restricted-globals');
  });

  it.each(['engine', 'variants', 'solver', 'session', 'text', 'controller'])(
    '%s refuses DOM types',
    async (part) => {
      expect(await refusals(`src/${part}/a.ts`, 'export type A = (element: HTMLElement) => void;\n')).toEqual(
        ['no-restricted-syntax'],
      );
    },
  );

  it.each(page)('platform accepts %s', async (code) => {
    const rules = await refusals('src/platform/a.ts', code);
    expect(rules.filter((rule) => rule !== 'project/document-read')).toEqual([]);
  });

  it.each(['Math.random()', 'Date.now()'])('the session receives %s as a parameter', async (code) => {
    expect(await refusals('src/session/a.ts', `export const a = ${code};\n`)).toEqual([
      'no-restricted-properties',
    ]);
  });
});

describe('every file', { timeout: 60_000 }, () => {
  it('starts with a comment on its purpose', async () => {
    const [result] = await eslint.lintText('export const a = 1;\n', { filePath: 'src/engine/a.ts' });
    expect(result?.messages.map(({ ruleId }) => ruleId)).toEqual(['project/file-header']);
  });

  it('uses no style attribute, which strict pages block', async () => {
    const code = 'import { html } from \'lit\';\nexport const a = html`<p style="color: red"></p>`;\n';
    expect(await refusals('src/elements/a.ts', code)).toEqual(['no-restricted-syntax']);
  });
});
