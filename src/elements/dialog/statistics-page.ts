// The statistics page: the figures of the current game or of another one, with reset, export and import.
import type { GameController } from '../../controller/game-controller.js';
import { nothing, type TemplateResult } from 'lit';
import { create } from '../../platform/page.js';
import { isScored, rated } from '../../engine/aim.js';
import { Game, variants, type Variant } from '../../engine/index.js';
import { keyOf, readDeals, readGameKey } from '../../session/storage/game-key.js';
import type { MessageFormatter, TextKey } from '../../text/message-formatter.js';
import type { DialogContext, Page } from './dialog.js';
import { resolveSetup } from '../../controller/setup.js';
import { optionName, optionValue } from '../../text/option-text.js';
import { html } from '../shared/html.js';

/** The maximum number of bytes read from an imported file; a larger file is rejected as too large anyway. */
const MOST_BYTES = 1_000_000;

/** "Klondike · Scoring: Vegas" */
function titleOf(all: MessageFormatter, key: string): string {
  const [kind, deals] = readDeals(key);
  const [game, options] = readGameKey(kind);
  const variant = variants.get(game);
  const formatter = variant ? all.forGame(variant) : all;
  const named = Object.entries(options).map(([name, value]) =>
    formatter.message('optionIs', {
      option: optionName(formatter, name),
      value: optionValue(formatter, name, value),
    }),
  );
  if (deals) named.push(formatter.message(deals === 'any' ? 'anyDeals' : 'winnableDeals'));
  return [formatter.game(game), ...named].join(' · ');
}

/** The description with its options applied; `undefined` if the game is not defined on this page. */
function describe(key: string): Variant | undefined {
  const [variant, options] = readGameKey(readDeals(key)[0]);
  const { setup, invalid } = resolveSetup({ variant, deal: 1, daily: undefined, options }, new Date(0));
  return invalid.length ? undefined : Game.deal(variant, setup).description;
}

export class StatisticsPage implements Page {
  readonly title = 'statistics';
  readonly #controller: GameController;
  #game = '';
  #asked = false;
  #byHand = '';

  constructor(controller: GameController) {
    this.#controller = controller;
  }

  opened(context: DialogContext): void {
    this.#game = this.#byHand = '';
    this.#asked = false;
    context.update();
  }

  body(context: DialogContext): TemplateResult {
    const { formatter, session } = context;
    const statistics = this.#controller.persistence.statistics;
    const current = keyOf(session);
    const games = [...new Set([current, ...statistics.games()])];
    const game = games.includes(this.#game) ? this.#game : current;
    const pick = (event: Event): void => {
      this.#game = games[(event.target as HTMLSelectElement).selectedIndex] ?? '';
      this.#asked = false;
      context.showNote('');
    };
    return html`<h3>${titleOf(formatter, game)}</h3>
      <dl>${this.#figures(formatter, game, game === current ? session.game.description : describe(game))}</dl>
      ${
        games.length > 1
          ? html`<div class="choice-of">
              <label for="statistics-of">${formatter.message('statisticsOf')}</label>
              <select id="statistics-of" @change=${pick}>
                ${games.map(
                  (one) => html`<option .selected=${one === game}>${titleOf(formatter, one)}</option>`,
                )}
              </select>
            </div>`
          : nothing
      }
      ${this.#tools(context, game)}`;
  }

  #figures(formatter: MessageFormatter, game: string, description: Variant | undefined): TemplateResult[] {
    const sum = this.#controller.persistence.statistics.summary(game);
    const figure = (label: TextKey, value: string | undefined): TemplateResult =>
      html`<dt>${formatter.message(label)}</dt>
        <dd>${value ?? html`<span role="img" aria-label=${formatter.message('noneYet')}>–</span>`}</dd>`;
    const number = (label: TextKey, value: number | undefined): TemplateResult =>
      figure(label, value === undefined ? value : formatter.intl.number(value));
    const amount = (label: TextKey, value: number | undefined): TemplateResult =>
      figure(label, value === undefined ? value : formatter.amount(value));
    const share = (label: TextKey, value: number): TemplateResult =>
      figure(label, sum.played ? formatter.intl.percent(value) : undefined);
    const { score, goal } = description ?? {};
    return [
      number('played', sum.played),
      number('gamesWon', sum.won),
      share('shareWon', sum.share),
      number('streak', sum.streak),
      number('bestStreak', sum.bestStreak),
      figure('bestTime', sum.bestTime === undefined ? undefined : formatter.intl.clock(sum.bestTime)),
      number('fewestMoves', sum.fewestMoves),
      ...(score?.stake
        ? [
            amount('bankroll', sum.bankroll),
            amount('bestPay', sum.bestScore),
            number('dealsEven', sum.brokeEven),
            share('shareEven', sum.evenShare),
          ]
        : !description
          ? [number('bestScore', sum.bestScore)]
          : isScored(description)
            ? [number('bestScore', rated(description, sum.bestScore))]
            : []),
      ...(goal && 'empty' in goal ? [number('fewestLeft', sum.fewestLeft)] : []),
    ];
  }

