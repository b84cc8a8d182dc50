// The setup that the page asks for: the address of the page takes precedence over the game that the player switched to,
// and that over the attributes. Also makes the link to share a deal.
import { variants, type Position } from '../engine/index.js';
import { systemClock } from '../platform/clock.js';
import type { Session } from '../session/session.js';
import type { MessageFormatter } from '../text/message-formatter.js';
import type { GamePage } from './game-page.js';
import { addressOf, dealInAddress, readDeal, writeDeal } from './deal-links.js';
import { gamesOf, resolveSetup, type ResolvedSetup, type SetupRequest } from './setup.js';

/**
 * The marks that separate a save key from the numbers of a second table and of games set aside. An address can name any
 * save key: as a part of it they are encoded, so that it names no text of another table.
 */
const SEPARATORS = /:(?=aside)|#(?=\d)/g;

export class PageSetup {
  readonly #page: GamePage;
  readonly #lastChosen: (key: string) => string | undefined;
  /** The game that the player switched to; empty: none. */
  #chosen: string | undefined;
  /** Whether the player switched games after the page was opened; the address does not count then. */
  #isSwitched = false;

  /** @param lastChosen reads the setting with the game that the player switched to on an earlier visit */
  constructor(page: GamePage, lastChosen: (key: string) => string | undefined) {
    this.#page = page;
    this.#lastChosen = lastChosen;
  }

  /** The games that the player may switch between, without unknown ones. */
  get games(): readonly string[] {
    return gamesOf(this.#page.setupRequest).filter((id) => variants.has(id));
  }

  /** The name of the setting with the game that the player switched to. Tables with the same save key share it. */
  get choiceKey(): string {
    return `game@${this.#page.saving.name ?? this.#page.setupRequest.variant}`;
  }

  /** Switches to another game of {@link games}. */
  choose(variant: string): void {
    this.#chosen = variant;
    this.#isSwitched = true;
  }

  /** The setup after validation. */
  get resolved(): ResolvedSetup {
    const request = this.#page.setupRequest;
    const { fromUrl: linked } = this;
    const switched = this.#switched;
    const today = systemClock.today();
    if (switched !== undefined && !linked) {
      // the page's options are meant for its own game: they are validated for that one
      const { invalid } = resolveSetup(request, today);
      return { ...resolveSetup({ ...request, variant: switched }, today), invalid };
    }
    return resolveSetup(
      linked ? { ...request, ...linked, options: { ...request.options, ...linked.options } } : request,
      today,
    );
  }

  /** The game that the player switched to, if it is not the page's own. */
  get #switched(): string | undefined {
    const { games } = this;
    if (!games.length) return undefined;
    this.#chosen ??= this.#lastChosen(this.choiceKey) ?? '';
    const isOther = this.#chosen !== this.#page.setupRequest.variant;
    return isOther && games.includes(this.#chosen) ? this.#chosen : undefined;
  }

  /** Whether it asks for a game that is not known (yet). */
  get isUnknown(): boolean {
    return !variants.has(this.#page.setupRequest.variant);
  }

  /** The setup that the page's address asks for. */
  get fromUrl(): Pick<SetupRequest, 'deal' | 'options'> | undefined {
    const { links } = this.#page;
    return links && !this.#isSwitched
      ? readDeal(dealInAddress(links, this.#page.address), this.#page.setupRequest.variant)
      : undefined;
  }

  /**
   * The save key of a game. Daily deals share one key; every other fixed deal has its own. A game that is played in the
   * place of an unknown one must not overwrite the save of that game, nor the one of another table.
   */
  saveKeyFor({ variant, isFallback, setup: { deal, day } }: ResolvedSetup): string {
    const { name: given } = this.#page.saving;
    const switched = variant !== this.#page.setupRequest.variant && this.games.includes(variant);
    // a game that the player switched to must not overwrite the page's own game
    const own =
      given === undefined
        ? undefined
        : [given, switched && variant].filter(Boolean).join('.').replace(SEPARATORS, encodeURIComponent);
    const name = own ?? [variant, day ? 'daily' : deal].filter(Boolean).join('.');
    return isFallback ? `${name}.fallback` : name;
  }

  /** Whether the page itself sets this option or, for `deals`, how random deals are chosen. */
  isSetByPage(option: string, position: Position): boolean {
    const request = this.#page.setupRequest;
    if (option === 'deals') return request.deals !== undefined;
    const own = { ...request, variant: this.#switched ?? request.variant };
    const { variant, setup } = resolveSetup(own, systemClock.today());
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
