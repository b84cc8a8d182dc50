// The comments and variations of a replay in the URL of embed.html: `replay&comment-2=text&marks-2=w-6` is a comment
// after the second move with marks on the table, `variation-2=D3 w1 {w-6}: text` another line from there with marks. They
// become children of the replay, as a page would write them (elements/replay/annotations.ts).
import { isOff, queryOf } from './parameters.js';

export interface ReplayAnnotation {
  /** The attributes of the child, by name. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

/** The maximum number of moves of a replay has four digits. */
const NAME = /^(comment|marks|variation)-(\d{1,4})$/;

/** Moves, marks in braces and a text. Neither moves nor marks contain a colon or a brace. */
const VARIATION = /^([^:{]*)(?:\{([^}]*)\})?\s*:?(.*)$/s;

/** Whether the URL asks for a replay. */
export const isReplay = (search: string): boolean => {
  const value = queryOf(search).get('replay');
  return value !== null && !isOff(value);
};

/** Whether a parameter of a replay is not an attribute of its element. */
export const isReplayParameter = (name: string): boolean => name === 'replay' || NAME.test(name);

/** The comments and variations in the order of the URL; several may have the same number of moves. */
export function readAnnotations(search: string): ReplayAnnotation[] {
  const query = queryOf(search);
  const commented = new Set<string>();
  const annotations: ReplayAnnotation[] = [];
  for (const [name, value] of query) {
    const [, kind, at = ''] = NAME.exec(name) ?? [];
    if (kind === 'comment') {
      // the marks belong to the first comment, because those of all comments of a position are shown together
      const marks = commented.has(at) ? null : query.get(`marks-${at}`);
      commented.add(at);
      annotations.push({ attributes: { 'data-at': at, ...(marks && { 'data-marks': marks }) }, text: value });
    } else if (kind === 'marks' && !query.has(`comment-${at}`) && !commented.has(at)) {
      commented.add(at);
      annotations.push({ attributes: { 'data-at': at, 'data-marks': value }, text: '' });
    } else if (kind === 'variation') {
      const [, line = '', marks = '', text = ''] = VARIATION.exec(value) ?? [];
      annotations.push({
        attributes: {
          'data-at': at,
          'data-line': line.trim(),
          ...(marks.trim() && { 'data-marks': marks.trim() }),
        },
        text: text.trim(),
      });
    }
  }
  return annotations;
}
