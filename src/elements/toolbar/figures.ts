// The counters of a game: score, moves and time.
import { nothing, type TemplateResult } from 'lit';
import { movesValue } from '../../text/puzzle-text.js';
import { scoreFields } from '../../text/score-fields.js';
import type { ToolbarState } from './toolbar.js';
import { html } from '../shared/html.js';

const figure = (name: string, label: string, value: string): TemplateResult =>
  html`<div part="figure" class="figure ${name}">
    <dt>${label}</dt>
    <dd>${value}</dd>
  </div>`;

/** The counters, as items of a `<dl>`, except those that the page hides. */
export const figures = ({
  session,
  formatter,
  without,
}: ToolbarState): readonly (TemplateResult | typeof nothing)[] => [
  ...(without.has('score')
    ? []
    : scoreFields(session, formatter).map(({ name, label, value }) => figure(name, label, value))),
  without.has('moves')
    ? nothing
    : figure('moves', formatter.message('moves'), movesValue(formatter, session)),
  without.has('time')
    ? nothing
    : figure('time', formatter.message('time'), formatter.intl.clock(session.elapsed)),
];
