// The validator of descriptions (validate.ts), which only descriptions of page authors need: a page can load it later.
import type { Options } from './options.js';
import type { Variant } from './variant.js';

export interface Validator {
  /**
   * A validated, frozen copy of a description.
   *
   * @throws InvalidVariantError with the path of the first fault
   */
  checkVariant(data: unknown): Variant;
  /**
   * Validates a description to which several options were applied.
   *
   * @throws InvalidSetupError `bad-options` with the path of the first fault
   */
  checkTogether(data: Variant, options: Options): void;
}

let installed: Validator | undefined;
let request: (() => Promise<Validator>) | undefined;

/** Installs the validator. */
export function useValidator(validator: Validator): void {
  installed = validator;
}

/** Sets how the validator is loaded when the first description needs it. */
export function loadValidatorBy(load: () => Promise<Validator>): void {
  request = load;
}

/** The validator, if it is there. */
export const validator = (): Validator | undefined => installed;

/** Loads the validator, unless it is there. @returns Whether it is there now. */
export async function requestValidator(): Promise<boolean> {
  installed ??= await request?.().catch(() => undefined);
  return installed !== undefined;
}
