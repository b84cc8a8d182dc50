// Entry of `solitaire-elements/worker.js`: answers searches in a worker. The other modules start it automatically. No
// games need to be registered in it, because each search request contains the description of its game.
import { answerSearches } from './platform/answer-searches.js';

// on a server there is no page that could send requests
if ('postMessage' in globalThis) answerSearches();
