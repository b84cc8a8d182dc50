// The mutation tester: plants faults, one at a time, and looks whether a test fails. scripts/mutation.mjs runs it.
const { MUTATION_REPORT: fileName = '.cache/stryker/report.json' } = process.env;

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  buildCommand: 'node test/mutation/bundle.mjs',
  coverageAnalysis: 'perTest',
  // Games are data that is read when a module is loaded: each of these faults has its own run of all tests.
  ignoreStatic: false,
  concurrency: Number(process.env.MUTATION_JOBS ?? 1),
  // The tests' compiler takes the types away and does not look at them.
  disableTypeChecks: false,
  timeoutMS: 5_000,
  timeoutFactor: 1.5,
  dryRunTimeoutMinutes: 10,
  reporters: ['json'],
  jsonReporter: { fileName },
  tempDirName: '.cache/stryker/copy',
  ignorePatterns: [
    '**',
    ...['package.json', 'tsconfig.json', 'vitest.mutation.config.ts'].map((file) => `!${file}`),
    ...['src', 'test/node', 'test/support', 'test/vectors', 'test/mutation', 'docs'].map(
      (folder) => `!${folder}/**`,
    ),
  ],
  allowEmpty: true,
  logLevel: 'warn',
};
