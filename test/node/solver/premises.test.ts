// The fields of a description whose effect on each search of the solver was examined. A new field of the vocabulary is a
// type error in this file: a search that ignores it could call a game unwinnable that can be won. Decide for each test
// of the rules in src/solver/ (`is…`, `has…`, `rulesText`) whether it still holds, then add the field here.
import { describe, expect, it } from 'vitest';
import { variants, type Variant } from '../../../src/engine.js';
import type { Build, Draw, PileGroup, Takes } from '../../../src/engine/variant.js';
import { OPTIONAL } from '../../support/optional-games.js';

type Fields<Part> = Readonly<Record<keyof Part, true>>;

const GROUP: Fields<PileGroup> = {
  ...{ kind: true, count: true, shows: true, gives: true, atMost: true, unit: true, takes: true },
  ...{ collects: true, pairs: true, coveredBy: true, fill: true },
};
const TAKES: Fields<Takes> = { from: true, build: true, empty: true, single: true, most: true };
const BUILD: Fields<Build> = { suit: true, steps: true, wrap: true, stopOn: true };
const DRAW: Fields<Draw> = { to: true, count: true, blockedBy: true };
const GAME: Fields<Variant> = {
  ...{ id: true, name: true, texts: true, decks: true, suits: true, piles: true, deal: true, draw: true },
  ...{ redeal: true, score: true, goal: true, aim: true, deadEnd: true, end: true, options: true },
  ...{ presets: true, layout: true },
};

describe.each([...variants.values(), ...OPTIONAL].map((game) => [game.id, game] as const))(
  'the searches examine all fields of %s',
  (_, game) => {
    it('in the description, its piles and its draw', () => {
      const parts: [part: object | undefined, known: object][] = [
        [game, GAME],
        [game.draw, DRAW],
        ...Object.values(game.piles).flatMap((group): [object | undefined, object][] => [
          [group, GROUP],
          [group.unit, BUILD],
          [group.takes, TAKES],
          [group.takes?.build, BUILD],
        ]),
      ];
      for (const [part = {}, known] of parts)
        for (const field of Object.keys(part)) expect(known).toHaveProperty(field);
    });
  },
);
