// The only way to code that the first card does not need: a part is loaded when the page is idle, or when it is first
// used. In the standalone bundle, whose imports are inlined, it is there after a microtask.

/** Starts a task once the page has nothing else to do. */
function whenIdle(start: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(start);
  else setTimeout(start, 1000);
}

const parts: LazyPart<unknown>[] = [];

export class LazyPart<Part> {
  readonly #request: () => Promise<Part>;
  #loading: Promise<Part> | undefined;
  #loaded: Part | undefined;

  /**
   * @param request Requests the part, with `import()`.
   * @param onIdle Whether it is also loaded when the page is idle. Default: true.
   */
  constructor(request: () => Promise<Part>, onIdle = true) {
    this.#request = request;
    if (onIdle) parts.push(this);
  }

  /** Loads the part. A failed request is not kept, so that the next one can succeed. */
  load(): Promise<Part> {
    return (this.#loading ??= this.#request().then(
      (part) => (this.#loaded = part),
      (error: unknown) => {
        this.#loading = undefined;
        throw error;
      },
    ));
  }

  /**
   * Uses the part: immediately if it is loaded, otherwise as soon as it is.
   *
   * @param failed Called if the part cannot be loaded. Default: nothing happens.
   */
  use(act: (part: Part) => void, failed: () => void = () => undefined): void {
    if (this.#loaded) act(this.#loaded);
    else void this.load().then(act, failed);
  }
}

/** Loads all parts that are loaded when the page is idle. A failure matters only when a part is used. */
export const loadParts = (): Promise<unknown> => Promise.allSettled(parts.map((part) => part.load()));

let prefetched = false;

/** Loads all parts once the page is idle. */
export function prefetchParts(): void {
  if (!prefetched) whenIdle(() => void loadParts());
  prefetched = true;
}
