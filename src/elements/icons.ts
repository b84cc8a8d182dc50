// The signs on buttons: one stroked path each, in a square of 24.
import { html, type TemplateResult } from 'lit';

const PATHS = {
  new: 'M5 7h9v12H5zM9 7V4h10v12h-5M9.5 10.5v5M7 13h5',
  restart: 'M5 5v5h5M5.6 10a7.2 7.2 0 1 1-.6 4',
  undo: 'M9 6 4 11l5 5M4.5 11H14a5.5 5.5 0 0 1 0 9h-3',
  redo: 'm15 6 5 5-5 5M19.5 11H10a5.5 5.5 0 0 0 0 9h3',
} as const;

export type IconName = keyof typeof PATHS;

export const icon = (name: IconName): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[name]}></path></svg>`;
