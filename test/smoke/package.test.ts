// The package as bundlers and Node meet it: every named file is there, and nothing that is needed is shaken off.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import nodeResolve from '@rollup/plugin-node-resolve';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { rollup } from 'rollup';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { tags } from '../support/texts.js';
import { cardsOf, winVectors } from '../support/vectors.js';

const pkg = JSON.parse(readFileSync('package.json', 'utf8')) as {
  version: string;
  exports: Record<string, string | Record<string, string>>;
};

const CONSUMER = '.cache/consumer.mts';
const GAMES = "['klondike', 'reno', 'cruel', 'demon', 'over-under'].every((name) => variants.has(name))";

/** A game with its moves to the win. */
const WIN = winVectors().find(({ variant }) => variant === 'klondike');

/** What Node prints when it runs a text as a module. */
const print = (code: string): string =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' }).trim();

describe('the package', () => {
  it.each(
    Object.values(pkg.exports)
      .flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
      .flatMap((file) => (file.includes('*') ? tags.map((tag) => file.replace('*', tag)) : [file])),
  )('holds %s', (file) => {
    expect(existsSync(file)).toBe(true);
  });

  it('is in order', async () => {
    const { messages } = await publint({ pkgDir: '.', strict: true, pack: 'npm' });
    expect(messages.map((message) => formatMessage(message, pkg as never))).toEqual([]);
  });

  it('has an engine with five games in Node', () => {
    expect(print(`import { variants } from 'solitaire-elements/engine'; console.log(${GAMES});`)).toBe(
      'true',
    );
  });

  it('has a solver that searches in Node, and lets it end', () => {
    const code = `import { Game, readMove } from 'solitaire-elements/engine';
      import { search, solve } from 'solitaire-elements/solver';
      const game = Game.deal('klondike', ${JSON.stringify({ deck: cardsOf(WIN?.deck ?? ''), options: WIN?.options })});
      for (const text of ${JSON.stringify(WIN?.line.slice(0, -8))}) game.play(readMove(text));
      const [here, later] = [solve(game.position), await search(game.position)];
      for (const move of later.line) game.play(move);
      console.log(here.verdict, later.verdict, game.status);`;
    expect(print(code)).toBe('winnable winnable won');
  });

  it('has types that a strict stranger can use', () => {
    mkdirSync('.cache', { recursive: true });
    writeFileSync(
      CONSUMER,
      `import { Game, type Move, type Position } from 'solitaire-elements/engine';
import { search, type Solution } from 'solitaire-elements/solver';
import { defineLanguage } from 'solitaire-elements';
import 'solitaire-elements/locales/de.js';
defineLanguage('da', { newGame: 'Nyt spil', won: { one: 'a', other: 'b' }, forms: { acc: { ranks: { A: 'es' } } } });
const table = document.querySelector('solitaire-game');
if (table) {
  table.texts = { stake: 'Entry', suits: { S: 'swords' } };
  table.keys = { hint: 'X', deal: null };
}
const game = Game.deal('reno', { deal: 1 });
export const moves: Move[] = game.legalMoves();
export const position: Position = game.position;
export const found: Promise<Solution> = search(position, { ms: 1, signal: AbortSignal.timeout(10) });
export const version: string = customElements.get('solitaire-game') ? '' : 'none';
document.querySelector('solitaire-game')?.addEventListener('solitaire-end', (event) => {
  const { score }: { score: number } = event.detail;
  return score;
});
`,
    );
    const program = ts.createProgram([CONSUMER], {
      strict: true,
      noEmit: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      types: [],
    });
    const said = ts
      .getPreEmitDiagnostics(program)
      // a stranger's own settings for libraries are not ours to answer for
      .filter(({ file }) => !file?.fileName.includes('node_modules'))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
    expect(said).toEqual([]);
  });

  it('keeps the five games when a bundler shakes it', async () => {
    const entry = '\0entry';
    const code = `import { variants } from 'solitaire-elements/engine'; console.log(${GAMES});`;
    const bundle = await rollup({
      input: entry,
      plugins: [
        {
          name: 'entry',
          resolveId(id, importer) {
            if (id === entry) return id;
            // as from a page of this package's folder: the package finds itself by its name
            return importer === entry ? this.resolve(id, resolve('page.js'), { skipSelf: true }) : null;
          },
          load: (id) => (id === entry ? code : null),
        },
        nodeResolve(),
      ],
    });
    const { output } = await bundle.generate({ format: 'es', inlineDynamicImports: true });
    expect(print(output[0].code)).toBe('true');
  });

  it('keeps the notices in the one module', () => {
    const code = readFileSync('dist/solitaire-elements.js', 'utf8').slice(0, 300);
    expect(code).toContain(`solitaire-elements ${pkg.version}`);
    expect(code).toMatch(/@license lit: Copyright .* Google LLC/);
  });
});
