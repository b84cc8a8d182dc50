// Small checks that data from outside has the shape it should have; each names the path of what is wrong.
import { InvalidVariantError } from './errors.js';

/** Checks a value; throws InvalidVariantError with the path of the first fault. */
export type Shape = (value: unknown, path: string) => void;

const refuse = (path: string, expected: string, value: unknown): never => {
  const shown = typeof value === 'object' || typeof value === 'function' ? typeof value : value;
  throw new InvalidVariantError(
    'bad-variant',
    { path, expected, value: shown },
    'The game is not well described.',
  );
};

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const text =
  (pattern: RegExp): Shape =>
  (value, path) => {
    if (typeof value !== 'string' || !pattern.test(value)) refuse(path, String(pattern), value);
  };

export const number =
  (least: number, most: number, step = 1): Shape =>
  (value, path) => {
    const fits = typeof value === 'number' && value >= least && value <= most && (value / step) % 1 === 0;
    if (!fits) refuse(path, `${String(least)} … ${String(most)}`, value);
  };

export const oneOf =
  (...values: readonly unknown[]): Shape =>
  (value, path) => {
    if (!values.includes(value)) refuse(path, values.join(' | '), value);
  };

export const list =
  (item: Shape, least = 0): Shape =>
  (value, path) => {
    if (!Array.isArray(value) || value.length < least) return refuse(path, 'a list', value);
    value.forEach((one: unknown, i) => {
      item(one, `${path}[${String(i)}]`);
    });
  };

/** Any of these shapes; of their faults the deepest one is told. */
export const either =
  (...shapes: readonly Shape[]): Shape =>
  (value, path) => {
    let fault: InvalidVariantError | undefined;
    for (const shape of shapes) {
      try {
        shape(value, path);
        return;
      } catch (error) {
        const found = error as InvalidVariantError;
        if (!fault || String(found.data.path).length > String(fault.data.path).length) fault = found;
      }
    }
    throw fault as InvalidVariantError;
  };

/** An object with these fields; names that end in `?` may be missing; others are refused. */
export const record = (fields: Readonly<Record<string, Shape>>): Shape => {
  const entries = Object.entries(fields).map(
    ([name, shape]) => [name.replace('?', ''), shape, name.endsWith('?')] as const,
  );
  return (value, path) => {
    if (!isRecord(value)) return refuse(path, 'an object', value);
    for (const name of Object.keys(value)) {
      if (!entries.some(([known]) => known === name)) refuse(`${path}.${name}`, 'no such field', value[name]);
    }
    for (const [name, shape, optional] of entries) {
      if (value[name] !== undefined || !optional) shape(value[name], `${path}.${name}`);
    }
  };
};

/** An object whose names and values have these shapes. */
export const dictionary =
  (name: Shape, item: Shape): Shape =>
  (value, path) => {
    if (!isRecord(value)) return refuse(path, 'an object', value);
    for (const [key, one] of Object.entries(value)) {
      name(key, path);
      item(one, `${path}.${key}`);
    }
  };
