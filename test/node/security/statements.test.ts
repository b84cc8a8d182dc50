// SECURITY.md states only what a test shows: each bullet and each table row about the widget and the tested attacks
// links an existing test.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../../', import.meta.url);
const text = readFileSync(new URL('SECURITY.md', ROOT), 'utf8');

/** Sections that make no statement about the code. */
const WITHOUT = ['Reporting a vulnerability', 'What a site has to do itself'];

const sections = text
  .split(/^## /m)
  .slice(1)
  .map((part) => [part.slice(0, part.indexOf('\n')), part] as const);

/** The bullets of a text, and the rows of its tables below their heads. */
function statementsOf(part: string): string[] {
  const lines = part.split('\n');
  return lines.filter(
    (line, at) =>
      /^\s*[-*] /.test(line) ||
      (line.startsWith('|') && !/^\|[\s|:-]+$/.test(line) && !/^\|[\s|:-]+$/.test(lines[at + 1] ?? '')),
  );
}

const testsIn = (statement: string): string[] =>
  [...statement.matchAll(/\]\((test\/[^)]+)\)/g)].map(([, file]) => file ?? '');

describe('SECURITY.md', () => {
  it('has the checked sections, and those without statements about the code', () => {
    const names = sections.map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(WITHOUT));
    expect(names.length).toBeGreaterThan(WITHOUT.length);
  });

  describe.each(sections.filter(([name]) => !WITHOUT.includes(name)))('%s', (_, part) => {
    it('contains statements', () => {
      expect(statementsOf(part).length).toBeGreaterThan(3);
    });

    it.each(statementsOf(part))('links a test for: %s', (statement) => {
      const tests = testsIn(statement);
      expect(tests, statement).not.toEqual([]);
      for (const file of tests) {
        expect(file).toMatch(/^test\/(node|browser|smoke)\/[\w/-]+(\.long)?\.test\.ts$/);
        expect(existsSync(new URL(file, ROOT)), file).toBe(true);
      }
    });
  });

  it('control: a statement without a test is detected', () => {
    const rows = '| a | b |\n| --- | --- |\n| x | no test |\n\n- nothing ([test](test/node/a.test.ts))\n';
    expect(statementsOf(rows).map((one) => testsIn(one).length)).toEqual([0, 1]);
  });
});
