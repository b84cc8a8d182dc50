// The contrast of every pair of colours, in every theme, calculated from the style sheets.
import { describe, expect, it } from 'vitest';
import { BACKS, FELTS } from '../../src/controller/preferences.js';
import { cardStyles } from '../../src/elements/cards/card-styles.js';
import { gameStyles } from '../../src/elements/game-styles.js';
import { endingStyles } from '../../src/elements/toolbar/ending-styles.js';
import { helpStyles } from '../../src/elements/dialog/help-styles.js';
import { pileStyles } from '../../src/elements/cards/pile-styles.js';
import { dialogStyles } from '../../src/elements/dialog/dialog-styles.js';
import { colourOf, contrast, difference, over, sights, type Colour, type Light } from '../support/colour.js';
import { paletteOf, type Look } from '../support/themes.js';

const MORE = 'prefers-contrast: more';

/**
 * All looks that a game can have, with the contrast (WCAG 2.2) that text and icons need there: AA; AAA for text in
 * `contrast`.
 */
const themes: readonly (Look & { name: string; text: number; sign: number })[] = [
  { name: 'auto on a light page', holds: ['.game', '.auto'], page: 'light', text: 4.5, sign: 3 },
  { name: 'auto on a dark page', holds: ['.game', '.auto'], page: 'dark', text: 4.5, sign: 3 },
  { name: 'light on a dark page', holds: ['.game', '.light'], page: 'dark', text: 4.5, sign: 3 },
  { name: 'dark on a light page', holds: ['.game', '.dark'], page: 'light', text: 4.5, sign: 3 },
  { name: 'contrast', holds: ['.game', '.contrast'], text: 7, sign: 4.5 },
  { name: 'auto, more contrast requested', holds: ['.game', '.auto'], asks: MORE, text: 7, sign: 4.5 },
  { name: 'light, more contrast requested', holds: ['.game', '.light'], asks: MORE, text: 4.5, sign: 3 },
];

const games = themes.flatMap((look) =>
  FELTS.map((felt) => ({
    ...look,
    name: `${look.name}, ${felt} felt`,
    holds: [...look.holds, `[felt='${felt}']`],
  })),
);

/** A card or a pile in an article. */
const alone: readonly (Look & { name: string; text: number })[] = [
  { name: 'on a light page', holds: [':host(:not([pile]))'], page: 'light', text: 4.5 },
  { name: 'on a dark page', holds: [':host(:not([pile]))'], page: 'dark', text: 4.5 },
  { name: 'more contrast requested', holds: [':host(:not([pile]))'], asks: MORE, text: 7 },
];

const backs = BACKS.map((back) => [back, `[back='${back}']`] as const);
const solid = ({ light, alpha }: Colour): Light => {
  expect(alpha, 'the background is opaque').toBe(1);
  return light;
};

