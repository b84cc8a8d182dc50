// Writes the software bill of materials of a release: `npm run sbom` creates
// .cache/sbom/solitaire-elements.cdx.json (CycloneDX) and .spdx.json (SPDX), with npm itself.
// npm omits every package that development tools use as well, and so Lit. Therefore it gets a lock file that lists only
// what ships.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FORMATS = { cyclonedx: 'cdx', spdx: 'spdx' };
const [folder = '.cache/sbom'] = process.argv.slice(2);

const { name, version, description, author, license, dependencies } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as Readonly<Record<string, unknown>> & { readonly name: string };
const pkg = { name, version, description, author, license, dependencies };
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly optional?: boolean }>>;
};
const shipped = Object.entries(lock.packages).filter(
  ([path, { dev, optional }]) => path && !dev && !optional,
);

const room = mkdtempSync(join(tmpdir(), 'sbom-'));
// npm names the bill after the folder
const project = join(room, name);
try {
  mkdirSync(project);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(project, 'package.json'), JSON.stringify(pkg));
  writeFileSync(
    join(project, 'package-lock.json'),
    JSON.stringify({ ...lock, packages: { '': pkg, ...Object.fromEntries(shipped) } }),
  );
  for (const [format, ending] of Object.entries(FORMATS)) {
    const args = ['sbom', '--package-lock-only', '--sbom-format', format, '--sbom-type', 'library'];
    const text = execFileSync('npm', args, {
      cwd: project,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    const file = join(folder, `${name}.${ending}.json`);
    writeFileSync(file, `${text.trim()}\n`);
    console.log(file);
  }
} finally {
  rmSync(room, { recursive: true, force: true });
}
