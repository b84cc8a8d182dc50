// Links to deals: `klondike.42.draw-1`, in the fragment of the page's address or in a query parameter.
import { variants, type DealName, type Options, type Variant } from '../engine/index.js';
import { isDealOf, readDealName } from '../engine/microsoft-deals.js';
import { notDefault } from '../session/storage/game-key.js';
import { toText, type SetupRequest } from './setup.js';

/** The name of the entry in the fragment: `#solitaire=klondike.42`. */
const FRAGMENT = 'solitaire';

// option names and values may be any text: characters other than letters, digits and `_` become `~` and four hex digits
const encode = (text: string): string =>
  text.replace(/\W/g, (unit) => `~${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
const decode = (text = ''): string =>
  text.replace(/~([\da-f]{4})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/** The part of a link with the moves: `line-167fD2w6`. A game with an option of this name has no such links. */
const LINE = 'line';
const hasLines = ({ options = {} }: Variant): boolean => !Object.hasOwn(options, LINE);

/**
 * A longer text is neither written nor parsed: the longest link to a deal of a game with 20 options, or to a position
 * after 500 moves, has fewer characters.
 */
const MOST_CHARACTERS = 4000;

/**
 * Formats the current deal with its non-default options; `undefined` for a given deck, and if no link can contain the
 * line.
 *
 * @param line the moves from the deal to the position to share, in the compact notation
 */
export function writeDeal(
  { deal, options }: { readonly deal: DealName | null; readonly options: Options },
  variant: Variant,
  line?: string,
): string | undefined {
  if (deal === null || (line && !hasLines(variant))) return undefined;
  const chosen = notDefault(variant, options).map((option) => option.map(String).map(encode).join('-'));
  const text = [variant.id, deal, ...chosen, ...(line ? [`${LINE}-${line}`] : [])].join('.');
  return text.length > MOST_CHARACTERS ? undefined : text;
}

/** The parameters of a longer query or fragment are not parsed: with a million of them, that takes seconds. */
const MOST_ADDRESS = 8000;

/** Parses the parameters of a query or a fragment, with its first character; none if it is too long. */
const parametersOf = (text: string): URLSearchParams =>
  new URLSearchParams(text.length > MOST_ADDRESS ? '' : text.slice(1));

/** The setup that a link replaces. */
export type LinkedSetup = Pick<SetupRequest, 'variant' | 'deal' | 'deck' | 'line' | 'puzzle' | 'options'>;

/**
 * Parses the deal of a link; `undefined` if it is missing or of another game.
 *
 * @param games the ids of the games that the table offers
 */
export function readDeal(text: string | null, games: readonly string[]): LinkedSetup | undefined {
  if (text === null || text.length > MOST_CHARACTERS) return undefined;
  const [variant = '', name = '', ...parts] = text.split('.');
  const deal = readDealName(name);
  const known = variants.get(variant);
  if (!games.includes(variant) || !deal || (known && !isDealOf(known, deal))) return undefined;
  const options: Record<string, string> = {};
  let line: string | undefined;
  for (const part of parts) {
    const [name = '', ...rest] = part.split('-');
    if (name === LINE && known && hasLines(known)) line = rest.join('-');
    else options[decode(name)] = decode(rest[0]);
  }
  // the deck, line and puzzle in the attributes belong to another deal
  return { variant, deal, deck: undefined, line, puzzle: undefined, options };
}

/** Splits the attribute `links`: the place of the deal, and the parameters that shared links keep. */
const readLinks = (links: string): string[] => toText(links).split(/\s+/).filter(Boolean);

/** The route of a hash router at the start of a fragment: `#/game`, `#!/game`. */
const ROUTE = /^#[!/][^?&=;]*(?=\?|$)/;

/** The route in a fragment, and its parameters: those after a route follow a question mark. */
function fragmentOf(hash: string): { route: string; parameters: URLSearchParams } {
  const [route = ''] = ROUTE.exec(hash) ?? [];
  return { route, parameters: parametersOf(hash.slice(route.length)) };
}

/** The deal in the address of the page. `links` starts with `#` or the name of a parameter. */
export function dealInAddress(
  links: string,
  { hash, search }: Pick<Location, 'hash' | 'search'>,
): string | null {
  const [place] = readLinks(links);
  if (place === '#') return fragmentOf(hash).parameters.get(FRAGMENT);
  return place ? parametersOf(search).get(place) : null;
}

/** The parameters that are the address of a page of WordPress without permalinks. */
const PAGE_PARAMETERS = ['p', 'page_id'];

/**
 * The address to share: with the route of a hash router, but no other fragment; with only those parameters that `links`
 * names or that are the address of a page; and, if the page accepts deals in its address, with the deal. Empty if no
 * other browser can open the page: documents of frames without an address, blobs, files.
 */
export function addressOf(links: string, deal: string | undefined, { href }: Pick<Location, 'href'>): string {
  const url = new URL(href);
  if (!/^https?:$/.test(url.protocol)) return '';
  const [place, ...named] = readLinks(links);
  const keep = (parameters: URLSearchParams): URLSearchParams =>
    new URLSearchParams([...parameters].filter(([name]) => [...named, ...PAGE_PARAMETERS].includes(name)));
  const { route, parameters } = fragmentOf(url.hash);
  const query = keep(parametersOf(url.search));
  const inFragment = route ? keep(parameters) : new URLSearchParams();
  if (deal && place === '#') inFragment.set(FRAGMENT, deal);
  else if (deal && place) query.set(place, deal);
  url.username = url.password = '';
  url.search = String(query);
  url.hash = [route, String(inFragment)].filter(Boolean).join('?');
  return url.href;
}