describe.each(games)('a game, $name', ({ text, sign, ...look }) => {
  const colour = paletteOf(look);
  const on = (token: string, ground: Light) => contrast(over(colour(token), ground), ground);
  const felt = solid(colour('_felt'));
  const lit = over(colour('_glow'), felt);
  const paper = solid(colour('_paper'));
  const felts = { felt, 'the lighter top of the felt': lit };

  it.each(Object.entries(felts))(
    'text and secondary text are readable on %s, also under the pointer',
    (_, ground) => {
      expect(on('_text', ground)).toBeGreaterThanOrEqual(text);
      expect(on('_quiet', ground)).toBeGreaterThanOrEqual(text);
      expect(on('_text', over(colour('_hover'), ground))).toBeGreaterThanOrEqual(text);
    },
  );

  it.each(Object.entries(felts))('the verdict badge is readable on %s', (_, ground) => {
    const badge = over(colour('_hover'), ground);
    expect(on('_text', badge)).toBeGreaterThanOrEqual(text);
    expect(on('_accent', badge), 'its sign').toBeGreaterThanOrEqual(sign);
  });

  it.each(Object.entries(felts))(
    'cards, selected cards and targets have enough contrast on %s',
    (_, ground) => {
      expect(contrast(paper, ground)).toBeGreaterThanOrEqual(sign);
      expect(on('_accent', ground)).toBeGreaterThanOrEqual(sign);
      expect(on('_focus', ground)).toBeGreaterThanOrEqual(sign);
    },
  );

  it.each(Object.entries(felts))(
    'the outline and symbol of an empty pile have enough contrast on %s',
    (_, ground) => {
      const spot = over(colour('_spot'), ground);
      expect(on('_spot-edge', ground)).toBeGreaterThanOrEqual(sign);
      expect(on('_spot-edge', spot)).toBeGreaterThanOrEqual(sign);
      expect(on('_spot-ink', spot)).toBeGreaterThanOrEqual(sign);
    },
  );

  // Of two colours this far apart, one has enough contrast on any background (WCAG technique C40).
  it.each(['_focus', '_accent'])(
    'the focus ring of %s is visible on any card and any felt, because of its rim',
    (ring) => {
      const [bright, dark] = [solid(colour(ring)), solid(colour('_rim'))];
      expect(contrast(bright, dark)).toBeGreaterThanOrEqual(9);
      for (const ground of [paper, felt, lit, over(colour('_target'), lit), solid(colour('_back'))]) {
        expect(Math.max(contrast(bright, ground), contrast(dark, ground))).toBeGreaterThanOrEqual(3);
      }
    },
  );

  it('the edges of the cards below a card are distinguishable', () => {
    expect(contrast(solid(colour('_rim')), paper)).toBeGreaterThanOrEqual(sign);
  });

  it('the border between two cards is visible', () => {
    expect(on('_edge', paper)).toBeGreaterThanOrEqual(sign);
  });

  it.each(['.two', '.four'])('all suits are readable on %s', (suits) => {
    const ink = paletteOf({ ...look, holds: [...look.holds, suits] });
    for (const suit of ['_red', '_black', '_diamond', '_club']) {
      expect(contrast(solid(ink(suit)), paper), suit).toBeGreaterThanOrEqual(text);
    }
  });

  // In Oklab, black and white are 1 apart, and 0.02 is just noticeable side by side. Ten times that cannot be mistaken;
  // colour-blind players still get four times that, and all players can use the shapes.
  it.each(Object.entries(sights))('four suit colours are distinguishable with %s', (name, sight) => {
    const ink = paletteOf({ ...look, holds: [...look.holds, '.four'] });
    const suits = ['_black', '_red', '_diamond', '_club'].map((suit) => [suit, solid(ink(suit))] as const);
    for (const [suit, one] of suits) {
      for (const [other, two] of suits) {
        if (suit === other) continue;
        expect(difference(one, two, sight), `${suit} and ${other}`).toBeGreaterThanOrEqual(
          name === 'full sight' ? 0.2 : 0.08,
        );
      }
    }
  });

  it('with two colours, diamonds equal hearts, and clubs equal spades', () => {
    expect(colour('_diamond')).toEqual(colour('_red'));
    expect(colour('_club')).toEqual(colour('_black'));
    expect(contrast(solid(colour('_red')), solid(colour('_black')))).toBeGreaterThan(2);
  });

  it('a message is readable above felt and above a card', () => {
    for (const below of [felt, lit, paper]) {
      const ground = over(colour('_note'), below);
      expect(on('_note-ink', ground)).toBeGreaterThanOrEqual(text);
      expect(on('_accent-text', ground), 'the text of a win').toBeGreaterThanOrEqual(text);
      expect(on('_focus', ground), 'the ring around its buttons').toBeGreaterThanOrEqual(sign);
    }
  });

  it('the primary button is readable', () => {
    expect(on('_accent-ink', solid(colour('_accent')))).toBeGreaterThanOrEqual(text);
  });

  it('a dialog is readable, with visible fields and focus', () => {
    const dialog = paletteOf({ ...look, holds: [...look.holds, '.dialog'] });
    const [sheet, field] = [solid(dialog('_sheet')), solid(dialog('_field'))];
    for (const ground of [sheet, field]) {
      expect(contrast(solid(dialog('_sheet-ink')), ground)).toBeGreaterThanOrEqual(text);
      expect(contrast(solid(dialog('_field-edge')), ground)).toBeGreaterThanOrEqual(sign);
      expect(contrast(solid(dialog('_focus')), ground)).toBeGreaterThanOrEqual(sign);
    }
  });

  it('a dialog is readable under the pointer, in a confirmation, and on a day that was won', () => {
    const sheet = solid(colour('_sheet'));
    const ink = solid(colour('_sheet-ink'));
    // the mixtures in dialog-styles.ts: 8 % under the pointer, 6 % behind a question
    for (const alpha of [0.08, 0.06]) {
      const ground = over({ light: ink, alpha }, sheet);
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(text);
    }
    expect(on('_accent-ink', solid(colour('_accent'))), 'the day and its spade').toBeGreaterThanOrEqual(text);
  });

  it('the check mark of a checkbox is visible on its background', () => {
    const [black, white] = [colourOf('oklch(0 0 0)').light, colourOf('oklch(1 0 0)').light];
    // the browser chooses the one with more contrast
    expect(Math.max(contrast(felt, black), contrast(felt, white))).toBeGreaterThanOrEqual(sign);
  });

  it.each(backs)('a back differs from a face, and has a visible pattern: %s', (_, selector) => {
    const worn = paletteOf({ ...look, holds: [...look.holds, selector] });
    expect(contrast(solid(worn('_back')), paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(solid(worn('_back-ink')), solid(worn('_back')))).toBeGreaterThanOrEqual(sign);
  });
});

it.each([0.3, 0.4, 0.5, 0.55, 0.6, 0.7, 0.8, 0.95])(
  'an accent of the page with the lightness %s has readable text on it, and is readable on messages',
  (lightness) => {
    for (let hue = 0; hue < 360; hue += 30) {
      const own = { '--solitaire-accent': `oklch(${String(lightness)} 0.12 ${String(hue)})` };
      const colour = paletteOf({ holds: ['.game', '.auto'], own });
      const on = (token: string, ground: Light) => contrast(over(colour(token), ground), ground);
      expect(on('_accent-ink', solid(colour('_accent'))), String(hue)).toBeGreaterThanOrEqual(4.5);
      const message = over(colour('_note'), colourOf('oklch(1 0 0)').light);
      expect(on('_accent-text', message), String(hue)).toBeGreaterThanOrEqual(4.5);
    }
  },
);

describe('the style sheets', () => {
  const sheets = [gameStyles, endingStyles, dialogStyles, helpStyles, cardStyles, pileStyles].map(
    ({ cssText }) => cssText,
  );

  it('use only colours that are measured here', () => {
    const LENGTHS =
      /^(w|h|m|col|pad|room|strip|full|side|min|up|down|gap|rest|reserved|threads|check|pattern|reveal|raised|step|one|two|three|four|triangle|touch)$/;
    const used = new Set(
      sheets.flatMap((css) => Array.from(css.matchAll(/var\(--_([\w-]+)/g), ([, name]) => name ?? '')),
    );
    const colours = [...used].filter((name) => !LENGTHS.test(name)).sort();
    expect(colours).toEqual(
      [
        ...[
          'accent',
          'accent-ink',
          'accent-text',
          'edge',
          'felt',
          'field',
          'field-edge',
          'focus',
          'glow',
          'hover',
          'note',
          'note-ink',
        ],
        ...['paper', 'quiet', 'rim', 'sheet', 'sheet-ink', 'spot', 'spot-edge', 'spot-ink', 'target', 'text'],
      ].sort(),
    );
  });

  it('set no text colours themselves, and fade only the text of disabled buttons', () => {
    for (const css of sheets) {
      const rules = css.replace(/\/\*.*?\*\//gs, '').split('}');
      const faded = rules.filter((rule) => /opacity: 0?\.\d/.test(rule));
      // WCAG 1.4.3 exempts disabled buttons
      for (const rule of faded) expect(rule).toMatch(/disabled/);
      for (const [, value] of css.matchAll(/[\s;]color: ([^;]+);/g))
        expect(value).toMatch(/^(var\(--_|inherit$|GrayText$|CanvasText$)/);
    }
  });
});

describe('the focus rings around cards', () => {
  it.each(['var(--_focus)', 'var(--_accent)'])('have a rim in %s', (ring) => {
    const rules = cardStyles.cssText.split('}').filter((rule) => rule.includes(ring));
    expect(rules.length).toBeGreaterThan(0);
    for (const rule of rules) expect(rule).toContain('var(--_rim)');
  });
});

describe.each(alone)('a standalone card, $name', ({ text, ...look }) => {
  it.each([[], ['.four']])('shows its suits: %s', (...more) => {
    const colour = paletteOf({ ...look, holds: [...look.holds, ...more] });
    for (const suit of ['_red', '_black', '_diamond', '_club']) {
      expect(contrast(solid(colour(suit)), solid(colour('_paper'))), suit).toBeGreaterThanOrEqual(text);
    }
    expect(colour('_diamond').light[2] > colour('_red').light[2]).toBe(more.length > 0);
  });

  it.each(BACKS)('shows its back: %s', (back) => {
    const colour = paletteOf({ ...look, holds: [...look.holds, `[back='${back}']`] });
    expect(contrast(solid(colour('_back-ink')), solid(colour('_back')))).toBeGreaterThanOrEqual(3);
  });
});

describe('custom colours of a page', () => {
  const own = {
    felt: '_felt',
    ink: '_text',
    accent: '_accent',
    focus: '_focus',
    paper: '_paper',
    red: '_red',
    black: '_black',
    diamonds: '_diamond',
    clubs: '_club',
    back: '_back',
    'back-ink': '_back-ink',
  };

  it.each(games)('take precedence: $name', (look) => {
    Object.entries(own).forEach(([name, token], at) => {
      const chosen = `oklch(0.5 0.05 ${at})`;
      for (const [, back] of backs) {
        const holds = [...look.holds, '.four', back];
        const colour = paletteOf({ ...look, holds, own: { [`--solitaire-${name}`]: chosen } });
        expect(colour(token), `--solitaire-${name}, ${back}`).toEqual(colourOf(chosen));
      }
    });
  });
});
