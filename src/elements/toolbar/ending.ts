// Templates after a loss, and once a puzzle allows no more moves: the toolbar shows the result and the possible actions, so that the table stays visible.
import { nothing } from 'lit';
import { netAim } from '../../engine/aim.js';
import { lostTitle, outcomeText } from '../../text/end-text.js';
import { missedText } from '../../text/puzzle-text.js';
import type { Session } from '../../session/session.js';
import type { SolvabilityStatus } from '../../session/solvability.js';
import type { MessageFormatter, TextKey } from '../../text/message-formatter.js';
import { aboutKey } from '../../text/verdict-text.js';
import { icon, tip, type IconName } from '../shared/icons.js';
import { figures } from './figures.js';
import type { LossTemplates, ToolbarContext } from './toolbar.js';
import { html } from '../shared/html.js';

interface Action {
  /** The name of the button in `without`. */
  readonly part: string;
  readonly icon: IconName;
  readonly name: string;
  /** The visible text where space is short. Default: none. */
  readonly caption?: string;
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

/** The templates after a loss; `undefined` if the game is not lost, nor a puzzle that allows no more moves. */
export function lossTemplates(state: ToolbarContext): LossTemplates | undefined {
  const { session, formatter, verdict } = state;
  const missed = missedText(formatter, session);
  if (session.position.status !== 'lost' && !missed) return undefined;
  const outcome = html`<div part="end" class="outcome">
    <p>
      <strong id="end">${missed || lostTitle(formatter, session)}</strong>
      ${formatter.sentences(
        outcomeText(formatter, session),
        verdict?.state === 'unwinnable' ? bestOutcome(formatter, session, verdict) : '',
      )}
    </p>
    <dl part="figures" class="final">${figures(state)}</dl>
    <slot name="lost"></slot>
  </div>`;
  const buttons = lossActions(state).map(
    ({ icon: iconName, name, caption, title = name, act }, i) =>
      html`<button
        type="button"
        part="button"
        class="way-on ${iconName}"
        tabindex=${i ? '-1' : '0'}
        aria-label=${name}
        @click=${act}
      >
        ${icon(iconName)}<span class="caption" aria-hidden="true">${name}</span
        >${caption ? html`<span class="caption short" aria-hidden="true">${caption}</span>` : nothing}${tip(title)}
      </button>`,
  );
  const actions = html`<div part="end" class="end lost" role="group" aria-labelledby="end">${buttons}</div>`;
  return { outcome, actions };
}

/** The actions after a loss, the most useful first. */
function lossActions({
  session,
  formatter,
  without,
  game,
  verdict,
  back,
  show,
}: ToolbarContext): readonly Action[] {
  const isShort = session.position.net < (netAim(session.game.description) ?? Infinity);
  // the solution is offered unless the search found none
  const isHopeless = verdict?.state === 'unwinnable' || verdict?.state === 'lost';
  const message = (text: TextKey): string => formatter.message(text);
  const returning: Action = {
    part: 'verdict',
    icon: 'rewind',
    name: message(aboutKey('back', session)),
    caption: message('back'),
    act: back,
  };
  const solution: Action = {
    part: 'verdict',
    icon: 'way',
    name: message('replay'),
    title: message(aboutKey('lost', session)),
    act: () => show('replay'),
  };
  const actions: readonly Action[] = [
    ...(isShort && verdict?.canReturn ? [returning] : []),
    { part: 'undo', icon: 'undo', name: message('undo'), act: () => game.undo() },
    { part: 'restart', icon: 'restart', name: message('restart'), act: () => game.restart() },
    { part: 'new', icon: 'new', name: message('newGame'), act: () => game.newGame() },
    ...(isShort && !isHopeless ? [solution] : []),
  ];
  return actions.filter(({ part }) => !without.has(part));
}
