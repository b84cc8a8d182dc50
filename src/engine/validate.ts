// Validates a game's description against the vocabulary, and checks that it can be dealt.
import { InvalidSetupError, InvalidVariantError } from './errors.js';
import { DEFAULT_PATCHES, DESCRIPTION_SIZE, MOST_LANGUAGES } from './limits.js';
import { isLanguageTag } from './language-tag.js';
import { contradictionOf } from './contradictions.js';
import { faultText } from './fault-text.js';
import { arrangementsIn } from './layout-faults.js';
import { applyOptions, completeOptions, patchOf, valueOf, type Options } from './options.js';
import { isKind } from './pile-names.js';
import { copyOf, freeze, isRecord } from './plain-data.js';
import { faultOf, type Fault, type Parsed } from './schema.js';
import type { Patch, Variant } from './variant.js';
import { VOCABULARY } from './vocabulary.js';
import { toJson } from './json.js';

/** The parts of a description that are the same under all options. */
const FIXED: readonly string[] = ['id', 'name', 'texts', 'decks', 'options', 'presets'];

/** The first place or patch of a group that neither the game nor an option has. */
function unknownGroupOf({ piles, layout, options = {} }: Variant): Fault | undefined {
  const known = Object.keys(piles);
  const named: (readonly [path: string, name: string])[] = arrangementsIn(layout).flatMap(
    ([path, { places }]) =>
      // a kind that the game lacks is harmless
      Object.keys(places).flatMap((name) =>
        isKind(name) ? [] : [[`${path}.places.${name}`, name] as const],
      ),
  );
  for (const [option, values] of Object.entries(options)) {
    values.forEach((value, i) => {
      for (const [name, group] of Object.entries(Object(patchOf(value)['piles']) as Patch)) {
        // every group has the field `shows`, so a patch with this field can add a group
        if (isRecord(group) && 'shows' in group) known.push(name);
        else named.push([`options.${option}[${i}]`, name]);
      }
    });
  }
  const wrong = named.find(([, name]) => !known.includes(name));
  return wrong && { path: `variant.${wrong[0]}`, expected: 'a group of the game', value: wrong[1], known };
}

/** The first fault in the parts that are the same under all options. They are checked once, not for each option. */
function fixedFaultOf(variant: Variant): Fault | undefined {
  const { name, texts, options } = variant;
  for (const [option, allowed] of Object.entries(options ?? {})) {
    const parts = allowed.map((value) => Object.keys(patchOf(value)).find((one) => FIXED.includes(one)));
    const i = parts.findIndex((part) => part !== undefined);
    const path = `variant.options.${option}[${i}]`;
    if (i >= 0) return { path, expected: 'a part that options may change', value: parts[i] };
  }
  const languages = {
    name: typeof name === 'object' ? Object.keys(name).length : 0,
    texts: Object.keys(texts ?? {}).filter(isLanguageTag).length,
  };
  for (const [part, value] of Object.entries(languages)) {
    if (value > MOST_LANGUAGES)
      return { path: `variant.${part}`, expected: `at most ${MOST_LANGUAGES} languages`, value };
  }
  return unknownGroupOf(variant);
}

const invalid = (fault: Fault): InvalidVariantError =>
  new InvalidVariantError('bad-variant', { ...fault }, faultText(fault));

/** The first fault of a description. `root`: the start of its path. */
const faultIn = (data: unknown, root: string, checkTotal?: boolean, passed?: Parsed): Fault | undefined =>
  faultOf(VOCABULARY, 'Variant', data, root, passed) ?? contradictionOf(data as Variant, root, checkTotal);

/** Throws an error if a description is not valid. */
function check(data: unknown, root: string, passed: Parsed): asserts data is Variant {
  const fault = faultIn(data, root, true, passed);
  if (fault) throw invalid(fault);
}

/** A plain copy of a description. Throws if the description is too large to be validated quickly. */
function readVariant(data: unknown): unknown {
  const copy = copyOf(data, DESCRIPTION_SIZE);
  if ('value' in copy) return copy.value;
  const { characters, levels } = DESCRIPTION_SIZE;
  const expected =
    copy.exceeds === 'levels'
      ? `at most ${levels} levels of lists and objects`
      : `at most ${characters} characters of JSON text`;
  throw invalid({ path: 'variant', expected, value: 'more' });
}

/** The patches of the options' defaults as text. */
const defaultsOf = ({ options }: Variant): string =>
  toJson(Object.values(options ?? {}).map(([first]) => first && 'patch' in first && first.patch));

/**
 * A validated, frozen copy of a description: every field is known, and the description stays valid with every value of
 * every option.
 *
 * @throws InvalidVariantError with the path of the first fault
 */
export function checkVariant(data: unknown): Variant {
  const variant = freeze(readVariant(data));
  // parts that a patch does not change are not checked again
  const passed: Parsed = new Map();
  check(variant, 'variant', passed);
  const fault = fixedFaultOf(variant);
  if (fault) throw invalid(fault);
  const { length } = defaultsOf(variant);
  if (length > DEFAULT_PATCHES) {
    const expected = `at most ${DEFAULT_PATCHES} characters of patches of defaults`;
    throw invalid({ path: 'variant.options', expected, value: length });
  }
  for (const [option, values] of Object.entries(variant.options ?? {})) {
    for (const allowed of values) {
      const value = valueOf(allowed);
      const options = completeOptions(variant, { [option]: value });
      check(applyOptions(variant, options), `variant (with ${option} ${value})`, passed);
    }
  }
  return variant;
}

/**
 * Validates a description to which several options, or a number as an option's value, were applied. These combinations
 * cannot all be tested in advance.
 *
 * @throws InvalidSetupError `bad-options` with the path of the first fault
 */
export function checkTogether(data: Variant, options: Options): void {
  const fault = faultIn(data, 'variant', false);
  if (!fault) return;
  const text = `With these options, ${faultText(fault)}`;
  throw new InvalidSetupError('bad-options', { variant: data.id, options, ...fault }, text);
}
