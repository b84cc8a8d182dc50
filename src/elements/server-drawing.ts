// What servers draw, and the page takes over. The one module does without (server-drawing-none.ts): on a server and
// where Lit hydrates, the modules for bundlers are used.
export { drawCard, drawPile } from './server-cards.js';
export { skeleton } from './skeleton.js';
export { skeletonStyles } from './styles/skeleton-styles.js';

/** Whether the first render may have to equal what a server drew. */
export const HYDRATES = true as boolean;
