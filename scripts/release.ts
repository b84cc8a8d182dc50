// Checks that a tag can be released, and prints the notes of the release: `tsx scripts/release.ts v1.2.3`, after a build.
// The notes are the version's chapter of CHANGELOG.md, the script tag to paste, and the integrity hash of each file.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

interface Package {
  readonly name: string;
  readonly version: string;
  readonly repository?: unknown;
}

const read = (file: string): string => readFileSync(file, 'utf8');

/** The script tag of a version on a CDN; the browser runs the file with this hash or none. */
export const tagOf = ({ name, version }: Package, integrity: string): string => `<script
  type="module"
  src="https://cdn.jsdelivr.net/npm/${name}@${version}/dist/solitaire-elements.js"
  integrity="${integrity}"
  crossorigin="anonymous"
></script>
<solitaire-game variant="klondike"></solitaire-game>`;

/** The text of a version in the changelog, if it has a date. */
function chapterOf(version: string): string | undefined {
  const [, ...chapters] = read('CHANGELOG.md').split(/^## /m);
  const chapter = chapters.find((text) => text.startsWith(`[${version}] – 20`));
  return chapter?.slice(chapter.indexOf('\n')).trim();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const pkg = JSON.parse(read('package.json')) as Package;
  const chapter = chapterOf(pkg.version);
  const obstacles = [
    process.argv[2] !== `v${pkg.version}` &&
      `The tag has to be v${pkg.version}, the version in package.json.`,
    chapter === undefined && `CHANGELOG.md needs a chapter "## [${pkg.version}] – 2026-01-31".`,
    !pkg.repository && 'package.json needs the "repository", of which alone npm takes a provenance.',
  ].filter((text) => typeof text === 'string');
  if (obstacles.length) throw new Error(obstacles.join('\n'));
  const hashes = JSON.parse(read('dist/sri.json')) as Record<string, string>;
  console.log(`${chapter ?? ''}

\`\`\`html
${tagOf(pkg, hashes['solitaire-elements.js'] ?? '')}
\`\`\`

| file | \`integrity\` |
| --- | --- |
${Object.entries(hashes)
  .map(([file, hash]) => `| \`${file}\` | \`${hash}\` |`)
  .join('\n')}`);
}
