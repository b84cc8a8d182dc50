// The setup that the page asks for: the address of the page takes precedence over the attributes. Also makes the link to
// share a deal.
import { variants, type Position } from '../engine/index.js';
import { systemClock } from '../platform/clock.js';
import type { Session } from '../session/session.js';
import type { MessageFormatter } from '../text/message-formatter.js';
import type { GamePage } from './game-page.js';
import { addressOf, dealInAddress, readDeal, writeDeal } from './deal-links.js';
import { resolveSetup, type ResolvedSetup, type SetupRequest } from './setup.js';

export class PageSetup {
  readonly #page: GamePage;

  constructor(page: GamePage) {
    this.#page = page;
  }

  /** The setup after validation. */
  get resolved(): ResolvedSetup {
    const request = this.#page.setupRequest;
    const { fromUrl: linked } = this;
    return resolveSetup(
      linked ? { ...request, ...linked, options: { ...request.options, ...linked.options } } : request,
      systemClock.today(),
    );
  }

  /** Whether it asks for a game that is not known (yet). */
  get isUnknown(): boolean {
    return !variants.has(this.#page.setupRequest.variant);
  }

  /** The setup that the page's address asks for. */
  get fromUrl(): Pick<SetupRequest, 'deal' | 'options'> | undefined {
    const links = this.#page.links;
    return links
      ? readDeal(dealInAddress(links, this.#page.address), this.#page.setupRequest.variant)
      : undefined;
  }

  /**
   * The save key of a game. Daily deals share one key; every other fixed deal has its own. A game that is played in the
   * place of an unknown one must not overwrite the save of that game, nor the one of another table.
   */
  saveKeyFor({ variant, isFallback, setup: { deal, day } }: ResolvedSetup): string {
    const name = this.#page.saving.name ?? [variant, day ? 'daily' : deal].filter(Boolean).join('.');
    return isFallback ? `${name}.fallback` : name;
  }

  /** Whether the page itself sets this option, or asks for winnable deals. */
  isSetByPage(option: string, position: Position): boolean {
    const request = this.#page.setupRequest;
    if (option === 'winnable') return request.winnable === true;
    const { variant, setup } = resolveSetup(request, systemClock.today());
    return variant === position.variant && option in (setup.options ?? {});
  }

  /** The deal in words, and the link to it. */
  shareLink(
    { position, game: { variant } }: Session,
    formatter: MessageFormatter,
  ): readonly [text: string, url: string] {
    // otherwise the link leads to the same page, which has to deal this game
    const known = variants.get(variant.id) === variant && variant.id === this.#page.setupRequest.variant;
    const deal = writeDeal(position, variant);
    const values = { game: formatter.game(position.variant), deal: String(position.deal) };
    return [
      formatter.message(deal ? 'invitation' : 'invitationDeck', values),
      addressOf(this.#page.links, known ? deal : undefined, this.#page.address),
    ];
  }
}
