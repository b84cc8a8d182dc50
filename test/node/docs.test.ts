// The documentation and the demo match the code: samples, attributes, events, parts, links, claims.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { valuesOf } from '../../scripts/attribute-values.js';
import { describeElements, fillSnippets } from '../../scripts/docs.js';
import type { ElementDescription } from '../../scripts/manifest.js';
import { SolitaireGame } from '../../src/elements/index.js';
import { PREFERENCES } from '../../src/controller/preferences.js';
import { CLASSES, DOCS, found, read } from '../support/documents.js';
import { tags } from '../support/texts.js';
import { Game, RANKS, variants, type Game as Played, type Move } from '../../src/engine.js';
import GithubSlugger from 'github-slugger';

/** The text without fenced code, in which nothing is a heading or a link. */
const prose = (text: string): string => text.replaceAll(/^( *)(```+).*?^\1\2$/gms, '');

/** The anchors of the headings: equal headings are numbered. */
function anchorsOf(text: string): string[] {
  const slugger = new GithubSlugger();
  return [...prose(text).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    slugger.slug(heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')),
  );
}

/**
 * The links and images of a file that lead to files of the project, each with its path (empty for the same page) and
 * its anchor.
 */
function linksOf(text: string): { path: string; anchor: string }[] {
  // code spans contain no links
  const clean = prose(text).replaceAll(/(`+)(?:(?!\1).)+\1/gs, (code) => code.replaceAll(/[[\]()<]/g, ' '));
  return [...clean.matchAll(/\]\(([^)\s]+)\)|<[^>]*\b(?:href|src|srcset)="([^"]+)"/g)]
    .map(([, link, attribute]) => link ?? attribute ?? '')
    .filter((link) => !/^[a-z]+:/.test(link))
    .map((link) => {
      const [path = '', anchor = ''] = link.split('#');
      return { path, anchor };
    });
}

const MARKDOWN = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md', ...DOCS];
const PAGES = [...MARKDOWN, 'demo/index.html', 'demo/article.html', 'demo/frame.html'];
/** The attributes of every HTML element. */
const GLOBAL = ['id', 'class', 'lang', 'slot', 'title', 'hidden', 'aria-label', 'aria-hidden'];

/** The fenced code of a Markdown text; an HTML page counts as code as a whole. */
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

describe('docs/guides/frameworks.md', () => {
  const text = read('docs/guides/frameworks.md');

  it('contains the code of the tested apps: if not, run `npm run docs`', () => {
    expect(text).toBe(fillSnippets(text));
    for (const app of ['react', 'next', 'vue', 'svelte', 'angular', 'jsx', 'astro', 'webpack', 'typescript'])
      expect(text).toContain(`<!-- from: test/frameworks/${app}/`);
  });
});

describe.each(PAGES)('%s', (file) => {
  it('sets only existing attributes', () => {
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

  it('contains code without syntax errors', () => {
    for (const [, loader = '', code = ''] of read(file).matchAll(
      /^ *```(js|ts|tsx|css|json)(?: title="[^"]+")?\n(.*?)^ *```$/gms,
    )) {
      const { warnings } = transformSync(code, { loader: loader as 'js', format: 'esm', logLevel: 'silent' });
      expect(
        warnings.map(({ text }) => text),
        code,
      ).toEqual([]);
    }
  });

  it('sets only existing values', () => {
    const code = codeOf(file);
    const games = [
      ...variants.keys(),
      ...readdirSync('src/games').map((name) => name.replace(/\.ts$/, '')),
      // games that the page itself defines
      ...found(code, /\bid: '([\w-]+)'/g),
    ];
    for (const [, tag = '', written = ''] of code.matchAll(
      /<(solitaire-game|card-pile|playing-card)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*>/g,
    )) {
      for (const [, name = '', value = ''] of written.matchAll(/([\w-]+)="([^"{]*)"/g)) {
        const attribute = elements.get(tag)?.attributes.find((one) => one.name === name);
        const allowed = attribute && valuesOf(tag, attribute);
        if (!allowed || (allowed.open === 'number' && /^\d+$/.test(value))) continue;
        const values = name === 'variant' ? games : allowed.values;
        // `without` is a list
        for (const word of value.split(' ')) expect(values, `${name}="${value}"`).toContain(word);
      }
    }
  });

  it('names only existing events, slots, parts, states and custom properties', () => {
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

  it('links only to existing files and headings', () => {
    const text = read(file);
    const links = file.endsWith('.md')
      ? linksOf(text)
      : // code that is shown links to nothing
        found(text.replaceAll(/<pre>.*?<\/pre>/gs, ''), /(?:href|src)="([^":#?]+)[^":]*"/g).map((path) => ({
          path,
          anchor: '',
        }));
    // links to built files are not checked
    for (const { path, anchor } of links.filter(
      ({ path }) => !/solitaire-elements\.js$|^locales\/|^\.\.\/dist\//.test(path),
    )) {
      const base = new URL(`../../${file}`, import.meta.url);
      const target = path ? new URL(path, base) : base;
      expect(existsSync(target), path).toBe(true);
      if (anchor && target.pathname.endsWith('.md'))
        expect(anchorsOf(readFileSync(target, 'utf8')), `${path}#${anchor}`).toContain(anchor);
    }
  });
});

describe('the documentation of the package', () => {
  it('does not offer npm or a CDN without the note that nothing is published yet', () => {
    expect(read('CHANGELOG.md')).toContain('not released yet');
    expect(read('README.md')).toMatch(/not published on npm yet/);
    for (const file of MARKDOWN) {
      const text = read(file);
      if (/npm install solitaire-elements|unpkg\.com|cdn\.jsdelivr\.net/.test(text))
        expect(text, file).toMatch(/not published( on npm)? yet/);
    }
  });
});

describe('docs/README.md', () => {
  it('lists every page', () => {
    const pages = DOCS.map((file) => file.replace('docs/', '')).filter((file) => file !== 'README.md');
    const links = found(read('docs/README.md'), /\]\(([^)#:]+\.md)/g).filter(
      (link) => !link.startsWith('../'),
    );
    expect(links.sort()).toEqual(pages.sort());
  });
});

describe('docs/about/versioning.md', () => {
  it('names every entry point of the package, and no other', () => {
    const row = /^\| the package +\|.*$/m.exec(read('docs/about/versioning.md'))?.[0] ?? '';
    const { exports } = JSON.parse(read('package.json')) as { exports: object };
    expect(found(row, /`(\.(?:\/[^`]+)?)`/g).sort()).toEqual(Object.keys(exports).sort());
  });
});

describe('the code for a frame', () => {
  const pages = PAGES.filter((file) => file.endsWith('.md') && read(file).includes('embed.html?'));

  it('is in the docs', () =>
    expect(pages).toEqual(
      expect.arrayContaining(['docs/reference/embed.md', 'docs/guides/site-builders.md']),
    ));

  it.each(pages)(
    'sets border to 0 in %s, and the height of its game, which a border would exceed',
    (file) => {
      for (const frame of found(codeOf(file), /(<iframe[^>]*embed\.html\?[^>]*>)/g)) {
        expect(frame).toContain('style="border: 0"');
        const [, variant = ''] = /variant=([\w-]+)/.exec(frame) ?? [];
        const [, cells = ''] =
          new RegExp(`^\\| \`${variant}\` +\\|([ \\d|]+)\\|$`, 'm').exec(read('docs/reference/embed.md')) ??
          [];
        // for all widths up to 640 pixels
        const [phone = 0, small = 0] = cells.split('|').map(Number);
        expect(Number(/height="(\d+)"/.exec(frame)?.[1])).toBeGreaterThanOrEqual(Math.max(phone, small, 1));
      }
    },
  );
});

