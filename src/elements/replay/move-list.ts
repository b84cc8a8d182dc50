// The list of moves of a replay: each move in words, with the comments of the page after it, and variations with their
// moves. Screen readers read it as a list of lists; one button is in the tab order. The keys ↑ and ↓
// select the next or previous move of the list, ← and → that of the line.
import { nothing, type TemplateResult } from 'lit';
import { MAIN_LINE, type ListedLines, type ListedVariation } from '../../controller/replay-controller.js';
import type { MessageFormatter } from '../../text/message-formatter.js';
import { commentSlot, variationSlot } from './annotations.js';
import { html } from '../shared/html.js';

export interface MoveListState extends ListedLines {
  readonly formatter: MessageFormatter;
  /** The name of the position before the first move. */
  readonly deal: string;
  /** The numbers of moves that have comments. */
  readonly commented: ReadonlySet<number>;
  /** The current position: its variation or the main line, and its number of moves. */
  readonly current: { readonly variation: number; readonly at: number };
  /** The move after which the game is lost, and its label. */
  readonly losing: { readonly at: number; readonly text: string } | undefined;
  readonly go: (at: number, variation: number) => void;
}

function moveButton(
  { current, go }: MoveListState,
  name: string,
  at: number,
  variation: number,
): TemplateResult {
  const isCurrent = current.at === at && current.variation === variation;
  return html`<button
    type="button"
    part="move"
    class="move"
    tabindex=${isCurrent ? '0' : '-1'}
    aria-current=${isCurrent ? 'step' : 'false'}
    @click=${() => {
      go(at, variation);
    }}
  >
    ${at ? html`<span class="number">${at}.</span> ` : nothing}${name}
  </button>`;
}

const comments = ({ commented }: MoveListState, at: number): TemplateResult | typeof nothing =>
  commented.has(at) ? html`<div class="comment"><slot name=${commentSlot(at)}></slot></div>` : nothing;

/** A variation, after the move that it replaces. */
function variationItem(state: MoveListState, { at, moves }: ListedVariation, index: number): TemplateResult {
  return html`<div class="variation" role="group" aria-label=${state.formatter.message('variation')}>
    <div class="comment"><slot name=${variationSlot(index)}></slot></div>
    <ol>
      ${moves.map((move, i) => html`<li>${moveButton(state, move.name, at + i + 1, index)}</li>`)}
    </ol>
  </div>`;
}

/** The list. Its first item is the position before the first move. */
export function moveList(state: MoveListState): TemplateResult {
  const { deal, moves, variations, losing } = state;
  const item = (name: string, at: number): TemplateResult =>
    html`<li>
      ${moveButton(state, name, at, MAIN_LINE)}
      ${losing?.at === at ? html`<strong class="losing">${losing.text}</strong>` : nothing}
      ${comments(state, at)}
      ${variations.map((one, index) =>
        // after the move that it replaces, or after the last one
        Math.min(one.at + 1, moves.length) === at ? variationItem(state, one, index) : nothing,
      )}
    </li>`;
  return html`<ol part="moves" class="moves" aria-label=${state.formatter.message('moves')}>
    ${item(deal, 0)} ${moves.map(({ name }, i) => item(name, i + 1))}
  </ol>`;
}
