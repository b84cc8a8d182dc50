// Lists the values of attributes, from the lists in the code. The custom elements analyzer sees only types, not the
// games and their options.
import { PREFERENCES } from '../src/controller/preferences.js';
import { optionAttribute } from '../src/controller/setup.js';
import { FANS } from '../src/elements/cards/pile-layout.js';
import { CHOICES } from '../src/elements/game-attributes.js';
import { CHOICES as REPLAY_CHOICES } from '../src/elements/replay-attributes.js';
import { CARDS } from '../src/engine/cards.js';
import { variants } from '../src/engine.js';
import * as optional from '../src/games/all.js';
import { RULE_PROPERTIES } from '../src/elements/table-attributes.js';

export interface Listed {
  readonly values: readonly string[];
  /** The type of further values. */
  readonly open?: string;
}

/** The rule options of all games that are attributes, with the values that any game allows. */
function ruleOptions(): Record<string, Listed> {
  const rules: Record<string, { values: string[]; open?: string }> = {};
  for (const { options = {} } of [...variants.values(), ...Object.values(optional)])
    for (const [option, allowed] of Object.entries(options)) {
      if (!RULE_PROPERTIES.some((name) => name === option)) continue;
      const rule = (rules[optionAttribute(option)] ??= { values: [] });
      for (const one of allowed) {
        if (!('value' in one)) rule.open = 'number';
        else if (!rule.values.includes(String(one.value))) rule.values.push(String(one.value));
      }
    }
  return rules;
}

const listed = (lists: Readonly<Record<string, readonly string[]>>): Record<string, Listed> =>
  Object.fromEntries(Object.entries(lists).map(([name, values]) => [name, { values: [...values] }]));
const { theme, faces, suits, back, felt } = PREFERENCES;
/** A page may define custom games. */
const games: Listed = {
  values: ['klondike', ...[...variants.keys()].filter((id) => id !== 'klondike')],
  open: 'string',
};

/** The values by tag and attribute, without boolean attributes. */
const VALUES: Readonly<Record<string, Readonly<Record<string, Listed>>>> = {
  'solitaire-game': {
    variant: games,
    ...ruleOptions(),
    ...listed(CHOICES),
    ...listed(PREFERENCES),
  },
  'solitaire-replay': {
    variant: games,
    ...ruleOptions(),
    ...listed(REPLAY_CHOICES),
    ...listed({ theme, faces, suits, back, felt }),
  },
  'card-pile': listed({ fan: FANS, faces, suits, back }),
  'playing-card': { card: { values: [...CARDS], open: 'string' }, ...listed({ faces, suits, back }) },
};

/** The values of an attribute, the default first; `undefined` if it takes any value or is boolean. */
export const valuesOf = (
  tag: string,
  { name, type }: { readonly name: string; readonly type?: { readonly text: string } | undefined },
): Listed | undefined => (/^boolean\b/.test(type?.text ?? '') ? undefined : VALUES[tag]?.[name]);

/** The values as a type; for very long lists only the type of further values. */
export const typeOf = ({ values, open }: Listed): string =>
  [...(values.length > 20 ? [] : values.map((value) => `'${value}'`)), ...(open ? [open] : [])].join(' | ');
