// Transcripts: what is spoken for each key, as text, and their comparison.
import { type Heard } from './session.js';

/** What may differ from run to run, and how it is written in a transcript. */
const VARIATIONS: readonly (readonly [RegExp, string])[] = [
  // the time of the game
  [/\b\d+ (minutes?|seconds?)\b/g, '… seconds'],
  // what the solver has found until then
  [/ (It starts a win in|\(I peeked at) [^.]*[.)]+\)?/g, ''],
  [/ ?(Can (still |no longer )?be won|Searching)[^|]*?\.(?= \||$)/g, ''],
  // the first Tab on a page may find Orca in focus mode already
  [/ \| (Focus|Browse) mode/g, ''],
];

export const asLine = ({ key, spoken }: Pick<Heard, 'key' | 'spoken'>): string => {
  let text = spoken.join(' | ');
  for (const [pattern, instead] of VARIATIONS) text = text.replace(pattern, instead);
  return `${key} → ${text || '(nothing)'}`;
};

/** What is wrong with an answer, whatever the transcript says. */
export function faultsOf({ key, spoken, cut, sent }: Heard): string[] {
  return sent.flatMap((text) => {
    const times = spoken.filter((one) => one.includes(text)).length;
    if (times === 1) return [];
    const what = cut.some((one) => one.includes(text)) ? 'interrupted' : 'not spoken';
    return [`${key}: ${times ? `spoken ${times} times` : what}: “${text}”`];
  });
}

/** The lines of two transcripts that differ. */
export function differences(expected: string, actual: string): string[] {
  const [were, are] = [expected.trim().split('\n'), actual.trim().split('\n')];
  return Array.from({ length: Math.max(were.length, are.length) }, (_, i) => {
    const [was = '', is = ''] = [were[i], are[i]];
    return was === is ? [] : [`  expected: ${was}`, `  was:      ${is}`];
  }).flat();
}
