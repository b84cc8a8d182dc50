// How long the random tests in the browser go on, and what they found: the test runner hands the pages the numbers of
// the environment, and writes down what they tell. proof.ts gives both types.
import { mkdirSync, writeFileSync } from 'node:fs';

/** `MODEL_RUNS` games of each kind; `FUZZ` settings of attributes and properties; `SEED`. */
const number = (name, standard) => Number(process.env[name] ?? standard);

export function proof() {
  return {
    name: 'proof',
    executeCommand({ command, payload }) {
      if (command === 'proof-settings')
        return { runs: number('MODEL_RUNS', 1), fuzz: number('FUZZ', 2000), seed: number('SEED', 7) };
      if (command !== 'proof-tell') return undefined;
      mkdirSync('reports/proof', { recursive: true });
      writeFileSync(`reports/proof/${payload.name}.json`, `${JSON.stringify(payload.figures, null, 2)}\n`);
      return true;
    },
  };
}
