// Installs the rendering of all elements on a server.
import { drawCard, drawPile } from '../cards/ssr-cards.js';
import { useServerRendering } from '../shared/server-rendering.js';
import { replaySkeleton } from './replay-skeleton.js';
import { skeletonStyles } from './skeleton-styles.js';
import { skeleton } from './ssr-skeleton.js';

useServerRendering({ skeleton, replaySkeleton, drawCard, drawPile, styles: [skeletonStyles] });