  #tools(context: DialogContext, game: string): TemplateResult {
    const { formatter } = context;
    const statistics = this.#controller.persistence.statistics;
    const button = (text: TextKey, act: (event: MouseEvent) => void): TemplateResult =>
      html`<button type="button" class="choice" @click=${act}>${formatter.message(text)}</button>`;
    const reset = ({ detail }: MouseEvent): void => {
      // the second click of a double click is not a confirmation
      if (detail > 1) return;
      if (this.#asked) statistics.reset(game);
      const n = statistics.summary(game).played;
      context.showNote(formatter.message(this.#asked ? 'statisticsReset' : 'resetForgets', { n }));
      this.#asked = !this.#asked;
    };
    const cancel = ({ currentTarget }: Event): void => {
      // the activated button is removed
      ((currentTarget as HTMLElement).previousElementSibling as HTMLElement | null)?.focus();
      this.#asked = false;
      context.showNote('');
    };
    return html`<p>${formatter.message('statisticsStay')}</p>
      <div class="choices">
        ${button(this.#asked ? 'resetReally' : 'reset', reset)}
        ${this.#asked ? button('cancel', cancel) : nothing}
        ${button('export', () => {
          download(statistics.toText());
          context.showNote(formatter.message('exported'));
        })}
        ${button('copy', () => void this.#copy(context))}
        ${button('import', ({ currentTarget }) => {
          (currentTarget as HTMLElement).parentElement?.querySelector('input')?.click();
        })}
        <input
          hidden
          type="file"
          accept=".json"
          @change=${({ target }: Event) => void this.#import(context, target as HTMLInputElement)}
        />
      </div>
      ${
        this.#byHand
          ? html`<input
              class="by-hand"
              readonly
              aria-label=${formatter.message('statistics')}
              .value=${this.#byHand}
            />`
          : nothing
      }`;
  }

  async #copy(context: DialogContext): Promise<void> {
    const text = this.#controller.persistence.statistics.toText();
    try {
      await navigator.clipboard.writeText(text);
      this.#byHand = '';
    } catch {
      if (!context.isOpen) return;
      this.#byHand = text;
    }
    context.showNote(context.formatter.message(this.#byHand ? 'copyByHand' : 'copied'));
  }

  async #import(context: DialogContext, input: HTMLInputElement): Promise<void> {
    const [file] = input.files ?? [];
    const text = await file?.slice(0, MOST_BYTES).text().catch(String);
    if (text === undefined) return;
    input.value = '';
    const { formatter } = context;
    const read = this.#controller.persistence.statistics.load(text, this.#controller.session.today);
    context.showNote(
      typeof read === 'string'
        ? formatter.texts.importFaults[read]
        : formatter.message('imported', { n: read }),
    );
  }
}

function download(text: string): void {
  const link = create(document, 'a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = 'solitaire-statistics.json';
  link.click();
  // late enough for the download to have started
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 60_000);
}
