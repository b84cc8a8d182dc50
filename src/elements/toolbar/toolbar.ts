// Templates of the controls around the table: bar, toolbar, auto-finish offer and pause cover. The end of a game is in
// ending.ts.
import { nothing, type TemplateResult } from 'lit';
import type { Position } from '../../engine/index.js';
import type { Session } from '../../session/session.js';
import type { SolvabilityStatus } from '../../session/solvability.js';
import type { Statistics } from '../../session/storage/statistics.js';
import type { ScoreSource } from '../../text/score-fields.js';
import { icon, tip, type IconName } from '../shared/icons.js';
import type { MessageFormatter, TextKey } from '../../text/message-formatter.js';
import { rightward } from '../shared/direction.js';
import type { PageName } from '../dialog/dialog.js';
import { figures } from './figures.js';
import { quietBadge, verdictBadge } from './verdict-badge.js';
import { html } from '../shared/html.js';

/** The actions of the buttons: the public methods of the game element. */
interface ToolbarActions {
  newGame(): unknown;
  restart(): unknown;
  undo(): unknown;
  redo(): unknown;
  hint(): unknown;
  autoFinish(): unknown;
  pause(): unknown;
  resume(): unknown;
  focus(): unknown;
}

/** The part of a session that the bar and the buttons use. */
interface ShownPosition
  extends ScoreSource, Pick<Session, 'day' | 'elapsed' | 'canUndo' | 'movesMade' | 'puzzle'> {
  readonly position: Pick<Position, 'variant' | 'moves' | 'status' | keyof ScoreSource['position']>;
  readonly game: Pick<Session['game'], 'deal' | 'description' | 'canRedo'>;
}

export interface ToolbarState {
  readonly session: ShownPosition;
  readonly formatter: MessageFormatter;
  /** The names of hidden parts. */
  readonly without: ReadonlySet<string>;
  readonly game: ToolbarActions;
  readonly show: (page: PageName) => void;
  /** The verdict as displayed, without flicker; `undefined` to hide it. */
  readonly sign: SolvabilityStatus | undefined;
  /** Whether the verdict is visible only once the game can no longer be won. */
  readonly quiet?: boolean;
  /** Undoes to the last winnable position. */
  readonly back: () => unknown;
  /** Whether there is no game yet, so that the buttons are inert. */
  readonly waits?: boolean;
  /** Whether the deal is a placeholder until a winnable one is found: its number is not visible, but has its space. */
  readonly hidesDeal?: boolean;
}

export interface ToolbarContext extends ToolbarState {
  readonly session: Session;
  /** The current verdict. */
  readonly verdict: SolvabilityStatus | undefined;
  readonly statistics: Pick<Statistics, 'summary'>;
  /** Shares the deal. */
  readonly share: () => unknown;
}

/** What the toolbar shows after a loss. */
export interface LossTemplates {
  /** The result and the last counters, in place of the bar. */
  readonly outcome: TemplateResult;
  /** The buttons for the possible actions, in place of the toolbar's buttons. The first is the tab stop. */
  readonly actions: TemplateResult;
}

/** "Deal 7", or the date of a daily deal. */
function dealName(formatter: MessageFormatter, { day, game: { deal } }: ShownPosition): string {
  if (day) return formatter.intl.date(day, 'medium');
  return deal === null ? formatter.message('ownDeal') : formatter.message('deal', { deal: String(deal) });
}

/** The bar: name, deal, verdict and counters. */
function bar(state: ToolbarState, isReplaced: boolean): TemplateResult {
  const { session, formatter, without } = state;
  const { position } = session;
  const deal = dealName(formatter, session);
  const { sign, back } = state;
  const { most } = session.puzzle ?? {};
  // the state of another aim, such as the best possible payout, is useful during the whole game
  const quiet = state.quiet && !session.game.description.aim;
  return html`<div part="bar" class="bar ${isReplaced ? 'replaced' : ''}" ?inert=${isReplaced}>
    <div class="title">
      <div class="naming">
        <span part="name" class="name">${formatter.game(position.variant)}</span>
        ${most === undefined ? nothing : html`<span class="task">${formatter.message('puzzleAsk', { n: most })}</span>`}
        ${
          without.has('deal')
            ? nothing
            : session.puzzle
              ? html`<span part="deal" class="deal">${deal}</span>`
              : html`<button
                  part="deal"
                  class="deal ${state.hidesDeal ? 'pending' : ''}"
                  type="button"
                  tabindex="-1"
                  aria-haspopup="dialog"
                  @click=${() => state.show('deals')}
                >
                  ${deal}
                </button>`
        }
      </div>
      ${sign && quiet ? quietBadge(formatter, session, sign, back) : nothing}
    </div>
    ${sign && !quiet ? verdictBadge(formatter, session, sign, back) : nothing}
    <dl part="figures" class="figures">${figures(state)}</dl>
  </div>`;
}

/**
 * The buttons. After a loss those for the possible actions are visible instead, with the menu and the slotted buttons;
 * the normal ones stay in the layout, invisible, so that the table does not move.
 */
