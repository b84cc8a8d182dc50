// Angular: templates with CUSTOM_ELEMENTS_SCHEMA, compiled with strict templates. Only types are tested, because
// Angular needs no code of this package.
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { outputOf, copyApp } from './apps.js';

const NGC = `${process.cwd()}/node_modules/@angular/compiler-cli/bundles/src/bin/ngc.js`;
const FILE = 'patience.component.ts';

/** Errors that the compiler must reject, in templates and in code. */
const FAULTS: Readonly<Record<string, readonly (readonly [right: string, wrong: string])[]>> = {
  'in its template: a wrong event type, an unknown method': [
    ['(solitaire-move)="count($event)"', '(solitaire-end)="count($event)"'],
    ['game.hint()', 'game.cheat()'],
  ],
  'in its code: an unknown method': [['nativeElement.undo()', 'nativeElement.cheat()']],
};

describe('an Angular component', { timeout: 240_000 }, () => {
  it('compiles, with listeners for the events', () => {
    const root = copyApp('angular');
    expect(outputOf(NGC, root, '-p', '.')).toBe('');
    const code = readFileSync(`${root}/out/patience.component.js`, 'utf8');
    expect(code).toContain('("solitaire-move"');
    expect(code).toContain('"leftHanded"');
  });

  it.each(Object.entries(FAULTS))('is rejected with errors %s', (_, faults) => {
    const root = copyApp('angular');
    const right = readFileSync(`${root}/${FILE}`, 'utf8');
    writeFileSync(
      `${root}/${FILE}`,
      faults.reduce((code, [good, bad]) => code.replace(good, bad), right),
    );
    const lines = right.split('\n');
    const expected = faults.map(([good]) => lines.findIndex((line) => line.includes(good)) + 1);
    const output = outputOf(NGC, root, '-p', '.');
    const found = [...output.matchAll(/patience\.component\.ts:(\d+):/g)].map(([, line]) => Number(line));
    expect(
      [...new Set(found)].sort((a, b) => a - b),
      output,
    ).toEqual(expected);
  });
});
