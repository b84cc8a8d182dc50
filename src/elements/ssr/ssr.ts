// Rendering of a game or a replay on a server. The standalone bundle renders nothing on servers (ssr-standalone.ts).
export { replaySkeleton } from './replay-skeleton.js';
export { skeleton } from './ssr-skeleton.js';
export { skeletonStyles } from './skeleton-styles.js';
