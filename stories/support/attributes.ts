// Every attribute as a control, in groups, from the description of the elements; and a directive that sets them.
import type { ArgTypes } from '@storybook/web-components-vite';
import { noChange, type ElementPart } from 'lit';
import { Directive, directive, PartType, type PartInfo } from 'lit/directive.js';
import { PREFERENCES } from '../../src/controller/preferences.js';
import { optionAttribute } from '../../src/controller/setup.js';
import { CARDS, variants } from '../../src/index.js';
import { languageTags } from './languages.js';
import { described, type Described } from './manifest.js';

/** The attributes by their HTML names. A list is separated by spaces. */
export interface Args {
  [attribute: string]: string | number | boolean | readonly string[] | undefined;
}

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  Game: [
    'variant',
    'games',
    'deal',
    'deck',
    'daily',
    'deals',
    'winnable',
    'line',
    'puzzle',
    'at',
    'mark-loss',
  ],
  Rules: ['draw', 'redeals', 'runs', 'take-back', 'reserve', 'scoring', 'end', 'options'],
  Cards: ['card', 'cards', 'face-down', 'fan', 'pile'],
  Looks: ['theme', 'faces', 'suits', 'back', 'felt', 'left-handed', 'sound'],
  Controls: ['controls', 'speed', 'without', 'autoplay', 'tap', 'verdict', 'navigation', 'no-shortcuts'],
  Speech: ['lang', 'label', 'verbosity', 'announce'],
  Saving: ['save', 'save-key', 'links'],
};

/** The values of the rule options of all games. */
const rules = (): [string, string[]][] => {
  const all = [...variants.values()].flatMap(({ options }) => Object.entries(options ?? {}));
  const valuesOf = (name: string): string[] =>
    all
      .filter(([option]) => option === name)
      .flatMap(([, allowed]) =>
        allowed.flatMap((one) => ('value' in one ? [String(one.value)] : ['0', '1', '2', '3'])),
      );
  return all.map(([name]) => [optionAttribute(name), [...new Set(valuesOf(name))]]);
};

/** Attributes with a few values, the default first. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  variant: [...variants.keys()],
  ...Object.fromEntries(rules()),
  ...PREFERENCES,
  card: CARDS,
  fan: ['down', 'right', 'left', 'none'],
  controls: ['full', 'minimal', 'none'],
  save: ['auto', 'none'],
  announce: ['auto', 'notify'],
  deals: ['winnable', 'any'],
  lang: languageTags,
};

/** The values of `without`, from its description. */
const listed = ({ description = '' }: Described): string[] =>
  /`((?:[a-z]+\s){5,}[a-z]+)`/.exec(description)?.[1]?.split(/\s/) ?? [];

function controlOf(attribute: Described): ArgTypes[string] {
  const { name, type } = attribute;
  const values = VALUES[name] ?? [];
  if (type?.text === 'boolean') return { control: 'boolean' };
  if (name === 'without') return { control: 'multi-select', options: listed(attribute) };
  // `true` if the attribute has no value
  if (name === 'daily') return { control: 'text', mapping: { today: true } };
  if (name === 'at') return { control: { type: 'number', min: 0 } };
  if (name === 'speed') return { control: { type: 'number', min: 0.1, max: 10, step: 0.1 } };
  if (name === 'face-down') return { control: { type: 'range', min: 0, max: 13 } };
  if (type?.text.includes('number')) return { control: { type: 'number', min: 1, max: 999_999_999 } };
  if (!values.length) return { control: name === 'pile' ? false : 'text' };
  return { control: values.length > 4 ? 'select' : 'inline-radio', options: values };
}

const lang: Described = { name: 'lang', description: 'The language, as on any element.' };

/** The attributes of an element in the order of the groups, each with a suitable control. */
export function controlsOf(tag: string): ArgTypes<Args> {
  const all = [...described('attributes', tag), lang];
  const types = Object.entries(GROUPS).flatMap(([category, names]) =>
    names.flatMap((name) => {
      const attribute = all.find((one) => one.name === name);
      if (!attribute) return [];
      const description = name === 'daily' ? ' In this control, `today` sets an empty attribute.' : '';
      const entry: ArgTypes[string] = {
        name,
        description: `${attribute.description ?? ''}${description}`,
        ...controlOf(attribute),
        table: { category },
      };
      return [[name, entry]];
    }),
  );
  return Object.fromEntries(types) as ArgTypes<Args>;
}

/** A value as HTML text; `undefined` if the attribute is omitted. Storybook adds a listener for each event. */
export const attributeText = (value: Args[string] | (() => void)): string | undefined => {
  if (typeof value === 'function') return undefined;
  if (value === undefined || value === false || value === '') return undefined;
  if (value === true) return '';
  return typeof value === 'object' ? value.join(' ') || undefined : String(value);
};

class SetAttributes extends Directive {
  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error('attributes() must be in a tag.');
  }

  render(_args: Args): unknown {
    return noChange;
  }

  override update({ element }: ElementPart, [args]: [Args]): unknown {
    for (const [name, value] of Object.entries(args)) {
      const text = attributeText(value);
      if (text === undefined) element.removeAttribute(name);
      else if (element.getAttribute(name) !== text) element.setAttribute(name, text);
    }
    return noChange;
  }
}

/** `<solitaire-game ${attributes(args)}>` */
export const attributes = directive(SetAttributes);
