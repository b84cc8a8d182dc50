// The stages of `npm test` and `npm run test:all`: their commands, dependencies and reports.

/** The results of one test file. */
export interface FileResult {
  readonly passed: number;
  readonly failed: number;
  /** The titles of the failed tests, each with its message. */
  readonly red: readonly string[];
}

export interface Report {
  readonly files: Readonly<Record<string, FileResult>>;
  /** Test files that were not run because of the time limit. */
  readonly left: readonly string[];
}

export interface Stage {
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Stages that must pass first, if they are run. */
  readonly needs?: readonly string[];
  /** Stages that must end first. */
  readonly after?: readonly string[];
  /**
   * The stage has priority on the processor, and no other such stage runs at the same time: its tests use real
   * browsers.
   */
  readonly isFirst?: boolean;
  /**
   * The runner writes counts to reports/<name>.json, and can run some files only. A stage without a report is one
   * check: it passes or fails.
   */
  readonly runner?: 'vitest' | 'wtr';
  /** How file names are passed to the runner: as arguments, or in an environment variable. */
  readonly filesIn?: string;
  /** The time limit in minutes; the files that were not run are listed. */
  readonly minutes?: number;
  /** Only `npm run test:all` runs the stage, unless it is named. */
  readonly isLong?: boolean;
  /** The files its result depends on. If none has changed since the stage passed, it is not run again. */
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

/** The flags for tools that cache their results for unchanged files. */
const cached = (tool: string): readonly string[] => [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  `.cache/${tool}`,
];
/** The browsers of the smoke tests. */
const ENGINES = process.env['ENGINES'] ?? 'chromium';
const WITHOUT_LONG = ['--exclude', '**/*.long.test.ts'];

/**
 * The smoke tests that mostly wait for installations, compilers, builds and the loading of pages. They run beside those
 * that mostly wait for browsers, and take about as long.
 */
const BUILDING = ['frameworks-', 'reproducible', 'package-types', 'mutation-runner', 'storybook', 'place'];

/**
 * The stages in the order in which they start.
 * @param choice `isLong`: also the test files named `*.long.test.ts`. `isCached`: the tools may use their caches.
 */
export function stagesOf({
  isLong,
  isCached,
}: {
  isLong: boolean;
  isCached: boolean;
}): Record<string, Stage> {
  const cache = isCached ? cached : () => [];
  return {
    build: {
      command: ['tsx', 'scripts/build.ts', ...(isCached ? ['--if-changed'] : [])],
      isFirst: true,
    },
    // before the stages that need the build, because it can run beside it
    node: vitest('node', ...(isLong ? [] : WITHOUT_LONG)),
    storybook: {
      command: ['npm', 'run', '--silent', 'build:storybook', '--', '--loglevel', 'warn'],
      env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
      needs: ['build'],
      isLong: true,
    },
    // the native compiler, in a tenth of the time; the build checks src with the stable one
    types: { command: ['tsgo', '-p', 'tsconfig.json'], needs: ['build'] },
    // the checks of style do not detect errors in the behaviour
    lint: {
      command: ['eslint', '.', '--max-warnings', '0', ...cache('eslint')],
      needs: ['build'],
      isLong: true,
    },
    unused: { command: ['knip', '--no-progress'], needs: ['build'], isLong: true },
    templates: {
      command: ['npm', 'run', '--silent', 'lint:templates'],
      inputs: ['src/elements', 'package-lock.json', 'tsconfig.json'],
      isLong: true,
    },
    words: {
      command: ['cspell', 'lint', '--no-progress', '--no-summary', ...cache('cspell')],
      isLong: true,
    },
    format: {
      command: ['prettier', '--check', '--log-level', 'warn', '.', ...cache('prettier')],
      isLong: true,
    },
    size: { command: ['tsx', 'scripts/size.ts', '--check'], needs: ['build'] },
    browser: {
      command: [
        'wtr',
        ...(isLong ? [] : ['--files', 'test/browser/**/*.test.ts', '!test/browser/**/*.long.test.ts']),
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
    builds: {
      ...smoke('builds', ...BUILDING),
      isFirst: false,
      env: { ENGINES, CONSUMER: '.cache/consumer-of-builds' },
      needs: ['build', 'storybook'],
      isLong: true,
    },
    smoke: {
      ...smoke(
        'smoke',
        ...(isLong ? BUILDING.flatMap((name) => ['--exclude', `**/${name}*`]) : WITHOUT_LONG),
      ),
      env: { ENGINES },
      needs: ['build'],
    },
  };
}

/**
 * The tests in browsers other than Chromium; the configuration of a missing browser reports it as skipped.
 * @param choice `isShort`: only as many tests as fit into ten minutes.
 */
export function enginesOf({ isShort }: { isShort: boolean }): Record<string, Stage> {
  const engine = (name: string): Stage => ({
    command: ['wtr', '--config', `web-test-runner.${name}.config.mjs`],
    needs: ['build'],
    after: ['smoke'],
    runner: 'wtr',
    filesIn: 'OTHER_FILES',
    ...(isShort && { env: { SHORT: '1' }, minutes: 10 }),
  });
  return {
    // first, so that both run at the same time
    firefox: { ...engine('firefox'), isFirst: true },
    webkit: engine('webkit'),
    // the tests of real pages that run in all browsers
    pages: {
      ...smoke(
        'pages',
        'engines',
        'hostile-',
        'embed-frame',
        'network',
        'oembed',
        'server-skeleton',
        'frameworks-',
      ),
      env: { ENGINES: 'firefox,webkit' },
      needs: ['build'],
      after: ['firefox', 'webkit'],
    },
  };
}
