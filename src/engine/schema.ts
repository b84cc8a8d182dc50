// A small validator for descriptions of games. A fault names the path of the invalid value.
import { isRecord, shownValue } from './plain-data.js';

/**
 * A shape is one of these: an object with shapes for its fields (`?`: optional; other fields are refused); a pair of
 * shapes for the names and the values of a dictionary; a pattern for texts; or alternatives separated by `|`. An
 * alternative is the name of a shape or of a type, a range of numbers such as `0..9` or, with a step, `0..9/0.5`, a
 * list of at least one item, `Shape[1]`, or of one to nine items, `Shape[1..9]`, or a literal text.
 */
export type Shape =
  string | RegExp | readonly [name: Shape, value: Shape] | { readonly [field: string]: Shape };

/** An invalid value: its path, the expected shape, and the value found. */
export interface Fault {
  readonly path: string;
  readonly expected: string;
  /** The value found: a plain value, `object`, or `list of 3`. */
  readonly value: unknown;
  /** The valid names, if the value found is an unknown name: of fields, or of the game's kinds of pile. */
  readonly known?: readonly string[];
}

/** The parsed alternatives of a shape. */
type Words =
  | { readonly kind: 'texts'; readonly texts: ReadonlySet<unknown> }
  | { readonly kind: 'either'; readonly words: readonly string[] }
  | { readonly kind: 'numbers'; readonly low: number; readonly high: number; readonly step: number }
  | { readonly kind: 'list'; readonly item: string; readonly least: number; readonly most: number }
  | { readonly kind: 'type'; readonly type: string };

/** Shapes by name. */
type Named = Readonly<Record<string, Shape>>;

