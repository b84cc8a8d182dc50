// The README, the docs and the demo keep to what the code has: tables, attributes, events, parts, links, claims.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeElements, fillTables } from '../../scripts/docs.js';
import type { ElementDescription } from '../../scripts/manifest.js';
import { withFigures } from '../../scripts/quality.js';
import { fillSnippets } from '../../scripts/snippets.js';
import { CardPile, PlayingCard, SolitaireGame } from '../../src/elements/index.js';
import { PREFERENCES } from '../../src/controller/preferences.js';
import { tags } from '../support/texts.js';
import { Game, RANKS, variants, type Game as Played, type Move } from '../../src/engine.js';

const CLASSES = {
  'solitaire-game': SolitaireGame,
  'card-pile': CardPile,
  'playing-card': PlayingCard,
};
const PAGES = [
  'README.md',
  'docs/embed.md',
  'docs/embedding.md',
  'docs/frameworks.md',
  'docs/releasing.md',
  'docs/server-rendering.md',
  'SECURITY.md',
  'docs/languages.md',
  'docs/accessibility.md',
  'docs/README.md',
  'docs/quality.md',
  'docs/versioning.md',
  ...readdirSync('docs/guides').map((file) => `docs/guides/${file}`),
  'demo/index.html',
  'demo/article.html',
  'demo/frame.html',
];
/** What every element of HTML has. */
const GLOBAL = ['id', 'class', 'lang', 'slot', 'title', 'hidden', 'aria-label', 'aria-hidden'];

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

/** All matches of a pattern's first group. */
const found = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, first]) => first ?? '')),
];

/** The fenced code of a text in Markdown; a whole page of HTML is code. */
const codeOf = (file: string): string =>
  file.endsWith('.md')
    ? found(read(file), /```(?:html|css|js|ts)(?: title="[^"]+")?\n(.*?)```/gs).join('\n')
    : read(file);

let elements: Map<string, ElementDescription>;
const names = (kind: 'events' | 'slots' | 'cssParts' | 'cssStates' | 'cssProperties'): string[] =>
  [...elements.values()].flatMap((element) => (element[kind] ?? []).map(({ name }) => name));

beforeAll(() => {
  elements = describeElements();
}, 60_000);

describe('the README', () => {
  it('has the tables that the sources say: if not, run `npm run docs`', async () => {
    const text = read('README.md');
    expect(text).toBe(await fillTables(text, elements));
  });

  it.each(Object.entries(CLASSES))('has every attribute of <%s>', (tag, element) => {
    const table = new RegExp(`<!-- table: ${tag} attributes -->(.*?)<!-- end of table -->`, 's').exec(
      read('README.md'),
    );
    const listed = found(table?.[1] ?? '', /^\| `([\w-]+)`/gm);
    expect(listed.sort()).toEqual([...element.observedAttributes].sort());
  });

  // a switch is there or not
  it.each(Object.entries(PREFERENCES).filter(([, [first]]) => first !== 'on' && first !== 'off'))(
    'has every value of %s, in each of its tables',
    (name, values) => {
      const rows = found(read('README.md'), new RegExp(`^(\\| \`${name}\` .*)$`, 'gm'));
      expect(rows).not.toEqual([]);
      for (const row of rows) for (const value of values) expect(row).toContain(`\`${value}\``);
    },
  );

  it('begins with the two lines', () => {
    expect(read('README.md').split('\n').slice(2, 6)).toEqual([
      '```html',
      expect.stringMatching(/^<script type="module" src="\S+"><\/script>$/),
      expect.stringMatching(/^<solitaire-game variant="\w+"><\/solitaire-game>$/),
      '```',
    ]);
  });

  it('has every option of every game with its values', () => {
    const text = read('README.md');
    for (const { id, options = {} } of variants.values()) {
      const name = id.replace(/^\w|-\w/g, (letter) => letter.toUpperCase());
      const chapter = new RegExp(`\n### ${name}\n(.*?)\n##`, 's').exec(text)?.[1] ?? '';
      expect(chapter, name).not.toBe('');
      for (const [option, values] of Object.entries(options)) {
        const attribute = option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
        const row = new RegExp(`^\\| \`${attribute}\` .*$`, 'm').exec(chapter)?.[0];
        expect(row, `${name}, ${attribute}`).toBeDefined();
        for (const value of values) {
          // a switch is there or not
          if ('value' in value && typeof value.value !== 'boolean')
            expect(row).toContain(`\`${value.value}\``);
        }
      }
    }
  });
});

