// The command of proof.mjs, with its type.
import { executeServerCommand } from '@web/test-runner-commands';

export interface ProofSettings {
  /** Random games of each kind. */
  readonly runs: number;
  /** Settings of attributes and properties. */
  readonly fuzz: number;
  readonly seed: number;
  /** Everything is run in full, and not only what finds the faults that are planted. */
  readonly isLong: boolean;
  /** Whether the shortest game with a fault is looked for. */
  readonly shrinks: boolean;
}

export const proofSettings = (): Promise<ProofSettings> => executeServerCommand('proof-settings');
