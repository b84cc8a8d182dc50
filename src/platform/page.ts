// The page an element is on, where there is one.

/** Whether there is a page at all: not on a server, whatever stands in for a document there. */
export const hasPage = typeof document !== 'undefined' && Boolean(document.defaultView);

/** The window an element is in now: a page may put it into another, such as that of an iframe. */
export const viewOf = ({ ownerDocument }: Element): Window & typeof globalThis =>
  ownerDocument.defaultView ?? window;
