// Imported before all else: where there is no page, Lit finds what it takes hold of at its top, and the classes what
// they extend. So the one module can be loaded again as its own worker, and imported on a server. Nothing is ever made
// of them there, and nobody else is to see them: many take a `document` for the sign of a page.
const global = globalThis as { HTMLElement?: unknown; document?: unknown };
const bare = !global.HTMLElement;

if (bare) {
  const nothing = (): undefined => undefined;
  global.HTMLElement = EventTarget;
  global.document = { createTreeWalker: nothing, createComment: nothing };
}

/** To be called when all is loaded. */
export function takeShimAway(): void {
  if (!bare) return;
  delete global.HTMLElement;
  delete global.document;
}
