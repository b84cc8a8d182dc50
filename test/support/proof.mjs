// The number of runs of the long browser tests: the test runner passes the environment variables to the pages. proof.ts
// gives the command its type.

/**
 * `LONG=1`: more repetitions; `MODEL_RUNS`: games of each kind; `FUZZ`: settings of attributes and
 * properties; `SEED`.
 */
const number = (name, standard) => Number(process.env[name] ?? standard);

export function proof() {
  return {
    name: 'proof',
    executeCommand({ command }) {
      if (command === 'proof-settings')
        return {
          runs: number('MODEL_RUNS', 1),
          fuzz: number('FUZZ', 500),
          seed: number('SEED', 7),
          isLong: process.env.LONG === '1',
        };
      return undefined;
    },
  };
}
