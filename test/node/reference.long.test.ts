// The README is short and correct, and docs/reference/ has every attribute, event, part, option and value of the
// sources.
import { beforeAll, describe, expect, it } from 'vitest';
import { REFERENCE, describeElements, fillTables } from '../../scripts/docs.js';
import type { ElementDescription } from '../../scripts/manifest.js';
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
});

describe('docs/reference', () => {
  it.each(REFERENCE)(
    '%s has the tables generated from the sources: if not, run `npm run docs`',
    async (page) => {
      const text = read(page);
      expect(text).toBe(await fillTables(text, elements));
    },
  );

  it.each(Object.entries(CLASSES))('has every attribute of <%s>', (tag, element) => {
    const table = new RegExp(`<!-- table: ${tag} attributes -->(.*?)<!-- end of table -->`, 's').exec(
      read(`docs/reference/${tag}.md`),
    );
    const listed = found(table?.[1] ?? '', /^\| `([\w-]+)`/gm);
    expect(listed.sort()).toEqual([...element.observedAttributes].sort());
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
