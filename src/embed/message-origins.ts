// Which pages receive the messages of a frame: `origins=https://www.example`, several separated by spaces or commas, or
// `origins=none`. Default: whatever page the frame is in.

/** More are left out. */
export const MOST_ORIGINS = 10;
/** A longer list is left out as a whole. */
export const LONGEST_LIST = 500;

export interface MessageOrigins {
  /** For `postMessage`: origins, or `*`. */
  readonly targets: readonly string[];
  /** What is left out, as it may be shown. */
  readonly left: readonly string[];
}

/** `https://www.example`, also with a slash at the end; nothing where the text is no origin of a web page. */
function originOf(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const { origin, href } = new URL(text);
  return href === `${origin}/` ? origin : undefined;
}

/**
 * Reads the parameter.
 * @param text its value; `null` where the address has none
 * @param around the origin of the page around, where the browser says it: others would only cause errors on the console
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
