// What is known of the supply chain: faults that the registry knows of, and the list of what ships.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const room = mkdtempSync(join(tmpdir(), 'supply-'));
afterAll(() => rmSync(room, { recursive: true, force: true }));

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

interface Fault {
  readonly name: string;
  readonly severity: string;
  readonly range: string;
}
const fault = (severity: string): Fault => ({ name: 'left-pad', severity, range: '<1.3.0' });
const answer = (faults: readonly Fault[]): object => ({
  vulnerabilities: Object.fromEntries(faults.map((one) => [one.name, one])),
  metadata: { vulnerabilities: { low: 0, total: faults.length } },
});

/** `npm run audit` with an npm that says this of what ships, and that of all. */
function audit(ships: object | string, all: object | string = answer([])) {
  const npm = join(room, 'npm');
  const said = [ships, all].map((one) => JSON.stringify(typeof one === 'string' ? one : JSON.stringify(one)));
  writeFileSync(
    npm,
    `#!${process.execPath}\nconst ships = process.argv.includes('--omit=dev');\n` +
      `console.log(ships ? ${said[0] ?? ''} : ${said[1] ?? ''});\nprocess.exitCode = 1;\n`,
    { mode: 0o755 },
  );
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/audit.mjs'], {
    encoding: 'utf8',
    env: { ...process.env, AUDIT_NPM: npm },
  });
  return { status, stdout, stderr };
}

describe('npm run audit', () => {
  it('passes where nothing is known', () => {
    const { status, stdout } = audit(answer([]));
    expect(stdout).toBe(
      'what ships: 0 known faults, 0 that count.\nwhat builds and tests it: 0 known faults, 0 that count.\n',
    );
    expect(status).toBe(0);
  });

  it('fails on the slightest fault of what ships, and names it', () => {
    const { status, stderr } = audit(answer([fault('low')]));
    expect(stderr).toContain('left-pad <1.3.0: low');
    expect(status).toBe(1);
  });

  it.each([
    ['moderate', 0],
    ['high', 1],
    ['critical', 1],
  ])('with a fault of the tools that is %s ends with %i', (severity, code) => {
    expect(audit(answer([]), answer([fault(severity)])).status).toBe(code);
  });

  it.each([
    ['refuses', { message: '405 Method Not Allowed - POST https://registry.example/bulk', statusCode: 405 }],
    ['is out of reach', { message: 'request to https://registry.example/bulk failed, reason: ENOTFOUND' }],
    ['keeps silent', { message: 'network timeout at: https://registry.example/bulk' }],
  ])('says so and passes where the registry %s', (_, silence) => {
    const { status, stdout } = audit(silence, silence);
    expect(stdout).toContain('what ships: not audited. The registry does not answer audits');
    expect(stdout).toContain('what builds and tests it: not audited.');
    expect(status).toBe(0);
  });

  it('fails where npm itself does: no audit is no clean one', () => {
    expect(audit({ error: { code: 'ENOLOCK', summary: 'needs a lock file' } })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('what ships: npm audit failed. needs a lock file') as string,
    });
    expect(audit('Segmentation fault').status).toBe(1);
  });
});

describe('npm run sbom', () => {
  interface CycloneDx {
    bomFormat: string;
    metadata: { component: { name: string; version: string; type: string } };
    components: {
      name: string;
      version: string;
      purl: string;
      licenses: { license: { id: string } }[];
      hashes: { alg: string; content: string }[];
    }[];
    dependencies: { ref: string; dependsOn: string[] }[];
  }
  interface Spdx {
    spdxVersion: string;
    packages: { name: string; versionInfo: string; licenseDeclared: string }[];
  }
  const lock = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { version: string; license: string; integrity: string }>;
  };
  const { name, version } = JSON.parse(read('package.json')) as { name: string; version: string };
  const SHIPS = ['lit', 'lit-html', 'lit-element', '@lit/reactive-element'];
  /** Come with Lit where it is installed by npm: a shim for servers, and types. */
  const BESIDE = ['@lit-labs/ssr-dom-shim', '@types/trusted-types'];

  let cyclone: CycloneDx;
  let spdx: Spdx;
  beforeAll(() => {
    execFileSync(process.execPath, ['scripts/sbom.mjs', room], { encoding: 'utf8', stdio: 'pipe' });
    const parse = (ending: string): unknown =>
      JSON.parse(readFileSync(join(room, `${name}.${ending}.json`), 'utf8'));
    cyclone = parse('cdx') as CycloneDx;
    spdx = parse('spdx') as Spdx;
  }, 60_000);

  it('lists what ships and nothing else, with versions, licences and checksums as in the lock file', () => {
    expect(cyclone.bomFormat).toBe('CycloneDX');
    expect(cyclone.metadata.component).toMatchObject({ name, version, type: 'library' });
    expect(cyclone.components.map((one) => one.name).sort()).toEqual([...SHIPS, ...BESIDE].sort());
    for (const part of cyclone.components) {
      const locked = lock.packages[`node_modules/${part.name}`];
      expect(part.version).toBe(locked?.version);
      expect(part.licenses).toEqual([{ license: { id: locked?.license } }]);
      expect(part.purl).toBe(`pkg:npm/${part.name.replace('@', '%40')}@${part.version}`);
      const [hash] = part.hashes;
      expect(`sha512-${Buffer.from(hash?.content ?? '', 'hex').toString('base64')}`).toBe(locked?.integrity);
    }
    expect(cyclone.dependencies.find(({ ref }) => ref.startsWith(name))?.dependsOn).toEqual([
      `lit@${lock.packages['node_modules/lit']?.version ?? '?'}`,
    ]);
  });

  it('says the same in SPDX', () => {
    expect(spdx.spdxVersion).toMatch(/^SPDX-2/);
    const rows = (list: string[][]): string[] => list.map((row) => row.join(' ')).sort();
    expect(rows(spdx.packages.map((one) => [one.name, one.versionInfo, one.licenseDeclared]))).toEqual(
      rows([
        [name, version, 'MIT'],
        ...cyclone.components.map((one) => [one.name, one.version, one.licenses[0]?.license.id ?? '']),
      ]),
    );
  });

  it('names only licences under which all of it can be passed on, and their texts ship', () => {
    for (const { licenses } of cyclone.components)
      expect(['BSD-3-Clause', 'MIT']).toContain(licenses[0]?.license.id);
    const shown = read('THIRD-PARTY.txt');
    for (const part of SHIPS) {
      expect(shown).toContain(read(`node_modules/${part}/LICENSE`).trim());
      expect(shown).toMatch(new RegExp(`[ (]${part}[,)]`));
    }
  });
});
