// Names and explains the rule options of a game and their values.
import type { OptionChoice, Options } from '../engine/index.js';
import { ownEntry } from '../engine/plain-data.js';
import { textIn, type MessageFormatter } from './message-formatter.js';

/** The name of an option: "Cards turned". */
export const optionName = ({ texts }: MessageFormatter, name: string): string =>
  textIn(texts.optionNames, name) ?? name;

/** The name of an option's value. */
export function optionValue(
  { texts, intl }: MessageFormatter,
  name: string,
  value: string | number | boolean,
): string {
  if (typeof value === 'number') return intl.number(value);
  return textIn(ownEntry(texts.optionValues, name) ?? {}, String(value)) ?? String(value);
}

/** The name of an option's value in the choice of a new game: "Draw 3". */
export function optionPreset(
  formatter: MessageFormatter,
  name: string,
  value: string | number | boolean,
): string {
  const preset = textIn(ownEntry(formatter.texts.optionPresets, name) ?? {}, String(value));
  return formatter.capital(preset ?? optionValue(formatter, name, value));
}

/**
 * The explanation of an option's value; empty without one.
 *
 * @param options the values of all options of the game
 */
export function optionHelp(
  formatter: MessageFormatter,
  game: string,
  name: string,
  value: OptionChoice,
  options: Options = {},
): string {
  const markup = optionMarkup(formatter, game, name, value, options) ?? '';
  return markup.replace(/\[([^\][|]*)(?:\|[^\][]*)?\]/g, '$1');
}

/** The same with its links to the glossary in brackets; `undefined` without an explanation. */
export function optionMarkup(
  formatter: MessageFormatter,
  game: string,
  name: string,
  value: OptionChoice,
  options: Options,
): string | undefined {
  const values = ownEntry(ownEntry(formatter.texts.gameHelp, game)?.options ?? {}, name) ?? {};
  const text = textIn(values, String(value)) ?? textIn(values, 'n');
  return text === undefined
    ? undefined
    : formatter.interpolate(underOptions(text, options), { n: Number(value) });
}

/** A help text without the parts that apply only with other options: `{takeBack=true:…}`. */
export const underOptions = (text: string, options: Options): string =>
  text.replace(/\{(\w+)=(\w+):([^{}]*)\}/g, (_, name: string, value: string, part: string) =>
    String(ownEntry(options, name)) === value ? part : '',
  );
