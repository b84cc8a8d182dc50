// The custom games of a page, shared by all copies of this package on it: a game defined by one copy is available to
// the others, such as `dist/engine.js` next to the standalone bundle. The games are plain text (JSON) under a global
// symbol; each copy validates and compiles them itself, because another version, or any other script, may have written
// them.

const NAME = Symbol.for('solitaire-elements.variants');
/** The layout of {@link Shared}. The symbol's value has one field for each layout, so that versions do not collide. */
const FORMAT = 1;

interface Shared {
  /** Descriptions as JSON, by id. */
  readonly games: Map<string, unknown>;
  /** Called after each definition. */
  readonly listeners: Set<() => void>;
  /** The optional games of this package, which need no validation: the version of the package, and its JSON, by id. */
  own?: Map<string, string> | undefined;
}

interface Formats {
  [FORMAT]?: Shared | undefined;
}

let shared: Shared | undefined;

/** Values that other scripts stored under the symbol can throw at any time. This copy then does not share its games. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

const registry = (): Shared =>
  (shared ??= attempt(() => {
    const page = globalThis as { [NAME]?: Formats | undefined };
    const formats: Formats = (page[NAME] ??= {});
    const found = (formats[FORMAT] ??= { games: new Map(), listeners: new Set() });
    return found.games instanceof Map && found.listeners instanceof Set ? found : undefined;
  }) ?? { games: new Map(), listeners: new Set() });

/** The description of a game as JSON, unless another script stored something else in its place. */
export function sharedVariant(id: string): string | undefined {
  const text = attempt(() => registry().games.get(id));
  return typeof text === 'string' ? text : undefined;
}

/** The ids of all shared games, in the order of their first definition. */
export const sharedIds = (): readonly string[] =>
  attempt(() => [...registry().games.keys()].filter((id) => typeof id === 'string')) ?? [];

/** Shares an optional game of this package. Copies of the same version do not validate it. */
export function shareOwnGame(id: string, text: string, version: string): void {
  attempt(() => (registry().own ??= new Map()).set(id, version + text));
  shareVariant(id, text);
}

/** Whether a shared game is an optional game of this package in this version. */
export const isOwnGame = (id: string, text: string, version: string): boolean =>
  attempt(() => registry().own?.get(id) === version + text) ?? false;

/** Shares a game with all copies, and notifies them. */
export function shareVariant(id: string, text: string): void {
  attempt(() => registry().games.set(id, text));
  notifyCopies();
}

/** Notifies all copies that a game was defined. */
export function notifyCopies(): void {
  for (const listener of attempt(() => [...registry().listeners]) ?? []) attempt(listener);
}

/** Calls `listener` after each definition, until the returned function is called. */
export function watchVariants(listener: () => void): () => void {
  const { listeners } = registry();
  attempt(() => listeners.add(listener));
  return () => attempt(() => listeners.delete(listener));
}
