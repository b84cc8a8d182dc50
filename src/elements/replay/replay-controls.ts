// The buttons that step through a line of moves, for the solution page and for `<solitaire-replay>`.
import { nothing, type TemplateResult } from 'lit';
import type { MessageFormatter, TextKey } from '../../text/message-formatter.js';
import { icon, tip, type IconName } from '../shared/icons.js';
import { html } from '../shared/html.js';

/** The position of a replay in its line, and the actions of the buttons. */
export interface Steps {
  /** The number of moves made, of the first position, and of the last one. */
  readonly at: number;
  readonly from: number;
  readonly length: number;
  readonly playing: boolean;
  readonly go: (to: number) => void;
  readonly toggle: () => void;
}

/** First, back, play or pause, forward, last. Disabled buttons stay focusable, so that the focus is never lost. */
export function stepButtons(
  formatter: MessageFormatter,
  { at, from, length, playing, go, toggle }: Steps,
): TemplateResult {
  const tool = (name: IconName, text: TextKey, act: () => void, enabled = true): TemplateResult =>
    html`<button
      type="button"
      class="tool"
      aria-label=${formatter.message(text)}
      aria-disabled=${enabled ? 'false' : 'true'}
      @click=${enabled ? act : nothing}
    >
      ${icon(name)}${tip(formatter.message(text))}
    </button>`;
  const to = (name: IconName, text: TextKey, step: number, enabled: boolean): TemplateResult =>
    tool(
      name,
      text,
      () => {
        go(step);
      },
      enabled,
    );
  return html`<div class="steps">
    ${to('first', 'replayFirst', from, at > from)} ${to('back', 'replayBack', at - 1, at > from)}
    ${tool(playing ? 'pause' : 'play', playing ? 'pause' : 'replayPlay', toggle)}
    ${to('next', 'replayNext', at + 1, at < length)} ${to('last', 'replayLast', length, at < length)}
  </div>`;
}
