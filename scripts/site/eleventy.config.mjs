// The documentation as a website, with the demo and Storybook: `npm run docs:site` writes it to .cache/site. The pages are
// the Markdown files of the repository; links between them become links between HTML pages.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { posix } from 'node:path';
import { IdAttributePlugin } from '@11ty/eleventy';
import { slug } from 'github-slugger';

const OUTPUT = '.cache/site';

/** The Markdown files in a folder, without those of packages that `npm run bench` installs. */
const markdownIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !file.includes('node_modules'))
    .map((file) => posix.join(folder, file.replaceAll('\\', '/')));

/** The paths of the pages in the site, by the path of their Markdown file. */
const PAGES = new Map(
  [
    'README.md',
    'CHANGELOG.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    ...markdownIn('docs'),
    ...markdownIn('bench'),
  ].map((source) => [source, source.replace(/README\.md$/, 'index.md').replace(/\.md$/, '.html')]),
);

/** The other files of the site. They keep their paths. */
const FILES = [
  'demo/*.{html,css,js,json}',
  'dist/{solitaire-*.js,embed.{html,js},place.css}',
  'dist/{games,locales}/*.js',
  'docs/**/*.webp',
];
/** Storybook, where it is built, and the style sheet of the pages. */
const MOVED = { '.cache/storybook-static': 'storybook', 'scripts/site/site.css': 'site.css' };
const COPIED = /^(demo|dist)(\/|$)|^docs\/.*\.webp$/;

/** The text of a line of Markdown without links, code marks and emphasis. */
const plain = (line) => line.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[`*]/g, '');

/**
 * The address of a link in the site. `undefined` if it leads to a file of the repository that the site does not contain,
 * such as a source file.
 */
function addressOf(link, source) {
  if (/^([a-z]+:|#)/.test(link)) return link;
  const [path, anchor] = link.split('#');
  const target = posix.normalize(posix.join(posix.dirname(source), path));
  const page = PAGES.get(target) ?? (COPIED.test(target) ? target : undefined);
  if (page === undefined) return undefined;
  const address = posix.relative(posix.dirname(PAGES.get(source)), page);
  return anchor === undefined ? address : `${address}#${anchor}`;
}

/** Changes links to files of the repository into links to pages of the site, and removes links to other files. */
function siteLinks(markdown) {
  markdown.core.ruler.push('site-links', ({ tokens, env }) => {
    for (const { children } of tokens) {
      let removed = false;
      for (const token of children ?? []) {
        if (token.type === 'link_open') {
          const address = addressOf(token.attrGet('href'), env.source);
          removed = address === undefined;
          if (!removed) token.attrSet('href', address);
        }
        if (removed && token.type.startsWith('link_')) token.hidden = true;
      }
    }
  });
}

/** The sections of docs/README.md with their links, for the navigation. */
const SECTIONS = readFileSync('docs/README.md', 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((section) => ({
    title: section.split('\n', 1)[0],
    links: [...section.matchAll(/\[([^\]]+)\]\(([^)\s]+\.md)\)/g)].map(([, name, link]) => ({
      name: plain(name).replace(/^./, (letter) => letter.toUpperCase()),
      page: PAGES.get(posix.join('docs', link)),
    })),
  }));

export default function configure(config) {
  if (!existsSync('dist/solitaire-elements.js')) throw new Error('dist is missing: npm run build');
  // pages of removed files would stay
  rmSync(OUTPUT, { recursive: true, force: true });
  for (const files of FILES) config.addPassthroughCopy(files);
  config.addPassthroughCopy(MOVED);
  for (const [source, permalink] of PAGES) {
    const text = readFileSync(source, 'utf8');
    config.addTemplate(source, text, {
      source,
      permalink,
      layout: 'page.njk',
      title: plain(/^# (.*)$/m.exec(text)?.[1] ?? source),
      root: posix.relative(posix.dirname(permalink), '.') || '.',
      sections: SECTIONS,
    });
  }
  config.amendLibrary('md', siteLinks);
  // the anchors that GitHub forms, because the same links have to work there
  config.addPlugin(IdAttributePlugin, { slugify: (heading) => slug(heading.trim()) });
  return {
    dir: { input: 'scripts/site', output: OUTPUT },
    templateFormats: ['md'],
    markdownTemplateEngine: false,
  };
}
