// What a server renders of a game. The one module renders nothing on servers (ssr-one-module.ts).
export { skeleton } from './ssr-skeleton.js';
export { skeletonStyles } from './skeleton-styles.js';
