// Replaces ssr.ts in the standalone bundle.
import { html, type TemplateResult } from 'lit';

/** The page's own content, if the standalone bundle is used on a server nevertheless. */
export const skeleton = (): TemplateResult => html`<slot></slot>`;
export const replaySkeleton = skeleton;
export const skeletonStyles: [] = [];
