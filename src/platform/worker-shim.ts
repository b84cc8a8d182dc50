// Defines the globals that Lit uses while loading, in environments without a page, so that the standalone bundle can
// be loaded as a worker and imported on a server. Import this module first. The shim is removed after loading,
// because other code detects a page by `document`.
const global = globalThis as { HTMLElement?: unknown; document?: unknown };
const bare = !global.HTMLElement;

if (bare) {
  const nothing = (): undefined => undefined;
  global.HTMLElement = EventTarget;
  global.document = { createTreeWalker: nothing, createComment: nothing };
}

/** Removes the shim. Call it when all modules are loaded. */
export function removeShim(): void {
  if (!bare) return;
  delete global.HTMLElement;
  delete global.document;
}
