// The values that attributes take, from the lists that the code itself goes by.
import { tsImport } from 'tsx/esm/api';

const load = (file) => tsImport(new URL(`../src/${file}`, import.meta.url).href, import.meta.url);

const { variants } = await load('engine.ts');
const { CARDS } = await load('engine/cards.ts');
const { FANS } = await load('elements/fans.ts');
const { CHOICES } = await load('elements/game-properties.ts');
const { LOOKS } = await load('elements/looks.ts');
const { attributeOf } = await load('elements/wishes.ts');

/** The rules of all games by attribute; what one of them takes is among the values. */
const rules = {};
for (const [option, allowed] of [...variants.values()].flatMap(({ options = {} }) =>
  Object.entries(options),
)) {
  const rule = (rules[attributeOf(option)] ??= { values: [] });
  for (const one of allowed) {
    if (!('value' in one)) rule.open = 'number';
    else if (!rule.values.includes(`${one.value}`)) rule.values.push(`${one.value}`);
  }
}

const listed = (lists) =>
  Object.fromEntries(Object.entries(lists).map(([name, values]) => [name, { values: [...values] }]));
const { faces, suits, back } = LOOKS;

/** By tag and attribute. `open`: what else is taken, as a type. What is a switch is not asked for here. */
const VALUES = {
  'solitaire-game': {
    // a page may define games of its own
    variant: {
      values: ['klondike', ...[...variants.keys()].filter((id) => id !== 'klondike')],
      open: 'string',
    },
    ...rules,
    ...listed(CHOICES),
    ...listed(LOOKS),
  },
  'card-pile': listed({ fan: FANS, faces, suits, back }),
  'playing-card': { card: { values: [...CARDS], open: 'string' }, ...listed({ faces, suits, back }) },
};

/** The values of an attribute, the default first; none where it takes anything, or is a switch. */
export const valuesOf = (tag, { name, type }) =>
  /^boolean\b/.test(type?.text ?? '') ? undefined : VALUES[tag]?.[name];

/** A type that says so; of very long lists only what else is taken. */
export const typeOf = ({ values, open }) =>
  [...(values.length > 20 ? [] : values.map((value) => `'${value}'`)), ...(open ? [open] : [])].join(' | ');
