// The setup that the page asks for: the address of the page takes precedence over the attributes. Also makes the link to
// share a deal.
import { variants, type Position } from '../engine/index.js';
import { systemClock } from '../platform/clock.js';
import type { Session } from '../session/session.js';
import type { Phrases } from './phrases.js';
import { addressOf, dealInAddress, readDeal, writeDeal } from './share.js';
import { grant, type Granted, type Wishes } from './wishes.js';

/** The page's settings. */
export interface WishHost {
  wishes(): Wishes;
  /** Where the page's address can name a deal: `#`, the name of a query parameter, or nowhere. */
  links(): string;
  /** Whether games are saved in the browser, and under which name. */
  keeps(): { readonly stored: boolean; readonly name: string | undefined };
}

export class PageWish {
  readonly #host: WishHost;

  constructor(host: WishHost) {
    this.#host = host;
  }

  /** The setup after validation. */
  get granted(): Granted {
    const wishes = this.#host.wishes();
    const { linked } = this;
    return grant(
      linked ? { ...wishes, ...linked, options: { ...wishes.options, ...linked.options } } : wishes,
      systemClock.today(),
    );
  }

  /** Whether it asks for a game that is not known (yet). */
  get isUnknown(): boolean {
    return !variants.has(this.#host.wishes().variant);
  }

  /** The setup that the page's address asks for. */
  get linked(): Pick<Wishes, 'deal' | 'options'> | undefined {
    const links = this.#host.links();
    return links ? readDeal(dealInAddress(links, location), this.#host.wishes().variant) : undefined;
  }

  /**
   * The save key of a game. Daily deals share one key; every other fixed deal has its own. A game that is played in the
   * place of an unknown one must not overwrite the save of that game, nor the one of another table.
   */
  nameOf({ variant, isFallback, setup: { deal, day } }: Granted): string {
    const name = this.#host.keeps().name ?? [variant, day ? 'daily' : deal].filter(Boolean).join('.');
    return isFallback ? `${name}.fallback` : name;
  }

  /** Whether the page itself sets this option, or asks for winnable deals. */
  isFixed(option: string, position: Position): boolean {
    const wishes = this.#host.wishes();
    if (option === 'winnable') return wishes.winnable === true;
    const { variant, setup } = grant(wishes, systemClock.today());
    return variant === position.variant && option in (setup.options ?? {});
  }

  /** The deal in words, and the link to it. */
  invitation(
    { position, game: { variant } }: Session,
    phrases: Phrases,
  ): readonly [text: string, url: string] {
    // otherwise the link leads to the same page, which has to deal this game
    const known = variants.get(variant.id) === variant && variant.id === this.#host.wishes().variant;
    const deal = writeDeal(position, variant);
    const values = { game: phrases.game(position.variant), deal: String(position.deal) };
    return [
      phrases.say(deal ? 'invitation' : 'invitationDeck', values),
      addressOf(this.#host.links(), known ? deal : undefined, location),
    ];
  }
}
