// Checks before a release that it can succeed: `tsx scripts/release-check.ts v1.2.3` for the tag, in the release
// workflow or by hand.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { addressOf, chapterOf, type Repository } from './release-notes.js';

interface Release {
  readonly tag: string;
  readonly pkg: { version: string; repository?: Repository };
  readonly lock: { version?: string };
  readonly changelog: string;
  /** The repository in which the workflow runs, as `owner/name`. */
  readonly project?: string | undefined;
}

/** The problems to fix before the release, one sentence each. */
export function obstacles({ tag, pkg, lock, changelog, project }: Release): string[] {
  const { version, repository } = pkg;
  const named = addressOf(repository);
  const chapter = chapterOf(changelog, version);
  const ahead = chapterOf(changelog, 'Unreleased')?.text;
  return [
    tag !== `v${version}` &&
      `The tag is ${tag || 'missing'}, package.json says ${version}: name the tag v${version}.`,
    lock.version !== version &&
      `package-lock.json says ${lock.version ?? 'nothing'}: run npm install --package-lock-only.`,
    !chapter && `CHANGELOG.md has no chapter "## [${version}]": write one.`,
    chapter &&
      !/^\d{4}-\d\d-\d\d$/.test(chapter.said) &&
      `CHANGELOG.md gives ${version} no date ("${chapter.said}"): write "## [${version}] – 2026-01-31".`,
    ahead && `CHANGELOG.md still lists changes under [Unreleased]: move them to [${version}].`,
    (!named || (project && named !== project)) &&
      `package.json names ${named ?? 'no repository'}${project ? `, this is ${project}` : ''}: npm takes a provenance ` +
        `only of the repository that is named. Write "repository": { "type": "git", "url": "git+https://github.com/${project ?? 'OWNER/NAME'}.git" }.`,
  ]
    .filter((sentence) => typeof sentence === 'string')
    .filter(Boolean);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const read = (file: string): string => readFileSync(file, 'utf8');
  const found = obstacles({
    tag: process.argv[2] ?? '',
    pkg: JSON.parse(read('package.json')) as Release['pkg'],
    lock: JSON.parse(read('package-lock.json')) as Release['lock'],
    changelog: read('CHANGELOG.md'),
    project: process.env['GITHUB_REPOSITORY'],
  });
  for (const sentence of found) console.error(sentence);
  if (!found.length) console.log('Ready to be released.');
  process.exitCode = found.length ? 1 : 0;
}
