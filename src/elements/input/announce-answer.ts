// Announces the answers to the query keys. In the split build, announce-answer-split.ts replaces this file and loads the
// answers later.
import type { Announcer } from '../../controller/announcer.js';
import { answerQuery } from './spoken-queries.js';
import type { Query, QueryContext } from './where-text.js';

/** @param context Returns the state that the answer is based on. */
export const announceAnswer = (question: Query, context: () => QueryContext, announcer: Announcer): void =>
  announcer.announce(answerQuery(question, context()));

/** Loads the answers early. */
export const prefetchAnswers = (): void => undefined;
