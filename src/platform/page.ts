// Access to the page and window of an element.

/** Whether the code runs in a page. False on a server, even with a DOM shim. */
export const hasPage = typeof document !== 'undefined' && Boolean(document.defaultView);

/** The window an element is in now: a page may put it into another, such as that of an iframe. */
export const viewOf = ({ ownerDocument }: Element): Window & typeof globalThis =>
  ownerDocument.defaultView ?? window;

/** Whether the system asks for less motion. */
export const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
