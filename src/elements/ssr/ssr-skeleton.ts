// Renders a game on a server, and for one render on a page where Lit hydrates it: in the final size of the table, with
// the places of its piles. Nothing is dealt; nothing depends on randomness, the clock, or the reader. There are no
// style attributes, because pages may forbid them (table-sizer.ts).
import type { TemplateResult } from 'lit';
import { aboutOf } from '../../engine/aim.js';
import { variants, type Arrangement, type Variant } from '../../engine/index.js';
import { applyOptions, completeOptions } from '../../engine/options.js';
import { toolbar, type ToolbarState } from '../toolbar/toolbar.js';
import type { Preferences } from '../../controller/preferences.js';
import { CARD_HEIGHT, geometryOf, narrowestOf } from '../table/table-geometry.js';
import { cardIn, em, tableSizer } from '../table/table-sizer.js';
import { resolveSetup, type ResolvedSetup, type SetupRequest } from '../../controller/setup.js';
import { html, svg } from '../shared/html.js';

/** A date of the usual length, because the page determines the date of today's deal. */
const ANY_DAY = '2000-12-30';

type Given = Pick<ToolbarState, 'formatter' | 'without' | 'game'>;

export function skeleton(request: SetupRequest, preferences: Preferences, given: Given): TemplateResult {
  // the page determines today's deal
  const resolved = resolveSetup({ ...request, daily: undefined }, new Date(0));
  const variant = variants.get(resolved.variant) as Variant;
  return html`<div class="frame">
    <section
      part="game"
      class="game ${preferences.theme} ${preferences.suits}"
      back=${preferences.back}
      felt=${preferences.felt}
    >
      ${toolbar(undealt(variant, resolved.setup, request.daily ? ANY_DAY : undefined, preferences, given))}
      ${tableSizer(variant)}
      <div part="felt" class="felt">
        <div part="table" class="table places">${arrangements(variant, preferences.leftHanded === 'on')}</div>
        <slot></slot>
      </div>
    </section>
  </div>`;
}

/** The content of the bar before the deal. It has the length of the final content; parts that may differ are hidden. */
function undealt(
  base: Variant,
  { deal, options, start: { puzzle } = { line: [] } }: ResolvedSetup['setup'],
  day: string | undefined,
  { verdict }: Preferences,
  given: Given,
): ToolbarState {
  const { id: variant } = base;
  const description = applyOptions(base, completeOptions(base, options));
  const { start: score = 0, stake = 0 } = description.score;
  return {
    ...given,
    waits: true,
    session: {
      position: { variant, score, stake, net: score - stake, moves: 0, status: 'playing' },
      // most random deal numbers have nine digits
      game: { deal: deal ?? 1e8, description, canRedo: false },
      day,
      canUndo: false,
      movesMade: 0,
      puzzle,
      elapsed: 0,
      cardsLeft: 0,
    },
    sign:
      given.without.has('verdict') || verdict === 'off'
        ? undefined
        : { state: 'searching', about: aboutOf(description), canReturn: false },
    quiet: verdict === 'quiet',
    show: () => undefined,
    back: () => undefined,
  };
}

/** The places of the piles; the styles show those for the width of the game (table-styles.ts). */
export function arrangements(variant: Variant, mirrored: boolean): TemplateResult[] {
  const narrow = narrowestOf(variant);
  if (narrow === variant.layout) return places(variant, narrow, mirrored);
  return [
    html`<div class="broad">${places(variant, variant.layout, mirrored)}</div>`,
    html`<div class="narrow">${places(variant, narrow, mirrored)}</div>`,
  ];
}

/** The rows of the table, and in them the places of the piles; after each row its part of the flexible height. */
function places(variant: Variant, arrangement: Arrangement, mirrored: boolean): TemplateResult[] {
  const geometry = geometryOf(variant, arrangement, mirrored);
  const { rows, piles, width, fixed, columns, mostFlex } = geometry;
  const card = cardIn(geometry);
  const times = (cards: number): string => `${String(+cards.toFixed(3))}*${card}`;
  const most = `max(${times(mostFlex)},${times(columns.cards)} + ${String(columns.steps * 24)}px)`;
  const flex = `clamp(0px,100cqb - ${times(fixed)},${most})`;
  let top = 0;
  return rows.map((row, y) => {
    const rects = [...piles.values()]
      .filter((pile) => pile.row === y)
      .map(
        (pile) =>
          svg`<rect x=${em(pile.left)} y=${em(pile.top - top)} width="1em" height=${em(CARD_HEIGHT)}></rect>`,
      );
    top += row.fixed;
    return html`<svg font-size=${card} width=${em(width)} height=${em(row.fixed)}>${rects}</svg
      ><svg font-size=${flex} width="0" height=${em(row.flex)}></svg>`;
  });
}