const isText = (word: string): boolean => !/\[|\.\.|^(string|number|boolean|object)$/.test(word);

function readWords(named: Named, shape: string): Words {
  const words = shape.split('|');
  if (words.every((word) => isText(word) && !named[word])) return { kind: 'texts', texts: new Set(words) };
  if (words.length > 1) return { kind: 'either', words };
  const [item, counts] = shape.split('[') as [item: string, counts?: string];
  if (counts !== undefined) {
    const [least = 0, most = Infinity] = counts.split('..').map(parseFloat);
    return { kind: 'list', item, least, most };
  }
  if (!shape.includes('..')) return { kind: 'type', type: shape };
  const [low, high, step = 1] = shape.split(/\.\.|\//).map(Number) as [number, number, number?];
  return { kind: 'numbers', low, high, step };
}

/** A cache of parsed alternatives. */
const wordsRead = new WeakMap<Named, Map<string, Words>>();

/** Objects and lists that passed the check, by shape: patched copies of a description share most of their parts. */
export type Parsed = Map<Shape, WeakSet<object>>;

/** Whether an object has all required fields of a shape, and the literal texts that distinguish the shape. */
function isMeant(named: Named, shape: Shape | undefined, found: unknown): boolean {
  if (typeof shape !== 'object' || shape instanceof RegExp || shape instanceof Array) return true;
  if (!isRecord(found)) return false;
  return Object.entries(shape).every(([field, word]) => {
    if (field.endsWith('?')) return true;
    const only = typeof word === 'string' && isText(word) && !named[word] && !word.includes('|');
    return only ? found[field] === word : found[field] !== undefined;
  });
}

/** The literal of the field `kind` in each of these shapes; `undefined` unless all of them have one. */
function kindsOf(named: Named, words: readonly string[]): readonly string[] | undefined {
  const kinds = words.flatMap((word) => {
    const { kind } = Object(named[word]) as { kind?: unknown };
    return typeof kind === 'string' ? [kind] : [];
  });
  return kinds.length === words.length ? kinds : undefined;
}

/** Finds the first fault of a value. */
class ShapeCheck {
  readonly #named: Named;
  readonly #root: string;
  readonly #passed: Parsed | undefined;
  readonly #read: Map<string, Words>;
  /** The path of the value being checked: field names and indices. */
  readonly #path: (string | number)[] = [];

  constructor(named: Named, root: string, passed: Parsed | undefined) {
    this.#named = named;
    this.#root = root;
    this.#passed = passed;
    this.#read = wordsRead.get(named) ?? new Map<string, Words>();
    wordsRead.set(named, this.#read);
  }

  check(shape: Shape, found: unknown): Fault | undefined {
    const passed = this.#passed;
    if (!passed || typeof found !== 'object' || found === null) return this.#checkAnew(shape, found);
    let known = passed.get(shape);
    if (!known) passed.set(shape, (known = new WeakSet()));
    if (known.has(found)) return undefined;
    const fault = this.#checkAnew(shape, found);
    if (!fault) known.add(found);
    return fault;
  }

  #fault(expected: unknown, found: unknown): Fault {
    const path = this.#path.map((part) => (typeof part === 'number' ? `[${String(part)}]` : `.${part}`));
    return {
      path: this.#root + path.join(''),
      expected: String(expected),
      value: shownValue(found),
    };
  }

  /** Checks a part of the value. */
  #within(part: string | number, shape: Shape, found: unknown): Fault | undefined {
    this.#path.push(part);
    const fault = this.check(shape, found);
    this.#path.pop();
    return fault;
  }

  #checkAnew(shape: Shape, found: unknown): Fault | undefined {
    if (typeof shape === 'string') {
      const byName = this.#named[shape];
      return byName ? this.check(byName, found) : this.#checkWords(shape, found);
    }
    if (shape instanceof RegExp)
      return typeof found === 'string' && shape.test(found) ? undefined : this.#fault(shape, found);
    if (!isRecord(found)) return this.#fault('object', found);
    return shape instanceof Array ? this.#checkTable(shape, found) : this.#checkFields(shape, found);
  }

  #checkWords(shape: string, found: unknown): Fault | undefined {
    let words = this.#read.get(shape);
    if (!words) this.#read.set(shape, (words = readWords(this.#named, shape)));
    switch (words.kind) {
      case 'texts':
        return words.texts.has(found) ? undefined : this.#fault(shape, found);
      case 'numbers': {
        const { low, high, step } = words;
        const fits = typeof found === 'number' && found >= low && found <= high && (found / step) % 1 === 0;
        return fits ? undefined : this.#fault(shape, found);
      }
      case 'type': {
        // lists and null do not count as objects
        const fits = typeof found === words.type && (typeof found !== 'object' || isRecord(found));
        return fits ? undefined : this.#fault(shape, found);
      }
      case 'either':
        return this.#checkAlternatives(words.words, shape, found);
      case 'list': {
        const { item, least, most } = words;
        if (!Array.isArray(found) || found.length < least || found.length > most)
          return this.#fault(shape, found);
        let fault: Fault | undefined;
        for (let i = 0; i < found.length && !fault; i++) fault = this.#within(i, item, found[i]);
        return fault;
      }
    }
  }

  /** Checks a value that can have one of several shapes. The fault is that of the shape that was probably intended. */
  #checkAlternatives(words: readonly string[], shape: string, found: unknown): Fault | undefined {
    const kinds = kindsOf(this.#named, words);
    if (kinds && isRecord(found)) {
      const { kind } = found;
      const meant = words[kinds.indexOf(kind as string)];
      return meant ? this.check(meant, found) : this.#within('kind', kinds.join('|'), kind);
    }
    let deepest: Fault | undefined;
    for (const word of words) {
      const fault = this.check(word, found);
      if (!fault) return undefined;
      // the deepest fault belongs to the intended shape
      deepest ??= this.#fault(shape, found);
      if (fault.path.length > deepest.path.length && isMeant(this.#named, this.#named[word], found))
        deepest = fault;
    }
    return deepest;
  }

  /** Checks an object whose fields all have the same shape. */
  #checkTable([name, item]: readonly [Shape, Shape], found: Record<string, unknown>): Fault | undefined {
    for (const key of Object.keys(found)) {
      const fault = this.#within(key, name, key) ?? this.#within(key, item, found[key]);
      if (fault) return fault;
    }
    return undefined;
  }

  #checkFields(fields: Readonly<Record<string, Shape>>, found: Record<string, unknown>): Fault | undefined {
    for (const [field, shape] of Object.entries(fields)) {
      const name = field.replace('?', '');
      if (name !== field && found[name] === undefined) continue;
      const fault = this.#within(name, shape, found[name]);
      if (fault) return fault;
    }
    const unknown = Object.keys(found).find(
      (name) => !Object.hasOwn(fields, name) && !Object.hasOwn(fields, `${name}?`),
    );
    if (unknown === undefined) return undefined;
    this.#path.push(unknown);
    const known = Object.keys(fields).map((field) => field.replace('?', ''));
    const fault = { ...this.#fault('no such field', found[unknown]), known };
    this.#path.pop();
    return fault;
  }
}

/**
 * Returns the first fault of a value, or `undefined` if the value has the shape.
 *
 * @param named shapes by name
 * @param root the start of the path of a fault
 * @param passed parts that have passed before and are skipped; the parts that pass now are added
 */
export const faultOf = (
  named: Named,
  shape: Shape,
  value: unknown,
  root: string,
  passed?: Parsed,
): Fault | undefined => new ShapeCheck(named, root, passed).check(shape, value);
