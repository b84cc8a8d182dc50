// Access to the page and window of an element. Elements of a page can replace properties of its document, and inputs
// those of their form: `<img name="createElement">` becomes `document.createElement`. The HTML standard defines this,
// and properties set on the document do not prevent it. Therefore documents and nodes of the page are read through
// their prototype, and only in this file; a lint rule enforces it.

const scope: Partial<Pick<typeof globalThis, 'Document' | 'HTMLDocument' | 'Element'>> = globalThis;
/** The classes with the properties; `Document` is another class on pages with MooTools. */
const CLASSES = { Document: scope.HTMLDocument ?? scope.Document, Element: scope.Element };

/** Whether the code runs in a page. False on a server, even with a DOM shim. */
export const hasPage =
  typeof document !== 'undefined' &&
  Boolean(CLASSES.Document && Reflect.get(CLASSES.Document.prototype, 'defaultView', document));

const through = (kind: keyof typeof CLASSES, node: Node, key: PropertyKey): unknown =>
  Reflect.get((hasPage ? CLASSES[kind]?.prototype : undefined) ?? node, key, node);

/** A property of a document. */
export const read = <K extends keyof Document>(page: Document, key: K): Document[K] =>
  through('Document', page, key) as Document[K];

/** Creates an element. */
export const create = <K extends string>(
  page: Document,
  tag: K,
): K extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[K] : HTMLElement =>
  read(page, 'createElement').call(page, tag) as never;

/** Calls `act` when a page is shown or hidden. */
export const onVisibility = (
  page: Document,
  act: (event: Event) => void,
  options?: AddEventListenerOptions,
): void => read(page, 'addEventListener').call(page, 'visibilitychange', act, options);

/** The parent of a node or, for a shadow root, its host. */
export const parentOf = (node: Node): Node | null =>
  (through('Element', node, 'parentNode') as Node | null | undefined) ?? hostOf(node);

/** The node that contains a node in the layout: the slot that shows it or, without one, its parent. */
export const containerOf = (node: Node): Node | null =>
  (through('Element', node, 'nodeType') === 1
    ? (through('Element', node, 'assignedSlot') as Node | null)
    : null) ?? parentOf(node);

/** The host of a shadow root. */
export const hostOf = (node: Node): Element | null =>
  through('Element', node, 'nodeType') === 11 && 'host' in node ? (node as ShadowRoot).host : null;

/** An attribute of a node of the page; `null` if the node is not an element. Nodes on servers have no `nodeType`. */
export const attributeOf = (node: Node, name: string): string | null =>
  (through('Element', node, 'nodeType') ?? 1) === 1
    ? (through('Element', node, 'getAttribute') as Element['getAttribute']).call(node, name)
    : null;

/** The current window of an element: a page may move the element to another window, such as that of an iframe. */
export const viewOf = ({ ownerDocument }: Element): Window & typeof globalThis =>
  read(ownerDocument, 'defaultView') ?? window;

/** Whether a media query holds; `false` in Node, in workers and in jsdom. */
export const matchesMedia = (query: string): boolean =>
  typeof matchMedia === 'function' && matchMedia(query).matches;

/** Whether the system prefers reduced motion, or the page cannot animate; `false` in Node and in workers. */
export const reducedMotion = (): boolean =>
  (hasPage && !('animate' in Element.prototype)) || matchesMedia('(prefers-reduced-motion: reduce)');

/** Whether a page has loaded, including all scripts in its markup that delay the `load` event. */
const hasLoaded = (page: Document): boolean =>
  read(page, 'readyState') === 'complete' || !read(page, 'defaultView');

/** Calls `act` once a page has loaded and its `load` handlers have run. */
export function onceLoaded(page: Document, act: () => void): void {
  if (hasLoaded(page)) setTimeout(act);
  else read(page, 'defaultView')?.addEventListener('load', () => setTimeout(act), { once: true });
}

/** The maximum time in ms to wait for a page to load: an image may never finish loading. */
const LOAD_MS = 10_000;
/** The time in ms after that for scripts that load a description themselves: `load` does not wait for their `await`. */
const DEFINE_MS = 1000;

const settling = new WeakMap<Document, Promise<void>>();
const settled = new WeakSet<Document>();

/**
 * Resolves when the scripts of a page have had time to define games: one second after the page has loaded and the first
 * table was upgraded, which is the first call; at most {@link LOAD_MS} after that call. Returns `undefined` if that has
 * already happened.
 */
export function untilSettled(page: Document): Promise<void> | undefined {
  if (settled.has(page)) return undefined;
  let wait = settling.get(page);
  if (!wait) {
    wait = new Promise((resolve) => {
      onceLoaded(page, () => setTimeout(resolve, DEFINE_MS));
      setTimeout(resolve, LOAD_MS);
    });
    settling.set(page, wait);
    void wait.then(() => settled.add(page));
  }
  return wait;
}
