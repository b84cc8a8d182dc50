// Deals in addresses: `klondike.42.draw-1`, in the fragment or in a query that the page chooses.
import { isDeal, type Position, type Variant } from '../engine/index.js';
import { notDefault } from '../session/game-key.js';
import { textOf, type Wishes } from './wishes.js';

/** The name of the fragment's entry: `#solitaire=klondike.42`. */
const FRAGMENT = 'solitaire';

// an option's name or value may be any text: letters, digits and `_` stay, all else is `~` and its four hex digits
const encode = (text: string): string =>
  text.replace(/\W/g, (unit) => `~${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
const decode = (text = ''): string =>
  text.replace(/~([\da-f]{4})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/** The deal that is played, with the options that are not the default; `undefined` for a given deck. */
export function writeDeal({ deal, options }: Position, variant: Variant): string | undefined {
  if (deal === null) return undefined;
  const chosen = notDefault(variant, options).map((option) => option.map(String).map(encode).join('-'));
  return [variant.id, deal, ...chosen].join('.');
}

/** What an address wishes of a table of this variant; nothing where it is about another game, or none. */
export function readDeal(text: string | null, variant: string): Pick<Wishes, 'deal' | 'options'> | undefined {
  const [game, deal, ...options] = text?.split('.') ?? [];
  if (game !== variant || !isDeal(Number(deal))) return undefined;
  return {
    deal: Number(deal),
    options: Object.fromEntries(
      options.map((option) => {
        const [name, value] = option.split('-');
        return [decode(name), decode(value)] as const;
      }),
    ),
  };
}

/** What the attribute `links` says: where a deal stands, and the parameters that a shared address keeps. */
const readLinks = (links: string): string[] => textOf(links).split(/\s+/).filter(Boolean);

/** The deal in the page's own address; `links` begins with `#` or the name of a parameter. */
export function dealInAddress(links: string, { hash, search }: Location): string | null {
  const [place] = readLinks(links);
  if (place === '#') return new URLSearchParams(hash.slice(1)).get(FRAGMENT);
  return place ? new URLSearchParams(search).get(place) : null;
}

/**
 * The page's address without anything that the page did not name: no fragment, and of its parameters those in `links`.
 * With the deal, where there is one and the page takes deals from its address.
 */
export function addressOf(links: string, deal: string | undefined, { href }: Location): string {
  const url = new URL(href);
  const [place, ...kept] = readLinks(links);
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => kept.includes(name)));
  url.hash = url.username = url.password = '';
  if (deal && place === '#') url.hash = String(new URLSearchParams({ [FRAGMENT]: deal }));
  else if (deal && place) query.set(place, deal);
  url.search = String(query);
  return url.href;
}

/** How a text was handed on: by the system's share sheet, by the clipboard, or not at all; or the player thought better. */
export type Shared = 'shared' | 'copied' | 'refused' | 'cancelled';

/** Hands a text on: to the system's share sheet on touch devices, else to the clipboard. */
export async function share(text: string, url: string): Promise<Shared> {
  if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ text, url });
      return 'shared';
    } catch (error) {
      // a page's own can throw whatever it likes
      if ((error as Error | null)?.name === 'AbortError') return 'cancelled';
    }
  }
  try {
    await navigator.clipboard.writeText(`${text}\n${url}`);
    return 'copied';
  } catch {
    return 'refused';
  }
}
