// Damages data at random according to its type: numbers become other numbers, lists become longer, fields are removed,
// and any value may become a hostile one.
import { HOSTILE } from './hostile.js';

type Random = () => number;
type Holder = Record<string | number, unknown>;

const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)] as T;

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** All places of a value with their parents; limited for large values. */
function placesOf(root: Holder): { readonly holder: Holder; readonly key: string }[] {
  const places: { holder: Holder; key: string }[] = [];
  const seen = new Set<unknown>();
  const look = (holder: Holder): void => {
    if (seen.has(holder) || places.length > 400) return;
    seen.add(holder);
    let keys: string[];
    try {
      keys = Object.keys(holder);
    } catch {
      return; // a hostile value
    }
    for (const key of keys) {
      if (Object.getOwnPropertyDescriptor(holder, key)?.get) continue;
      places.push({ holder, key });
      const inner = holder[key];
      if (isHolder(inner)) look(inner);
    }
  };
  look(root);
  return places;
}

/** Defines a field of any name, even one of a prototype, as `JSON.parse` would. */
function put(holder: Holder, key: string, value: unknown): void {
  if (key === 'length' && Array.isArray(holder)) return;
  Reflect.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

function otherNumber(n: number, random: Random): unknown {
  return pick<unknown>(
    [n + 1, n - 1, -n, n * 2, n + 0.5, 0, 1, 104, 1e6, 1e15, 2 ** 53, NaN, Infinity, String(n)],
    random,
  );
}

function otherText(text: string, random: Random): unknown {
  const at = Math.floor(random() * (text.length + 1));
  const char = pick(['', ' ', '0', '9', '-', '>', ':', 'A', 'é', '\u0000', '__proto__'], random);
  return pick<() => unknown>(
    [
      () => text.slice(0, at) + char + text.slice(at + 1),
      () => text.slice(0, at) + char + text.slice(at),
      () => text.slice(at),
      () => text + text,
      () => text.toUpperCase(),
      () => '',
      () => [text],
      () => Number(text),
    ],
    random,
  )();
}

function otherList(list: unknown[], random: Random): unknown {
  const at = Math.floor(random() * (list.length + 1));
  // the value may have an own `constructor` by now
  const copy = [...list];
  return pick<() => unknown>(
    [
      () => copy.slice(0, at),
      () => copy.slice(at),
      () => copy.toReversed(),
      () => [...copy, ...copy],
      () => copy.toSpliced(at, 0, copy[0]),
      () => copy.toSpliced(at, 1),
      () => copy.with(Math.min(at, copy.length - 1), copy.at(-1)),
      () => Object.assign([], { length: copy.length }),
      () => Object.assign({ length: copy.length }, copy),
      () => Array.from({ length: 2000 }, () => copy[0]),
    ].slice(copy.length ? 0 : 7),
    random,
  )();
}

function other(value: unknown, random: Random): unknown {
  if (random() < 0.25) return pick(HOSTILE, random)();
  if (typeof value === 'number') return otherNumber(value, random);
  if (typeof value === 'string') return otherText(value, random);
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return otherList(value, random);
  return pick(HOSTILE, random)();
}

const NAMES = ['__proto__', 'constructor', 'prototype', 'toJSON', 'length', 'more', ''];

/** A damaged copy of plain data, with one to four errors. */
export function mutated(data: object, random: Random): unknown {
  const root: Holder = { root: structuredClone(data) };
  for (let faults = 1 + Math.floor(random() ** 2 * 4); faults > 0; faults--) {
    const places = placesOf(root);
    // top-level fields about as often as all nested ones together
    const first = places.filter((one) => one.holder === root['root']);
    const place = random() < 0.03 ? places[0] : pick(random() < 0.4 && first.length ? first : places, random);
    if (!place) break;
    const { holder, key } = place;
    const what = random();
    if (what < 0.6) put(holder, key, other(holder[key], random));
    else if (what < 0.72) Reflect.deleteProperty(holder, key);
    else if (what < 0.84) put(holder, pick(NAMES, random), other(holder[key], random));
    else {
      const from = pick(places, random);
      put(holder, key, from.holder[from.key]);
    }
  }
  return root['root'];
}

/** A text with some characters changed, cut or doubled. */
export function mutatedText(text: string, random: Random): string {
  let spoilt = text;
  for (let faults = 1 + Math.floor(random() ** 2 * 5); faults > 0; faults--) {
    const at = Math.floor(random() * (spoilt.length + 1));
    const length = Math.floor(random() ** 4 * 40);
    const char = pick(
      ['', '0', '9', '-', '.', 'e9', '"', '[', ']', '{', '}', ',', ':', 'null', '\\u0000', 'x'],
      random,
    );
    const cut = spoilt.slice(at, at + length);
    spoilt = spoilt.slice(0, at) + pick([char, char + cut, cut + cut], random) + spoilt.slice(at + length);
  }
  return spoilt;
}
