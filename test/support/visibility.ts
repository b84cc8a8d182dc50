// Sets whether a page counts as hidden. The elements read documents through their prototype (src/platform/page.ts).

const restores: (() => void)[] = [];

/** Sets whether the page is hidden, as when another tab covers it. */
export function show(shown: boolean, page = document): void {
  showAsBefore();
  for (const prototype of new Set([Document.prototype, page.defaultView?.Document.prototype ?? {}])) {
    const native = Object.getOwnPropertyDescriptor(prototype, 'hidden') ?? {};
    Object.defineProperty(prototype, 'hidden', {
      configurable: true,
      get(this: Document) {
        return this === page ? !shown : (native.get?.call(this) as unknown);
      },
    });
    restores.push(() => Object.defineProperty(prototype, 'hidden', native));
  }
  page.dispatchEvent(new Event('visibilitychange'));
}

/** Restores the browser's own visibility state. */
export function showAsBefore(): void {
  for (const restore of restores.splice(0)) restore();
}
