// The setup that the page requests. The address of the page takes precedence over the game that the player switched to,
// which takes precedence over the attributes. Also creates the link to share a deal.
import { variants, writeLine, type Position } from '../engine/index.js';
import { MOST_LINE_MOVES } from '../engine/limits.js';
import { systemClock } from '../platform/clock.js';
import type { Session } from '../session/session.js';
import type { MessageFormatter } from '../text/message-formatter.js';
import type { GamePage } from './game-page.js';
import { addressOf, dealInAddress, readDeal, writeDeal, type LinkedSetup } from './deal-links.js';
import { gamesOf, resolveSetup, type ResolvedSetup, type SetupRequest } from './setup.js';
import { nameOfStart } from './start-setup.js';

/**
 * The separators between a save key and the number of a second table or of a game set aside. They are encoded inside a
 * save key, because the URL of embed.html can contain any key, which must not address the data of another table.
 */
const SEPARATORS = /:(?=aside)|#(?=\d)/g;

/** The request for a game; without the page's deck, line and puzzle if it is not the page's game. */
const forGame = (request: SetupRequest, variant: string): SetupRequest =>
  variant === request.variant
    ? request
    : { ...request, variant, deck: undefined, line: undefined, puzzle: undefined };

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
    const today = systemClock.today();
    const own = forGame(request, this.#requested(linked));
    const resolved = resolveSetup(
      linked ? { ...own, ...linked, options: { ...own.options, ...linked.options } } : own,
      today,
    );
    if (own === request) return resolved;
    // the options in the attributes belong to the page's game, and are validated for it
    return { ...resolved, invalid: resolveSetup(request, today).invalid };
  }

  /** The game that the address, the player's choice or the page requests. @param linked the value of {@link fromUrl} */
  #requested(linked: LinkedSetup | undefined): string {
    return linked?.variant ?? this.#chosenOf(this.games) ?? this.#page.setupRequest.variant;
  }

  /** The games that the table can deal. */
  get #offered(): readonly string[] {
    return [this.#page.setupRequest.variant, ...this.games];
  }

  /** The game that the player switched to, if it is one of these. */
  #chosenOf(games: readonly string[]): string | undefined {
    if (!games.length) return undefined;
    this.#chosen ??= this.#lastChosen(this.choiceKey) ?? '';
    return games.includes(this.#chosen) ? this.#chosen : undefined;
  }

  /** Whether the address or the player's choice requests a game that the page offers, but that is not defined (yet). */
  get isRequestedUnknown(): boolean {
    const request = this.#page.setupRequest;
    const games = gamesOf(request);
    const requested = this.#linkTo([request.variant, ...games])?.variant ?? this.#chosenOf(games);
    return requested !== undefined && !variants.has(requested);
  }

  /** Whether the page requests a game that is not defined (yet). */
  get isUnknown(): boolean {
    return !variants.has(this.#page.setupRequest.variant);
  }

  /** The setup that the page's address requests: a deal of the page's game or of one that the player may switch to. */
  get fromUrl(): LinkedSetup | undefined {
    return this.#linkTo(this.#offered);
  }

  /** The deal in the page's address, if it is of one of these games. */
  #linkTo(games: readonly string[]): LinkedSetup | undefined {
    const { links, address } = this.#page;
    return links && !this.#isSwitched ? readDeal(dealInAddress(links, address), games) : undefined;
  }

  /**
   * The save key of a game. Daily deals share one key; every other fixed deal has a separate one. A game that replaces
   * an unknown one must not overwrite the save of that game or of another table.
   */
  saveKeyFor({ variant, isFallback, setup }: ResolvedSetup): string {
    const { deal, day } = setup;
    const { name: given } = this.#page.saving;
    const switched = variant !== this.#page.setupRequest.variant && this.games.includes(variant);
    // an empty name counts as missing: otherwise all tables of a site that have one would share a saved game; a game
    // that the player switched to must not overwrite the page's game
    const own = given
      ? [given, switched && variant].filter(Boolean).join('.').replace(SEPARATORS, encodeURIComponent)
      : undefined;
    const name =
      own ?? [variant, day ? 'daily' : deal, nameOfStart(variant, setup)].filter(Boolean).join('.');
    return isFallback ? `${name}.fallback` : name;
  }

  /** Whether the page sets this option or, for `deals`, how random deals are chosen. */
  isSetByPage(option: string, position: Position): boolean {
    const request = this.#page.setupRequest;
    if (option === 'deals') return request.deals !== undefined;
    const { variant, setup } = resolveSetup(
      forGame(request, this.#requested(this.fromUrl)),
      systemClock.today(),
    );
    return variant === position.variant && Object.hasOwn(setup.options ?? {}, option);
  }

  /** Whether a link can lead to a position after moves, rather than to the deal only. */
  linksToPosition(session: Session): boolean {
    const { position, puzzle } = session;
    const { links, address } = this.#page;
    if (!links || puzzle || position.moves === 0 || !addressOf(links, undefined, address)) return false;
    return this.#linkOf(session, true) !== undefined;
  }

  /**
   * The deal in words, and the link to it; empty if none can lead to it.
   *
   * @param fromHere whether to link to the current position; requires {@link linksToPosition}
   */
  shareLink(
    session: Session,
    formatter: MessageFormatter,
    fromHere = false,
  ): readonly [text: string, url: string] {
    const { deal } = session.game;
    const { variant, moves } = session.position;
    const link = this.#linkOf(session, fromHere);
    const key = deal === null ? 'invitationDeck' : fromHere ? 'invitationHere' : 'invitation';
    return [
      formatter.message(key, { game: formatter.game(variant), deal: String(deal), n: moves }),
      addressOf(this.#page.links, link, this.#page.address),
    ];
  }

  /** The deal in a link; `undefined` if the page that the link opens would not deal it. */
  #linkOf({ position, game, moves, puzzle }: Session, fromHere: boolean): string | undefined {
    // the link opens the same page, which must be able to deal this game
    const { variant } = game;
    const isOffered = variants.get(variant.id) === variant && this.#offered.includes(variant.id);
    if (!isOffered || puzzle) return undefined;
    const dealt = { deal: game.deal, options: position.options };
    if (!fromHere) return writeDeal(dealt, variant);
    if (position.moves > MOST_LINE_MOVES) return undefined;
    const made = moves.slice(0, position.moves);
    return writeDeal(dealt, variant, writeLine(made, game.replay([]), 'compact'));
  }
}
