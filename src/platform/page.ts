// Access to the page and window of an element.

/** Whether the code runs in a page. False on a server, even with a DOM shim. */
export const hasPage = typeof document !== 'undefined' && Boolean(document.defaultView);

/** The window an element is in now: a page may put it into another, such as that of an iframe. */
export const viewOf = ({ ownerDocument }: Element): Window & typeof globalThis =>
  ownerDocument.defaultView ?? window;

/** Whether the system asks for less motion. */
export const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether a page has loaded, with all scripts in its markup that it waits for. */
export const hasLoaded = (page: Document): boolean => page.readyState === 'complete' || !page.defaultView;

/** Calls `act` once a page has loaded and its own handlers of that event have run. */
export function onceLoaded(page: Document, act: () => void): void {
  if (hasLoaded(page)) setTimeout(act);
  else page.defaultView?.addEventListener('load', () => setTimeout(act), { once: true });
}

/** A page that has not loaded after so many ms is not waited for any longer: an image may never arrive. */
const LOAD_MS = 3000;

const settling = new WeakMap<Document, Promise<void>>();
const settled = new WeakSet<Document>();

/**
 * Fulfilled once the scripts of a page have had time to run, and to define languages and games: when it has loaded, or
 * takes too long. `undefined` where that is over.
 */
export function untilSettled(page: Document): Promise<void> | undefined {
  if (hasLoaded(page) || settled.has(page)) return undefined;
  let wait = settling.get(page);
  if (!wait) {
    wait = new Promise((resolve) => {
      onceLoaded(page, resolve);
      setTimeout(resolve, LOAD_MS);
    });
    settling.set(page, wait);
    void wait.then(() => settled.add(page));
  }
  return wait;
}
