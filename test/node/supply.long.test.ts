// The supply chain: when known vulnerabilities are checked, and the list of what ships.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const room = mkdtempSync(join(tmpdir(), 'supply-'));
afterAll(() => rmSync(room, { recursive: true, force: true }));

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

describe('npm run audit', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

  it('runs the audit of npm for shipped packages and for tools; it fails if the registry does not answer', () => {
    expect(scripts['audit']).toBe('npm audit --omit=dev && npm audit --audit-level=high');
  });

  it.each(['ci', 'release'])('is a step of %s.yml, and of nothing that runs without a registry', (name) => {
    expect(read(`.github/workflows/${name}.yml`)).toMatch(/^ +- run: npm run audit$/m);
    expect(read('.ci/run') + read('scripts/stages.ts')).not.toMatch(/(run|npm) audit/);
  });
});

it.each(['', 'bench/rivals/', 'test/frameworks/astro/', 'test/frameworks/next/', 'test/frameworks/webpack/'])(
  'an install in ./%s runs no scripts of packages',
  (folder) => {
    expect(read(`${folder}.npmrc`)).toMatch(/^ignore-scripts=true$/m);
  },
);

it('an install runs no script of the project', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  // npm would omit these, too
  expect(Object.keys(scripts).filter((script) => /^(pre|post)|^install$/.test(script))).toEqual([]);
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
  /** Packages that npm installs with Lit: a shim for servers, and types. */
  const BESIDE = ['@lit-labs/ssr-dom-shim', '@types/trusted-types'];

  let cyclone: CycloneDx;
  let spdx: Spdx;
  beforeAll(() => {
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/sbom.ts', room], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
    const parse = (ending: string): unknown =>
      JSON.parse(readFileSync(join(room, `${name}.${ending}.json`), 'utf8'));
    cyclone = parse('cdx') as CycloneDx;
    spdx = parse('spdx') as Spdx;
  }, 60_000);

  it('lists exactly what ships, with versions, licences and checksums as in the lock file', () => {
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

  it('has the same content in SPDX', () => {
    expect(spdx.spdxVersion).toMatch(/^SPDX-2/);
    const rows = (list: string[][]): string[] => list.map((row) => row.join(' ')).sort();
    expect(rows(spdx.packages.map((one) => [one.name, one.versionInfo, one.licenseDeclared]))).toEqual(
      rows([
        [name, version, 'MIT'],
        ...cyclone.components.map((one) => [one.name, one.version, one.licenses[0]?.license.id ?? '']),
      ]),
    );
  });

  it('names only licences that allow redistribution, and their texts ship', () => {
    for (const { licenses } of cyclone.components)
      expect(['BSD-3-Clause', 'MIT']).toContain(licenses[0]?.license.id);
    const shown = read('THIRD-PARTY.txt');
    for (const part of SHIPS) {
      expect(shown).toContain(read(`node_modules/${part}/LICENSE`).trim());
      expect(shown).toMatch(new RegExp(`[ (]${part}[,)]`));
    }
  });
});
