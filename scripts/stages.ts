// The stages of `npm test` and `npm run test:all`: what each runs, what it waits for, and where it leaves its counts.

/** The results of one test file. */
export interface FileResult {
  readonly passed: number;
  readonly failed: number;
  /** The titles of the failed tests, each with its message. */
  readonly red: readonly string[];
}

export interface Report {
  readonly files: Readonly<Record<string, FileResult>>;
  /** Test files that were not run, for lack of time. */
  readonly left: readonly string[];
}

export interface Stage {
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Stages that have to pass first, if they run at all. */
  readonly needs?: readonly string[];
  /** Stages that have to end first. */
  readonly after?: readonly string[];
  /** It has the processor first, and no other such stage beside it: its tests wait for real browsers. */
  readonly isFirst?: boolean;
  /**
   * The runner leaves counts in reports/<name>.json, and can be asked for some files only. A stage without is one check:
   * it passes or fails.
   */
  readonly runner?: 'vitest' | 'wtr';
  /** What its result depends on. Where nothing of that has changed since it passed, it is not run again. */
  readonly inputs?: readonly string[];
}

const SOURCES = ['src', 'package.json', 'package-lock.json', 'tsconfig.json'];

const vitest = (name: string, ...more: readonly string[]): Stage => ({
  command: [
    ...['vitest', 'run', ...more, '--reporter=default', '--reporter=json'],
    `--outputFile.json=reports/${name}.json`,
  ],
  runner: 'vitest',
});
const smoke = (name: string, ...more: readonly string[]): Stage => ({
  ...vitest(name, '--config', 'test/smoke/vitest.config.ts', ...more),
  isFirst: true,
});
const engine = (name: string): Stage => ({
  command: ['wtr', '--config', `web-test-runner.${name}.config.mjs`],
  needs: ['build'],
  after: ['smoke'],
  runner: 'wtr',
});

/** The flags of tools that keep what they know of unchanged files. */
const cached = (tool: string): readonly string[] => [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  `.cache/${tool}`,
];
const WITHOUT_LONG = ['--exclude', '**/*.long.test.ts'];

/**
 * The stages in the order in which they begin.
 * @param choice `long`: the test files named `*.long.test.ts` as well, and Storybook. `isCached`: the tools may use what
 *   they know from runs before.
 */
export function stagesOf({ long, isCached }: { long: boolean; isCached: boolean }): Record<string, Stage> {
  const cache = isCached ? cached : () => [];
  return {
    build: {
      command: ['tsx', 'scripts/build.ts', ...(isCached ? ['--if-changed'] : [])],
      isFirst: true,
    },
    ...(long && {
      storybook: {
        command: ['npm', 'run', '--silent', 'build:storybook', '--', '--loglevel', 'warn'],
        needs: ['build'],
        inputs: [...SOURCES, 'stories', '.storybook', 'docs', 'demo', 'custom-elements.json'],
      },
    }),
    types: { command: ['tsc', '-p', 'tsconfig.json'], needs: ['build'] },
    node: vitest('node', ...(long ? [] : WITHOUT_LONG)),
    lint: { command: ['eslint', '.', '--max-warnings', '0', ...cache('eslint')], needs: ['build'] },
    templates: {
      command: ['npm', 'run', '--silent', 'lint:templates'],
      inputs: ['src/elements', 'package-lock.json', 'tsconfig.json'],
    },
    format: { command: ['prettier', '--check', '--log-level', 'warn', '.', ...cache('prettier')] },
    size: { command: ['node', 'scripts/size.mjs', '--check'], needs: ['build'] },
    browser: {
      command: [
        'wtr',
        ...(long ? [] : ['--files', 'test/browser/**/*.test.ts', '!test/browser/**/*.long.test.ts']),
      ],
      needs: ['build'],
      runner: 'wtr',
      isFirst: true,
      inputs: [
        ...SOURCES,
        ...['dist', 'demo', 'scripts', 'test/browser', 'test/support', 'test/golden', 'test/vectors'],
        ...['test/pages', 'web-test-runner.config.mjs'],
      ],
    },
    smoke: {
      ...smoke('smoke', ...(long ? [] : WITHOUT_LONG)),
      env: { ENGINES: process.env['ENGINES'] ?? 'chromium' },
      needs: ['build', ...(long ? ['storybook'] : [])],
    },
  };
}

/** The tests in other browsers than Chromium; where one is not installed, its configuration says so. */
export const ENGINES: Readonly<Record<string, Stage>> = {
  firefox: engine('firefox'),
  webkit: engine('webkit'),
  // the tests of real pages that run in all browsers
  pages: {
    ...smoke('pages', 'engines', 'hostile-', 'embed-frame', 'oembed', 'server-skeleton', 'frameworks-'),
    env: { ENGINES: 'firefox,webkit' },
    needs: ['build'],
    after: ['firefox', 'webkit'],
  },
};

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/** @returns Vitest's report by file. A file that did not load counts as one failure; a test left out, as neither. */
export function readVitest({ testResults }: VitestReport, relative: (path: string) => string): Report {
  const files = testResults.map(({ name, status, message, assertionResults }): [string, FileResult] => {
    const red = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}\n    ${failureMessages?.[0] ?? ''}`);
    if (status === 'failed' && !red.length) red.push(message ?? 'did not load');
    const passed = assertionResults.filter((test) => test.status === 'passed').length;
    return [relative(name), { passed, failed: red.length, red }];
  });
  return { files: Object.fromEntries(files), left: [] };
}
