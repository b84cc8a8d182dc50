// The command of proof.mjs, with its type.
import { executeServerCommand } from '@web/test-runner-commands';

export interface ProofSettings {
  /** The number of random games of each kind. */
  readonly runs: number;
  /** The number of settings of attributes and properties. */
  readonly fuzz: number;
  readonly seed: number;
  /** Whether everything runs in full. */
  readonly isLong: boolean;
}

export const proofSettings = (): Promise<ProofSettings> => executeServerCommand('proof-settings');
