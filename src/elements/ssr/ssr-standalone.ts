// Replaces ssr.ts in the standalone bundle.
import type { TemplateResult } from 'lit';
import { html } from '../shared/html.js';

/** The children of the element, in case the standalone bundle runs on a server. */
export const skeleton = (): TemplateResult => html`<slot></slot>`;
export const replaySkeleton = skeleton;
export const skeletonStyles: [] = [];
