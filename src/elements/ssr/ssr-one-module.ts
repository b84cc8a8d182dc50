// Replaces ssr.ts in the one module.
import { html, type TemplateResult } from 'lit';

/** The page's own content, if the one module is used on a server nevertheless. */
export const skeleton = (): TemplateResult => html`<slot></slot>`;
export const skeletonStyles: [] = [];
