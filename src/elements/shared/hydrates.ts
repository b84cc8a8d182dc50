// Whether Lit may hydrate the content that a server rendered. In the standalone bundle it never does
// (hydrates-standalone.ts): pages with Lit's hydration use the modules for bundlers.

/** Whether the first render may have to equal a server's. */
export const HYDRATES = true as boolean;
