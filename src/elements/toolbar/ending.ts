// Templates of the end of a game: a bar that replaces the toolbar's buttons after a loss, so that the table stays
// visible, and a panel with the result after a win.
import { html, nothing, type TemplateResult } from 'lit';
import { netAim } from '../../engine/aim.js';
import { gameResult } from '../../session/storage/game-result.js';
import { lostTitle, outcomeText } from '../../text/event-text.js';
import type { Session } from '../../session/session.js';
import type { SolvabilityStatus } from '../../session/solvability.js';
import type { MessageFormatter, TextKey } from '../../text/message-formatter.js';
import { aboutKey } from '../../text/verdict-text.js';
import { icon, tip, type IconName } from '../shared/icons.js';
import type { ToolbarContext } from './toolbar.js';

interface Action {
  /** The name of the button in `without`. */
  readonly part: string;
  readonly icon: IconName;
  readonly name: string;
  /** The tooltip. Default: the name. */
  readonly title?: string;
  readonly act: () => unknown;
}

/** The best possible result of a deal that cannot be won: "At best 3 left." */
function bestOutcome(
  formatter: MessageFormatter,
  session: Session,
  { fewestOfDeal }: SolvabilityStatus,
): string {
  return fewestOfDeal === undefined
    ? formatter.message(aboutKey('never', session))
    : formatter.form(formatter.texts.hintWhy['leaves-fewest'], { n: fewestOfDeal });
}

/**
 * The bar after a loss: the result and the possible actions. It replaces the toolbar's buttons, so that it covers no
 * card. Its first button is the tab stop of the toolbar.
 */
export function lostBar(state: ToolbarContext): TemplateResult | typeof nothing {
  const { session, formatter, without, game, verdict } = state;
  const { position } = session;
  if (position.status !== 'lost') return nothing;
  const short = position.net < (netAim(session.game.description) ?? Infinity);
  const never = verdict?.state === 'unwinnable';
  const message = (text: TextKey): string => formatter.message(text);
  const actions: Action[] = [
    ...(short && verdict?.canReturn
      ? [
          {
            part: 'verdict',
            icon: 'goBack',
            name: message(aboutKey('back', session)),
            act: state.back,
          } as const,
        ]
      : []),
    { part: 'undo', icon: 'undo', name: message('undo'), act: () => game.undo() },
    { part: 'restart', icon: 'restart', name: message('restart'), act: () => game.restart() },
    { part: 'new', icon: 'new', name: message('newGame'), act: () => game.newGame() },
    // the solution is offered unless the search found none
    ...(short && !never && verdict?.state !== 'lost'
      ? [
          {
            part: 'verdict',
            icon: 'way',
            name: message('replay'),
            title: message(aboutKey('lost', session)),
            act: () => state.show('replay'),
          } as const,
        ]
      : []),
  ];
  return html`<div part="end" class="end lost" role="group" aria-labelledby="end">
    <p>
      <strong id="end">${lostTitle(formatter, session)}</strong>
      ${formatter.sentences(
        outcomeText(formatter, session),
        never ? bestOutcome(formatter, session, verdict) : '',
      )}
    </p>
    <slot name="lost"></slot>
    <div class="ways">
      ${actions
        .filter(({ part }) => !without.has(part))
        .map(
          ({ icon: sign, name, title = name, act }, i) =>
            html`<button
              type="button"
              part="button"
              class="way-on ${sign}"
              tabindex=${i ? '-1' : '0'}
              aria-label=${name}
              @click=${act}
            >
              ${icon(sign)}<span class="caption" aria-hidden="true">${name}</span>${tip(title)}
            </button>`,
        )}
    </div>
  </div>`;
}

/** The panel after a win: time, moves, score, records, the current streak, and the possible actions. */
export function wonPanel(state: ToolbarContext): TemplateResult | typeof nothing {
  const { session, formatter, without, game, statistics } = state;
  if (session.position.status !== 'won') return nothing;
  const { seconds, moves, score, streak, bestTime, bestScore, isFastest, isHighest } = gameResult(
    session,
    statistics,
  );
  const { stake } = session.position;
  // a game that does not start at its deal has no statistics
  const counted = !without.has('statistics') && !session.startLine.length;
  const figure = (
    name: string,
    label: TextKey,
    value: string,
    best?: string,
    isRecord = false,
  ): TemplateResult =>
    html`<div class="result ${name}">
      <dt>${formatter.message(label)}</dt>
      <dd>
        ${value}${
          isRecord
            ? html` <em class="record">${formatter.message('newRecord')}</em>`
            : best === undefined
              ? nothing
              : html` <small>${formatter.message('bestSoFar', { value: best })}</small>`
        }
      </dd>
    </div>`;
  return html`<div part="end" class="end won" role="group" aria-labelledby="end">
    <p>
      <strong id="end">${formatter.message('wonTitle')}</strong>
      ${outcomeText(formatter, session)}
    </p>
    <dl class="results">
      ${
        without.has('time')
          ? nothing
          : figure(
              'time',
              'time',
              formatter.clock(seconds),
              counted && bestTime !== undefined ? formatter.clock(bestTime) : undefined,
              counted && isFastest,
            )
      }
      ${without.has('moves') ? nothing : figure('moves', 'moves', formatter.number(moves))}
      ${
        without.has('score') || score === undefined
          ? nothing
          : figure(
              'score',
              stake ? 'paid' : 'score',
              formatter.score(score, stake),
              counted && bestScore !== undefined ? formatter.score(bestScore, stake) : undefined,
              counted && isHighest,
            )
      }
      ${counted ? figure('streak', 'streak', formatter.number(streak)) : nothing}
    </dl>
    <slot name="won"></slot>
    <div class="choices">
      ${
        without.has('new')
          ? nothing
          : html`<button type="button" part="button" class="choice main" @click=${() => game.newGame()}>
              ${formatter.message('newGame')}
            </button>`
      }
      ${
        without.has('share')
          ? nothing
          : html`<button type="button" part="button" class="choice" @click=${state.share}>
              ${icon('share')}${formatter.message('shareResult')}
            </button>`
      }
    </div>
  </div>`;
}
