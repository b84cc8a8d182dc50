// Transcripts: the speech after each key as text, and their comparison.
import { type KeyResponse } from './session.js';

/** Parts that may differ from run to run, and their replacements in a transcript. */
const VARIATIONS: readonly (readonly [RegExp, string])[] = [
  // the time of the game
  [/\b\d+ (minutes?|seconds?)\b/g, '… seconds'],
  [/(الوقت: )[^.]+\./g, '$1….'],
  // what the solver has found so far
  [/ (It leads to|\(Hidden cards were) [^.]*[.)]+\)?/g, ''],
  [/ ?(Can (still |no longer )?be won|Searching)[^|]*?\.(?= \||$)/g, ''],
  // on the first Tab, Orca may already be in focus mode
  [/ \| (Focus|Browse) mode/g, ''],
];

export const asLine = ({ key, spoken }: Pick<KeyResponse, 'key' | 'spoken'>): string => {
  let text = spoken.join(' | ');
  for (const [pattern, instead] of VARIATIONS) text = text.replace(pattern, instead);
  return `${key} → ${text || '(nothing)'}`;
};

/** The errors of a response that do not depend on the transcript. */
export function faultsOf({ key, spoken, cut, sent }: KeyResponse): string[] {
  return sent.flatMap((text, i) => {
    if (sent.indexOf(text) !== i) return [`${key}: sent twice: “${text}”`];
    const times = spoken.filter((one) => one.includes(text)).length;
    if (times === 1) return [];
    const what = cut.some((one) => one.includes(text)) ? 'interrupted' : 'not spoken';
    return [`${key}: ${times ? `spoken ${times} times` : what}: “${text}”`];
  });
}

/**
 * The part of a line that is the same in each run. A hint depends on the progress of the solver. Orca 48 leaves out the
 * card that a move to a foundation uncovers if it is notified of the removed card before the focus change. When a dialog
 * closes, Orca 43 starts with what it leaves, with what it enters, or with both.
 */
const lasting = (line: string): string =>
  line
    .replace(/^h → .+/, 'h → …')
    .replace(/^f → .* \| /, 'f → ')
    .replace(/^(Escape → )((leaving panel\.|\w+ tool bar) \| )+/, '$1');

/** The lines of two transcripts that differ. */
export function differences(expected: string, actual: string): string[] {
  const [were, are] = [expected.trim().split('\n'), actual.trim().split('\n')];
  return Array.from({ length: Math.max(were.length, are.length) }, (_, i) => {
    const [was = '', is = ''] = [were[i], are[i]];
    return lasting(was) === lasting(is) ? [] : [`  expected: ${was}`, `  was:      ${is}`];
  }).flat();
}
