// Replaces ssr-cards.ts in the standalone bundle, which renders nothing on servers.
import { html, type TemplateResult } from 'lit';

/** The children of the element, in case the standalone bundle runs on a server. */
export const drawCard = (): TemplateResult => html`<slot></slot>`;
export const drawPile = drawCard;
