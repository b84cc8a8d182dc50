// Invalid values of every type: too large, too deep, with throwing getters, or with keys that could change
// Object.prototype.
import type { Arbitrary } from 'fast-check';
import fc from 'fast-check';

const boom = (): never => {
  throw new RangeError('not mine');
};

/** An object that throws on every access. */
export const broken = (): object =>
  new Proxy(
    {},
    {
      get: boom,
      has: boom,
      ownKeys: boom,
      getOwnPropertyDescriptor: boom,
      getPrototypeOf: boom,
      set: boom,
      defineProperty: boom,
    },
  );

const circular = (): object => {
  const ring: Record<string, unknown> = { kind: 'play' };
  ring['self'] = ring;
  ring['list'] = [ring];
  return ring;
};

const deep = (levels: number): unknown => {
  let value: unknown = 1;
  for (let n = 0; n < levels; n++) value = n % 2 ? [value] : { value };
  return value;
};

const withGetter = (name: string): object => Object.defineProperty({}, name, { get: boom, enumerable: true });

/** Created again each time, because a test may try to change them. */
export const HOSTILE: readonly (() => unknown)[] = [
  () => undefined,
  () => null,
  () => true,
  () => 0,
  () => -0,
  () => -1,
  () => 1.5,
  () => NaN,
  () => Infinity,
  () => -Infinity,
  () => 2 ** 31,
  () => 2 ** 53,
  () => 1e300,
  () => 1n,
  () => '',
  () => '1',
  () => '__proto__',
  () => 'constructor',
  () => 'toString',
  () => '\u0000',
  () => '\ud800',
  () => 'x'.repeat(10_000),
  () => Symbol('s'),
  () => Symbol.iterator,
  () => boom,
  () => [],
  () => [[]],
  () => new Array<unknown>(50),
  () => Array.from({ length: 5000 }, (_, i) => i),
  () => ({}),
  () => Object.create(null) as unknown,
  () =>
    JSON.parse(
      '{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}',
    ) as unknown,
  () => new Date(NaN),
  () => new Map([['kind', 'draw']]),
  () => /x/,
  () => new Proxy([], {}),
  () => ({ length: 52, 0: 'AS' }),
  () => ({ toString: boom, valueOf: boom }),
  () => ({ toJSON: boom }),
  () => withGetter('kind'),
  () => withGetter('moves'),
  broken,
  circular,
  () => deep(60),
  () => deep(20_000),
];

/** Factories, because generators of values also inspect the values. */
export const hostile: Arbitrary<() => unknown> = fc.constantFrom(...HOSTILE);
