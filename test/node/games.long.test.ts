// The optional games (src/games): each file is a valid description named after its id, is listed wherever the games are
// named, deals under every option, and fits on the table without overlaps.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defineVariant, Game, variants, type Arrangement, type Variant } from '../../src/engine.js';
import { checkVariant } from '../../src/engine/validate.js';
import { OPTIONAL_GAMES, gameModules } from '../../src/embed/game-modules.js';
import { sideSteps } from '../../src/elements/cards/pile-layout.js';
import { CARD_HEIGHT, geometryOf, STEP } from '../../src/elements/table/table-geometry.js';
import { glossary } from '../../src/locales/en-help.js';
import { amount } from '../support/amount.js';
import { anyMove, conceivable, randomFrom } from '../support/games.js';
import { OPTIONAL, optionSetsOf } from '../support/optional-games.js';
import { glossaryLinks } from '../support/texts.js';

const files = readdirSync('src/games')
  .map((name) => name.replace('.ts', ''))
  .filter((name) => name !== 'all');

/** The options as docs/games.md lists them: "`suits`: 4, 2, 1". */
const optionsText = ({ options = {} }: Variant): string =>
  Object.entries(options)
    .map(([name, values]) => {
      const allowed = values.map((one) =>
        'value' in one ? String(one.value) : `${String(one.atLeast)} or more`,
      );
      return `\`${name}\`: ${allowed.join(', ')}`;
    })
    .join('; ') || '–';

describe('the optional games', () => {
  it('have one file each, named after the id, and no id of a built-in game', () => {
    expect(OPTIONAL.map(({ id }) => id).sort()).toEqual(files.toSorted());
    for (const id of files) expect(variants.has(id), id).toBe(false);
  });

  it('can all be loaded by embed.html, which loads only those that its URL names', () => {
    expect([...OPTIONAL_GAMES].sort()).toEqual(files.toSorted());
    expect(gameModules('freecell', 'klondike golf, yukon ../golf')).toEqual(['freecell', 'golf', 'yukon']);
    expect(gameModules(undefined, 'klondike')).toEqual([]);
  });

  it('are all listed in docs/games.md, with their options', () => {
    const page = readFileSync('docs/games.md', 'utf8');
    const rows = page.matchAll(/^\| `([\w-]+)` +\|[^|]*\|[^|]*\|([^|]*)\|/gm);
    const listed = Object.fromEntries([...rows].map(([, id = '', options = '']) => [id, options.trim()]));
    const all = [...variants.values(), ...OPTIONAL];
    expect(listed).toEqual(Object.fromEntries(all.map((variant) => [variant.id, optionsText(variant)])));
  });
});

