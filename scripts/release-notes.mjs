// Prints the notes of a release: the version's chapter of CHANGELOG.md, the script tag to paste, and for each script
// its size and its integrity hash. Run `node scripts/release-notes.mjs` after a build.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const MODULE = 'solitaire-elements.js';

/** A version's chapter of the changelog without its heading, and the part of the heading after the version. */
export function chapterOf(changelog, version) {
  const heading = new RegExp(`^## \\[${version.replaceAll('.', '\\.')}\\](.*)$`, 'm').exec(changelog);
  if (!heading) return undefined;
  const [text] = changelog.slice(heading.index + heading[0].length).split(/^(?:## |\[[^\]]+\]: )/m);
  return { said: heading[1].replace(/^[\s–-]+/, '').trim(), text: text.trim() };
}

/** The public address of a repository as package.json names it, or nothing. */
export const addressOf = (repository) =>
  /github(?:\.com[/:]|:)([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(repository?.url ?? repository ?? '')?.[1];

/** Links into the project point to the released files; if its address is unknown, they become plain text. */
const placed = (text, base) =>
  text.replace(/\[([^\]]+)\]\((?!https?:|#)([^)]+)\)/g, (_, words, path) =>
    base ? `[${words}](${base}/${path})` : words,
  );

const bytes = (number) => number.toLocaleString('en');

/**
 * @param {{ pkg: { name: string, version: string, repository?: unknown }, changelog: string,
 *   scripts: { path: string, hash: string, code: Uint8Array }[] }} release
 */
export function releaseNotes({ pkg: { name, version, repository }, changelog, scripts }) {
  const chapter = chapterOf(changelog, version);
  if (!chapter) throw new Error(`CHANGELOG.md has no chapter "## [${version}]": write one.`);
  const hash = scripts.find(({ path }) => path === MODULE)?.hash;
  if (!hash) throw new Error(`dist/sri.json does not name ${MODULE}: run npm run build.`);
  const project = addressOf(repository);
  const address = (path) => `https://cdn.jsdelivr.net/npm/${name}@${version}/dist/${path}`;
  const row = ({ path, hash, code }) =>
    `| \`${path}\` | ${bytes(code.length)} | ${bytes(brotliCompressSync(code).length)} | \`${hash}\` |`;
  return `${placed(chapter.text, project && `https://github.com/${project}/blob/v${version}`)}

## To paste

\`\`\`html
<script
  type="module"
  src="${address(MODULE)}"
  integrity="${hash}"
  crossorigin="anonymous"
></script>
<solitaire-game variant="klondike"></solitaire-game>
\`\`\`

The address names this version and the hash this file: the browser runs these bytes or none. A copy on your own server has the same hash.

## Hashes

| file | bytes | brotli | \`integrity\` |
| --- | --: | --: | --- |
${scripts.map(row).join('\n')}
`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const read = (file) => readFileSync(file, 'utf8');
  const scripts = Object.entries(JSON.parse(read('dist/sri.json'))).map(([path, hash]) => ({
    path,
    hash,
    code: readFileSync(join('dist', path)),
  }));
  process.stdout.write(
    releaseNotes({ pkg: JSON.parse(read('package.json')), changelog: read('CHANGELOG.md'), scripts }),
  );
}
