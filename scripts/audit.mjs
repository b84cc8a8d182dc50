// Asks the registry for known faults in what ships, then in what builds it: `npm run audit`. Fails on any finding in
// the first, and from "high" on in the second. A registry that answers no audits is no finding: it says so and passes.
import { spawnSync } from 'node:child_process';

/** Another program may stand in for npm, in tests. */
const npm = process.env.AUDIT_NPM ?? 'npm';

const ROUNDS = [
  { what: 'what ships', args: ['--omit=dev'], counts: ['info', 'low', 'moderate', 'high', 'critical'] },
  { what: 'what builds and tests it', args: [], counts: ['high', 'critical'] },
];

/** npm's answer, or why there is none. */
function ask(args) {
  const { stdout, stderr, error } = spawnSync(npm, ['audit', '--json', ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    shell: process.platform === 'win32',
  });
  if (error) return { broken: error.message };
  try {
    const answer = JSON.parse(stdout);
    if (answer.metadata?.vulnerabilities) return answer;
    // the registry's own words, or the net's: "405 Method Not Allowed - POST https://…", "request to https://… failed",
    // "network timeout at: https://…"
    if (answer.statusCode || /^(\d{3} |request to |network )/.test(answer.message ?? ''))
      return { silent: answer.message };
    return { broken: answer.message ?? answer.error?.summary ?? stdout };
  } catch {
    return { broken: stderr || stdout || 'npm said nothing' };
  }
}

for (const { what, args, counts } of ROUNDS) {
  const { silent, broken, metadata, vulnerabilities = {} } = ask(args);
  if (silent) {
    console.log(`${what}: not audited. The registry does not answer audits (${silent}).`);
    continue;
  }
  if (broken) {
    console.error(`${what}: npm audit failed. ${broken.trim()}`);
    process.exitCode = 1;
    continue;
  }
  const found = Object.values(vulnerabilities).filter(({ severity }) => counts.includes(severity));
  const all = Object.values(metadata.vulnerabilities);
  console.log(
    `${what}: ${metadata.vulnerabilities.total ?? all.reduce((sum, n) => sum + n, 0)} known faults, ${found.length} that count.`,
  );
  for (const { name, severity, range } of found) console.error(`  ${name} ${range}: ${severity}`);
  if (found.length) process.exitCode = 1;
}
