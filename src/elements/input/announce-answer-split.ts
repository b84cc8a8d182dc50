// Replaces announce-answer.ts in the split build: loads the answers when the page is idle, or for the first question.
import { LaterModule } from '../../platform/later-module.js';
import type * as Answers from './announce-answer.js';

const answers = new LaterModule(() => import('./spoken-queries.js'));

export const announceAnswer: typeof Answers.announceAnswer = (question, context, announcer) =>
  answers.use(
    ({ answerQuery }) => announcer.announce(answerQuery(question, context())),
    () => announcer.announce(context().formatter.message('notLoaded')),
  );

export const prefetchAnswers = (): void => answers.prefetch();
