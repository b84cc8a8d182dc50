// Replaces ssr-cards.ts in the one module, which renders nothing on servers.
import { html, type TemplateResult } from 'lit';

/** The page's own content, if the one module is used on a server nevertheless. */
export const drawCard = (): TemplateResult => html`<slot></slot>`;
export const drawPile = drawCard;
