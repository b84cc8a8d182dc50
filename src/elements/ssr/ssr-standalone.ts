// Replaces ssr.ts in the standalone bundle.
import { html, type TemplateResult } from 'lit';

/** The children of the element, in case the standalone bundle runs on a server. */
export const skeleton = (): TemplateResult => html`<slot></slot>`;
export const replaySkeleton = skeleton;
export const skeletonStyles: [] = [];
