// The pages that receive the messages of a frame: `origins=https://www.example`, several separated by spaces or commas,
// or `origins=none`. Default: the embedding page, of any origin.

/** The maximum number of origins; further ones are ignored. */
export const MOST_ORIGINS = 10;
/** The maximum length of the list in characters; a longer list is ignored completely. */
export const LONGEST_LIST = 500;

export interface MessageOrigins {
  /** The target origins for `postMessage`, or `*`. */
  readonly targets: readonly string[];
  /** The ignored words, shortened for the warning. */
  readonly left: readonly string[];
}

/** The origin of `https://www.example`, optionally with a final slash; `undefined` for any other text. */
function originOf(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const { origin, href } = new URL(text);
  return href === `${origin}/` ? origin : undefined;
}

/**
 * Reads the parameter.
 * @param text its value; `null` if the URL has no such parameter
 * @param around the origin of the embedding page, if the browser reveals it. Other targets are then omitted, because
 *   they would only cause console errors.
 */
export function messageOrigins(text: string | null, around?: string): MessageOrigins {
  if (text === null) return { targets: ['*'], left: [] };
  const words = text.split(/[\s,]+/).filter(Boolean);
  if (text.length > LONGEST_LIST) return { targets: [], left: ['origins'] };
  if (words.length === 1 && words[0] === 'none') return { targets: [], left: [] };
  const targets: string[] = [];
  const left: string[] = [];
  for (const word of words) {
    const origin = originOf(word);
    if (!origin || targets.length === MOST_ORIGINS) left.push(word.slice(0, 40));
    else if (!targets.includes(origin)) targets.push(origin);
  }
  return { targets: around ? targets.filter((target) => target === around) : targets, left };
}