describe('the proofs', () => {
  const text = read('docs/quality.md');
  const tables = [...text.matchAll(/<!-- figures: ([\w-]+) -->\n\n`npm run ([\w:]+)[^`]*`\n(.*?)<!-- end/gs)];

  it('name for each table the command that measures it, and judge each figure', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    expect(tables.length).toBe(text.match(/<!-- figures:/g)?.length);
    expect(tables.length).toBeGreaterThan(10);
    for (const [, name = '', script = '', table = ''] of tables) {
      expect(scripts, name).toHaveProperty([script]);
      const rows = table.trim().split('\n').slice(2);
      expect(rows.length, name).toBeGreaterThan(0);
      for (const row of rows) expect(row, name).toMatch(/^\|( [^|]+ \|){3} (yes|\*\*no\*\*) +\|$/);
    }
  });

  it('have the size that the check compares with: if not, run `npm run size -- --update`', () => {
    const { total } = JSON.parse(read('bench/size.json')) as { total: { brotli: number } };
    expect(tables.find(([, name]) => name === 'size')?.[3]).toContain(
      `${total.brotli.toLocaleString('en')} B`,
    );
  });

  it('take what a command has measured, between its markers', () => {
    const figure = { what: 'games | played', aim: '≥ 3', measured: '2', met: false };
    const page =
      'A\n\n<!-- figures: a -->\nold\n<!-- end of figures -->\n\nB\n\n<!-- figures: b -->\nold\n<!-- end of figures -->\n';
    const filled = withFigures(page, 'a', 'npm run a', [figure]);
    expect(filled).toContain('`npm run a`\n\n| | aim | measured | met |');
    expect(filled).toContain('| games \\| played | ≥ 3 | 2 | **no** |');
    expect(filled.endsWith('B\n\n<!-- figures: b -->\nold\n<!-- end of figures -->\n')).toBe(true);
    expect(() => withFigures(page, 'c', 'npm run c', [figure])).toThrow('the markers of "c" exactly once');
  });
});

describe('docs/frameworks.md', () => {
  const text = read('docs/frameworks.md');

  it('has the code of the apps that are tried: if not, run `npm run docs`', () => {
    expect(text).toBe(fillSnippets(text));
    for (const app of ['react', 'next', 'vue', 'svelte', 'angular', 'astro', 'webpack', 'typescript'])
      expect(text).toContain(`<!-- from: test/frameworks/${app}/`);
  });

  it('names the file for VS Code where it lies', () => {
    const { name, files } = JSON.parse(read('package.json')) as { name: string; files: string[] };
    const [, file = ''] = new RegExp(`"\\./node_modules/${name}/([^"]+)"`).exec(text) ?? [];
    expect(files).toContain(file);
  });
});