function tools(state: ToolbarState, loss: LossTemplates | undefined): TemplateResult {
  const { session, formatter, without, game, show } = state;
  const { position } = session;
  const { canUndo } = session;
  const { canRedo } = session.game;
  const tool = (part: string, name: IconName, text: TextKey, act: () => unknown, enabled = true) =>
    without.has(part)
      ? nothing
      : html`<button
          type="button"
          part="button"
          class="tool ${name}"
          tabindex="-1"
          aria-label=${formatter.message(text)}
          aria-disabled=${enabled ? 'false' : 'true'}
          aria-haspopup=${name === 'menu' || name === 'help' ? 'dialog' : 'false'}
          @click=${enabled ? act : nothing}
        >
          ${icon(name)}<span class="label" aria-hidden="true">${formatter.message(text)}</span
          >${tip(formatter.message(text))}
        </button>`;
  const newGame = (): void => {
    game.newGame();
    // focus the stock
    game.focus();
  };
  const playing = position.status === 'playing';
  const hidden = without.has('toolbar');
  const menu = hidden ? nothing : tool('menu', 'menu', 'menu', () => show('menu'));
  const own = hidden ? nothing : html`<slot name="toolbar"></slot>`;
  const buttons = html`
    ${tool('new', 'new', 'newGame', newGame)} ${tool('undo', 'undo', 'undo', () => game.undo(), canUndo)}
    ${tool('undo', 'redo', 'redo', () => game.redo(), canRedo)}
    ${tool('hints', 'hint', 'hint', () => game.hint(), position.status !== 'won')}
    ${tool('pause', 'pause', 'pause', () => game.pause(), playing)}
    ${tool('help', 'help', 'help', () => show('help'))} ${menu}
  `;
  if (!loss) return html`<div class="tools">${buttons} ${own}</div>`;
  return html`<div class="tools ended">${loss.actions} ${menu} ${own}</div>
    ${hidden ? nothing : html`<div class="tools replaced" inert>${buttons}</div>`}`;
}

/**
 * The toolbar: bar and buttons. One button is in the tab order, arrow keys move between the buttons; disabled buttons
 * stay focusable. It is absent if the page hides both, unless the game is lost.
 */
export function toolbar(state: ToolbarState, loss?: LossTemplates): TemplateResult | typeof nothing {
  const { formatter, without } = state;
  const hidden = without.has('toolbar') && !loss;
  if (hidden && without.has('bar')) return nothing;
  return html`<div
    part="toolbar"
    class="chrome"
    role="toolbar"
    aria-label=${formatter.message('toolbar')}
    ?inert=${state.waits}
    @keydown=${rove}
  >
    ${without.has('bar') ? nothing : bar(state, !!loss)} ${loss?.outcome}
    ${hidden ? nothing : tools(state, loss)}
  </div>`;
}

/** The buttons of the toolbar that can be used, in order. */
const BUTTONS = '.chrome > :not([inert]) button';

/**
 * Updates the tab order of the toolbar: one button, initially the menu button, because the menu contains everything, or
 * after a loss the first of its actions. In step navigation, each enabled button whose command is not in the menu.
 */
export function updateTabStops(root: ParentNode, each: boolean): void {
  const buttons = [...root.querySelectorAll<HTMLElement>(BUTTONS)];
  if (!each && buttons.filter((one) => one.tabIndex === 0).length === 1) return;
  const first =
    root.querySelector('.chrome .way-on') ??
    root.querySelector('.chrome .menu') ??
    root.querySelector('.chrome .tool') ??
    buttons[0];
  const inMenu = root.querySelector('.chrome .menu') ? '.deal, .help' : '.none';
  const stops = (one: HTMLElement): boolean =>
    one === first || (each && !one.matches(`[aria-disabled=true], :disabled, ${inMenu}`));
  for (const one of buttons) one.tabIndex = stops(one) ? 0 : -1;
}

/** Moves the focus between the buttons with arrow keys, Home and End. */
function rove(event: KeyboardEvent): void {
  const bar = event.currentTarget as HTMLElement;
  const step = {
    ArrowLeft: rightward(bar, -1),
    ArrowRight: rightward(bar, 1),
    Home: -Infinity,
    End: Infinity,
  }[event.key];
  const buttons = [...bar.querySelectorAll<HTMLElement>(BUTTONS)].filter((one) => one.offsetParent);
  const at = buttons.indexOf(event.target as HTMLElement);
  // leave combinations with modifiers to the browser
  if (step === undefined || at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const next = buttons[Math.min(buttons.length - 1, Math.max(0, at + step))];
  // in step navigation several buttons are in the tab order, and stay there
  if (buttons.filter((one) => one.tabIndex === 0).length === 1) {
    for (const one of buttons) one.tabIndex = one === next ? 0 : -1;
  }
  next?.focus();
}

/** The auto-finish offer, if no decisions are left. */
export function offer({
  session,
  formatter,
  without,
  game,
}: ToolbarContext): TemplateResult | typeof nothing {
  if (without.has('finish') || !session.autoFinishMoves) return nothing;
  const finish = (): void => {
    // the button is removed with the game
    game.focus();
    game.autoFinish();
  };
  return html`<button type="button" part="button" class="choice main finish" @click=${finish}>
    ${icon('finish')}${formatter.message('finish')}
  </button>`;
}

/** The cover while the game is paused. */
export const cover = ({ session, formatter, game }: ToolbarContext): TemplateResult | typeof nothing =>
  session.paused
    ? html`<div part="cover" class="cover" role="group" aria-labelledby="paused">
        <strong id="paused">${formatter.message('paused')}</strong>
        <button type="button" part="button" class="choice main" @click=${() => game.resume()}>
          ${formatter.message('resume')}
        </button>
      </div>`
    : nothing;
