// The workflows have minimal permissions, and run no code that can change unnoticed.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly 'timeout-minutes'?: number;
  readonly steps: readonly Step[];
}
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const at = (path: string): URL => new URL(`../../${path}`, import.meta.url);
const read = (path: string): string => readFileSync(at(path), 'utf8');
const files = readdirSync(at('.github/workflows')).map((name) => `.github/workflows/${name}`);
const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts);

/** The write permissions that jobs may have; all others only read. */
const MAY_WRITE: Readonly<Record<string, readonly string[]>> = {
  attest: ['attestations', 'id-token'],
  npm: ['id-token'],
  page: ['contents'],
};
/** Events that run a pull request from a fork with this project's permissions. */
const RISKY = ['pull_request_target', 'workflow_run', 'issue_comment'];

/** The errors in a workflow, one per line. */
function faultsOf(text: string): string[] {
  const { on, permissions, jobs } = parse(text) as Workflow;
  const faults: string[] = [];
  const unless = (fine: boolean, fault: string): void => {
    if (!fine) faults.push(fault);
  };
  const lines = text.split('\n').filter((line) => /^\s*(- )?uses:/.test(line));
  for (const line of lines)
    unless(/uses: [\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line), `not pinned: ${line.trim()}`);
  for (const event of Object.keys(on)) unless(!RISKY.includes(event), `risky event: ${event}`);
  unless(!/\bsecrets\b/.test(text.replace(/#.*/g, '')), 'a secret');
  unless(permissions !== undefined, 'no permissions');
  for (const right of Object.values(permissions ?? {})) unless(right === 'read', 'writes in all jobs');
  let uses = 0;
  for (const [name, job] of Object.entries(jobs)) {
    unless((job['timeout-minutes'] ?? 0) > 0, `${name}: no time limit`);
    const writes = Object.entries(job.permissions ?? {}).filter(([, right]) => right !== 'read');
    for (const [right] of writes)
      unless((MAY_WRITE[name] ?? []).includes(right), `${name}: may write ${right}`);
    for (const { uses: action = '', run = '', with: settings } of job.steps) {
      if (action) uses += 1;
      if (action.startsWith('actions/checkout@'))
        unless(settings?.['persist-credentials'] === false, `${name}: leaves its token on the disk`);
      unless(!run.includes('${{'), `${name}: text from outside in a command`);
      if (/\bnpm (ci|publish|pack)\b/.test(run))
        unless(run.includes('--ignore-scripts'), `${name}: runs install scripts`);
      unless(!/\bnpm (i|install)\b|\bnpx\b/.test(run), `${name}: installs what no lock file names`);
      for (const [, script = ''] of run.matchAll(/npm run ([\w:-]+)/g))
        unless(scripts.includes(script), `${name}: no script ${script}`);
      for (const [, file = ''] of run.matchAll(/\b(scripts\/\S+)/g))
        unless(existsSync(at(file)), `${name}: no file ${file}`);
    }
  }
  unless(uses === lines.length, 'an action that is not on a line of its own');
  return faults;
}

describe.each(files)('%s', (file) => {
  it('has pinned actions, minimal permissions, and names existing scripts and files', () => {
    expect(faultsOf(read(file))).toEqual([]);
  });
});

/** Separate projects, which tests install. */
const PROJECTS = readdirSync(at('test/frameworks'))
  .map((name) => `test/frameworks/${name}`)
  .filter((folder) => existsSync(at(`${folder}/package.json`)));

describe('the projects of test/frameworks', () => {
  it('are those that tests install', () => {
    expect(PROJECTS.map((folder) => folder.split('/').at(-1))).toEqual(['astro', 'next', 'webpack']);
  });

  it.each(PROJECTS)('%s: has exact versions', (folder) => {
    const { dependencies, devDependencies } = JSON.parse(read(`${folder}/package.json`)) as {
      dependencies?: Record<string, string>;
      devDependencies?: Record<string, string>;
    };
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
  });
});

describe('the workflows', () => {
  it('use one version of each action', () => {
    const pins = files.flatMap((file) =>
      [...read(file).matchAll(/uses: (\S+)@(.*)/g)].map(([, name, pin]) => ({ name, pin })),
    );
    expect(pins.length).toBeGreaterThan(5);
    for (const { name, pin } of pins) expect(pins.find((other) => other.name === name)?.pin).toBe(pin);
  });
  const release = read('.github/workflows/release.yml');

  it('publish with provenance, attest the build, and attach hashes and SBOM', () => {
    const { jobs } = parse(release) as Workflow;
    const runs = (name: string): string => jobs[name]?.steps.map(({ run = '' }) => run).join('\n') ?? '';
    expect(runs('npm')).toMatch(/npm publish \S+\.tgz --provenance --access public/);
    expect(runs('check')).toMatch(/release-check[^]*npm run test:all -- --release/);
    expect(runs('build')).toMatch(/npm run build[^]*npm pack/);
    for (const part of [
      'dist/solitaire-elements.js dist/sri.json release',
      'sbom.ts release',
      'release-notes.ts > release/notes.md',
    ])
      expect(runs('build')).toContain(part);
    const attested = jobs['attest']?.steps.find(({ uses = '' }) => uses.startsWith('actions/attest@'))
      ?.with?.['subject-path'];
    for (const files of ['release/*.tgz', 'release/*.js', 'release/*.json']) {
      expect(attested).toContain(files);
      expect(runs('page')).toContain(files);
    }
  });

  it('build a release in a job without tests: after the checks, from a fresh install, without a cache', () => {
    const { jobs } = parse(release) as {
      jobs: Record<string, { needs?: string; steps: { run?: string; uses?: string; with?: object }[] }>;
    };
    const { needs, steps = [] } = jobs['build'] ?? {};
    expect(needs).toBe('check');
    const runs = steps.flatMap(({ run = [] }) => run).join('\n');
    expect(runs).toMatch(/^npm ci --ignore-scripts\nnpm run build\n/);
    expect(runs).not.toMatch(/test|audit|lint/);
    expect(steps.some(({ uses = '' }) => /cache|download-artifact/.test(uses))).toBe(false);
    // actions/setup-node has its own cache
    expect(steps.some((step) => 'cache' in (step.with ?? {}))).toBe(false);
    // no output of the checks may get into the release
    expect(jobs['check']?.steps.some(({ uses = '' }) => uses.includes('upload-artifact'))).toBe(false);
  });
});