describe.each(PAGES)('%s', (file) => {
  it('sets only attributes that there are', () => {
    for (const [, tag, attributes] of codeOf(file).matchAll(
      /<(solitaire-game|card-pile|playing-card)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*>/g,
    )) {
      const known: readonly string[] = [
        ...CLASSES[tag as keyof typeof CLASSES].observedAttributes,
        ...GLOBAL,
      ];
      for (const attribute of found(attributes ?? '', /([\w-]+)(?:="[^"]*")?/g)) {
        expect(known, `<${tag ?? ''} ${attribute}>`).toContain(attribute);
      }
    }
  });

  it('names only events, slots, parts, states and custom properties that there are', () => {
    const code = codeOf(file);
    const check = (used: string[], known: string[]): void => {
      for (const name of used) expect(known).toContain(name);
    };
    check(found(code, /'(solitaire-[\w-]+)',/g), names('events'));
    check(found(code, /slot="([\w-]+)"/g), names('slots'));
    check(found(code, /::part\(([\w-]+)\)/g), names('cssParts'));
    check(found(code, /:state\(([\w-]+)\)/g), names('cssStates'));
    check(found(code, /(--solitaire-[\w-]+)/g), names('cssProperties'));
  });

  it('links only to files that there are', () => {
    const text = read(file);
    const links = file.endsWith('.md')
      ? found(text, /\]\(([^)#:]+?)(?:#[^)]*)?\)/g)
      : // code that is shown links to nothing
        found(text.replaceAll(/<pre>.*?<\/pre>/gs, ''), /(?:href|src)="([^":#?]+)[^":]*"/g);
    // not what is built first
    for (const link of links.filter(
      (link) => !/solitaire-elements\.js$|^locales\/|^\.\.\/dist\//.test(link),
    )) {
      const target = new URL(link, new URL(`../../${file}`, import.meta.url));
      expect(existsSync(target), link).toBe(true);
    }
  });
});

describe('what is said of the package', () => {
  const texts = ['README.md', ...readdirSync('docs/guides').map((file) => `docs/guides/${file}`)];

  it('is the size that was measured last', () => {
    const { min, gzip, brotli } = (
      JSON.parse(read('bench/size.json')) as { total: Record<'min' | 'gzip' | 'brotli', number> }
    ).total;
    const kilobytes = (bytes: number): string => `${String(Math.round(bytes / 1000))} kB`;
    expect(read('README.md')).toContain(
      `It is ${kilobytes(min)}, ${kilobytes(brotli)} with brotli or ${kilobytes(gzip)} with gzip`,
    );
    expect(read('docs/guides/self-hosting.md')).toContain(
      `${kilobytes(min)} become ${kilobytes(brotli)} (brotli) or ${kilobytes(gzip)} (gzip)`,
    );
  });

  it('does not offer npm or a CDN without saying that nothing is published yet', () => {
    expect(read('CHANGELOG.md')).toContain('not released yet');
    for (const file of [...texts, 'docs/frameworks.md', 'docs/server-rendering.md']) {
      const text = read(file);
      if (/npm install solitaire-elements|unpkg\.com|cdn\.jsdelivr\.net/.test(text))
        expect(text, file).toMatch(/not published( on npm)? yet/);
    }
  });

  it('recommends no tool that does not work with this package', () => {
    for (const file of PAGES.filter((page) => page.endsWith('.md')))
      expect(read(file), file).not.toMatch(/@lit-labs\/nextjs|`@astrojs\/lit`/);
  });
});

describe('docs/README.md', () => {
  it('lists every page', () => {
    const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.md') && file !== 'README.md');
    const links = found(read('docs/README.md'), /\]\(([^)#:]+\.md)/g).filter(
      (link) => !link.startsWith('../'),
    );
    expect(links.sort()).toEqual(pages.sort());
  });
});

describe('docs/versioning.md', () => {
  it('names every entry of the package, and no other', () => {
    const row = /^\| the package +\|.*$/m.exec(read('docs/versioning.md'))?.[0] ?? '';
    const { exports } = JSON.parse(read('package.json')) as { exports: object };
    expect(found(row, /`(\.(?:\/[^`]+)?)`/g).sort()).toEqual(Object.keys(exports).sort());
  });
});

describe('the code of a frame', () => {
  const pages = PAGES.filter((file) => file.endsWith('.md') && read(file).includes('embed.html?'));

  it('is in the docs', () =>
    expect(pages).toEqual(expect.arrayContaining(['docs/embed.md', 'docs/guides/site-builders.md'])));

  it.each(pages)(
    'has no border in %s, which would come on top of its height, and the height of its game',
    (file) => {
      for (const frame of found(codeOf(file), /(<iframe[^>]*embed\.html\?[^>]*>)/g)) {
        expect(frame).toContain('style="border: 0"');
        const [, variant = ''] = /variant=([\w-]+)/.exec(frame) ?? [];
        const [, cells = ''] =
          new RegExp(`^\\| \`${variant}\` +\\|([ \\d|]+)\\|$`, 'm').exec(read('docs/embed.md')) ?? [];
        // for up to 640 pixels at the least
        const [phone = 0, small = 0] = cells.split('|').map(Number);
        expect(Number(/height="(\d+)"/.exec(frame)?.[1])).toBeGreaterThanOrEqual(Math.max(phone, small, 1));
      }
    },
  );
});

describe('the demo', () => {
  it('shows each game by name', () => {
    expect(found(read('demo/index.html'), /<solitaire-game variant="([\w-]+)"/g).sort()).toEqual(
      [...variants.keys()].sort(),
    );
  });

  it.each([
    ['index', ['../dist/solitaire-elements.js', 'demo.js']],
    ['article', ['../dist/solitaire-elements.js']],
  ])('%s.html uses the built module, and of other scripts only its own file', (page, sources) => {
    expect(found(read(`demo/${page}.html`), /(<script.*?<\/script>)/gs)).toEqual(
      sources.map((source) => `<script type="module" src="${source}"></script>`),
    );
  });

  it('has a frame whose page listens as docs/embed.md says', () => {
    const [listener = ''] = found(
      read('docs/embed.md'),
      /```js\n(addEventListener.*?innerHeight\);\n\}\);\n)```/gs,
    );
    expect(listener).not.toBe('');
    expect(read('demo/frame.js')).toContain(listener);
  });

  it('offers only attributes and values that there are', () => {
    const form = /<form>(.*?)<\/form>/s.exec(read('demo/index.html'))?.[1] ?? '';
    const wishes = found(form, /value="([a-z-]+(?:=[\w-]+)?)"/g);
    expect(wishes).toContain('theme=dark');
    const known: Readonly<Record<string, readonly string[]>> = {
      ...PREFERENCES,
      variant: [...variants.keys()],
      lang: tags,
    };
    for (const wish of wishes) {
      const [name = '', value] = wish.split('=');
      expect([...SolitaireGame.observedAttributes, 'lang']).toContain(name);
      if (known[name] && value) expect(known[name], wish).toContain(value);
    }
  });
});

/** WCAG 2.2, levels A and AA. */
const CRITERIA = [
  ...['1.1.1', '1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.3.1', '1.3.2', '1.3.3', '1.3.4', '1.3.5'],
  ...['1.4.1', '1.4.2', '1.4.3', '1.4.4', '1.4.5', '1.4.10', '1.4.11', '1.4.12', '1.4.13'],
  ...['2.1.1', '2.1.2', '2.1.4', '2.2.1', '2.2.2', '2.3.1'],
  ...['2.4.1', '2.4.2', '2.4.3', '2.4.4', '2.4.5', '2.4.6', '2.4.7', '2.4.11'],
  ...['2.5.1', '2.5.2', '2.5.3', '2.5.4', '2.5.7', '2.5.8'],
  ...['3.1.1', '3.1.2', '3.2.1', '3.2.2', '3.2.3', '3.2.4', '3.2.6'],
  ...['3.3.1', '3.3.2', '3.3.3', '3.3.4', '3.3.7', '3.3.8', '4.1.2', '4.1.3'],
];

describe('docs/accessibility.md', () => {
  const rows = [...read('docs/accessibility.md').matchAll(/^\| (\d\.\d\.\d+) .*$/gm)];

  it('goes through every criterion of levels A and AA', () => {
    expect(rows.map(([, number]) => number)).toEqual(CRITERIA);
  });

  it('names tests that there are, and says where there is none why', () => {
    for (const [row] of rows) {
      const tests = found(row, /`((?:browser|node)\/[\w-]+)`/g);
      for (const test of tests) {
        const exists = (ending: string): boolean =>
          existsSync(new URL(`../../test/${test}${ending}`, import.meta.url));
        expect(exists('.test.ts') || exists('.long.test.ts'), test).toBe(true);
      }
      if (!tests.length) expect(row).toMatch(/Not applicable|The page’s affair|Nothing/);
    }
  });
});

describe('the languages', () => {
  it('are all in docs/languages.md, and all in the demo', () => {
    expect(found(read('docs/languages.md'), /`locales\/([\w-]+)\.js`/g).sort()).toEqual([...tags].sort());
    expect(found(read('demo/index.html'), /value="lang=([\w-]+)"/g).sort()).toEqual([...tags].sort());
  });
});

describe('the article on Cruel', () => {
  const article = read('demo/article.html');
  const columns = (game: Played): string[] =>
    [5, 6, 7, 8].map((n) =>
      (game.position.piles.find(({ id }) => id === `tableau-${n}`)?.cards ?? []).join(' '),
    );
  const plays = (game: Played): Move[] => game.legalMoves().filter(({ kind }) => kind === 'play');

  it('is right about deal 260: one play, and what a redeal after it brings', () => {
    const game = Game.deal('cruel', { deal: 260 });
    const before = columns(game);
    expect(plays(game)).toEqual([{ kind: 'play', from: 'tableau-8', to: 'tableau-4', count: 1 }]);
    game.play({ kind: 'play', from: 'tableau-8', to: 'tableau-4', count: 1 });
    expect(plays(game)).toEqual([]);
    game.play({ kind: 'redeal' });
    expect(found(article, /<card-pile[^>]*?\scards="([^"]+)"/g)).toEqual([...before, ...columns(game)]);
    game.play({ kind: 'play', from: 'tableau-5', to: 'foundation-1', count: 1 });
    game.play({ kind: 'play', from: 'tableau-6', to: 'foundation-1', count: 1 });
  });

  it('is right about its rule of thumb: it brings out deal 260, and 23 of the first 400', () => {
    const wins = (deal: number): boolean => {
      const game = Game.deal('cruel', { deal });
      while (game.position.status === 'playing') {
        const { piles } = game.position;
        /** Home comes before all; then the highest card to build on. */
        const worth = (move: Move): number => {
          if (move.kind !== 'play') return -1;
          if (move.to.startsWith('foundation')) return 99;
          const onto = piles.find(({ id }) => id === move.to)?.cards.at(-1);
          return RANKS.findIndex((rank) => onto?.startsWith(rank));
        };
        const [best] = game.legalMoves().sort((a, b) => worth(b) - worth(a));
        if (!best) return false;
        game.play(best);
      }
      return game.position.status === 'won';
    };
    const won = Array.from({ length: 400 }, (_, i) => i + 1).filter(wins);
    expect(won).toContain(260);
    expect(won).toHaveLength(Number(/brings\s+out\s+(\d+)\s+of\s+the\s+first\s+400/.exec(article)?.[1]));
  }, 30_000);
});
