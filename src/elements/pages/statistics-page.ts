// The page for statistics: the figures of the game on the table, or of another one; reset, export and import.
import { html, nothing, type TemplateResult } from 'lit';
import { Game, variants, type Variant } from '../../engine/index.js';
import { gameKey, readGameKey } from '../../session/game-key.js';
import type { Statistics } from '../../session/statistics.js';
import type { Phrases, TextKey } from '../phrases.js';
import type { Desk, Page } from '../sheet.js';
import { grant } from '../wishes.js';

/** What the page needs of the game. */
export interface StatisticsHost {
  readonly statistics: () => Statistics;
}

/** More of a file is not read: what it would hold beyond is refused as too large anyway. */
const MOST_BYTES = 1_000_000;

/** "Klondike · Scoring: Vegas" */
function titleOf(all: Phrases, key: string): string {
  const [game, options] = readGameKey(key);
  const variant = variants.get(game);
  const phrases = variant ? all.forGame(variant) : all;
  const named = Object.entries(options).map(([name, value]) =>
    phrases.say('optionIs', { option: phrases.option(name), value: phrases.optionValue(name, value) }),
  );
  return [phrases.game(game), ...named].join(' · ');
}

/** The description under its options; `undefined` where this page does not know such a game. */
function describe(key: string): Variant | undefined {
  const [variant, options] = readGameKey(key);
  const { setup, wrong } = grant({ variant, deal: 1, daily: undefined, options }, new Date(0));
  return wrong.length ? undefined : Game.deal(variant, setup).description;
}

export class StatisticsPage implements Page {
  readonly title = 'statistics';
  readonly #host: StatisticsHost;
  #game = '';
  #asked = false;
  #byHand = '';

  constructor(host: StatisticsHost) {
    this.#host = host;
  }

  opened(desk: Desk): void {
    this.#game = this.#byHand = '';
    this.#asked = false;
    desk.update();
  }

  body(desk: Desk): TemplateResult {
    const { phrases, session } = desk;
    const statistics = this.#host.statistics();
    const current = gameKey(session.game.variant, session.position.options);
    const games = [...new Set([current, ...statistics.games()])];
    const game = games.includes(this.#game) ? this.#game : current;
    const pick = (event: Event): void => {
      this.#game = games[(event.target as HTMLSelectElement).selectedIndex] ?? '';
      this.#asked = false;
      desk.note('');
    };
    return html`<h3>${titleOf(phrases, game)}</h3>
      <dl>${this.#figures(phrases, game, game === current ? session.game.description : describe(game))}</dl>
      ${
        games.length > 1
          ? html`<div class="choice-of">
              <label for="statistics-of">${phrases.say('statisticsOf')}</label>
              <select id="statistics-of" @change=${pick}>
                ${games.map(
                  (one) => html`<option .selected=${one === game}>${titleOf(phrases, one)}</option>`,
                )}
              </select>
            </div>`
          : nothing
      }
      ${this.#tools(desk, game)}`;
  }

  #figures(phrases: Phrases, game: string, description: Variant | undefined): TemplateResult[] {
    const sum = this.#host.statistics().summary(game);
    const figure = (label: TextKey, value: string | undefined): TemplateResult =>
      html`<dt>${phrases.say(label)}</dt>
        <dd>${value ?? html`<span role="img" aria-label=${phrases.say('noneYet')}>–</span>`}</dd>`;
    const number = (label: TextKey, value: number | undefined): TemplateResult =>
      figure(label, value === undefined ? value : phrases.number(value));
    const share = (label: TextKey, value: number): TemplateResult =>
      figure(label, sum.played ? phrases.percent(value) : undefined);
    const { score, goal } = description ?? {};
    return [
      number('played', sum.played),
      number('gamesWon', sum.won),
      share('shareWon', sum.share),
      number('streak', sum.streak),
      number('bestStreak', sum.bestStreak),
      figure('bestTime', sum.bestTime === undefined ? undefined : phrases.clock(sum.bestTime)),
      number('fewestMoves', sum.fewestMoves),
      ...(score?.stake
        ? [
            number('bankroll', sum.bankroll),
            number('bestPay', sum.bestScore),
            number('dealsEven', sum.brokeEven),
            share('shareEven', sum.evenShare),
          ]
        : !score || score.plays?.length
          ? [number('bestScore', sum.bestScore)]
          : []),
      ...(goal && 'empty' in goal ? [number('fewestLeft', sum.fewestLeft)] : []),
    ];
  }

  #tools(desk: Desk, game: string): TemplateResult {
    const { phrases } = desk;
    const statistics = this.#host.statistics();
    const button = (text: TextKey, act: (event: MouseEvent) => void): TemplateResult =>
      html`<button type="button" class="choice" @click=${act}>${phrases.say(text)}</button>`;
    const reset = ({ detail }: MouseEvent): void => {
      // the second click of a double click is no answer
      if (detail > 1) return;
      if (this.#asked) statistics.reset(game);
      const n = statistics.summary(game).played;
      desk.note(phrases.say(this.#asked ? 'statisticsReset' : 'resetForgets', { n }));
      this.#asked = !this.#asked;
    };
    const cancel = ({ currentTarget }: Event): void => {
      // the button that was pressed goes away
      ((currentTarget as HTMLElement).previousElementSibling as HTMLElement | null)?.focus();
      this.#asked = false;
      desk.note('');
    };
    return html`<p>${phrases.say('statisticsStay')}</p>
      <div class="choices">
        ${button(this.#asked ? 'resetReally' : 'reset', reset)}
        ${this.#asked ? button('cancel', cancel) : nothing}
        ${button('export', () => {
          download(statistics.toText());
          desk.note(phrases.say('exported'));
        })}
        ${button('copy', () => void this.#copy(desk))}
      </div>
      ${
        this.#byHand
          ? html`<input
              class="by-hand"
              readonly
              aria-label=${phrases.say('statistics')}
              .value=${this.#byHand}
            />`
          : nothing
      }
      <div class="choice-of">
        <label for="statistics-file">${phrases.say('import')}</label>
        <input
          id="statistics-file"
          type="file"
          accept=".json"
          @change=${({ target }: Event) => void this.#import(desk, target as HTMLInputElement)}
        />
      </div>`;
  }

  async #copy(desk: Desk): Promise<void> {
    const text = this.#host.statistics().toText();
    try {
      await navigator.clipboard.writeText(text);
      this.#byHand = '';
    } catch {
      this.#byHand = text;
    }
    desk.note(desk.phrases.say(this.#byHand ? 'copyByHand' : 'copied'));
  }

  async #import(desk: Desk, input: HTMLInputElement): Promise<void> {
    const [file] = input.files ?? [];
    const text = await file?.slice(0, MOST_BYTES).text().catch(String);
    if (text === undefined) return;
    input.value = '';
    const { phrases } = desk;
    const read = this.#host.statistics().load(text);
    desk.note(
      typeof read === 'string' ? phrases.texts.importFaults[read] : phrases.say('imported', { n: read }),
    );
  }
}

function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = 'solitaire-statistics.json';
  link.click();
  // once the browser has surely begun
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 60_000);
}
