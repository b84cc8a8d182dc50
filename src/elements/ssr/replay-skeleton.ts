// Renders a replay on a server, and for one render on a page where Lit hydrates it: the places of the piles, and below
// them the children of the element, which include the comments.
import { nothing, type TemplateResult } from 'lit';
import { variants } from '../../engine/index.js';
import { replayLines } from '../../controller/replay-lines.js';
import type { SetupRequest } from '../../controller/setup.js';
import type { Preferences } from '../../controller/preferences.js';
import { tableSizer } from '../table/table-sizer.js';
import { arrangements } from './ssr-skeleton.js';
import { html } from '../shared/html.js';

/** @param controls the value of the attribute, for the space of the controls */
export function replaySkeleton(
  request: SetupRequest,
  { theme, suits, back, felt, leftHanded }: Preferences,
  controls: string,
): TemplateResult {
  // an unknown game has no table
  if (!variants.has(request.variant)) return html`<slot></slot>`;
  const { sized: variant } = replayLines(request, []);
  const isPicture = controls === 'none';
  return html`<div class="frame">
    <section part="replay" class="replay ${isPicture ? 'picture' : controls === 'full' ? 'both' : ''}">
      <div class="game ${theme} ${suits}" back=${back} felt=${felt}>
        ${isPicture ? nothing : html`<div part="bar" class="bar skeleton"></div>`}
        <div class="stage">
          <div class="board">
            ${tableSizer(variant)}
            <div part="felt" class="felt">
              <div part="table" class="table places">${arrangements(variant, leftHanded === 'on')}</div>
            </div>
          </div>
        </div>
        ${isPicture ? nothing : html`<div part="player" class="player skeleton"></div>`}
      </div>
      <div class="list"><slot></slot></div>
    </section>
  </div>`;
}
