// Rollup plugins that make the standalone bundle lighter before it is minified: without the parts of Lit that no browser of
// ours runs, and with short names for the custom properties that are nobody else's.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What goes from Lit's files: the ways of browsers without style sheets as objects, the hooks of their polyfills, and
 * what is said to authors who call `css` wrongly (here the compiler says it). Also the lists of Lit's copies, which only
 * its development build reads: an element with the `id` litHtmlVersions takes the place of the list, and `push` would
 * throw. What stays of globals that may be missing is called only if it is a function. Each has to be there exactly once.
 */
const SPARED = [
  [
    '@lit/reactive-element/css-tag.js',
    /(?<=const t=globalThis,e=)t\.ShadowRoot&&.*?CSSStyleSheet\.prototype(?=,)/,
    '!0',
  ],
  ['@lit/reactive-element/css-tag.js', /(?<=throw Error\()"CSSResult is not [^"]*"(?=\))/, ''],
  ['@lit/reactive-element/css-tag.js', /(?<=throw Error\()"Value passed [^"]*"\+t\+"[^"]*"(?=\))/, ''],
  ['@lit/reactive-element/reactive-element.js', /\w\.reactiveElementPolyfillSupport/, 'void 0'],
  ['lit-html/lit-html.js', /\w\.litHtmlPolyfillSupport/, 'void 0'],
  ['lit-element/lit-element.js', /\w\.litElementPolyfillSupport/, 'void 0'],
  ['lit-html/lit-html.js', /\(\w\.litHtmlVersions\?\?=\[\]\)\.push\("[\d.]+"\)/, '0'],
  ['lit-element/lit-element.js', /\(\w\.litElementVersions\?\?=\[\]\)\.push\("[\d.]+"\)/, '0'],
  [
    '@lit/reactive-element/reactive-element.js',
    /\(\w\.reactiveElementVersions\?\?=\[\]\)\.push\("[\d.]+"\)/,
    '0',
  ],
  ['@lit/reactive-element/reactive-element.js', /(?<=litPropertyMetadata\.get)(?=\(t\))/, '?.'],
  [
    '@lit/reactive-element/reactive-element.js',
    /(?<=c=a\.trustedTypes,l=)c\?c\.emptyScript:""/,
    'c?.emptyScript??""',
  ],
  [
    'lit-element/lit-element.js',
    /(?<=s\.litElementHydrateSupport)(?=\?\.\()/,
    '?.call&&s.litElementHydrateSupport',
  ],
];

/** @param {string} code one of Lit's files, which another version of Lit may have written otherwise */
export function spare(code, id) {
  const path = id.replaceAll('\\', '/');
  return SPARED.filter(([file]) => path.endsWith(`node_modules/${file}`)).reduce(
    (left, [file, part, put]) => {
      if (left.split(part).length !== 2)
        throw new Error(`${file} has no longer ${part}: look what became of it.`);
      return left.replace(part, put);
    },
    code,
  );
}

export const withoutOldBrowsers = {
  name: 'without-old-browsers',
  transform: (code, id) => (id.includes('node_modules') ? { code: spare(code, id), map: null } : null),
};

const OWN = /--_[a-z][\w-]*/gi;

/** Custom properties that begin with `--_` are ours alone (docs/versioning.md): `--_pad` becomes `--_1k`. */
export function shortProperties(folder = 'src/elements') {
  const texts = readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const names = [...new Set(texts.join('\n').match(OWN))].sort();
  return {
    name: 'short-properties',
    transform: (code, id) =>
      id.endsWith('.ts')
        ? { code: code.replace(OWN, (name) => `--_${names.indexOf(name).toString(36)}`), map: null }
        : null,
  };
}
