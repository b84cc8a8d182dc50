// Finds mistakes in the description of a game that the engine accepts: rules without effect, games that cannot be won,
// texts that are never shown. A tool for authors, which is not part of the widget.
import { InvalidVariantError, type Variant } from '../engine/index.js';
import { checkVariant } from '../engine/validate.js';
import { goalWarnings } from './goal-warnings.js';
import { layoutWarnings } from './layout-warnings.js';
import { groupsOf } from './groups.js';
import { versionsOf, type LintMessage, type Warning } from './messages.js';
import { nameWarnings } from './name-warnings.js';
import { optionWarnings } from './option-warnings.js';
import { pileWarnings } from './pile-warnings.js';
import { textWarnings } from './text-warnings.js';

/**
 * Examines the description of a game, with its defaults and with each value of each option.
 *
 * @param description The description, as for `defineVariant`. It is not registered.
 * @returns The messages: one of severity `error` if `defineVariant` would refuse the description, otherwise the
 *   warnings; empty if nothing was found.
 * @example
 * import { lintVariant } from 'solitaire-elements/lint';
 * import game from './my-game.json' with { type: 'json' };
 *
 * for (const { severity, path, message } of lintVariant(game)) console.log(severity, path, message);
 */
export function lintVariant(description: unknown): readonly LintMessage[] {
  let variant: Variant;
  try {
    variant = checkVariant(description);
  } catch (error) {
    if (!(error instanceof InvalidVariantError)) throw error;
    const { path = 'variant' } = error.data as { readonly path?: string };
    return [{ severity: 'error', path, message: error.message }];
  }
  const versions = versionsOf(variant);
  const known = groupsOf(versions);
  const givers = groupsOf(versions, ({ gives }) => gives !== undefined);
  const found = new Map<string, LintMessage>();
  const add = (root: string, warnings: readonly Warning[]): void => {
    for (const [path, message] of warnings) {
      const key = `${path} ${message}`;
      // a warning about the defaults is not repeated for other options
      if (!found.has(key)) found.set(key, { severity: 'warning', path: `${root}.${path}`, message });
    }
  };
  for (const { root, data } of versions)
    add(root, [
      ...pileWarnings(data, givers),
      ...nameWarnings(data, known),
      ...goalWarnings(data),
      ...layoutWarnings(data),
    ]);
  add('variant', [...optionWarnings(variant), ...textWarnings(variant, known)]);
  return [...found.values()];
}
