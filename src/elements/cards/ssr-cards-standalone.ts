// Replaces ssr-cards.ts in the standalone bundle, which renders nothing on servers.
import { html, type TemplateResult } from 'lit';

/** The page's own content, if the standalone bundle is used on a server nevertheless. */
export const drawCard = (): TemplateResult => html`<slot></slot>`;
export const drawPile = drawCard;