interface Box {
  readonly id: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The positions of the piles in card widths, if the columns share `flex` card widths of additional height. */
function boxesOf(variant: Variant, arrangement: Arrangement, mirrored: boolean, flex: number): Box[] {
  const { piles } = geometryOf(variant, arrangement, mirrored);
  return [...piles].map(([id, { left, top, topFlex, room, roomFlex }]) => {
    const kind = id.replace(/-.*/, '');
    const falls = arrangement.places[kind]?.fan === 'down';
    const y = top + topFlex * flex;
    return {
      id,
      left,
      right: left + 1 + 0.34 * sideSteps(variant, arrangement, kind),
      top: y,
      bottom: y + (falls ? room + roomFlex * flex : CARD_HEIGHT),
    };
  });
}

/** Whether a pile covers another one, directly or through other piles. */
function isCover(variant: Variant, above: string, id: string): boolean {
  const { coveredBy = [] } = variant.piles[id.replace(/-.*/, '')] ?? {};
  const direct = coveredBy[Number(id.replace(/^\D*/, '')) - 1] ?? [];
  return direct.includes(above) || direct.some((one) => isCover(variant, above, one));
}

describe.each(OPTIONAL.map((variant) => [variant.id, variant] as const))('%s', (id, variant) => {
  it('is valid under all its options, plain data, and states its rules at the head of the file', () => {
    expect(checkVariant(variant)).toStrictEqual(variant);
    expect(defineVariant(JSON.parse(JSON.stringify(variant)))).toEqual(variant);
    expect(readFileSync(`src/games/${id}.ts`, 'utf8')).toMatch(/^\/\/ [^\n]+\n\/\/\n\/\/ Rules: /);
  });

  it('has a strategy and texts of its options, whose marked words are in the glossary, and generated rules', () => {
    const { gameHelp } = variant.texts?.['en'] as { gameHelp: Record<string, Record<string, object>> };
    const { strategy, options = {}, ...others } = gameHelp[id] ?? {};
    expect(strategy).toMatch(/^\[?[A-Z].{30,}\.$/);
    for (const name of Object.keys(options)) expect(variant.options).toHaveProperty([name]);
    expect(others).toEqual({});
    for (const { term } of glossaryLinks(JSON.stringify(gameHelp)))
      expect(glossary, term).toHaveProperty([term]);
  });

  it('has space for the columns after the deal', () => {
    for (const options of optionSetsOf(variant)) {
      const game = Game.deal(variant, { deal: 42, options });
      for (const { places } of [variant.layout, ...(variant.layout.alternatives ?? [])]) {
        for (const [kind, { fan, room: [down, up] = [] }] of Object.entries(places)) {
          if (fan !== 'down') continue;
          for (const { cards, faceDown } of game.position.piles.filter(({ id }) => id.startsWith(kind))) {
            expect(down).toBeGreaterThanOrEqual(faceDown);
            expect(up).toBeGreaterThanOrEqual(Math.min(cards.length - faceDown - 1, 5));
          }
        }
      }
    }
  });

  it.each([false, true])(
    'has all piles within the table, with overlaps only where one pile covers another; mirrored: %s',
    (mirrored) => {
      for (const arrangement of [variant.layout, ...(variant.layout.alternatives ?? [])]) {
        expect(Object.keys(arrangement.places).sort()).toEqual(Object.keys(variant.piles).sort());
        const { width, columns, mostFlex } = geometryOf(variant, arrangement, mirrored);
        for (const flex of [0, columns.cards + columns.steps * STEP, mostFlex]) {
          const boxes = boxesOf(variant, arrangement, mirrored, flex);
          for (const one of boxes) {
            expect(one.left, one.id).toBeGreaterThanOrEqual(-1e-6);
            expect(one.right, one.id).toBeLessThanOrEqual(width + 1e-6);
            for (const other of boxes) {
              if (one === other || isCover(variant, one.id, other.id) || isCover(variant, other.id, one.id))
                continue;
              const apart =
                one.right <= other.left + 1e-6 ||
                other.right <= one.left + 1e-6 ||
                one.bottom <= other.top + 1e-6 ||
                other.bottom <= one.top + 1e-6;
              expect(apart, `${one.id} and ${other.id} in ${JSON.stringify(arrangement.columns)}`).toBe(true);
            }
          }
        }
      }
    },
  );

  it('keeps all cards, and can be saved and undone, in random games under every option', () => {
    for (const options of optionSetsOf(variant)) {
      for (let deal = 1; deal <= amount(1, 3); deal++) {
        const game = Game.deal(variant, { deal, options });
        const dealtAt = game.position;
        const all = dealtAt.piles.flatMap((one) => one.cards).toSorted();
        expect(all).toHaveLength(52 * (variant.decks ?? 1));
        const random = randomFrom(deal);
        for (let n = 0; n < 60; n++) {
          const move = anyMove(game, random);
          if (!move) break;
          game.play(move);
        }
        expect(game.position.piles.flatMap((one) => one.cards).toSorted()).toEqual(all);
        // one deal is enough: there are thousands of conceivable moves, of up to 13 cards
        const listed = game.legalMoves().filter((move) => move.kind !== 'play' || move.count <= 13);
        if (deal === 1) {
          const allowed = [...conceivable(game.position)].filter((move) => !game.explain(move));
          expect(allowed).toHaveLength(listed.length);
        }
        const saved: unknown = JSON.parse(JSON.stringify(game));
        expect(Game.fromJSON(saved, { variant }).position).toEqual(game.position);
        while (game.undo());
        expect(game.position).toEqual(dealtAt);
      }
    }
  });
});
