// The types of the package in a strict project, and all exports: names and kinds, as reviewed in test/golden/api.txt
// (`npx vitest run --config test/smoke/vitest.config.ts package-types -u` updates it; removing a name is a breaking
// change).
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { CONSUMER, PACKED } from './packed.js';

const { exports } = JSON.parse(readFileSync(`${PACKED}/package.json`, 'utf8')) as {
  exports: Record<string, string | { types: string; default: string }>;
};
const scripts = Object.entries(exports)
  .flatMap(([entry, target]) => (typeof target === 'string' ? [] : [{ entry, ...target }]))
  .filter(({ entry }) => !entry.includes('*'));

const CUSTOM = `import { Game, type Move, type Position } from 'solitaire-elements/engine';
import { search, type Solution } from 'solitaire-elements/solver';
import { SolitaireGame } from 'solitaire-elements/elements';
import { defineLanguage } from 'solitaire-elements';
import { freecell } from 'solitaire-elements/games/freecell.js';
import * as games from 'solitaire-elements/games/all.js';
import 'solitaire-elements/solitaire-elements.js';
${readdirSync(`${PACKED}/dist/locales`)
  .map((name) => `import 'solitaire-elements/locales/${name}';`)
  .join('\n')}
defineLanguage('da', { newGame: 'Nyt spil', won: { one: 'a', other: 'b' }, forms: { acc: { ranks: { A: 'es' } } } });
const table = document.querySelector('solitaire-game');
if (table) {
  table.texts = { stake: 'Entry', suits: { S: 'swords' } };
  table.keys = { hint: 'X', deal: null };
}
// @ts-expect-error a deal is a number: this error proves that the types are checked
Game.deal('reno', { deal: 'one' });
export const optional: boolean = games.freecell === freecell;
export const cells: Position = Game.deal(freecell, { deal: 1 }).position;
const game = Game.deal('reno', { deal: 1 });
export const moves: Move[] = game.legalMoves();
export const position: Position = game.position;
export const found: Promise<Solution> = search(position, { ms: 1, signal: AbortSignal.timeout(10) });
export const version: string = SolitaireGame.version;
document.querySelector('solitaire-game')?.addEventListener('solitaire-end', (event) => {
  const { score }: { score: number } = event.detail;
  return score;
});
`;

const RESOLUTIONS: readonly (readonly [string, ts.ModuleKind, ts.ModuleResolutionKind])[] = [
  ['node16', ts.ModuleKind.Node16, ts.ModuleResolutionKind.Node16],
  ['nodenext', ts.ModuleKind.NodeNext, ts.ModuleResolutionKind.NodeNext],
  ['bundler', ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler],
];

/** The compiler's own libraries, read once for all tests. */
const libraries = new Map<string, ts.SourceFile | undefined>();
function sharing(host: ts.CompilerHost): ts.CompilerHost {
  return {
    ...host,
    getSourceFile(name, ...rest) {
      if (!/typescript\/lib\/lib\.[\w.]+$/.test(name)) return host.getSourceFile(name, ...rest);
      if (!libraries.has(name)) libraries.set(name, host.getSourceFile(name, ...rest));
      return libraries.get(name);
    },
  };
}

/** The compiler's messages for a file of the separate project, also about the package's own types. */
function complaints(code: string, module: ts.ModuleKind, moduleResolution: ts.ModuleResolutionKind) {
  const file = join(CONSUMER, 'main.ts');
  writeFileSync(file, code);
  const options: ts.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    skipLibCheck: false,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    module,
    moduleResolution,
  };
  const program = ts.createProgram([file], options, sharing(ts.createCompilerHost(options)));
  const ours = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName === file || fileName.startsWith(PACKED));
  expect(ours.length).toBeGreaterThan(50);
  return [
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...ours.flatMap((source) => [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ]),
  ].map(
    ({ messageText, file }) =>
      `${file?.fileName ?? ''} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
  );
}

const KINDS: readonly (readonly [ts.SymbolFlags, string])[] = [
  [ts.SymbolFlags.Class, 'class'],
  [ts.SymbolFlags.Function, 'function'],
  [ts.SymbolFlags.Variable, 'const'],
  [ts.SymbolFlags.Enum, 'enum'],
  [ts.SymbolFlags.Interface, 'interface'],
  [ts.SymbolFlags.TypeAlias, 'type'],
  [ts.SymbolFlags.Module, 'namespace'],
];

interface Exported {
  readonly name: string;
  readonly kind: string;
  readonly isValue: boolean;
}

const program = ts.createProgram(
  scripts.flatMap(({ types, default: code }) => [join(PACKED, types), join(PACKED, code)]),
  {
    allowJs: true,
    // the compiler also searches folders named node_modules for JavaScript
    maxNodeModuleJsDepth: 1,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: [],
  },
);

/** All exports of a module, from its types or its JavaScript file. */
function exportsOf(file: string): Exported[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) return [];
  return checker.getExportsOfModule(module).map((symbol) => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const kind = KINDS.find(([flag]) => target.flags & flag)?.[1] ?? 'unknown';
    return { name: symbol.name, kind, isValue: Boolean(target.flags & ts.SymbolFlags.Value) };
  });
}

const namesOf = (exported: readonly Exported[]): string[] => exported.map(({ name }) => name).sort();

describe('the types of the package', () => {
  it.each(RESOLUTIONS)('compile in a strict project under moduleResolution %s', (_, module, resolution) => {
    expect(complaints(CUSTOM, module, resolution)).toEqual([]);
  });

  it.each(scripts)('name exactly the exports of $entry', ({ types, default: code }) => {
    const typed = exportsOf(join(PACKED, types)).filter(({ isValue }) => isValue);
    // the bundle shares code with solitaire-replay.js under names of one character
    const named = exportsOf(join(PACKED, code)).filter(({ name }) => name.length > 1);
    expect(namesOf(named)).toEqual(namesOf(typed));
  });

  it('name the reviewed exports, and nothing else', async () => {
    const chapters = scripts.map(({ entry, types }) => {
      const exported = exportsOf(join(PACKED, types));
      const rows = KINDS.map(
        ([, kind]) => [kind, namesOf(exported.filter((one) => one.kind === kind))] as const,
      )
        .filter(([, names]) => names.length)
        .map(([kind, names]) => `  ${kind}: ${names.join(' ')}`);
      return [entry.replace('.', 'solitaire-elements'), ...rows].join('\n');
    });
    const golden = 'test/golden/api.txt';
    // otherwise the first run in a new folder would write the expected file
    expect(existsSync(golden), golden).toBe(true);
    await expect(`${chapters.join('\n\n')}\n`).toMatchFileSnapshot(`../golden/api.txt`);
  });
});
