// The pages that receive the events of a frame: only those that the URL of the frame names.
import { describe, expect, it } from 'vitest';
import { LONGEST_LIST, messageOrigins, MOST_ORIGINS } from '../../../src/embed/message-origins.js';
import { readParameters } from '../../../src/embed/parameters.js';

const A = 'https://a.example';
const B = 'http://b.example:8080';

describe('the origins parameter of a frame', () => {
  it.each<[string | null, string[], string[]]>([
    [null, ['*'], []],
    ['none', [], []],
    ['', [], []],
    [A, [A], []],
    [`${A}/`, [A], []],
    [`${A} ${B}`, [A, B], []],
    [`${A},${B}, ${A}`, [A, B], []],
    ['HTTPS://A.EXAMPLE:443', [A], []],
    // an invalid one is never treated as a wildcard
    ['*', [], ['*']],
    ['null', [], ['null']],
    ['a.example', [], ['a.example']],
    [`${A}/path`, [], [`${A}/path`]],
    ['https://user:secret@a.example', [], ['https://user:secret@a.example']],
    ['data:text/html', [], ['data:text/html']],
    ['javascript:alert(1)', [], ['javascript:alert(1)']],
    [`${A} none`, [A], ['none']],
    [`https://${'a'.repeat(LONGEST_LIST)}`, [], ['origins']],
  ])('%s', (text, targets, left) => {
    expect(messageOrigins(text)).toEqual({ targets, left });
  });

  it('accepts at most ten origins', () => {
    const many = Array.from({ length: MOST_ORIGINS + 2 }, (_, i) => `https://a${i}.example`);
    const { targets, left } = messageOrigins(many.join(' '));
    expect(targets).toEqual(many.slice(0, MOST_ORIGINS));
    expect(left).toHaveLength(2);
  });

  it('is compared with the origin of the embedding page, if the browser reports it', () => {
    expect(messageOrigins(`${A} ${B}`, B).targets).toEqual([B]);
    expect(messageOrigins(A, B).targets).toEqual([]);
    expect(messageOrigins(null, B).targets).toEqual(['*']);
  });

  it('is not an attribute of the game', () => {
    const { attributes, left } = readParameters('?origins=none', new Map(), () => false);
    expect([[...attributes], left]).toEqual([[], []]);
  });
});
