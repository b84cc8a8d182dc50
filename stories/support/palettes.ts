// Starting palettes: a value for every custom property.
import { customProperties } from './manifest.js';

export type Palette = Readonly<Record<string, string>>;

/** The values that all palettes share. */
const common: Palette = {
  '--solitaire-card-width': '5rem',
  '--solitaire-card-max': '7rem',
  '--solitaire-max-height': '100svh',
  '--solitaire-radius': '6%',
  '--solitaire-table-radius': '0.75rem',
  '--solitaire-font': 'system-ui, sans-serif',
  '--solitaire-diamonds': '#1d4ed8',
  '--solitaire-clubs': '#15803d',
};

const palette = (own: Palette): Palette => {
  const all: Palette = { ...common, ...own };
  return Object.fromEntries(customProperties.map(({ name }) => [name, all[name] ?? '']));
};

export const PALETTES: Readonly<Record<string, Palette>> = {
  Rosewood: palette({
    '--solitaire-felt': '#5b1f22',
    '--solitaire-ink': '#fff4e6',
    '--solitaire-accent': '#f2b95c',
    '--solitaire-focus': '#ffd98a',
    '--solitaire-paper': '#fdf6e7',
    '--solitaire-red': '#b3202c',
    '--solitaire-black': '#2a2320',
    '--solitaire-back': '#23324f',
    '--solitaire-back-ink': '#d8b878',
    '--solitaire-table-radius': '0',
    '--solitaire-font': 'Georgia, serif',
  }),
  Night: palette({
    '--solitaire-felt': '#16233d',
    '--solitaire-ink': '#e8eefc',
    '--solitaire-accent': '#ffc857',
    '--solitaire-focus': '#ffe08a',
    '--solitaire-paper': '#f4f6fb',
    '--solitaire-red': '#c22f4a',
    '--solitaire-black': '#1b2438',
    '--solitaire-back': '#6b2a3c',
    '--solitaire-back-ink': '#f0d9b5',
    '--solitaire-radius': '10%',
  }),
  Slate: palette({
    '--solitaire-felt': '#39424a',
    '--solitaire-ink': '#f5f3ea',
    '--solitaire-accent': '#8fd0c0',
    '--solitaire-focus': '#b7ecdf',
    '--solitaire-paper': '#fffdf7',
    '--solitaire-red': '#a61b1b',
    '--solitaire-black': '#1f1c15',
    '--solitaire-back': '#3c5a4c',
    '--solitaire-back-ink': '#cfe3d8',
    '--solitaire-radius': '3px',
  }),
};
