// Writes dist/place.css, which reserves the space of the games until the script has loaded, to avoid layout shifts: the
// height of the table, from the layouts of the games, and that of the bar and the buttons, as measured below.
//
// A pseudo-element has that height. Its container is the element, so that the height depends on the width of the
// element and not of the window. Later it remains as the minimum height, so that a bar that is lower than expected
// causes no shift.
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { unsafeCSS } from 'lit';
import { DEFAULT_VARIANT } from '../src/controller/setup.js';
import { geometryOf, narrowestOf, STEP } from '../src/elements/table/table-geometry.js';
import { remFloor } from '../src/elements/shared/rem-floor.js';
import * as optionalGames from '../src/games/all.js';
import { variants, type Arrangement, type Variant } from '../src/engine.js';

/** The height of bar and buttons in px, from a minimum width of the element in px on. */
type Bar = readonly (readonly [from: number, height: number])[];

/**
 * Measured in English in Chromium, with the widest of the usual fonts (DejaVu Sans). Names and counters of the games
 * differ: each height is the largest of several games, and at most one row more than the others need. A test repeats the
 * measurements.
 */
const FULL: Bar = [
  [0, 151],
  [376, 133],
  [450, 97],
  [640.1, 90],
  [1024, 69],
  [1320, 52],
];
const MINIMAL: Bar = [
  [0, 135],
  [250, 97],
  [640.1, 52],
];
/** Games with an aim show the verdict during the whole game. */
const FULL_WITH_AIM: Bar = [
  [0, 195],
  [246, 168],
  [368, 126],
  [640.1, 121],
  [804, 100],
  [832, 68],
  [896, 116.5],
  [1068, 96],
  [1094, 68],
];
const MINIMAL_WITH_AIM: Bar = [
  [0, 134],
  [640.1, 79],
  [800.1, 52],
];

const rem = (px: number): string => `${+(px / 16).toFixed(4)}rem`;

/** A CSS rule for elements of at least this width. */
const rule = (from: number, selector: string, declarations: string): string =>
  from
    ? `@container (min-width: ${rem(from)}) {\n  ${selector} {\n    ${declarations}\n  }\n}\n`
    : `${selector} {\n  ${declarations}\n}\n`;

/** The CSS rules for the height of a bar. */
const barRules = (attributes: string, bar: Bar): string =>
  bar
    .map(([from, height]) => rule(from, `solitaire-game${attributes}::before`, `--_bar: ${rem(height)};`))
    .join('');

/** A selector for these games. `<solitaire-game>` without `variant` is the default game. */
const selectorOf = (ids: readonly string[]): string =>
  ids.includes(DEFAULT_VARIANT) ? '' : `:is(${ids.map((id) => `[variant='${id}']`).join(', ')})`;

/** The rules for the dimensions of a game's table; a narrow game has its own (table-sizer.ts). */
function tableRules(variant: Variant, selector: string): string {
  const number = (value: number): string => String(+value.toFixed(4));
  const dimensions = (arrangement: Arrangement): string => {
    const { width, fixed, columns } = geometryOf(variant, arrangement, false);
    return `--_width: ${number(width)}; --_cards: ${number(fixed + columns.cards)}; --_steps: ${number(columns.steps)};`;
  };
  const narrow = narrowestOf(variant);
  const wide = dimensions(variant.layout);
  if (narrow === variant.layout) return rule(0, selector, wide);
  return `${rule(0, selector, wide)}@container (max-width: 30rem) {\n  ${selector} {\n    ${dimensions(narrow)}\n  }\n}\n`;
}

/** The rules for the tables of all games, the default game first; games with the same dimensions share a rule. */
function allTableRules(games: readonly Variant[]): string {
  const idsOf = new Map<string, string[]>();
  for (const variant of games) {
    const rules = tableRules(variant, '&');
    idsOf.set(rules, [...(idsOf.get(rules) ?? []), variant.id]);
  }
  return [...idsOf]
    .map(([rules, ids]) => rules.replaceAll('&', `solitaire-game${selectorOf(ids)}::before`))
    .join('');
}

/** The content of dist/place.css. */
export function placeCss(): string {
  const games = [...variants.values(), ...Object.values(optionalGames)];
  const withAim = selectorOf(games.filter(({ aim }) => aim).map(({ id }) => id));
  const css = `/* Reserves the space of <solitaire-game> until its script has loaded. Load it in the head of a page. */
solitaire-game {
  container-type: inline-size;
  contain-intrinsic-inline-size: min(40rem, 100vw - 2rem);
  min-inline-size: 0;
}
solitaire-game:not(:defined, [hidden]) {
  display: block;
  border-radius: var(--solitaire-table-radius, 0.75rem);
  background: var(--solitaire-felt, light-dark(oklch(0.42 0.085 158), oklch(0.3 0.045 165)));
  color: var(--solitaire-ink, oklch(0.985 0.01 150));
}
solitaire-game:not(:defined) :any-link {
  color: inherit;
}
solitaire-game::before {
  --_card: min(var(--solitaire-card-max, 7rem), (100cqi - 2 * clamp(0.25rem, 2cqi, 1.25rem)) / var(--_width));
  content: '';
  float: inline-start;
  inline-size: 0;
  block-size: calc(
    var(--_bar) + 1.625rem + var(--_cards) * var(--_card) + var(--_steps) * max(24px, ${String(STEP)} * var(--_card))
  );
  max-block-size: var(--solitaire-max-height, 100svh);
}
${allTableRules(games)}${barRules('', FULL)}${barRules(withAim, FULL_WITH_AIM)}${barRules("[controls='minimal']", MINIMAL)}${barRules(`${withAim}[controls='minimal']`, MINIMAL_WITH_AIM)}${barRules("[controls='none']", [[0, 0]])}
/* The space remains as the minimum height, unless the page hides parts: the remaining height is then unknown. */
solitaire-game:defined:not([hidden], [without], :fullscreen) {
  --_reserved: 0px;
  display: grid;
  grid-template-columns: 100%;
}
solitaire-game:defined::before {
  grid-area: 1 / 1;
}
solitaire-game:defined:is([without], :fullscreen)::before {
  content: none;
}
`;
  return remFloor(unsafeCSS(css)).cssText;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  writeFileSync('dist/place.css', placeCss());
  // TypeScript 6 resolves imports without names, too
  writeFileSync('dist/place.css.d.ts', 'export {};\n');
}
