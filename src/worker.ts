// Entry of `solitaire-elements/worker.js`: what answers searches in a worker. The other modules start it themselves.
import './engine.js';
import { answerSearches } from './platform/search-worker.js';

// on a server there is nobody to answer
if ('postMessage' in globalThis) answerSearches();
