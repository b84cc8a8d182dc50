// Which pages receive what happens in a frame: none that the address of the frame does not name.
import { describe, expect, it } from 'vitest';
import { LONGEST_LIST, messageOrigins, MOST_ORIGINS } from '../../../src/embed/message-origins.js';
import { readParameters } from '../../../src/embed/parameters.js';

const A = 'https://a.example';
const B = 'http://b.example:8080';

describe('the origins in the address of a frame', () => {
  it.each<[string | null, string[], string[]]>([
    [null, ['*'], []],
    ['none', [], []],
    ['', [], []],
    [A, [A], []],
    [`${A}/`, [A], []],
    [`${A} ${B}`, [A, B], []],
    [`${A},${B}, ${A}`, [A, B], []],
    ['HTTPS://A.EXAMPLE:443', [A], []],
    // one that is no origin is never read as a wish for all
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

  it('are ten at most', () => {
    const many = Array.from({ length: MOST_ORIGINS + 2 }, (_, i) => `https://a${i}.example`);
    const { targets, left } = messageOrigins(many.join(' '));
    expect(targets).toEqual(many.slice(0, MOST_ORIGINS));
    expect(left).toHaveLength(2);
  });

  it('are compared with the page around, where the browser names it', () => {
    expect(messageOrigins(`${A} ${B}`, B).targets).toEqual([B]);
    expect(messageOrigins(A, B).targets).toEqual([]);
    expect(messageOrigins(null, B).targets).toEqual(['*']);
  });

  it('are no attribute of the game', () => {
    const { attributes, left } = readParameters('?origins=none', new Map(), () => false);
    expect([[...attributes], left]).toEqual([[], []]);
  });
});
