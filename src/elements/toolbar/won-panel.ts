// The panel after a win: the result, with records and the current streak, and the possible actions.
import { nothing, type TemplateResult } from 'lit';
import { gameResult } from '../../session/storage/game-result.js';
import { outcomeText } from '../../text/end-text.js';
import type { TextKey } from '../../text/message-formatter.js';
import { scoreLabel } from '../../text/score-fields.js';
import { icon } from '../shared/icons.js';
import type { ToolbarContext } from './toolbar.js';
import { html } from '../shared/html.js';

interface Figure {
  readonly name: string;
  readonly label: TextKey;
  readonly value: string;
  /** The best value so far, if it is another game's. */
  readonly best?: string | undefined;
  readonly isRecord?: boolean | undefined;
}

/** The figures that the page's author has not hidden. */
function figuresOf({ session, formatter, without, statistics }: ToolbarContext): readonly Figure[] {
  const { seconds, moves, score, streak, bestTime, bestScore, isFastest, isHighest } = gameResult(
    session,
    statistics,
  );
  const { stake } = session.position;
  // a game that does not start at its deal has no statistics
  const counted = !without.has('statistics') && !session.startLine.length;
  const time: Figure = {
    name: 'time',
    label: 'time',
    value: formatter.intl.clock(seconds),
    ...(counted && bestTime !== undefined && { best: formatter.intl.clock(bestTime) }),
    isRecord: counted && isFastest,
  };
  const scored = (value: number): Figure => ({
    name: 'score',
    label: scoreLabel(session),
    value: formatter.score(value, stake),
    ...(counted && bestScore !== undefined && { best: formatter.score(bestScore, stake) }),
    isRecord: counted && isHighest,
  });
  return [
    ...(without.has('time') ? [] : [time]),
    ...(without.has('moves')
      ? []
      : [{ name: 'moves', label: 'moves', value: formatter.intl.number(moves) } as const]),
    ...(without.has('score') || score === undefined ? [] : [scored(score)]),
    ...(counted ? [{ name: 'streak', label: 'streak', value: formatter.intl.number(streak) } as const] : []),
  ];
}

function figure(
  { formatter }: ToolbarContext,
  { name, label, value, best, isRecord }: Figure,
): TemplateResult {
  const record = html` <em class="record">${formatter.message('newRecord')}</em>`;
  const other =
    best === undefined ? nothing : html` <small>${formatter.message('bestSoFar', { value: best })}</small>`;
  return html`<div class="result ${name}">
    <dt>${formatter.message(label)}</dt>
    <dd>${value}${isRecord ? record : other}</dd>
  </div>`;
}

/** The buttons that the page's author has not hidden. A puzzle can be restarted. */
function buttons({ session, formatter, without, game, share }: ToolbarContext): readonly TemplateResult[] {
  const main = (label: TextKey, act: () => unknown): TemplateResult =>
    html`<button type="button" part="button" class="choice main" @click=${act}>
      ${formatter.message(label)}
    </button>`;
  const sharing = html`<button type="button" part="button" class="choice" @click=${share}>
    ${icon('share')}${formatter.message('shareResult')}
  </button>`;
  return [
    ...(without.has('new') ? [] : [main('newGame', () => game.newGame())]),
    ...(session.puzzle && !without.has('restart') ? [main('restart', () => game.restart())] : []),
    ...(without.has('share') ? [] : [sharing]),
  ];
}

/** The panel; nothing unless the game is won. */
export function wonPanel(state: ToolbarContext): TemplateResult | typeof nothing {
  const { session, formatter } = state;
  if (session.position.status !== 'won') return nothing;
  const outcome = outcomeText(formatter, session);
  // a puzzle that took too many moves is not solved
  const isMissed = session.puzzleResult?.solved === false;
  return html`<div part="end" class="end won" role="group" aria-labelledby="end">
    <p>
      <strong id="end">${isMissed ? outcome : formatter.message('wonTitle')}</strong>
      ${isMissed ? nothing : outcome}
    </p>
    <dl class="results">${figuresOf(state).map((each) => figure(state, each))}</dl>
    <slot name="won"></slot>
    <div class="choices">${buttons(state)}</div>
  </div>`;
}
