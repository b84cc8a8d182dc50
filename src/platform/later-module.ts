// A module that the split build loads after the first render: when the page is idle, or when it is used.

/** Starts a task once the page has nothing else to do. */
function whenIdle(start: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(start);
  else setTimeout(start, 1000);
}

export class LaterModule<Module> {
  readonly #request: () => Promise<Module>;
  #loading: Promise<Module> | undefined;
  #loaded: Module | undefined;

  /** @param request Requests the module. */
  constructor(request: () => Promise<Module>) {
    this.#request = request;
  }

  /** Loads the module early. A failure matters only when the module is used. */
  prefetch(): void {
    whenIdle(() => void this.#load().catch(() => undefined));
  }

  /**
   * Uses the module: immediately if it is loaded, otherwise as soon as it is.
   *
   * @param failed Called if the module cannot be loaded. Default: nothing happens.
   */
  use(act: (module: Module) => void, failed: () => void = () => undefined): void {
    if (this.#loaded) act(this.#loaded);
    else void this.#load().then(act, failed);
  }

  /** A failed request is not kept, so that the next one can succeed. */
  #load(): Promise<Module> {
    return (this.#loading ??= this.#request().then(
      (module) => (this.#loaded = module),
      (error: unknown) => {
        this.#loading = undefined;
        throw error;
      },
    ));
  }
}
