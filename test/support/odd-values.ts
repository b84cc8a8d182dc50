// Invalid values for attributes and URLs.
import fc from 'fast-check';
import { HOSTILE, hostile } from './hostile.js';

/** Texts that often break scripts. */
const TRAPS = [
  ...HOSTILE.map((make) => make()).filter((value) => typeof value === 'string'),
  ...[' ', '\t\n', '\u001b[31m', '\u202e', '\ufeff', '💥', 'e\u0301', 'ﬁ', 'İ', 'ß'],
  ...['prototype', 'hasOwnProperty', 'valueOf', 'then', 'null'],
  ...[
    'undefined',
    'true',
    'false',
    '[object Object]',
    '{}',
    '[]',
    '{"__proto__":{"bad":1}}',
    'NaN',
    'Infinity',
  ],
  ...['-Infinity', '0', '-0', '-1', '3', '13', '1e9', '1e308', '0x10', '0b1', '1_000', '١٢', '1.5', '+1'],
  ...['999999999', '1000000000', '9007199254740993', '99999999999999999999', 'unlimited', '2026-02-30'],
  ...[
    '2026-11-21',
    '0000-00-00',
    '9999-12-31',
    '+275760-09-13',
    '<img src=x onerror=alert(1)>',
    '"><script>',
  ],
  ...[
    'javascript:alert(1)',
    'url(//x)',
    '%',
    '%00',
    '%E0%A4%A',
    '#',
    '?',
    '&',
    '=',
    '../../x',
    '\\',
    '`${x}`',
  ],
];

/** Values that are valid for some attribute. */
const RIGHT = [
  ...['klondike', 'reno', 'cruel', 'demon', 'over-under', 'Klondike', 'reno ', 'whole', 'any', 'standard'],
  ...[
    'vegas',
    'none',
    'cards',
    'full',
    'minimal',
    'auto',
    'notify',
    'classic',
    'large',
    'two',
    'four',
    'rings',
  ],
  ...[
    'dark',
    'light',
    'contrast',
    'grid',
    'step',
    'normal',
    'brief',
    'never',
    'safe',
    'always',
    '7',
    '42',
    '10',
  ],
  ...['score time', 'bar toolbar', 'verdict', 'de', 'ar', 'x-klingon', 'KS QH JC', 'QH', 'down', 'right'],
];

/** Any text of up to so many characters, of any Unicode plane. */
export const anyText = (most = 100_000): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(...TRAPS),
    fc.constantFrom(...RIGHT),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({
      unit: fc.constantFrom('\0', '\x01', '\x1b', '\x7f', '\u200f', '\n', 'a', ',', ' '),
      maxLength: 12,
    }),
    fc.oneof(fc.integer(), fc.double(), fc.bigInt()).map(String),
    fc
      .tuple(fc.constantFrom(...TRAPS, ...RIGHT), fc.constantFrom(...TRAPS, ...RIGHT))
      .map(([a, b]) => `${a} ${b}`),
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('x', '9', ' ', '💥', 'klondike '), fc.nat({ max: most }))
        .map(([unit, length]) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)),
    },
  );

/** Any value, as a script or a framework sets properties; created when it is set, because generators inspect values. */
export const anyValue: fc.Arbitrary<() => unknown> = fc.oneof(
  anyText(200).map((text) => () => text),
  fc
    .anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
      withSet: true,
      maxDepth: 2,
    })
    .map((value) => () => value),
  hostile,
  fc.constantFrom<() => unknown>(
    () => new Proxy({}, { get: () => undefined }),
    () => {
      const { proxy, revoke } = Proxy.revocable({}, {});
      revoke();
      return proxy;
    },
    () => new Proxy(() => 'odd', {}),
    () => ({ toString: () => ({}) }),
    () => ({ [Symbol.toPrimitive]: () => Symbol('odd') }),
  ),
);

/** A list or record of such values, created when it is set. */
export const made = <T>(table: Readonly<Record<string, T | (() => unknown)>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(table).map(([name, value]) => [
      name,
      typeof value === 'function' ? (value as () => unknown)() : value,
    ]),
  );
