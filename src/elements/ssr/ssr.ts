// What a server renders of a game. The standalone bundle renders nothing on servers (ssr-standalone.ts).
export { skeleton } from './ssr-skeleton.js';
export { skeletonStyles } from './skeleton-styles.js';
