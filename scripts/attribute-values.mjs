// Lists the values of attributes, from the lists that the code itself uses.
import { tsImport } from 'tsx/esm/api';

const load = (file) => tsImport(new URL(`../src/${file}`, import.meta.url).href, import.meta.url);

const { variants } = await load('engine.ts');
const { CARDS } = await load('engine/cards.ts');
const { FANS } = await load('elements/cards/pile-layout.ts');
const { CHOICES } = await load('elements/game-attributes.ts');
const { PREFERENCES } = await load('controller/preferences.ts');
const { attributeOf } = await load('controller/setup.ts');

/** The rule options of all games by attribute, with the values that any game allows. */
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
const { faces, suits, back } = PREFERENCES;

/** The values by tag and attribute, without boolean attributes. `open`: the type of further values. */
const VALUES = {
  'solitaire-game': {
    // a page may define custom games
    variant: {
      values: ['klondike', ...[...variants.keys()].filter((id) => id !== 'klondike')],
      open: 'string',
    },
    ...rules,
    ...listed(CHOICES),
    ...listed(PREFERENCES),
  },
  'card-pile': listed({ fan: FANS, faces, suits, back }),
  'playing-card': { card: { values: [...CARDS], open: 'string' }, ...listed({ faces, suits, back }) },
};

/** The values of an attribute, the default first; `undefined` if it takes any value or is boolean. */
export const valuesOf = (tag, { name, type }) =>
  /^boolean\b/.test(type?.text ?? '') ? undefined : VALUES[tag]?.[name];

/** The values as a type; for very long lists only the type of further values. */
export const typeOf = ({ values, open }) =>
  [...(values.length > 20 ? [] : values.map((value) => `'${value}'`)), ...(open ? [open] : [])].join(' | ');
