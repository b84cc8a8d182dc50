// The package as a stranger's bundler and Node meet it, installed from its tarball: every named file is there, and
// nothing that is needed is shaken off.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import nodeResolve from '@rollup/plugin-node-resolve';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { rollup } from 'rollup';
import { describe, expect, it } from 'vitest';
import { cardsOf } from '../support/cards.js';
import { winVectors } from '../support/vectors.js';
import { CONSUMER, filesOf, PACKED, TARBALL } from './packed.js';

const pkg = JSON.parse(readFileSync(`${PACKED}/package.json`, 'utf8')) as {
  version: string;
  unpkg: string;
  jsdelivr: string;
  engines: Record<string, string>;
  dependencies: Record<string, string>;
  publishConfig: Record<string, unknown>;
  exports: Record<string, string | Record<string, string>>;
};

const GAMES = "['klondike', 'reno', 'cruel', 'demon', 'over-under'].every((name) => variants.has(name))";

/** A game with its moves to the win. */
const WIN = winVectors().find(({ variant }) => variant === 'klondike');

/** What Node prints when it runs a text as a module of the stranger's project. */
const print = (code: string): string =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: CONSUMER,
    encoding: 'utf8',
  }).trim();

describe('the package', () => {
  it.each(
    Object.values(pkg.exports)
      .flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
      .flatMap(filesOf),
  )('holds %s', (file) => {
    expect(existsSync(join(PACKED, file))).toBe(true);
  });

  it('says of every script where its types are, before it says where it is itself', () => {
    for (const [entry, target] of Object.entries(pkg.exports)) {
      if (/\.(json|html|css)$/.test(entry)) expect(target, entry).toBeTypeOf('string');
      else expect(Object.keys(target), entry).toEqual(['types', 'default']);
    }
  });

  it('is in order for publint, to the last suggestion', async () => {
    const { messages } = await publint({ pkgDir: PACKED, strict: true, pack: false });
    expect(messages.map((message) => formatMessage(message, pkg as never))).toEqual([]);
  });

  it('has types where are-the-types-wrong looks for them', () => {
    const cli = join('node_modules', '@arethetypeswrong', 'cli', 'dist', 'index.js');
    const args = [cli, TARBALL, '--profile', 'esm-only', '--no-definitely-typed', '--format', 'json'];
    // a page and a style sheet have no types
    args.push('--exclude-entrypoints', './embed.html', './place.css');
    const said = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as {
      analysis: { types: unknown };
      problems?: Record<string, { resolutionKind?: string }[]>;
    };
    expect(said.analysis.types).toEqual({ kind: 'included' });
    // `require` and the resolution of before 2020 find nothing here, on purpose
    const ours = Object.values(said.problems ?? {})
      .flat()
      .filter(({ resolutionKind = '' }) => !['node10', 'node16-cjs'].includes(resolutionKind));
    expect(ours).toEqual([]);
  });

  it('gives CDNs the standalone bundle where none is named', () => {
    for (const file of [pkg.unpkg, pkg.jsdelivr])
      expect(join(PACKED, file)).toBe(join(PACKED, 'dist/solitaire-elements.js'));
  });

  it('goes to everybody, and only with a proof of where it was built', () => {
    expect(pkg.publishConfig).toEqual({ access: 'public', provenance: true });
    expect(pkg.engines['node']).toMatch(/^>=\d+$/);
  });

  it('depends on a range of Lit, so that an app with another 3.x needs no second copy', () => {
    expect(pkg.dependencies).toEqual({ lit: '^3.3.0' });
  });

  it('exports the script of the frame beside its page, so that a bundler finds both', () => {
    const code = `for (const name of ['embed.html', 'embed.js'])
      console.log(import.meta.resolve('solitaire-elements/' + name).split('/dist/')[1]);`;
    expect(print(code).split('\n')).toEqual(['embed.html', 'embed.js']);
  });

  it('holds every file that its README links to', () => {
    const readme = readFileSync(join(PACKED, 'README.md'), 'utf8');
    const links = [...readme.matchAll(/\]\(([^)\s]+)\)|\b(?:href|src)="([^"]+)"/g)]
      .map(([, link, attribute]) => link ?? attribute ?? '')
      // examples of addresses are absolute, and `#` leads to a place on the same page
      .filter((link) => !/^(https?:|#)/.test(link));
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((link) => !existsSync(join(PACKED, link.replace(/#.*/, ''))))).toEqual([]);
  });

  it('holds every page of docs/ that another of its pages links to', () => {
    const folder = join(PACKED, 'docs');
    const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.md'),
    );
    const links = pages.flatMap((page) =>
      [...readFileSync(join(folder, page), 'utf8').matchAll(/\]\(([^)\s#:]+\.md)(?:#[^)]*)?\)/g)].map(
        ([, link = '']) => join(dirname(page), link),
      ),
    );
    // measurements are read in the repository
    const kept = links.filter((link) => !/^\.\.[\\/]bench\b/.test(link));
    expect(kept.length).toBeGreaterThan(20);
    expect(kept.filter((link) => !existsSync(join(folder, link)))).toEqual([]);
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

  it.each([
    [
      'the engine with its five games',
      `import { variants } from 'solitaire-elements/engine'; print(${GAMES});`,
    ],
    // what is imported for what it does: the bundle has to do it, though it uses no name of it
    ['the elements', "import 'solitaire-elements'; print(true);", '"solitaire-game"'],
    [
      'an optional game',
      `import 'solitaire-elements/games/golf.js'; import { variants } from 'solitaire-elements/engine';
      print(variants.has('golf') && !variants.has('yukon'));`,
    ],
    ['a language', "import 'solitaire-elements/locales/de.js'; print(true);", 'Neues Spiel'],
  ])('keeps %s when a bundler shakes it', async (_, code, kept = 'true') => {
    const entry = '\0entry';
    const bundle = await rollup({
      input: entry,
      plugins: [
        {
          name: 'entry',
          resolveId(id, importer) {
            if (id === entry) return id;
            return importer === entry
              ? this.resolve(id, join(CONSUMER, 'page.js'), { skipSelf: true })
              : null;
          },
          load: (id) => (id === entry ? code.replace('print', 'console.log') : null),
        },
        nodeResolve(),
      ],
    });
    const { output } = await bundle.generate({ format: 'es', inlineDynamicImports: true });
    if (kept === 'true') expect(print(output[0].code)).toBe('true');
    else expect(output[0].code).toContain(kept);
  });

  it('keeps the notices in the standalone bundle', () => {
    const code = readFileSync(`${PACKED}/dist/solitaire-elements.js`, 'utf8').slice(0, 300);
    expect(code).toContain(`solitaire-elements ${pkg.version}`);
    expect(code).toMatch(/@license lit: Copyright .* Google LLC/);
  });
});
