// The message of each error in a description: what was expected, what was found, and where.
import { describe, expect, it } from 'vitest';
import { defineVariant, Game } from '../../src/engine.js';
import { faultText } from '../../src/engine/fault-text.js';
import type { Shape } from '../../src/engine/schema.js';
import { VOCABULARY } from '../../src/engine/vocabulary.js';
import { klondike } from '../../src/variants/index.js';
import { withValue } from '../support/bent.js';
import { messageOf } from '../support/thrown.js';

const list = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));

/** A value for each of 41 languages. */
const languages = (value: unknown) =>
  Object.fromEntries(
    list(41, (n) => [`x${String.fromCharCode(97 + (n % 26), 97 + Math.floor(n / 26))}`, value]),
  );

/** Klondike with this value at this path, and the message without `variant` at its start. */
const TABLE: readonly (readonly [path: string, value: unknown, message: string])[] = [
  [
    'id',
    undefined,
    `.id must be a text of 1 to 64 lower-case letters, digits and hyphens that begins with a letter, but is missing.`,
  ],
  [
    'id',
    'Klondike',
    `.id must be a text of 1 to 64 lower-case letters, digits and hyphens that begins with a letter, but is "Klondike".`,
  ],
  [
    'id',
    5,
    `.id must be a text of 1 to 64 lower-case letters, digits and hyphens that begins with a letter, but is 5.`,
  ],
  [
    'name',
    '',
    `.name must be a text of 1 to 64 characters or an object with one for each language, but is "".`,
  ],
  [
    'name',
    { english: 'x' },
    `.name.english must be named with a language tag, such as "de" or "pt-BR", but is "english".`,
  ],
  ['name', { en: '' }, `.name.en must be a text of 1 to 64 characters, but is "".`],
  [
    'name',
    5,
    `.name must be a text of 1 to 64 characters or an object with one for each language, but is 5.`,
  ],
  ['name', { en: 5 }, `.name.en must be a text of 1 to 64 characters, but is 5.`],
  ['texts', 5, `.texts must be an object, but is 5.`],
  [
    'piles.tableau.coveredBy',
    [],
    `.piles.tableau.coveredBy must be a list of 1 to 60 lists, one for each pile, but is a list of 0.`,
  ],
  [
    'piles.tableau.coveredBy',
    [list(13, () => 'stock')],
    `.piles.tableau.coveredBy[0] must be a list of at most 12 ids of piles, such as "tableau-1", but is a list of 13.`,
  ],
  [
    'layout.places.tableau.offsets',
    [],
    `.layout.places.tableau.offsets must be a list of 1 to 60 pairs, one for each pile, but is a list of 0.`,
  ],
  [
    'deal',
    list(31, () => ({ to: 'tableau', each: 1 })),
    `.deal must be a list of 1 to 30 steps, but is a list of 31.`,
  ],
  [
    'texts',
    { help: 5 },
    `.texts.help must be a text of at most 4000 characters or an object of texts, but is 5.`,
  ],
  [
    'texts',
    { help: { goal: 5 } },
    `.texts.help.goal must be a text of at most 4000 characters or an object of texts, but is 5.`,
  ],
  [
    'texts',
    { ['x'.repeat(65)]: 'x' },
    `.texts.xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx must be named with 1 to 64 characters, but is "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx….`,
  ],
  [
    'texts',
    { help: { goal: 'x'.repeat(4001) } },
    `.texts.help.goal must be a text of at most 4000 characters or an object of texts, but is "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx….`,
  ],
  ['decks', 3, `.decks must be a whole number from 1 to 2, but is 3.`],
  ['suits', 3, `.suits must be 1, 2 or 4, but is 3.`],
  ['piles', [], `.piles must be an object, but is a list of 0.`],
  [
    'piles.cellar',
    { shows: 'all' },
    `.piles.cellar.kind must be "reserve", "foundation" or "tableau", but is missing.`,
  ],
  [
    'piles.Cellar',
    { shows: 'all' },
    `.piles.Cellar must be a kind of pile (stock, waste, reserve, discard, foundation, tableau) or the name of a group, but is "Cellar".`,
  ],
  [
    'piles.cellar',
    { kind: 'waste', shows: 'all' },
    `.piles.cellar.kind must be "reserve", "foundation" or "tableau", but is "waste".`,
  ],
  [
    'piles.tableau.kind',
    'tableau',
    `.piles.tableau.kind must be left out: the name of the group is its kind.`,
  ],
  ['piles.tableau', 5, `.piles.tableau must be an object, but is 5.`],
  ['piles.waste.pairs', 13, `.piles.waste.pairs must be an object, but is 13.`],
  [
    'piles.waste.pairs',
    { from: ['tableau'], sum: 1 },
    `.piles.waste.pairs.sum must be a whole number from 2 to 26, but is 1.`,
  ],
  [
    'piles.waste.pairs',
    { from: 'tableau', sum: 13 },
    `.piles.waste.pairs.from must be a list of 1 to 6 kinds of pile or names of groups, but is "tableau".`,
  ],
  [
    'piles.waste.pairs',
    { from: ['tableau'], sum: 13, stacked: ['cellar'] },
    `.piles.waste.pairs.stacked[0] must be a kind of pile that the game has (stock, waste, foundation, tableau), but is "cellar".`,
  ],
  [
    'piles.tableau.pairs',
    { from: ['tableau'], sum: 13 },
    `.piles.tableau.pairs is allowed only in a group without "takes" and "collects".`,
  ],
  [
    'piles.cellar',
    { kind: 'reserve', count: 2, shows: 'all', pairs: { from: ['tableau'], sum: 13 } },
    `.piles.cellar.count must be 1: one pile takes the pairs of a game, but is 2.`,
  ],
  [
    'piles.tableau.coveredBy',
    [['waste']],
    `.piles.tableau.coveredBy is allowed only in a group without "takes".`,
  ],
  [
    'piles.waste.coveredBy',
    [['tableau-8']],
    `.piles.waste.coveredBy[0][0] must be the id of another pile, but is "tableau-8".`,
  ],
  [
    'piles.waste.coveredBy',
    [['tableau-1', 'waste']],
    `.piles.waste.coveredBy[0][1] must be the id of another pile, but is "waste".`,
  ],
  [
    'piles.waste.coveredBy',
    [[5]],
    `.piles.waste.coveredBy[0][0] must be the id of a pile, such as "tableau-1", but is 5.`,
  ],
  [
    'piles.waste.coveredBy',
    [['stock'], ['stock']],
    `.piles.waste.coveredBy must have at most 1 lists, one for each pile, but has 2.`,
  ],
  [
    'piles.tableau.shows',
    'some',
    `.piles.tableau.shows must be "all", "top", "last" or "none", but is "some".`,
  ],
  [
    'piles.tableau.shows',
    undefined,
    `.piles.tableau.shows must be "all", "top", "last" or "none", but is missing.`,
  ],
  ['piles.tableau.count', 0, `.piles.tableau.count must be a whole number from 1 to 60, but is 0.`],
  [
    'piles.tableau.gives',
    'two',
    `.piles.tableau.gives must be "top", "run", "top-or-run", "column", "any" or "group", but is "two".`,
  ],
  [
    'piles.tableau.atMost',
    'cells',
    `.piles.tableau.atMost must be "free-cells" or "reserves", but is "cells".`,
  ],
  ['piles.tableau.unit', 'same', `.piles.tableau.unit must be an object, but is "same".`],
  [
    'piles.waste.unit',
    { suit: 'same', steps: [-1] },
    `.piles.waste.unit is allowed only where "gives" is "run", "top-or-run" or "any".`,
  ],
  ['piles.waste.collects', 13, `.piles.waste.collects must be an object, but is 13.`],
  [
    'piles.tableau.collects',
    { from: ['waste'], build: { suit: 'same', steps: [-1] }, count: 13 },
    `.piles.tableau.collects is allowed only in a group without "takes".`,
  ],
  [
    'piles.waste.collects',
    { from: ['tableau', 'waste'], build: { suit: 'same', steps: [-1] }, count: 13 },
    `.piles.waste.collects.from[1] must be another kind of pile: runs do not go back to their own kind.`,
  ],
  [
    'piles.tableau.fill',
    'reserve',
    `.piles.tableau.fill must be a kind of pile that the game has (stock, waste, foundation, tableau), but is "reserve".`,
  ],
  [
    'piles.tableau.fill',
    'foundation',
    `.piles.tableau.fill must be a kind with one pile, but is "foundation".`,
  ],
  [
    'piles.tableau.fill',
    'x',
    `.piles.tableau.fill must be a kind of pile that the game has (stock, waste, foundation, tableau), but is "x".`,
  ],
  ['piles.stock.fill', 'waste', `.piles.stock.fill must be left out: the stock is never filled.`],
  ['piles.tableau.takes', [], `.piles.tableau.takes must be an object, but is a list of 0.`],
  [
    'piles.tableau.takes.from',
    [],
    `.piles.tableau.takes.from must be a list of 1 to 6 kinds of pile or names of groups, but is a list of 0.`,
  ],
  [
    'piles.tableau.takes.from',
    'waste',
    `.piles.tableau.takes.from must be a list of 1 to 6 kinds of pile or names of groups, but is "waste".`,
  ],
  [
    'piles.tableau.takes.from',
    ['cellar'],
    `.piles.tableau.takes.from[0] must be a kind of pile that the game has (stock, waste, foundation, tableau), but is "cellar".`,
  ],
  ['piles.tableau.takes.build', 5, `.piles.tableau.takes.build must be an object, but is 5.`],
  [
    'piles.tableau.takes.build',
    {},
    `.piles.tableau.takes.build.suit must be "same", "alternate", "sameColour", "other" or "any", but is missing.`,
  ],
  [
    'piles.tableau.takes.build.suit',
    'red',
    `.piles.tableau.takes.build.suit must be "same", "alternate", "sameColour", "other" or "any", but is "red".`,
  ],
  [
    'piles.tableau.takes.build.steps',
    [],
    `.piles.tableau.takes.build.steps must be a list of 1 to 25 whole numbers from -12 to 12, but is a list of 0.`,
  ],
  [
    'piles.tableau.takes.build.steps',
    -1,
    `.piles.tableau.takes.build.steps must be a list of 1 to 25 whole numbers from -12 to 12, but is -1.`,
  ],
  [
    'piles.tableau.takes.build.steps',
    [0.5],
    `.piles.tableau.takes.build.steps[0] must be a whole number from -12 to 12, but is 0.5.`,
  ],
  [
    'piles.tableau.takes.build.wrap',
    'yes',
    `.piles.tableau.takes.build.wrap must be true or false, but is "yes".`,
  ],
  [
    'piles.tableau.takes.build.stopOn',
    'X',
    `.piles.tableau.takes.build.stopOn must be a rank (A, 2 to 9, T, J, Q or K), but is "X".`,
  ],
  [
    'piles.tableau.takes.empty',
    'K',
    `.piles.tableau.takes.empty must be a list of at most 20 rules for an empty pile, but is "K".`,
  ],
  [
    'piles.tableau.takes.empty',
    [{ accepts: 'kings' }],
    `.piles.tableau.takes.empty[0].accepts must be "any", "base" or a rank (A, 2 to 9, T, J, Q or K), but is "kings".`,
  ],
  ['piles.tableau.takes.empty', ['K'], `.piles.tableau.takes.empty[0] must be an object, but is "K".`],
  [
    'piles.tableau.takes.empty',
    [{ accepts: 'K', from: [] }],
    `.piles.tableau.takes.empty[0].from must be a list of 1 to 6 kinds of pile or names of groups, but is a list of 0.`,
  ],
  [
    'piles.tableau.takes.empty',
    [{ accepts: 'K', whenEmpty: 'x' }],
    `.piles.tableau.takes.empty[0].whenEmpty must be a kind of pile that the game has (stock, waste, foundation, tableau), but is "x".`,
  ],
  ['piles.tableau.takes.single', 'yes', `.piles.tableau.takes.single must be true or false, but is "yes".`],
  [
    'piles.tableau.takes.most',
    0,
    `.piles.tableau.takes.most must be a whole number from 1 to 104, but is 0.`,
  ],
  [
    'piles.tableau.takes.typo',
    1,
    `.piles.tableau.takes.typo is not a known field. The fields here are: from, build, empty, single, most.`,
  ],
  ['piles.stock.count', 2, `.piles.stock.count must be 1: there is only one pile of this kind, but is 2.`],
  ['deal', [], `.deal must be a list of 1 to 30 steps, but is a list of 0.`],
  ['deal', {}, `.deal must be a list of 1 to 30 steps, but is an object.`],
  ['deal', ['x'], `.deal[0] must be an object, but is "x".`],
  [
    'deal',
    [{ each: 1 }],
    `.deal[0].to must be a kind of pile (stock, waste, reserve, discard, foundation, tableau) or the name of a group, but is missing.`,
  ],
  [
    'deal',
    [{ to: 'reserve', each: 13 }],
    `.deal[0].to must be a kind of pile that the game has (stock, waste, foundation, tableau), but is "reserve".`,
  ],
  [
    'deal',
    [{ to: 'tableau', each: 8 }],
    `.deal must have at most 52 cards, and all of them where there is no stock, but has 56.`,
  ],
  [
    'deal',
    [{ to: 'tableau', each: -1 }],
    `.deal[0].each must be a whole number from 1 to 104 or a list of at most 60 whole numbers from 0 to 104, but is -1.`,
  ],
  [
    'deal',
    [{ to: 'tableau', each: '3' }],
    `.deal[0].each must be a whole number from 1 to 104 or a list of at most 60 whole numbers from 0 to 104, but is "3".`,
  ],
  [
    'deal',
    [{ to: 'tableau', each: [105] }],
    `.deal[0].each[0] must be a whole number from 0 to 104, but is 105.`,
  ],
  [
    'deal',
    [
      { to: 'tableau', each: 4 },
      { to: 'foundation', rank: 'A' },
    ],
    `.deal[1].rank is allowed only in the first steps of the deal.`,
  ],
  [
    'deal',
    [{ to: 'tableau', each: 4, by: 'column' }],
    `.deal[0].by must be "pile" or "row", but is "column".`,
  ],
  [
    'deal',
    [{ to: 'tableau', rank: 'X' }],
    `.deal[0].rank must be a rank (A, 2 to 9, T, J, Q or K), but is "X".`,
  ],
  [
    'deal',
    [{ to: 'tableau', each: 4, sink: 'X' }],
    `.deal[0].sink must be a rank (A, 2 to 9, T, J, Q or K), but is "X".`,
  ],
  [
    'deal',
    [{ to: 'tableau', each: 4, faceDown: [-1] }],
    `.deal[0].faceDown[0] must be a whole number from 0 to 104, but is -1.`,
  ],
  [
    'deal',
    [{ to: 'tableau', each: 4, faceDown: 3 }],
    `.deal[0].faceDown must be a list of at most 60 whole numbers from 0 to 104, but is 3.`,
  ],
  ['draw', 3, `.draw must be an object, but is 3.`],
  [
    'draw.to',
    'discard',
    `.draw.to must be a kind of pile that the game has (waste, tableau), but is "discard".`,
  ],
  ['draw.to', 'reserve', `.draw.to must be "waste", "discard" or "tableau", but is "reserve".`],
  ['draw.blockedBy', 'gap', `.draw.blockedBy must be "empty" or "fillable", but is "gap".`],
  ['draw.blockedBy', 'empty', `.draw.blockedBy is allowed only where "to" is "tableau".`],
  ['draw.count', 0, `.draw.count must be a whole number from 1 to 104, but is 0.`],
  [
    'redeal',
    5,
    `.redeal must be {"kind": "none"}, {"kind": "recycle"} or {"kind": "gather", "packet": …}, but is 5.`,
  ],
  ['redeal', {}, `.redeal.kind must be "none", "recycle" or "gather", but is missing.`],
  ['redeal.kind', 'shuffle', `.redeal.kind must be "none", "recycle" or "gather", but is "shuffle".`],
  ['redeal', { kind: 'gather' }, `.redeal.packet must be a whole number from 1 to 104, but is missing.`],
  ['redeal', { kind: 'gather', packet: 0 }, `.redeal.packet must be a whole number from 1 to 104, but is 0.`],
  ['redeal.limit', -1, `.redeal.limit must be a whole number from 0, but is -1.`],
  ['redeal', { kind: 'none', limit: 3 }, `.redeal.limit is not a known field. The fields here are: kind.`],
  ['score', undefined, `.score must be an object, but is missing.`],
  ['score', 5, `.score must be an object, but is 5.`],
  ['score.start', 10000000, `.score.start must be a whole number from -1000000 to 1000000, but is 10000000.`],
  ['score.stake', 'much', `.score.stake must be a whole number from -1000000 to 1000000, but is "much".`],
  ['score.floor', '0', `.score.floor must be a whole number from -1000000 to 1000000, but is "0".`],
  [
    'score.collected',
    '100',
    `.score.collected must be a whole number from -1000000 to 1000000, but is "100".`,
  ],
  ['score.moves', 0.5, `.score.moves must be a whole number from -1000000 to 1000000, but is 0.5.`],
  ['score.draws', true, `.score.draws must be a whole number from -1000000 to 1000000, but is true.`],
  ['score.best', 'most', `.score.best must be "highest" or "lowest", but is "most".`],
  [
    'score.left',
    { in: 'cellar', points: 1 },
    `.score.left.in must be a kind of pile that the game has (stock, waste, foundation, tableau), but is "cellar".`,
  ],
  [
    'score.plays',
    [{ to: 'tableau', points: 1, streak: 'yes' }],
    `.score.plays[0].streak must be a whole number from -1000000 to 1000000, but is "yes".`,
  ],
  [
    'layout.places.tableau.offsets',
    [[0, 0.1]],
    `.layout.places.tableau.offsets[0][1] must be a number from 0 to 40 in steps of 0.125, but is 0.1.`,
  ],
  [
    'layout.places.tableau.offsets',
    [[0, 0]],
    `.layout.places.tableau.offsets must be a list with one entry for each pile, but is a list of 1.`,
  ],
  ['score.plays', {}, `.score.plays must be a list of at most 60 entries, but is an object.`],
  [
    'score.plays',
    [{ to: 'tableau', points: 'suit' }],
    `.score.plays[0].points must be a whole number from -1000000 to 1000000 or "rank", but is "suit".`,
  ],
  [
    'score.plays',
    [{ to: 'tableau' }],
    `.score.plays[0].points must be a whole number from -1000000 to 1000000 or "rank", but is missing.`,
  ],
  [
    'score.plays',
    [{ points: 1 }],
    `.score.plays[0].to must be a kind of pile (stock, waste, reserve, discard, foundation, tableau) or the name of a group, but is missing.`,
  ],
  [
    'score.plays',
    [{ from: [], to: 'tableau', points: 1 }],
    `.score.plays[0].from must be a list of 1 to 6 kinds of pile or names of groups, but is a list of 0.`,
  ],
  [
    'score.turned',
    { in: 'cellar', points: 5 },
    `.score.turned.in must be a kind of pile that the game has (stock, waste, foundation, tableau), but is "cellar".`,
  ],
  [
    'score.turned',
    { in: 'tableau' },
    `.score.turned.points must be a whole number from -1000000 to 1000000, but is missing.`,
  ],
  [
    'score.redeal',
    { free: -1, points: 0 },
    `.score.redeal.free must be a whole number from 0 to 1000000, but is -1.`,
  ],
  [
    'score.redeal',
    { free: 1 },
    `.score.redeal.points must be a whole number from -1000000 to 1000000, but is missing.`,
  ],
  ['score.won', -10000000, `.score.won must be a whole number from -1000000 to 1000000, but is -10000000.`],
  ['goal', undefined, `.goal must be {"full": …} or {"empty": …}, but is missing.`],
  ['goal', {}, `.goal must be {"full": …} or {"empty": …}, but is another object.`],
  ['goal', 'won', `.goal must be {"full": …} or {"empty": …}, but is "won".`],
  [
    'goal',
    { full: 'x' },
    `.goal.full must be a kind of pile that the game has (stock, waste, foundation, tableau), but is "x".`,
  ],
  [
    'goal',
    { full: 'reserve' },
    `.goal.full must be a kind of pile that the game has (stock, waste, foundation, tableau), but is "reserve".`,
  ],
  [
    'goal',
    { full: 'foundation', empty: 'stock' },
    `.goal.empty is not a known field. The fields here are: full.`,
  ],
  ['goal', { win: 'foundation' }, `.goal must be {"full": …} or {"empty": …}, but is another object.`],
  ['aim', { score: 0 }, `.aim must be {"net": …} or {"left": "fewest"}, but is another object.`],
  ['aim', { left: 'most' }, `.aim must be {"net": …} or {"left": "fewest"}, but is another object.`],
  ['aim', { left: 'fewest' }, `.aim.left is allowed only in a game whose goal empties piles.`],
  ['aim', { net: '0' }, `.aim.net must be a whole number from -1000000 to 1000000, but is "0".`],
  ['deadEnd', 'always', `.deadEnd must be "last-card-back", but is "always".`],
  ['end', 'stock', `.end must be "no-play" or "empty-stock", but is "stock".`],
  ['options', [], `.options must be an object, but is a list of 0.`],
  [
    'options',
    { 'draw!': [{ value: 1 }] },
    `.options.draw! must be named with 1 to 32 letters and digits, a letter first, but is "draw!".`,
  ],
  ['options.draw', [], `.options.draw must be a list of 1 to 20 values, but is a list of 0.`],
  ['options.draw', {}, `.options.draw must be a list of 1 to 20 values, but is an object.`],
  [
    'options.draw',
    [{}],
    `.options.draw[0] must be {"value": …} or {"atLeast": …, "set": …}, but is another object.`,
  ],
  [
    'options.draw',
    [{ value: {} }],
    `.options.draw[0].value must be a text of at most 64 characters, a number, true or false, but is an object.`,
  ],
  ['options.draw', [3], `.options.draw[0] must be {"value": …} or {"atLeast": …, "set": …}, but is 3.`],
  ['options.draw', [{ value: 1, patch: 5 }], `.options.draw[0].patch must be an object, but is 5.`],
  [
    'options.draw',
    [{ value: 1, patch: { draw: { count: 0 } } }],
    ` (with draw 1).draw.count must be a whole number from 1 to 104, but is 0.`,
  ],
  [
    'options.redeals',
    [{ atLeast: -1, set: 'redeal.limit' }],
    `.options.redeals[0].atLeast must be a whole number from 0 to 1000000, but is -1.`,
  ],
  [
    'options.redeals',
    [{ atLeast: 0, set: '.x' }],
    `.options.redeals[0].set must be the path of a field, such as "redeal.limit", but is ".x".`,
  ],
  [
    'options.redeals',
    [{ atLeast: 0, set: 'redeal.nothing' }],
    ` (with draw 3).redeal.nothing is not a known field. The fields here are: kind, limit.`,
  ],
  ['layout', undefined, `.layout must be an object, but is missing.`],
  ['layout.columns', 0, `.layout.columns must be a number from 1 to 40 in steps of 0.5, but is 0.`],
  ['layout.columns', 0.25, `.layout.columns must be a number from 1 to 40 in steps of 0.5, but is 0.25.`],
  ['layout.places', 5, `.layout.places must be an object, but is 5.`],
  [
    'layout.places.tableau',
    undefined,
    `.layout.places.tableau must be an object with "at": [column, row]; each group of piles needs one, but is missing.`,
  ],
  [
    'layout.places.tableau',
    {},
    `.layout.places.tableau.at must be a list of 2 numbers from 0 to 40 in steps of 0.5, but is missing.`,
  ],
  [
    'layout.places.tableau.at',
    [0],
    `.layout.places.tableau.at must be a list of 2 numbers from 0 to 40 in steps of 0.5, but is a list of 1.`,
  ],
  [
    'layout.places.tableau.at',
    [0, '1'],
    `.layout.places.tableau.at[1] must be a number from 0 to 40 in steps of 0.5, but is "1".`,
  ],
  [
    'layout.places.tableau.wrap',
    0,
    `.layout.places.tableau.wrap must be a whole number from 1 to 104, but is 0.`,
  ],
  [
    'layout.places.tableau.fan',
    'up',
    `.layout.places.tableau.fan must be "down", "right" or "none", but is "up".`,
  ],
  [
    'layout.places.tableau.room',
    [-1],
    `.layout.places.tableau.room[0] must be a whole number from 0 to 104, but is -1.`,
  ],
  [
    'layout.places.tableau.room',
    [1, 2, 3],
    `.layout.places.tableau.room must be a list of at most 2 whole numbers from 0 to 104, but is a list of 3.`,
  ],
  [
    'layout.places.tableau.lower',
    0.1,
    `.layout.places.tableau.lower must be a number from 0 to 10 in steps of 0.25, but is 0.1.`,
  ],
  ['presets', [], `.presets must be a list of 1 to 20 names of options, but is a list of 0.`],
  [
    'presets',
    ['9'],
    `.presets[0] must be named with 1 to 32 letters and digits, a letter first, but is "9".`,
  ],
  [
    'layout.places.tableau.rows',
    0,
    `.layout.places.tableau.rows must be a whole number from 1 to 8, but is 0.`,
  ],
  [
    'layout.alternatives',
    {},
    `.layout.alternatives must be a list of at most 4 arrangements, each with "columns" and "places", but is an object.`,
  ],
  [
    'title',
    'x',
    `.title is not a known field. The fields here are: id, name, texts, decks, suits, piles, deal, draw, redeal, score, goal, aim, deadEnd, end, options, presets, layout.`,
  ],
  [
    '__proto__',
    { aim: { net: 0 } },
    `.__proto__ is not a known field. The fields here are: id, name, texts, decks, suits, piles, deal, draw, redeal, score, goal, aim, deadEnd, end, options, presets, layout.`,
  ],
  [
    'options',
    Object.fromEntries(list(21, (n) => [`o${n}`, [{ value: n }]])),
    `.options must have at most 20 options, but has more.`,
  ],
  [
    'options',
    Object.fromEntries(list(6, (n) => [`o${n}`, list(20, (value) => ({ value }))])),
    `.options must have at most 100 values of all options, but has 120.`,
  ],
  [
    'options.draw',
    [{ value: 1, patch: { deal: list(40, () => ({ to: 'tableau', each: 7 })) } }],
    `.options must have at most 1000 characters of patches of defaults, but has 1076.`,
  ],
  [
    'options.draw',
    [{ value: 1, patch: { name: 'Klondike by threes' } }],
    `.options.draw[0] must not change "name": this part is the same under all options.`,
  ],
  [
    'options.draw',
    [{ atLeast: 1, set: 'decks' }],
    `.options.draw[0] must not change "decks": this part is the same under all options.`,
  ],
  ['name', languages('x'), `.name must have at most 40 languages, but has 41.`],
  ['texts', languages({}), `.texts must have at most 40 languages, but has 41.`],
  [
    'deal',
    list(5, () => ({ to: 'tableau', each: list(49, () => 0) })),
    `.deal must have at most 240 numbers in its lists, but has 245.`,
  ],
  ['piles.tableau.count', 60, `.piles must have at most 60 piles in all, but has 66.`],
  ['texts', 'x'.repeat(65_536), ` must have at most 65536 characters of JSON text, but has more.`],
  [
    'texts',
    JSON.parse('['.repeat(16) + ']'.repeat(16)),
    ` must have at most 16 levels of lists and objects, but has more.`,
  ],
];

