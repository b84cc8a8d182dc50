// What renders elements on a server, and hydrates them on a page. The modules for bundlers install it
// (elements/ssr/install.ts); the builds without a bundler render nothing on servers.
import type { CSSResult, TemplateResult } from 'lit';
import type { Card } from '../../engine/index.js';
import type { Preferences } from '../../controller/preferences.js';
import { html } from './html.js';
import type { SetupRequest } from '../../controller/setup.js';

export interface ServerRendering {
  /** A game: `given` are the texts and the hidden parts of its toolbar. */
  skeleton(request: SetupRequest, preferences: Preferences, given: object): TemplateResult;
  replaySkeleton(request: SetupRequest, preferences: Preferences, controls: string): TemplateResult;
  drawCard(card: Card | undefined, text: string, label: string, looks: object): TemplateResult;
  drawPile(cards: readonly (Card | undefined)[], fan: string, label: string, looks: object): TemplateResult;
  readonly styles: readonly CSSResult[];
}

/** The children of the element, in case a build without a bundler runs on a server. */
const children = (): TemplateResult => html`<slot></slot>`;

let installed: ServerRendering = {
  skeleton: children,
  replaySkeleton: children,
  drawCard: children,
  drawPile: children,
  styles: [],
};
let hydrates = false;

/** Installs server rendering; call it before the elements are defined. */
export function useServerRendering(rendering: ServerRendering): void {
  installed = rendering;
  hydrates = true;
}

export const serverRendering = (): ServerRendering => installed;

/** Whether Lit may hydrate the content that a server rendered: the first render may have to equal the server's. */
export const canHydrate = (): boolean => hydrates;
