// Makes a page count as hidden or shown. The elements read documents through their prototype (src/platform/page.ts).

const restores: (() => void)[] = [];

/** The page is put behind another, or comes to the front. */
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

/** The page is seen as the browser says again. */
export function showAsBefore(): void {
  for (const restore of restores.splice(0)) restore();
}
