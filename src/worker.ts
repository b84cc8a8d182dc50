// Entry of `solitaire-elements/worker.js`: what answers searches in a worker. The other modules start it themselves. It
// needs no registered games: each search brings the description of its game.
import { answerSearches } from './platform/answer-searches.js';

// on a server there is nobody to answer
if ('postMessage' in globalThis) answerSearches();
