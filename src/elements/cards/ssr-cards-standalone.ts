// Replaces ssr-cards.ts in the standalone bundle, which renders nothing on servers.
import type { TemplateResult } from 'lit';
import { html } from '../shared/html.js';

/** The children of the element, in case the standalone bundle runs on a server. */
export const drawCard = (): TemplateResult => html`<slot></slot>`;
export const drawPile = drawCard;
