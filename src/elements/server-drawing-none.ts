// Takes the place of server-drawing.ts in the one module.
import { html, type TemplateResult } from 'lit';

export const HYDRATES = false;

/** The page's own content, if it is used on a server nevertheless. */
export const skeleton = (): TemplateResult => html`<slot></slot>`;
export const drawCard = skeleton;
export const drawPile = skeleton;
export const skeletonStyles: [] = [];
