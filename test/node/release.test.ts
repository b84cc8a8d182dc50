// The release notes, and the check that refuses a release that is not ready.
import { describe, expect, it } from 'vitest';
import { obstacles } from '../../scripts/release-check.js';
import { chapterOf, releaseNotes } from '../../scripts/release-notes.js';
import { hashOf } from '../../scripts/sri.js';

const CHANGELOG = `# Changelog

## [Unreleased]

## [1.10.0] – 2026-11-21

### Added

- A game; see [docs/games.md](docs/games.md#new) and [the web](https://example.org/a).

## [1.1.0] – 2026-01-01

- Older.

[1.10.0]: https://example.org/compare
`;
const PKG = { name: 'solitaire-elements', version: '1.10.0' };
const REPOSITORY = { type: 'git', url: 'git+https://github.com/somebody/solitaire-elements.git' };
const scripts = ['solitaire-elements.js', 'locales/de.js'].map((path) => {
  const code = Buffer.from(`// ${path}\n`.repeat(100));
  return { path, code, hash: hashOf(code) };
});
const notes = (pkg: object = PKG): string =>
  releaseNotes({ pkg: { ...PKG, ...pkg }, changelog: CHANGELOG, scripts });

describe('the release notes', () => {
  it('contain the changelog section of this version, and of no other', () => {
    expect(notes()).toContain('- A game; see docs/games.md and [the web](https://example.org/a).');
    expect(notes()).not.toMatch(/Older|Unreleased|compare/);
    expect(chapterOf(CHANGELOG, '1.1.0')?.text).toBe('- Older.');
    expect(chapterOf(CHANGELOG, '1.1')).toBeUndefined();
    expect(chapterOf(CHANGELOG, '1x10.0')).toBeUndefined();
  });

  it('link to the files of this version if the URL of the project is known', () => {
    expect(notes({ repository: REPOSITORY })).toContain(
      '[docs/games.md](https://github.com/somebody/solitaire-elements/blob/v1.10.0/docs/games.md#new)',
    );
  });

  it('contain a script tag with the version in its URL and the hash of the module', () => {
    const tag = /```html\n(<script[^>]*><\/script>)\n<solitaire-game [^>]*><\/solitaire-game>\n```/.exec(
      notes(),
    )?.[1];
    expect(tag).toContain(
      'src="https://cdn.jsdelivr.net/npm/solitaire-elements@1.10.0/dist/solitaire-elements.js"',
    );
    expect(tag).toContain(`integrity="${scripts[0]?.hash ?? '?'}"`);
    // without it, a browser does not check files from another origin
    expect(tag).toContain('crossorigin="anonymous"');
  });

  it('list each script with its size and hash', () => {
    for (const { path, code, hash } of scripts)
      expect(notes()).toMatch(
        new RegExp(
          `^\\| \`${path}\` \\| ${code.length.toLocaleString('en')} \\| \\d+ \\| \`${hash.replace(/[+/]/g, '\\$&')}\` \\|$`,
          'm',
        ),
      );
  });

  it('are refused if the changelog section or the build is missing', () => {
    expect(() => notes({ version: '2.0.0' })).toThrow('CHANGELOG.md has no chapter "## [2.0.0]"');
    expect(() => releaseNotes({ pkg: PKG, changelog: CHANGELOG, scripts: [] })).toThrow('npm run build');
  });
});

describe('the check before a release', () => {
  const ready = {
    tag: 'v1.10.0',
    pkg: { ...PKG, repository: REPOSITORY },
    lock: { version: '1.10.0' },
    changelog: CHANGELOG,
    project: 'somebody/solitaire-elements',
  };

  it('accepts a release that is ready', () => {
    expect(obstacles(ready)).toEqual([]);
    expect(
      obstacles({ ...ready, pkg: { ...PKG, repository: 'github:somebody/solitaire-elements' } }),
    ).toHaveLength(0);
    // started by hand, without the environment of a workflow
    expect(obstacles({ ...ready, project: undefined })).toEqual([]);
  });

  it.each([
    ['another tag', { tag: 'v1.9.0' }, 'name the tag v1.10.0'],
    ['no tag', { tag: '' }, 'The tag is missing'],
    ['an old lock file', { lock: { version: '1.9.0' } }, 'package-lock.json says 1.9.0'],
    ['no changelog section', { changelog: '# Changelog\n' }, 'no chapter "## [1.10.0]"'],
    [
      'no release date',
      { changelog: CHANGELOG.replace('2026-11-21', 'not released yet') },
      'no date ("not released yet")',
    ],
    [
      'changes without a version',
      { changelog: CHANGELOG.replace('ed]\n', 'ed]\n\n- More.\n') },
      'under [Unreleased]',
    ],
    ['no repository', { pkg: PKG }, 'package.json names no repository, this is somebody/solitaire-elements'],
    ['no repository, checked by hand', { pkg: PKG, project: undefined }, 'package.json names no repository'],
    ['another repository', { project: 'else/fork' }, 'this is else/fork'],
  ])('refuses one with %s', (_, change, sentence) => {
    expect(obstacles({ ...ready, ...change })).toEqual([expect.stringContaining(sentence)]);
  });
});
