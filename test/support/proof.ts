// The commands of proof.mjs, with types.
import { executeServerCommand } from '@web/test-runner-commands';

export interface ProofSettings {
  /** Random games of each kind. */
  readonly runs: number;
  /** Settings of attributes and properties. */
  readonly fuzz: number;
  readonly seed: number;
}

export const proofSettings = (): Promise<ProofSettings> => executeServerCommand('proof-settings');

/** Writes down what was found, as reports/proof/NAME.json. */
export const tellProof = (name: string, figures: Readonly<Record<string, number>>): Promise<void> =>
  executeServerCommand('proof-tell', { name, figures });
