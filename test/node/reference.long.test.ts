// The README is short and correct, and docs/reference/ has every attribute, event, part, option and value of the
// sources.
import { beforeAll, describe, expect, it } from 'vitest';
import { REFERENCE, TABLES, describeElements, fillTables } from '../../scripts/docs.js';
import type { ElementDescription } from '../../scripts/manifest.js';
import { PREFERENCES } from '../../src/controller/preferences.js';
import { variants } from '../../src/engine.js';
import { CLASSES, found, read } from '../support/documents.js';

let elements: Map<string, ElementDescription>;

beforeAll(() => {
  elements = describeElements('.cache/reference');
}, 60_000);

describe('the README', () => {
  const text = read('README.md');

  it('is short', () => {
    expect(text.split('\n').length).toBeLessThanOrEqual(180);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(9000);
  });

  it('has the two lines of HTML before all other code', () => {
    const [first = ''] = found(text, /^```(\w+\n.*?)^```$/gms);
    expect(first.split('\n')).toEqual([
      'html',
      expect.stringMatching(/^<script type="module" src="\S+"><\/script>$/),
      expect.stringMatching(/^<solitaire-game variant="\w+"><\/solitaire-game>$/),
      '',
    ]);
    expect(text.split('\n').indexOf('```html')).toBeLessThan(12);
  });

  it('names every game, and only correct defaults of attributes', () => {
    for (const id of variants.keys()) expect(text).toContain(`\`${id}\``);
    const rows = [...text.matchAll(/^\| `([\w-]+)` +\| [^|]+ \| (`[^`]*`|[\w ]+?) +\|$/gm)];
    expect(rows).toHaveLength(6);
    const { attributes = [] } = elements.get('solitaire-game') ?? {};
    for (const [, name = '', value = ''] of rows) {
      const attribute = attributes.find((one) => one.name === name);
      expect(attribute, name).toBeDefined();
      if (value.startsWith('`')) expect(attribute?.description, name).toContain(`Default: ${value}.`);
    }
  });

  it('names only existing scripts', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    for (const file of ['README.md', 'CONTRIBUTING.md'])
      for (const name of found(read(file), /`?npm run ([\w:]+)/g))
        expect(scripts, file).toHaveProperty([name]);
  });
});

describe('docs/reference', () => {
  it.each(REFERENCE)(
    '%s has the tables generated from the sources: if not, run `npm run docs`',
    async (page) => {
      const text = read(page);
      expect(text).toBe(await fillTables(text, elements));
    },
  );

  it('has each table of each element once', () => {
    const text = REFERENCE.map(read).join('\n');
    const tables = [...elements.values()].flatMap((element) =>
      Object.entries(TABLES)
        .filter(([, write]) => write(element).split('\n').length > 2)
        .map(([name]) => `<!-- table: ${element.tagName} ${name} -->`),
    );
    expect(tables.length).toBeGreaterThan(10);
    expect(tables.filter((mark) => text.split(mark).length !== 2)).toEqual([]);
  });

  it.each(Object.entries(CLASSES))('has every attribute of <%s>', (tag, element) => {
    const table = new RegExp(`<!-- table: ${tag} attributes -->(.*?)<!-- end of table -->`, 's').exec(
      read(`docs/reference/${tag}.md`),
    );
    const listed = found(table?.[1] ?? '', /^\| `([\w-]+)`/gm);
    expect(listed.sort()).toEqual([...element.observedAttributes].sort());
  });

  // boolean attributes have no values
  it.each(Object.entries(PREFERENCES).filter(([, [first]]) => first !== 'on' && first !== 'off'))(
    'has every value of %s, in each of its tables',
    (name, values) => {
      const tables = found(
        REFERENCE.map(read).join('\n'),
        /<!-- table: [\w-]+ attributes -->(.*?)<!-- end of table -->/gs,
      ).join('\n');
      const rows = found(tables, new RegExp(`^(\\| \`${name}\` .*)$`, 'gm'));
      expect(rows).not.toEqual([]);
      for (const row of rows) for (const value of values) expect(row).toContain(`\`${value}\``);
    },
  );

  it('has the measured share of deals of Reno', () => {
    const [, deals = '', decided, even = '', share = ''] =
      /^\| reno, net ≥ 0 +\| +(\d+) \| +(\d+) \| +(\d+) \| +([\d.]+) \|/m.exec(read('bench/solver.md')) ?? [];
    expect(decided).toBe(deals);
    expect(read('docs/reference/rules.md')).toContain(
      `about ${share} % of deals can break even if every card is known (${even} of ${deals} deals`,
    );
  });

  it('has every option of every game with its values', () => {
    const text = read('docs/reference/rules.md');
    for (const { id, options = {} } of variants.values()) {
      const name = id.replace(/^\w|-\w/g, (letter) => letter.toUpperCase());
      const chapter = new RegExp(`\n## ${name}\n(.*?)(?:\n##|$)`, 's').exec(text)?.[1] ?? '';
      expect(chapter, name).not.toBe('');
      for (const [option, values] of Object.entries(options)) {
        const attribute = option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
        const row = new RegExp(`^\\| \`${attribute}\` .*$`, 'm').exec(chapter)?.[0];
        expect(row, `${name}, ${attribute}`).toBeDefined();
        for (const value of values) {
          // boolean attributes have no values
          if ('value' in value && typeof value.value !== 'boolean')
            expect(row).toContain(`\`${value.value}\``);
        }
      }
    }
  });
});
