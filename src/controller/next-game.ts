// The next game of a table: its variant and rule options, and how its deal is chosen. The choices of the player are
// saved and apply from the next new game.
import {
  dailyDeal,
  InvalidSetupError,
  variants,
  type OptionChoice,
  type Options,
  type Variant,
} from '../engine/index.js';
import { findVariant, isRegistered, needsValidator } from '../engine/registry.js';
import { requestValidator } from '../engine/validator.js';
import type { Persistence } from '../session/storage/persistence.js';
import { usualDeals } from '../session/storage/game-key.js';
import type { RandomDeals } from '../session/session.js';
import type { ControllerContext } from './controller-context.js';
import type { GamePage } from './game-page.js';
import { knownOptions, ownFields, preferredOptions, toText, type NewGame } from './setup.js';
import type { SolverController } from './solver-controller.js';

/** The name of the setting for random deals: `on` for winnable deals, `off` for any. */
const DEALS_SETTING = 'winnable';

/** The part of the game controller that the next game uses. */
interface NextGameContext extends ControllerContext {
  readonly persistence: Persistence;
  /** Stops moves that run automatically. */
  stop(): void;
}

const isMissing = (request: unknown): boolean => request === undefined || request === null;

/** The name of a given field that requests do not have. Listeners of buttons pass on an event, which has `isTrusted`. */
const unknownField = (others: Readonly<Record<string, unknown>>): string | undefined =>
  Object.keys(others).find((name) => name !== 'isTrusted' && others[name] !== undefined);

export class NextGame {
  readonly #controller: NextGameContext;
  readonly #page: Pick<GamePage, 'setupRequest'>;
  readonly #solver: SolverController;

  constructor(controller: NextGameContext, page: Pick<GamePage, 'setupRequest'>, solver: SolverController) {
    this.#controller = controller;
    this.#page = page;
    this.#solver = solver;
  }

  /**
   * Deals the next game. Defaults: the current variant, its options for the next game, and a random deal.
   *
   * @returns A promise if a winnable deal has to be searched; `undefined` if the game was dealt immediately.
   */
  deal(request: NewGame): Promise<void> | undefined {
    const fields = ownFields(request);
    const { variant, deal, deck, daily, options, ...others } = (fields ?? {}) as NewGame;
    // a page may pass the name of a game instead of an object
    const field = fields || isMissing(request) ? unknownField(others) : toText(request);
    const { session, persistence } = this.#controller;
    let wait: Promise<void> | undefined;
    const { game } = session;
    // the engine checks descriptions when it deals
    const chosen = (variant ?? this.#variant) as string | Variant;
    if (needsValidator(chosen))
      return requestValidator().then((isThere) => {
        if (isThere) return this.deal(request);
        this.#controller.guard(() => void findVariant(chosen));
        return undefined;
      });
    const same = chosen === game.variant || chosen === game.variant.id;
    const rules = typeof chosen === 'string' ? preferredOptions(chosen, persistence.settings) : {};
    const setup = { options: options ?? (same ? knownOptions(chosen, session.nextOptions) : rules) };
    const asked = [deal, deck, daily].some((one) => one !== undefined);
    this.#controller.guard(() => {
      // a misspelled field would deal another game than the one that was requested
      if (field !== undefined)
        throw new InvalidSetupError('bad-setup', {
          field,
          expected: 'variant, deal, deck, daily or options',
        });
      if (deal !== undefined && daily !== undefined)
        throw new InvalidSetupError('bad-setup', { field: 'daily', expected: 'either deal or daily' });
      if (!asked && this.dealsOf(chosen) === 'winnable') {
        this.#controller.stop();
        wait = this.#solver.dealWinnable(setup.options, {
          variant: chosen,
          deal: (found) => this.#solver.deal(chosen, setup, found),
          waitWhileHidden: false,
        });
      } else {
        const number = daily === undefined ? deal : dailyDeal(daily, chosen);
        const random = asked ? undefined : 'any';
        session.deal(chosen, { ...setup, deal: number, deck, day: daily, random });
      }
    });
    return wait;
  }

  /** Deals another game or, before the first move, the daily deal or the requested deal number again. */
  dealWithChosenRules(): Promise<void> | undefined {
    const { day, random, position, game } = this.#controller.session;
    if (position.moves > 0 || random || game.deal === null) return this.deal({});
    return this.deal(day === undefined ? { deal: game.deal } : { daily: day });
  }

  /** How random deals of a game are chosen: the page's setting, otherwise the player's, otherwise the default. */
  dealsOf(variant: string | Variant): RandomDeals {
    const chosen = this.#controller.persistence.settings.get(DEALS_SETTING);
    const game = typeof variant === 'string' ? variants.get(variant) : variant;
    return (
      this.#page.setupRequest.deals ??
      (chosen === 'on' ? 'winnable' : chosen === 'off' ? 'any' : game ? usualDeals(game) : 'any')
    );
  }

  /** Saves the player's choice of random deals; the current game's default is not stored. */
  chooseDeals(deals: RandomDeals): void {
    const { session, persistence } = this.#controller;
    const usual = deals === usualDeals(session.game.variant);
    persistence.settings.set(DEALS_SETTING, usual ? undefined : deals === 'winnable' ? 'on' : 'off');
    this.#solver.refresh();
  }

  /** The rule options of the next new game of the current variant. */
  get options(): Options {
    return knownOptions(this.#variant, this.#controller.session.nextOptions);
  }

  /** The names of the options that change with the next new game, in the order of {@link options}. */
  get pendingOptions(): readonly string[] {
    const now = this.#controller.session.position.options;
    const { options } = this;
    return Object.keys(options).filter((name) => options[name] !== now[name]);
  }

  /** Saves the player's choice of a rule option. */
  chooseOption(option: string, value: OptionChoice): void {
    const { session, persistence } = this.#controller;
    persistence.settings.set(`${session.position.variant}.${option}`, String(value));
    session.chooseForNext(option, value);
    persistence.flush(session);
  }

  /** The variant on the table: its id if it is registered, because a custom game may have been redefined since. */
  get #variant(): string | Variant {
    const { variant } = this.#controller.session.game;
    return isRegistered(variant) ? variant.id : variant;
  }
}