describe('the demo', () => {
  it('shows the name of each game', () => {
    expect(found(read('demo/index.html'), /<solitaire-game variant="([\w-]+)"/g).sort()).toEqual(
      [...variants.keys()].sort(),
    );
  });

  it.each([
    ['index', ['../dist/solitaire-elements.js', 'demo.js']],
    ['article', ['../dist/solitaire-replay.js']],
  ])('%s.html uses the built module, and no other script except its own', (page, sources) => {
    expect(found(read(`demo/${page}.html`), /(<script.*?<\/script>)/gs)).toEqual(
      sources.map((source) => `<script type="module" src="${source}"></script>`),
    );
  });

  it('has a frame and the listener of docs/reference/embed.md', () => {
    const [listener = ''] = found(
      read('docs/reference/embed.md'),
      /```js\n(addEventListener.*?innerHeight\);\n\}\);\n)```/gs,
    );
    expect(listener).not.toBe('');
    expect(read('demo/frame.js')).toContain(listener);
  });

  it('offers only existing attributes and values', () => {
    const form = /<form>(.*?)<\/form>/s.exec(read('demo/index.html'))?.[1] ?? '';
    // the kind of content is not an attribute
    const settings = form.replaceAll(/<input[^>]*name="kind"[^>]*>/g, '');
    const offered = found(settings, /value="([a-z-]+(?:=[\w-]+)?)"/g);
    expect(offered).toContain('theme=dark');
    const known: Readonly<Record<string, readonly string[]>> = {
      ...PREFERENCES,
      variant: [...variants.keys()],
      lang: tags,
    };
    for (const entry of offered) {
      const [name = '', value] = entry.split('=');
      expect([...SolitaireGame.observedAttributes, 'lang']).toContain(name);
      if (known[name] && value) expect(known[name], entry).toContain(value);
    }
  });
});

describe('the languages', () => {
  it('are all in docs/guides/languages.md and in the demo', () => {
    expect(found(read('docs/guides/languages.md'), /`locales\/([\w-]+)\.js`/g).sort()).toEqual(
      [...tags].sort(),
    );
    expect(found(read('demo/index.html'), /value="lang=([\w-]+)"/g).sort()).toEqual([...tags].sort());
    // and English
    expect(tags.length + 1).toBe(15);
    expect(read('README.md')).toContain('**Languages**: fifteen');
  });
});

describe('the article on Cruel', () => {
  const article = read('demo/article.html');
  const columns = (game: Played): string[] =>
    [5, 6, 7, 8].map((n) =>
      (game.position.piles.find(({ id }) => id === `tableau-${n}`)?.cards ?? []).join(' '),
    );
  const plays = (game: Played): Move[] => game.legalMoves().filter(({ kind }) => kind === 'play');

  it('is right about deal 260: one play, and the effect of a redeal after it', () => {
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

  it('is right about its strategy: it wins deal 260, and 23 of the first 400 deals', () => {
    const wins = (deal: number): boolean => {
      const game = Game.deal('cruel', { deal });
      while (game.position.status === 'playing') {
        const { piles } = game.position;
        /** Plays to the foundations first; then onto the highest card. */
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
