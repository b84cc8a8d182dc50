// Plain data as JSON, whatever `toJSON` a page gives to all arrays or objects, as Prototype.js before 1.7 does.

const { stringify } = JSON;

/** What `JSON.stringify` calls for each value; `this` is the object that contains it. */
type Replacer = (this: unknown, key: string, value: unknown) => unknown;

/** `JSON.stringify` without the `toJSON` that arrays and plain objects inherit. */
function write(
  holder: Readonly<Record<string, unknown>>,
  key: string,
  replacer?: Replacer,
): string | undefined {
  const found = holder[key];
  const own = (found as { toJSON?: unknown } | null | undefined)?.toJSON;
  const isOwn =
    typeof found === 'object' &&
    typeof own === 'function' &&
    !Array.isArray(found) &&
    own !== Reflect.get(Object.prototype, 'toJSON');
  const given: unknown = isOwn ? own.call(found, key) : found;
  const value = replacer ? replacer.call(holder, key, given) : given;
  if (typeof value === 'function') return undefined;
  if (typeof value !== 'object' || value === null) return stringify(value);
  const parts: string[] = [];
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) parts.push(write(value as never, String(i), replacer) ?? 'null');
    return `[${parts.join()}]`;
  }
  for (const name of Object.keys(value)) {
    const text = write(value as never, name, replacer);
    if (text !== undefined) parts.push(`${stringify(name)}:${text}`);
  }
  return `{${parts.join()}}`;
}

/** Plain data as JSON. `undefined` and functions have no text, despite the type, which is that of `JSON.stringify`. */
export const toJson = (data: unknown, replacer?: Replacer): string =>
  'toJSON' in Array.prototype ? (write({ '': data }, '', replacer) as string) : stringify(data, replacer);
