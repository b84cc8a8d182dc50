// Small checks that data from outside has the shape it should have; each fault names the path of what is wrong.

/**
 * A shape is an object with shapes for its fields (`?`: may be missing; others are refused), a pair of shapes
 * for the names and the values of a dictionary, a pattern for texts, or words separated by `|`, any of which
 * fits: the name of a shape or of a type, `0..9` or `0..9/0.5` for numbers in such steps, `Shape[1]` for a
 * list of at least one, `Shape[1..9]` for one of nine at most, or the text that is wanted.
 */
export type Shape =
  string | RegExp | readonly [name: Shape, value: Shape] | { readonly [field: string]: Shape };

/** What was found at a path instead of what is expected. */
export interface Fault {
  readonly path: string;
  readonly expected: string;
  readonly value: unknown;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A plain copy, as JSON has it; `undefined` of what cannot be copied, or breaks when it is read. */
export function copyOf(data: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(data));
  } catch {
    return undefined;
  }
}

const TYPES = ['string', 'number', 'boolean'];

/** Is this value what one word says? */
function isWord(word: string, value: unknown): boolean {
  if (word.includes('..')) {
    if (typeof value !== 'number') return false;
    const [low, high, step = 1] = word.split(/\.\.|\//);
    return value >= Number(low) && value <= Number(high) && (value / Number(step)) % 1 === 0;
  }
  if (word === 'object') return isRecord(value);
  return TYPES.includes(word) ? typeof value === word : value === word && !word.endsWith(']');
}

/** The first fault of a value, `undefined` where it has the shape. `named`: the shapes that have a name. */
export function faultOf(
  named: Readonly<Record<string, Shape>>,
  shape: Shape,
  value: unknown,
  path: string,
): Fault | undefined {
  const check = (inner: Shape, part: unknown, at: string): Fault | undefined =>
    faultOf(named, inner, part, at);
  const found = (expected = shape as string | RegExp): Fault => ({
    path,
    expected: String(expected),
    value: typeof value === 'object' && value ? typeof value : value,
  });

  if (shape instanceof RegExp) return typeof value === 'string' && shape.test(value) ? undefined : found();
  if (typeof shape === 'string') {
    const known = named[shape];
    if (known) return check(known, value, path);
    const words = shape.split('|');
    if (words.length > 1) {
      let deepest = found();
      for (const word of words) {
        const fault = check(word, value, path);
        if (!fault) return undefined;
        // The deepest fault is one of the shape that was meant.
        if (fault.path.length > deepest.path.length) deepest = fault;
      }
      return deepest;
    }
    if (isWord(shape, value)) return undefined;
    const [item, counts] = shape.split('[') as [item: string, counts?: string];
    const [least, most = Infinity] = counts?.split('..').map(parseFloat) ?? [];
    if (least === undefined || !Array.isArray(value) || value.length < least || value.length > most)
      return found();
    return value.map((one, i) => check(item, one, `${path}[${String(i)}]`)).find(Boolean);
  }

  if (!isRecord(value)) return found('object');
  const names = Object.keys(value);
  const within = (name: string, inner?: Shape): Fault | undefined => {
    const at = `${path}.${name}`;
    return inner
      ? check(inner, value[name], at)
      : { path: at, expected: 'no such field', value: value[name] };
  };
  if (shape instanceof Array) {
    const [name, item] = shape;
    return names.map((key) => check(name, key, `${path}.${key}`) ?? within(key, item)).find(Boolean);
  }
  const fields = Object.entries(shape).map(([field, inner]) => {
    const name = field.replace('?', '');
    return name !== field && value[name] === undefined ? undefined : within(name, inner);
  });
  const unknown = names.find((name) => !Object.hasOwn(shape, name) && !Object.hasOwn(shape, `${name}?`));
  return fields.find(Boolean) ?? (unknown === undefined ? undefined : within(unknown));
}
