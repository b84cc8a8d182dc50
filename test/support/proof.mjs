// How long the long tests in the browser go on: the test runner hands the pages the numbers of the environment. proof.ts
// gives the command its type.

/** `LONG=1`: all of them in full (`npm run long`); `MODEL_RUNS` games of each kind; `FUZZ` settings of attributes and properties; `SEED`. */
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
          // of a fault that was planted nobody needs the shortest game
          shrinks: !process.env.PLANTED,
        };
      return undefined;
    },
  };
}
