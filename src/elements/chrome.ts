// Templates of the controls around the table: bar, toolbar, auto-finish offer, end panel and pause cover.
import { html, nothing, type TemplateResult } from 'lit';
import type { Position } from '../engine/index.js';
import type { Session } from '../session/session.js';
import type { Sign } from '../session/verdict.js';
import { figuresOf, type Counted } from './figures.js';
import { icon, tip, type IconName } from './icons.js';
import { outcomeText } from './messages.js';
import type { Phrases, TextKey } from './phrases.js';
import { rightward } from './direction.js';
import type { PageName } from './sheet.js';
import { sign } from './verdict-sign.js';
import { aboutKey } from './verdict-text.js';

/** The actions of the buttons: the public methods of the game element. */
export interface ChromeActions {
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
interface Told extends Counted, Pick<Session, 'elapsed'> {
  readonly position: Pick<Position, 'variant' | 'deal' | 'moves' | 'status' | keyof Counted['position']>;
  readonly game: Pick<Session['game'], 'description' | 'canUndo' | 'canRedo'>;
}

export interface ToolbarState {
  readonly session: Told;
  readonly phrases: Phrases;
  /** The names of hidden parts. */
  readonly without: ReadonlySet<string>;
  readonly game: ChromeActions;
  readonly show: (page: PageName) => void;
  /** The verdict as displayed, without flicker; `undefined` to hide it. */
  readonly sign: Sign | undefined;
  /** Undoes to the last winnable position. */
  readonly back: () => unknown;
  /** Whether there is no game yet, so that the buttons are inert. */
  readonly waits?: boolean;
}

export interface ChromeState extends ToolbarState {
  readonly session: Session;
  /** The current verdict. */
  readonly verdict: Sign | undefined;
}

const figure = (name: string, label: string, value: string): TemplateResult =>
  html`<div part="figure" class="figure ${name}">
    <dt>${label}</dt>
    <dd>${value}</dd>
  </div>`;

/** The bar: name, deal, verdict and counters. */
function bar(state: ToolbarState): TemplateResult {
  const { session, phrases, without } = state;
  const { position } = session;
  const deal =
    position.deal === null ? phrases.say('ownDeal') : phrases.say('deal', { deal: String(position.deal) });
  return html`<div part="bar" class="bar">
    <span part="name" class="name">${phrases.game(position.variant)}</span>
    ${
      without.has('deal')
        ? nothing
        : html`<button
            part="deal"
            class="deal"
            type="button"
            tabindex="-1"
            aria-haspopup="dialog"
            @click=${() => state.show('deals')}
          >
            ${deal}
          </button>`
    }
    ${state.sign ? sign(phrases, session, state.sign, state.back) : nothing}
    <dl part="figures" class="figures">
      ${
        without.has('score')
          ? nothing
          : figuresOf(session, phrases).map(({ name, label, value }) => figure(name, label, value))
      }
      ${without.has('moves') ? nothing : figure('moves', phrases.say('moves'), phrases.number(position.moves))}
      ${without.has('time') ? nothing : figure('time', phrases.say('time'), phrases.clock(session.elapsed))}
    </dl>
  </div>`;
}

function tools({ session, phrases, without, game, show }: ToolbarState): TemplateResult {
  const { position } = session;
  const { canUndo, canRedo } = session.game;
  const tool = (part: string, name: IconName, text: TextKey, act: () => unknown, enabled = true) =>
    without.has(part)
      ? nothing
      : html`<button
          type="button"
          part="button"
          class="tool ${name}"
          tabindex="-1"
          aria-label=${phrases.say(text)}
          aria-disabled=${enabled ? 'false' : 'true'}
          aria-haspopup=${name === 'menu' || name === 'help' ? 'dialog' : 'false'}
          @click=${enabled ? act : nothing}
        >
          ${icon(name)}<span class="label" aria-hidden="true">${phrases.say(text)}</span
          >${tip(phrases.say(text))}
        </button>`;
  const newGame = (): void => {
    game.newGame();
    // focus the stock
    game.focus();
  };
  const playing = position.status === 'playing';
  return html`<div class="tools">
    ${tool('new', 'new', 'newGame', newGame)} ${tool('undo', 'undo', 'undo', () => game.undo(), canUndo)}
    ${tool('undo', 'redo', 'redo', () => game.redo(), canRedo)}
    ${tool('hints', 'hint', 'hint', () => game.hint(), position.status !== 'won')}
    ${tool('pause', 'pause', 'pause', () => game.pause(), playing)}
    ${tool('help', 'help', 'help', () => show('help'))} ${tool('menu', 'menu', 'menu', () => show('menu'))}
    <slot name="toolbar"></slot>
  </div>`;
}

/**
 * The toolbar: bar and buttons. One button is in the tab order, arrow keys move between the buttons; disabled buttons
 * stay focusable.
 */
export function toolbar(state: ToolbarState): TemplateResult {
  const { phrases, without } = state;
  return html`<div
    part="toolbar"
    class="chrome"
    role="toolbar"
    aria-label=${phrases.say('toolbar')}
    ?inert=${state.waits}
    @keydown=${rove}
  >
    ${without.has('bar') ? nothing : bar(state)} ${without.has('toolbar') ? nothing : tools(state)}
  </div>`;
}

/**
 * Updates the tab order of the toolbar: one button, at first the menu button, because it leads to everything; or each
 * button in step navigation.
 */
export function keepStops(root: ParentNode, each: boolean): void {
  const buttons = Array.from(root.querySelectorAll<HTMLElement>('.chrome button'));
  const stops = buttons.filter((one) => one.tabIndex === 0);
  if (!each && stops.length === 1) return;
  const first = root.querySelector('.chrome .menu') ?? root.querySelector('.chrome .tool') ?? buttons[0];
  for (const one of buttons) one.tabIndex = each || one === first ? 0 : -1;
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
  const buttons = Array.from(bar.querySelectorAll('button')).filter((one) => one.offsetParent);
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  // leave combinations with modifiers to the browser
  if (step === undefined || at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const next = buttons[Math.min(buttons.length - 1, Math.max(0, at + step))];
  // in step navigation every button stays in the tab order
  if (buttons.some((one) => one.tabIndex < 0)) {
    for (const one of buttons) one.tabIndex = one === next ? 0 : -1;
  }
  next?.focus();
}

/** The auto-finish offer, if no decisions are left. */
export function offer({ session, phrases, without, game }: ChromeState): TemplateResult | typeof nothing {
  if (without.has('finish') || !session.finishing) return nothing;
  const finish = (): void => {
    // the button is removed with the game
    game.focus();
    game.autoFinish();
  };
  return html`<button type="button" part="button" class="choice main finish" @click=${finish}>
    ${icon('finish')}${phrases.say('finish')}
  </button>`;
}

/** The end panel: the result, and the next actions. */
export function ending(state: ChromeState, how: 'won' | 'lost'): TemplateResult | typeof nothing {
  const { session, phrases, without, game, verdict } = state;
  const { position } = session;
  const { description } = session.game;
  const { status, net, moves } = position;
  if (status !== how) return nothing;
  const won = how === 'won';
  const never = verdict?.state === 'unwinnable';
  const short = !won && !(description.aim && net >= description.aim.net);
  // offer the solution unless the search failed to find one
  const missed = short && !never && verdict?.state !== 'lost';
  const choice = (part: string, text: TextKey, act: () => unknown) =>
    without.has(part)
      ? nothing
      : html`<button type="button" part="button" class="choice ${part === 'new' ? 'main' : ''}" @click=${act}>
          ${phrases.say(text)}
        </button>`;
  const sentences = [
    won ? phrases.say('won', { n: moves }) : '',
    outcomeText(phrases, session),
    !won && never ? phrases.say(aboutKey('never', session)) : '',
  ];
  return html`<div part="end" class="end ${status}" role="group" aria-labelledby="end">
    <p>
      <strong id="end">${phrases.say(won ? 'wonTitle' : 'lostTitle')}</strong>
      ${phrases.sentences(...sentences)}
    </p>
    <slot name=${won ? 'won' : 'lost'}></slot>
    <div class="choices">
      ${choice('new', 'newGame', () => game.newGame())} ${choice('undo', 'undo', () => game.undo())}
      ${choice('restart', 'restart', () => game.restart())}
      ${short && verdict?.canReturn ? choice('verdict', aboutKey('back', session), state.back) : nothing}
      ${missed ? choice('verdict', aboutKey('lost', session), () => state.show('replay')) : nothing}
    </div>
  </div>`;
}

/** The cover while the game is paused. */
export const cover = ({ session, phrases, game }: ChromeState): TemplateResult | typeof nothing =>
  session.paused
    ? html`<div part="cover" class="cover" role="group" aria-labelledby="paused">
        <strong id="paused">${phrases.say('paused')}</strong>
        <button type="button" part="button" class="choice main" @click=${() => game.resume()}>
          ${phrases.say('resume')}
        </button>
      </div>`
    : nothing;
