// Angular: templates that know the elements by the schema of custom elements, compiled with strict templates. Types
// alone: Angular needs nothing of us, and what it makes of a template is its own affair.
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { say, settle } from './apps.js';

const NGC = `${process.cwd()}/node_modules/@angular/compiler-cli/bundles/src/bin/ngc.js`;
const FILE = 'patience.component.ts';

/** What is wrong, as it would be written: in templates, and in code. */
const FAULTS: Readonly<Record<string, readonly (readonly [right: string, wrong: string])[]>> = {
  'in its template: an event that tells something else, a method that is none': [
    ['(solitaire-move)="count($event)"', '(solitaire-end)="count($event)"'],
    ['game.hint()', 'game.cheat()'],
  ],
  'in its code: a method that is none': [['nativeElement.undo()', 'nativeElement.cheat()']],
};

describe('a component of Angular', { timeout: 240_000 }, () => {
  it('is compiled, with listeners for the events', () => {
    const root = settle('angular');
    expect(say(NGC, root, '-p', '.')).toBe('');
    const code = readFileSync(`${root}/out/patience.component.js`, 'utf8');
    expect(code).toContain('Listener("solitaire-move"');
    expect(code).toContain('"leftHanded"');
  });

  it.each(Object.entries(FAULTS))('is refused for what is wrong %s', (_, faults) => {
    const root = settle('angular');
    const right = readFileSync(`${root}/${FILE}`, 'utf8');
    writeFileSync(
      `${root}/${FILE}`,
      faults.reduce((code, [good, bad]) => code.replace(good, bad), right),
    );
    const lines = right.split('\n');
    const expected = faults.map(([good]) => lines.findIndex((line) => line.includes(good)) + 1);
    const said = say(NGC, root, '-p', '.');
    const found = [...said.matchAll(/patience\.component\.ts:(\d+):/g)].map(([, line]) => Number(line));
    expect(
      [...new Set(found)].sort((a, b) => a - b),
      said,
    ).toEqual(expected);
  });
});
