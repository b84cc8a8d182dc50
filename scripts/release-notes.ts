// Prints the notes of a release: the version's chapter of CHANGELOG.md, the script tag to paste, and for each script
// its size and its integrity hash. Run `tsx scripts/release-notes.ts` after a build.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

/** The repository field of package.json. */
export type Repository = string | { readonly url?: string };

export interface ShippedScript {
  /** The path in dist. */
  path: string;
  hash: string;
  code: Uint8Array;
}

interface Release {
  readonly pkg: { name: string; version: string; repository?: Repository };
  readonly changelog: string;
  readonly scripts: readonly ShippedScript[];
}

const MODULE = 'solitaire-elements.js';

/** A version's chapter of the changelog without its heading, and the part of the heading after the version. */
export function chapterOf(changelog: string, version: string): { said: string; text: string } | undefined {
  const heading = new RegExp(`^## \\[${version.replaceAll('.', '\\.')}\\](.*)$`, 'm').exec(changelog);
  if (!heading) return undefined;
  const [text = ''] = changelog.slice(heading.index + heading[0].length).split(/^(?:## |\[[^\]]+\]: )/m);
  return { said: (heading[1] ?? '').replace(/^[\s–-]+/, '').trim(), text: text.trim() };
}

/** The public address of the repository in package.json, or nothing. */
export function addressOf(repository: Repository | undefined): string | undefined {
  const address = typeof repository === 'string' ? repository : (repository?.url ?? '');
  return /github(?:\.com[/:]|:)([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(address)?.[1];
}

/** Links into the project point to the released files; if its address is unknown, they become plain text. */
const placed = (text: string, base: string | undefined): string =>
  text.replace(/\[([^\]]+)\]\((?!https?:|#)([^)]+)\)/g, (_, words: string, path: string) =>
    base ? `[${words}](${base}/${path})` : words,
  );

const bytes = (number: number): string => number.toLocaleString('en');

export function releaseNotes({ pkg: { name, version, repository }, changelog, scripts }: Release): string {
  const chapter = chapterOf(changelog, version);
  if (!chapter) throw new Error(`CHANGELOG.md has no chapter "## [${version}]": write one.`);
  const hash = scripts.find(({ path }) => path === MODULE)?.hash;
  if (!hash) throw new Error(`dist/sri.json does not name ${MODULE}: run npm run build.`);
  const project = addressOf(repository);
  const address = (path: string): string => `https://cdn.jsdelivr.net/npm/${name}@${version}/dist/${path}`;
  const row = ({ path, hash, code }: ShippedScript): string =>
    `| \`${path}\` | ${bytes(code.length)} | ${bytes(brotliCompressSync(code).length)} | \`${hash}\` |`;
  return `${placed(chapter.text, project === undefined ? undefined : `https://github.com/${project}/blob/v${version}`)}

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
  const read = (file: string): string => readFileSync(file, 'utf8');
  const scripts = Object.entries(JSON.parse(read('dist/sri.json')) as Record<string, string>).map(
    ([path, hash]) => ({
      path,
      hash,
      code: readFileSync(join('dist', path)),
    }),
  );
  process.stdout.write(
    releaseNotes({
      pkg: JSON.parse(read('package.json')) as Release['pkg'],
      changelog: read('CHANGELOG.md'),
      scripts,
    }),
  );
}
