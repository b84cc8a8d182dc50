// The icons of buttons: one stroked path each, on a 24 × 24 grid.
import type { TemplateResult } from 'lit';
import { html } from './html.js';

/** The circle around the verdict icons. */
const RING = 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18';

const PATHS = {
  new: 'M5 7h9v12H5zM9 7V4h10v12h-5M9.5 10.5v5M7 13h5',
  restart: 'M5 5v5h5M5.6 10a7.2 7.2 0 1 1-.6 4',
  undo: 'M9 6 4 11l5 5M4.5 11H14a5.5 5.5 0 0 1 0 9h-3',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-1 1-1 1.8h-5c0-.8-.4-1.3-1-1.8A6 6 0 0 1 12 3',
  finish: 'm4 6 6 6-6 6M12 6l6 6-6 6M20.5 6v12',
  pause: 'M9 5v14M15 5v14',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  deals: 'M4 8h10v12H4zM8 8V4h12v12h-6M7 12h4',
  today: 'M5 6h14v14H5zM5 10.5h14M8.5 3.5V8M15.5 3.5V8M9.5 15l2 2 3.5-3.5',
  games: 'M4 6h7v10H4zM13 8h7v10h-7',
  bookmark: 'M7 4h10v16l-5-4-5 4z',
  rewind: 'm12 6-6 6 6 6M19 6l-6 6 6 6',
  goBack: 'M7 4h10v16l-5-4-5 4zM10 9l-1.5 1.5L10 12M9 10.5h5',
  statistics: 'M5 20V11M12 20V4M19 20v-6',
  options:
    'M4 7h8M18 7h2M4 17h2M12 17h8M15 4.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5M9 14.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5',
  help: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.8v.2',
  glossary:
    'M5 5h5.5a1.5 1.5 0 0 1 1.5 1.5V19a2 2 0 0 0-2-1.5H5zM19 5h-5.5A1.5 1.5 0 0 0 12 6.5V19a2 2 0 0 1 2-1.5h5z',
  share: 'M12 15V4M8 7.5 12 4l4 3.5M6 11H5v9h14v-9h-1',
  fullscreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  first: 'm18 6-6 6 6 6M7 6v12',
  back: 'm15 6-6 6 6 6',
  play: 'M8 5v14l11-7z',
  next: 'm9 6 6 6-6 6',
  last: 'm6 6 6 6-6 6M17 6v12',
  way: 'M5 19c7 0 7-14 14-14M15 3l4 2-2 4M5 19h.01',
  winnable: `${RING}M8 12.5l3 3 5-6`,
  'lost-since': `${RING}M8 12h8`,
  lost: `${RING}M8 12h8`,
  unwinnable: `${RING}M9 9l6 6M15 9l-6 6`,
  unknown: `${RING}M10 9.5a2 2 0 1 1 3 1.7c-.7.4-1 .8-1 1.6M12 16v.2`,
  searching: `${RING}M8 12v.1M12 12v.1M16 12v.1`,
  redo: 'm15 6 5 5-5 5M19.5 11H10a5.5 5.5 0 0 0 0 9h3',
} as const;

export type IconName = keyof typeof PATHS;

/** Icons with a direction: they are mirrored in right-to-left text. */
const POINTING: ReadonlySet<IconName> = new Set(['undo', 'redo', 'finish', 'goBack', 'rewind', 'way']);

export const icon = (name: IconName): TemplateResult =>
  html`<svg class="icon ${POINTING.has(name) ? 'pointing' : ''}" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${PATHS[name]}></path>
  </svg>`;

/** The tooltip of a button without visible text; hidden from screen readers, which have the button's name. */
export const tip = (text: string): TemplateResult =>
  html`<span class="tip" title=${text} aria-hidden="true"></span>`;