describe('the error of a description with', () => {
  it.each(TABLE.map(([path, value, message]) => [message, path, value]))('%s', (message, path, value) => {
    const text = messageOf(() => Game.deal(withValue(klondike, path, value), { deal: 1 }));
    expect(text).toBe(`bad-variant: variant${message}`);
  });
});

/** The names of all fields in a shape. */
function fieldsOf(shape: Shape): string[] {
  if (typeof shape === 'string' || shape instanceof RegExp) return [];
  if (shape instanceof Array) return shape.flatMap((inner) => fieldsOf(inner));
  return Object.entries(shape).flatMap(([field, inner]) => [field.replace('?', ''), ...fieldsOf(inner)]);
}

describe('the table', () => {
  it('has an error for each field of the vocabulary', () => {
    const fields = Object.values(VOCABULARY).flatMap((shape) => fieldsOf(shape));
    const messages = TABLE.map(([, , message]) => message).join('\n');
    const missing = new Set(fields.filter((field) => !messages.includes(`.${field}`)));
    expect([...missing]).toEqual([]);
  });

  it('has no internal names or values in its messages', () => {
    for (const [, , message] of TABLE)
      expect(message).not.toMatch(
        /\bundefined\b|\bnull\b|NaN|\/\^|\[\d+\.\.|PileKind|EmptyRule|DealStep|OptionValue/,
      );
  });
});

describe('a message abridges', () => {
  const messageAt = (path: string, value: unknown): string => faultText({ path, expected: 'boolean', value });

  it('a path of more than 200 characters', () => {
    const path = 'a'.repeat(200);
    expect(messageAt(path, 5)).toBe(`${path} must be true or false, but is 5.`);
    expect(messageAt(`${path}b`, 5)).toBe(`${path}… must be true or false, but is 5.`);
  });

  it('no text that only resembles a number of items', () => {
    expect(messageAt('a', 'a list of 3')).toBe('a must be true or false, but is "a list of 3".');
    expect(messageAt('a', 'list of 3 cards')).toBe('a must be true or false, but is "list of 3 cards".');
    expect(messageAt('a', 'list of 12')).toBe('a must be true or false, but is a list of 12.');
  });

  it('a text of more than 60 characters with its quotation marks', () => {
    const text = 'b'.repeat(58);
    expect(messageAt('a', text)).toBe(`a must be true or false, but is "${text}".`);
    expect(messageAt('a', `${text}b`)).toBe(`a must be true or false, but is "${text}b….`);
  });
});

it.each([
  [undefined, 'variant must be an object, but is missing.'],
  [null, 'variant must be an object, but is null.'],
  [[], 'variant must be an object, but is a list of 0.'],
  ['klondike', 'variant must be an object, but is "klondike".'],
])('the error of a value that is not a description: %j', (data, message) => {
  expect(messageOf(() => defineVariant(data))).toBe(`bad-variant: ${message}`);
});

it('options that cannot be combined are reported', () => {
  const options = { columns: [{ atLeast: 1, set: 'piles.tableau.count' }] };
  const game = { ...klondike, id: 'columns', options };
  expect(messageOf(() => Game.deal(game, { deal: 1, options: { columns: 61 } }))).toBe(
    'bad-options: With these options, variant.piles.tableau.count must be a whole number from 1 to 60, but is 61.',
  );
});
