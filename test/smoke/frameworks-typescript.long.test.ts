// Plain TypeScript in strict mode, without skipLibCheck: the packed package as bundlers and as Node resolve it, and the
// engine without DOM types.
import { readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { CardPile, PlayingCard, SolitaireGame } from '../../src/elements/index.js';
import { valuesOf } from '../../scripts/attribute-values.js';
import { DOCS, read } from '../support/documents.js';
import { outputOf, copyApp } from './apps.js';
import { PACKED } from './packed.js';

const STRICT: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  resolveJsonModule: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  types: [],
};
const RESOLUTIONS = {
  NodeNext: { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
  bundler: { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
};

let root: string;
beforeAll(() => {
  root = copyApp('typescript');
});

/** The compiler's messages about files and the package's own declarations, without those about other packages. */
function diagnosticsOf(files: readonly string[], options: ts.CompilerOptions): string[] {
  const program = ts.createProgram(
    files.map((file) => `${root}/${file}`),
    { ...STRICT, ...options },
  );
  return ts
    .getPreEmitDiagnostics(program)
    .filter(({ file }) => !file?.fileName.includes('node_modules') || file.fileName.startsWith(PACKED))
    .map(({ file, messageText }) => {
      const message = ts.flattenDiagnosticMessageText(messageText, '\n');
      return `${file?.fileName ?? ''}: ${message}`;
    });
}

const DOM = ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'];

describe.each(Object.entries(RESOLUTIONS))(
  'plain TypeScript, resolved as %s',
  { timeout: 240_000 },
  (_, resolution) => {
    it('has types of the elements, their events and methods that reject errors', () => {
      expect(diagnosticsOf(['page.ts', 'types.ts'], { ...resolution, lib: DOM })).toEqual([]);
    });

    it('compiles the listeners in the README and the docs', () => {
      const text = ['README.md', ...DOCS].map(read).join('\n');
      const blocks = [...text.matchAll(/```js\n([^]*?)\n```/g)]
        .map(([, code = '']) => code)
        .filter((code) => code.startsWith('document.addEventListener('));
      expect(blocks.length).toBeGreaterThan(3);
      const scopes = blocks.map((code) => `{\n${code}\n}\n`);
      writeFileSync(`${root}/readme.ts`, `import 'solitaire-elements';\n${scopes.join('')}`);
      expect(diagnosticsOf(['readme.ts'], { ...resolution, lib: DOM })).toEqual([]);
    });

    it('compiles code for the engine without DOM types, also for a game in a JSON file', () => {
      expect(diagnosticsOf(['rules.ts', 'json.ts'], { ...resolution, lib: ['lib.es2023.d.ts'] })).toEqual([]);
    });
  },
);

describe('the types for frameworks', () => {
  /**
   * The names in a union, as the compiler resolves it.
   *
   * @param imported further code, such as an import of the optional games
   */
  function namesIn(expression: string, imported = ''): string[] {
    const file = `${root}/names.ts`;
    const host = ts.createCompilerHost(STRICT);
    const getSourceFile = host.getSourceFile.bind(host);
    const text = `import type { Attributes } from '${PACKED}/dist/types/frameworks/element-types.js';
import type { Part, Values } from '${PACKED}/dist/types/frameworks/values.js';
${imported}
export declare const names: ${expression};`;
    host.getSourceFile = (name, version) =>
      name === file ? ts.createSourceFile(name, text, version) : getSourceFile(name, version);
    const program = ts.createProgram([file], { ...STRICT, ...RESOLUTIONS.bundler, lib: DOM }, host);
    const checker = program.getTypeChecker();
    const source = program.getSourceFile(file);
    const [symbol] = source
      ? checker.getExportsOfModule(checker.getSymbolAtLocation(source) as ts.Symbol)
      : [];
    const type = symbol && checker.getTypeOfSymbol(symbol);
    const parts = type?.isUnion() ? type.types : [type];
    return parts.flatMap((one) =>
      one?.isStringLiteral() || one?.isNumberLiteral() ? [String(one.value)] : [],
    );
  }

  it('have the games of the bundle', () => {
    const { values = [] } = valuesOf('solitaire-game', { name: 'variant' }) ?? {};
    expect(namesIn("Values['solitaire-game']['variant']").sort()).toEqual([...values].sort());
  });

  it.each(['draw', 'redeals', 'runs', 'reserve', 'scoring', 'end'])(
    'have exactly the values of %s that the games accept, once the optional games are imported',
    (name) => {
      const { values = [], open } = valuesOf('solitaire-game', { name }) ?? {};
      // the type `number` includes single numbers
      const named = values.filter((value) => !(open === 'number' && Number.isFinite(Number(value))));
      const games = `import type {} from '${PACKED}/dist/types/games/all.js';`;
      expect(namesIn(`Values['solitaire-game']['${name}']`, games).sort()).toEqual(named.sort());
    },
  );

  it('have all cards', () => {
    const { values = [] } = valuesOf('playing-card', { name: 'card' }) ?? {};
    expect(namesIn(`Exclude<Values['playing-card']['card'], ''>`).sort()).toEqual([...values].sort());
  });

  it('have the parts that the documentation of `without` names', () => {
    const source = readFileSync('src/elements/game-attributes.ts', 'utf8');
    const listed = /Parts to hide, separated by spaces: `([^`]+)`/.exec(source)?.[1] ?? '';
    const parts = listed.split(/[\s*]+/);
    expect(parts.length).toBeGreaterThan(20);
    expect(namesIn('Part').sort()).toEqual(parts.sort());
  });

  it.each([
    ['solitaire-game', SolitaireGame],
    ['card-pile', CardPile],
    ['playing-card', PlayingCard],
  ])('have exactly the attributes that <%s> observes', (tag, element) => {
    const names = namesIn(`keyof Attributes<'${tag}'>`);
    expect(names.sort()).toEqual([...element.observedAttributes].sort());
  });
});

it('the types for JSX accept correct code of Solid and Preact, and reject errors', () => {
  const tsc = `${process.cwd()}/node_modules/typescript/bin/tsc`;
  expect(outputOf(tsc, copyApp('jsx'), '-p', '.', '--skipLibCheck')).toBe('');
}, 240_000);

describe('a project without a framework', () => {
  it.each(['index', 'elements/index', 'engine', 'solver'])(
    'needs no types of a framework: %s imports none',
    (entry) => {
      const program = ts.createProgram([`${PACKED}/dist/types/${entry}.d.ts`], {
        ...STRICT,
        ...RESOLUTIONS.bundler,
        lib: DOM,
      });
      const imported = program.getSourceFiles().map(({ fileName }) => fileName);
      expect(imported.filter((file) => /\/(react|vue|svelte|jsx|frameworks)\b/.test(file))).toEqual([]);
    },
  );

  it.each(['react', 'vue', 'svelte', 'jsx'])(
    'solitaire-elements/%s exports the same as the package itself',
    (name) => {
      const code = `import * as one from 'solitaire-elements/${name}'; import * as other from 'solitaire-elements';
console.log(Object.keys(one).length > 20 && Object.keys(other).every((key) => one[key] === other[key]));`;
      expect(outputOf('--input-type=module', root, '--eval', code)).toBe('true');
    },
  );
});
