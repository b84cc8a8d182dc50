// The content of the tarball: only intended files, and source maps with their sources.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { integrityOf } from '../../scripts/sri.js';
import { PACKED, TARBALL } from './packed.js';

/** The files that the tarball may contain. */
const NAMED = [
  /^(LICENSE|README\.md|THIRD-PARTY\.txt|package\.json)$/,
  /^CHANGELOG\.md$/,
  /^docs\/((guides|reference)\/)?[\w-]+\.md$/,
  /^docs\/about\/(credits|versioning)\.md$/,
  /^docs\/table(-dark)?\.webp$/,
  /^bench\/(size|solver)\.md$/,
  /^(custom-elements|vscode\.html-custom-data|web-types)\.json$/,
  /^dist\/(solitaire-(elements|replay)|replay|index|elements|engine|solver|lint|worker|embed|jsx|react|svelte|vue)\.js$/,
  /^dist\/(solitaire-(elements|replay)|embed)\.js\.map$/,
  /^dist\/(sri\.json|embed\.html|(oembed|lint-games)\.mjs|place\.css(\.d\.ts)?)$/,
  /^dist\/split\/(solitaire-elements|core|dialog|later|solver|validate|worker)\.js$/,
  /^dist\/chunks\/[\w-]+\.js$/,
  /^dist\/locales\/[a-z]{2}(-\w+)?\.js$/,
  /^dist\/games\/[a-z]+(-[a-z]+)*\.js$/,
  /^dist\/types\/[\w/.-]+\.d\.ts$/,
];
/** In bytes: slightly above the actual sizes, so that an added folder is detected. */
const LIMITS = { packed: 2_000_000, unpacked: 6_600_000 };

const files = readdirSync(PACKED, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(PACKED, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  .filter((file) => !file.startsWith('node_modules/'))
  .sort();
const read = (file: string): string => readFileSync(join(PACKED, file), 'utf8');

describe('the tarball', () => {
  it('contains only files that are meant to ship', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => !NAMED.some((name) => name.test(file)))).toEqual([]);
  });

  it('has types of existing sources only', () => {
    for (const file of files.filter((name) => /^dist\/types\/.*\.d\.ts$/.test(name)))
      expect(existsSync(file.replace('dist/types/', 'src/').replace(/\.d\.ts$/, '.ts')), file).toBe(true);
  });

  it('has no chunk that nothing imports', () => {
    const scripts = files.filter((file) => /^dist\/.*\.js$/.test(file));
    for (const chunk of scripts.filter((file) => file.startsWith('dist/chunks/'))) {
      const name = chunk.slice('dist/chunks/'.length);
      expect(
        scripts.some((file) => file !== chunk && read(file).includes(`/${name}'`)),
        chunk,
      ).toBe(true);
    }
  });

  it('contains no path of the build machine, and no secret', () => {
    const folders = [process.cwd(), homedir()];
    const secret =
      /-----BEGIN [A-Z ]*PRIVATE KEY|\bnpm_\w{36}\b|\bgh[pousr]_\w{36}\b|\bgithub_pat_\w+|\bAKIA[0-9A-Z]{16}\b/;
    for (const file of files) {
      const text = read(file);
      for (const folder of folders) expect(text.includes(folder), `${file}: ${folder}`).toBe(false);
      expect(text, file).not.toMatch(secret);
    }
  });

  it('is no larger than its limit', () => {
    expect(statSync(TARBALL).size).toBeLessThan(LIMITS.packed);
    const unpacked = files.reduce((sum, file) => sum + statSync(join(PACKED, file)).size, 0);
    expect(unpacked).toBeLessThan(LIMITS.unpacked);
  });
});

describe('dist/sri.json', () => {
  const hashes = JSON.parse(read('dist/sri.json')) as Record<string, string>;

  it('has the hash of every file that a page can load with a tag', () => {
    const loadable = files
      .filter((file) =>
        /^dist\/((solitaire-(elements|replay)|embed|(?:locales|games|split)\/[\w-]+)\.js|place\.css)$/.test(
          file,
        ),
      )
      .map((file) => file.slice('dist/'.length));
    expect(Object.keys(hashes).sort()).toEqual(loadable.sort());
    expect(hashes).toEqual(integrityOf(`${PACKED}/dist`));
  });

  it('has hashes in the format that browsers read', () => {
    for (const hash of Object.values(hashes)) expect(hash).toMatch(/^sha384-[\w+/]{64}$/);
  });
});

describe.each(files.filter((file) => /^dist\/.*\.js$/.test(file)))('the source map of %s', (file) => {
  const named = /\n\/\/# sourceMappingURL=(.*)\s*$/.exec(read(file))?.[1];
  // languages and optional games are data, the modules for bundlers are readable, and the map of the standalone bundle
  // covers the source of the split build
  if (!/^dist\/(solitaire-(elements|replay)|embed)\.js$/.test(file)) {
    it('is not referenced', () => expect(named).toBeUndefined());
    return;
  }
  const path = join(dirname(file), named ?? '');

  it('exists, and contains the sources', () => {
    expect(files).toContain(path);
    const map = JSON.parse(read(path)) as SourceMapPayload;
    expect(map.sourcesContent).toHaveLength(map.sources.length);
    for (const [index, source] of map.sources.entries()) {
      // relative to the folder where the package was built, next to src and node_modules
      const origin = relative(resolve('.'), resolve(dirname(path), source));
      expect(origin).toMatch(/^(src|node_modules)\//);
      expect(map.sourcesContent[index] === readFileSync(origin, 'utf8'), origin).toBe(true);
    }
  });

  it('maps each event and error code to its source', () => {
    const map = JSON.parse(read(path)) as SourceMapPayload;
    const lookup = new SourceMap(map);
    for (const [row, line] of read(file).split('\n').entries()) {
      // examples in comments are not code
      if (/^\s*\*/.test(line)) continue;
      for (const { 0: quoted, 1: word = '', index } of line.matchAll(
        /['"](bad-[a-z-]+|solitaire-(?:deal|move|score|undo|end|error))['"]/g,
      )) {
        const entry = lookup.findEntry(row, index);
        if (!('originalSource' in entry)) throw new Error(`${quoted} is not mapped`);
        const text = map.sourcesContent[map.sources.indexOf(entry.originalSource)] ?? '';
        // minified code maps only whole expressions
        expect(text, `${quoted} in ${entry.originalSource}`).toContain(word);
      }
    }
  });
});
