// The package installed from its tarball, in bundlers and in Node: every file in `exports` exists, and tree shaking
// removes nothing that is needed.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
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

/** The output of Node for a text that runs as a module of the separate project. */
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
  )('contains %s', (file) => {
    expect(existsSync(join(PACKED, file))).toBe(true);
  });

  it('lists the types of every entry before its script', () => {
    for (const [entry, target] of Object.entries(pkg.exports)) {
      if (/\.(json|html)$/.test(entry)) expect(target, entry).toBeTypeOf('string');
      else expect(Object.keys(target), entry).toEqual(['types', 'default']);
    }
  });

  it('has no finding in publint, including suggestions', async () => {
    const { messages } = await publint({ pkgDir: PACKED, strict: true, pack: false });
    expect(messages.map((message) => formatMessage(message, pkg as never))).toEqual([]);
  });

  it('has types where are-the-types-wrong expects them', () => {
    const cli = join('node_modules', '@arethetypeswrong', 'cli', 'dist', 'index.js');
    const args = [cli, TARBALL, '--profile', 'esm-only', '--no-definitely-typed', '--format', 'json'];
    // a page and a style sheet have no types
    args.push('--exclude-entrypoints', './embed.html', './place.css');
    const report = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as {
      analysis: { types: unknown };
      problems?: Record<string, { resolutionKind?: string }[]>;
    };
    expect(report.analysis.types).toEqual({ kind: 'included' });
    // `require` and the old module resolution (before 2020) are not supported
    const relevant = Object.values(report.problems ?? {})
      .flat()
      .filter(({ resolutionKind = '' }) => !['node10', 'node16-cjs'].includes(resolutionKind));
    expect(relevant).toEqual([]);
  });

  it('is resolved by CDNs to the standalone bundle', () => {
    for (const file of [pkg.unpkg, pkg.jsdelivr])
      expect(join(PACKED, file)).toBe(join(PACKED, 'dist/solitaire-elements.js'));
  });

  it('is public, and published only with provenance', () => {
    expect(pkg.publishConfig).toEqual({ access: 'public', provenance: true });
    expect(pkg.engines['node']).toMatch(/^>=\d+$/);
  });

  it('depends on a range of Lit, so that an app with another 3.x needs no second copy', () => {
    expect(pkg.dependencies).toEqual({ lit: '^3.3.0' });
  });

  it('exports the script of the frame next to its page, so that a bundler finds both', () => {
    const code = `for (const name of ['embed.html', 'embed.js'])
      console.log(import.meta.resolve('solitaire-elements/' + name).split('/dist/')[1]);`;
    expect(print(code).split('\n')).toEqual(['embed.html', 'embed.js']);
  });

  it('links from its Markdown to files that it contains, except files of the repository', () => {
    const pages = ['README.md', 'CHANGELOG.md', 'bench/solver.md'].concat(
      readdirSync(join(PACKED, 'docs'), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.md'))
        .map((file) => join('docs', file)),
    );
    const links = pages.flatMap((page) =>
      [
        ...readFileSync(join(PACKED, page), 'utf8')
          .replace(/^ *```[^]*?^ *```|`[^`\n]*`/gm, '')
          .matchAll(/\]\(([^)\s#:]+)(?:#[^)]*)?\)|\b(?:href|src|srcset)="([^"#:]+)"/g),
      ].map(([, link, attribute]) => join(dirname(page), link ?? attribute ?? '')),
    );
    expect(links.length).toBeGreaterThan(100);
    const missing = new Set(links.filter((link) => !existsSync(join(PACKED, link))));
    expect([...missing].sort()).toEqual([
      'CONTRIBUTING.md',
      'SECURITY.md',
      'demo/article.html',
      'demo/index.html',
      'docs/about/architecture.md',
      'docs/about/quality.md',
      'docs/about/releasing.md',
    ]);
  });

  it.each([
    ['engine', /^\{ kind: 'draw' \}$[^]*^playing 0$/m],
    ['solver', /^winnable \d+ \d+ \d+(\.\d+)?\n-?\d+ \d+$/m],
  ])('runs the code of docs/reference/%s.md', (page, printed) => {
    const text = readFileSync(join(PACKED, `docs/reference/${page}.md`), 'utf8');
    const blocks = [...text.matchAll(/^```js\n([^]*?)^```$/gm)].map(([, code = '']) => code);
    expect(blocks).toHaveLength(1);
    expect(print(blocks.join('\n'))).toMatch(printed);
  });

  it('states the size of place.css', () => {
    const css = readFileSync(join(PACKED, 'dist/place.css'));
    const guide = readFileSync(join(PACKED, 'docs/guides/getting-started.md'), 'utf8');
    const [min, gzip] = [css.length / 1000, gzipSync(css, { level: 9 }).length / 1000];
    expect(guide).toContain(`\`place.css\` (${min.toFixed(0)} kB, ${gzip.toFixed(1)} kB with gzip)`);
  });

  it('has an engine with five games in Node', () => {
    expect(print(`import { variants } from 'solitaire-elements/engine'; console.log(${GAMES});`)).toBe(
      'true',
    );
  });

  it('has a solver that searches in Node, and lets it exit', () => {
    const code = `import { Game, readMove } from 'solitaire-elements/engine';
      import { search, solve } from 'solitaire-elements/solver';
      const game = Game.deal('klondike', ${JSON.stringify({ deck: cardsOf(WIN?.deck ?? ''), options: WIN?.options })});
      for (const text of ${JSON.stringify(WIN?.line.slice(0, -8))}) game.play(readMove(text));
      const [here, later] = [solve(game.position), await search(game.position)];
      for (const move of later.line) game.play(move);
      console.log(here.verdict, later.verdict, game.status);`;
    expect(print(code)).toBe('winnable winnable won');
  });

  it('has a lint for descriptions of games, as a function and as a command', () => {
    const file = join(CONSUMER, 'my-golf.json');
    const guide = readFileSync(join(PACKED, 'docs/guides/custom-games.md'), 'utf8');
    const [, json = ''] = /```json title="my-golf.json"\n(.*?)```/s.exec(guide) ?? [];
    const lint = () =>
      spawnSync('npx', ['--no', 'solitaire-elements-lint', '--', file], {
        cwd: CONSUMER,
        encoding: 'utf8',
        shell: process.platform === 'win32',
      });
    writeFileSync(file, json);
    expect(lint()).toMatchObject({ status: 0, stdout: `${file}: no mistakes found\n` });
    const wrong = json.replace('"to": "discard", "count": 1', '"to": "bin", "count": 1');
    writeFileSync(file, wrong);
    expect(lint()).toMatchObject({ status: 1, stdout: expect.stringContaining('variant.draw.to must be') });
    const code = `import { lintVariant } from 'solitaire-elements/lint';
      console.log(lintVariant(${json}).length, lintVariant(${wrong})[0].severity);`;
    expect(print(code)).toBe('0 error');
  });

  it.each([
    [
      'the engine with its five games',
      `import { variants } from 'solitaire-elements/engine'; print(${GAMES});`,
    ],
    // imports with side effects: the bundle must contain them although it uses none of their exports
    ['the elements', "import 'solitaire-elements'; print(true);", '"solitaire-game"'],
    [
      'an optional game',
      `import 'solitaire-elements/games/golf.js'; import { variants } from 'solitaire-elements/engine';
      print(variants.has('golf') && !variants.has('yukon'));`,
    ],
    ['a language', "import 'solitaire-elements/locales/de.js'; print(true);", 'Neues Spiel'],
  ])('keeps %s after tree shaking', async (_, code, kept = 'true') => {
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
