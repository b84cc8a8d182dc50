// What the page wishes of a table: by its attributes or, before them, by its address; and the address that leads others
// to a deal.
import { variants, type Position } from '../engine/index.js';
import { systemClock } from '../platform/clock.js';
import type { Session } from '../session/session.js';
import type { Phrases } from './phrases.js';
import { addressOf, dealInAddress, readDeal, writeDeal } from './share.js';
import { grant, type Granted, type Wishes } from './wishes.js';

/** The page, as far as it can be asked. */
export interface WishHost {
  wishes(): Wishes;
  /** Where the page's address may name a deal: `#`, the name of a query, or nowhere. */
  links(): string;
  /** Whether games are kept in the browser, and under which name. */
  keeps(): { readonly stored: boolean; readonly name: string | undefined };
}

export class PageWish {
  readonly #host: WishHost;

  constructor(host: WishHost) {
    this.#host = host;
  }

  /** What can be had of it. */
  get granted(): Granted {
    const wishes = this.#host.wishes();
    const { linked } = this;
    return grant(
      linked ? { ...wishes, ...linked, options: { ...wishes.options, ...linked.options } } : wishes,
      systemClock.today(),
    );
  }

  /** What the page's address wishes. */
  get linked(): Pick<Wishes, 'deal' | 'options'> | undefined {
    const links = this.#host.links();
    return links ? readDeal(dealInAddress(links, location), this.#host.wishes().variant) : undefined;
  }

  /** Under which name a game is kept. Daily deals take turns in one place, other deals have each their own. */
  nameOf({ variant, setup: { deal, day } }: Granted): string {
    return this.#host.keeps().name ?? [variant, day ? 'daily' : deal].filter(Boolean).join('.');
  }

  /** Whether the page itself says how this rule is, or that deals are to be such as can be won. */
  isFixed(option: string, position: Position): boolean {
    const wishes = this.#host.wishes();
    if (option === 'winnable') return wishes.winnable === true;
    const { variant, setup } = grant(wishes, systemClock.today());
    return variant === position.variant && option in (setup.options ?? {});
  }

  /** The deal in words, and the address that leads to it. */
  invitation(
    { position, game: { variant } }: Session,
    phrases: Phrases,
  ): readonly [text: string, url: string] {
    // elsewhere the same page is to deal this game
    const known = variants.get(variant.id) === variant && variant.id === this.#host.wishes().variant;
    const deal = writeDeal(position, variant);
    const values = { game: phrases.game(position.variant), deal: String(position.deal) };
    return [
      phrases.say(deal ? 'invitation' : 'invitationDeck', values),
      deal && known ? addressOf(this.#host.links(), deal, location) : location.href,
    ];
  }
}
