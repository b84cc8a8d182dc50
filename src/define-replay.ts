// Defines <solitaire-replay>.
import { registerElements } from './elements/register.js';
import { SolitaireReplay } from './elements/solitaire-replay.js';

export { SolitaireReplay };

// without a page, the classes of the standalone bundle are not elements (platform/worker-shim.ts)
if ('attachShadow' in SolitaireReplay.prototype) registerElements({ 'solitaire-replay': SolitaireReplay });
