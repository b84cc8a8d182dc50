// Plain TypeScript: the packed package as bundlers and as Node resolve it, strict, with our own declarations checked,
// and the rules where there is no page.
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { CardPile, PlayingCard, SolitaireGame } from '../../src/elements/index.js';
import { say, settle } from './apps.js';
import { PACKED } from './packed.js';

const STRICT: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
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
  root = settle('typescript');
});

/** What the compiler says of files and of the package's own declarations; those of others are not ours to answer for. */
function complaints(files: readonly string[], options: ts.CompilerOptions): string[] {
  const program = ts.createProgram(
    files.map((file) => `${root}/${file}`),
    { ...STRICT, ...options },
  );
  return ts
    .getPreEmitDiagnostics(program)
    .filter(({ file }) => !file?.fileName.includes('node_modules') || file.fileName.startsWith(PACKED))
    .map(({ file, messageText }) => {
      const said = ts.flattenDiagnosticMessageText(messageText, '\n');
      return `${file?.fileName ?? ''}: ${said}`;
    });
}

const DOM = ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'];

describe.each(Object.entries(RESOLUTIONS))(
  'plain TypeScript, resolved as %s',
  { timeout: 240_000 },
  (_, resolution) => {
    it('knows the elements, their events and methods, and refuses what is wrong', () => {
      expect(complaints(['page.ts', 'types.ts'], { ...resolution, lib: DOM })).toEqual([]);
    });

    it('knows the rules without a page', () => {
      expect(complaints(['rules.ts'], { ...resolution, lib: ['lib.es2023.d.ts'] })).toEqual([]);
    });
  },
);

describe('the types for frameworks', () => {
  /** The names in a union, as the compiler works them out. */
  function namesIn(expression: string): string[] {
    const file = `${root}/names.ts`;
    const host = ts.createCompilerHost(STRICT);
    const getSourceFile = host.getSourceFile.bind(host);
    const text = `import type { Attributes } from '${PACKED}/dist/types/frameworks/wishes.js';
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
    return parts.flatMap((one) => (one?.isStringLiteral() ? [one.value] : []));
  }

  it.each([
    ['solitaire-game', SolitaireGame],
    ['card-pile', CardPile],
    ['playing-card', PlayingCard],
  ])('have the attributes that <%s> observes, and no other', (tag, element) => {
    const names = namesIn(`keyof Attributes<'${tag}'>`);
    expect(names.sort()).toEqual([...element.observedAttributes].sort());
  });
});

describe('who uses no framework', () => {
  it.each(['index', 'elements/index', 'engine', 'solver'])(
    'needs the types of none: %s does not lead there',
    (entry) => {
      const program = ts.createProgram([`${PACKED}/dist/types/${entry}.d.ts`], {
        ...STRICT,
        ...RESOLUTIONS.bundler,
        lib: DOM,
      });
      const led = program.getSourceFiles().map(({ fileName }) => fileName);
      expect(led.filter((file) => /\/(react|vue|svelte|frameworks)\b/.test(file))).toEqual([]);
    },
  );

  it.each(['react', 'vue', 'svelte'])('solitaire-elements/%s runs as the package itself does', (name) => {
    const code = `import * as one from 'solitaire-elements/${name}'; import * as other from 'solitaire-elements';
console.log(Object.keys(one).length > 20 && Object.keys(other).every((key) => one[key] === other[key]));`;
    expect(say('--input-type=module', root, '--eval', code)).toBe('true');
  });
});
