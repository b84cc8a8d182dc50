// Deals in addresses: `klondike.42.draw-1`, in the fragment or in a query that the page chooses.
import { isDeal, type Position, type Variant } from '../engine/index.js';
import { notDefault } from '../session/game-key.js';
import type { Wishes } from './wishes.js';

/** The name of the fragment's entry: `#solitaire=klondike.42`. */
const FRAGMENT = 'solitaire';

/** The deal that is played, with the options that are not the default; `undefined` for a given deck. */
export function writeDeal({ deal, options }: Position, variant: Variant): string | undefined {
  if (deal === null) return undefined;
  const chosen = notDefault(variant, options).map(([name, value]) => `${name}-${value}`);
  return [variant.id, deal, ...chosen].join('.');
}

/** What an address wishes of a table of this variant; nothing where it is about another game, or none. */
export function readDeal(text: string | null, variant: string): Pick<Wishes, 'deal' | 'options'> | undefined {
  const [game, deal, ...options] = text?.split('.') ?? [];
  if (game !== variant || !isDeal(Number(deal))) return undefined;
  return {
    deal: Number(deal),
    options: Object.fromEntries(options.map((option) => option.split('-') as [string, string])),
  };
}

/** The deal in the page's own address; `links` is `#` or the name of a query. */
export function dealInAddress(links: string, { hash, search }: Location): string | null {
  return links === '#'
    ? new URLSearchParams(hash.slice(1)).get(FRAGMENT)
    : links
      ? new URLSearchParams(search).get(links)
      : null;
}

/** The page's address that opens a deal; the plain address where the page takes no deals from it. */
export function addressOf(links: string, deal: string, { href }: Location): string {
  const url = new URL(href);
  if (links === '#') url.hash = `${FRAGMENT}=${deal}`;
  else if (links) url.searchParams.set(links, deal);
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
