// npm run test:screenreader [-- --only NAME] [--in "48 firefox"] [--long] [--renew]
//
// Plays scripts.ts with Orca 48 and 43 in Firefox and Chromium, checks that each announcement is spoken once, and
// compares the speech with the reviewed transcripts, if there are any. It needs root on Debian 12, because it installs
// Orca (orca/setup.sh); elsewhere it prints a notice and ends without an error.
// --long plays games to their end by speech only, --renew writes the transcripts of the others.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SpeechPlayer } from './listener.js';
import { Pages } from './pages.js';
import { type Win } from './plays.js';
import { scriptsOf, type Script } from './scripts.js';
import { Session, type BrowserName, type KeyResponse, type OrcaVersion } from './session.js';
import { StepPlayer } from './step-listener.js';
import { asLine, differences, faultsOf } from './transcript.js';

const COMBINATIONS = [
  ['48', 'firefox'],
  ['48', 'chromium'],
  ['43', 'firefox'],
] as const satisfies readonly (readonly [OrcaVersion, BrowserName])[];

const here = import.meta.dirname;
const folder = process.env.SCREENREADER_DIR ?? '/var/tmp/solitaire-screenreader';
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    in: { type: 'string' },
    long: { type: 'boolean', default: false },
    renew: { type: 'boolean', default: false },
  },
});

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Why the tests cannot run here. */
function reasonToSkip(): string | undefined {
  if (process.getuid?.() !== 0) return 'it needs root, to install Orca and to enter a chroot';
  const system = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  if (!system.includes('VERSION_CODENAME=bookworm')) return 'it needs Debian 12';
  const { status } = spawnSync(join(here, 'orca/setup.sh'), [folder], { stdio: 'inherit' });
  return status === 0 ? undefined : 'Orca could not be installed, for example without a network';
}

/** Plays a script. @returns Its transcript, and what was not spoken exactly once. */
async function play(session: Session, pages: Pages, script: Script): Promise<[string, string[]]> {
  const lines: string[] = [];
  const faults: string[] = [];
  const count = { sent: 0, spoken: 0 };
  for (const { title, page, keys } of script.parts) {
    await session.open(pages.add(page));
    lines.push(`# ${title}`);
    const press = async (key: string): Promise<KeyResponse> => {
      const response = await session.press(key);
      lines.push(asLine(response));
      const wrong = faultsOf(response);
      faults.push(...wrong);
      count.sent += response.sent.length;
      count.spoken += response.sent.length - wrong.length;
      return response;
    };
    if (keys === 'speech-only') {
      const { lang = 'en', attributes } = page;
      if (lang !== 'en') await import(`../../src/locales/${lang}.ts`);
      const Player = attributes.navigation === 'step' ? StepPlayer : SpeechPlayer;
      const listener = new Player(press, attributes.variant ?? '', lang);
      const problem = await listener.play().catch(String);
      if (problem) faults.push(problem);
    } else for (const key of keys) await press(key);
    lines.push('');
  }
  print(`  ${script.name}: ${count.spoken} of ${count.sent} announcements spoken once`);
  return [lines.join('\n'), faults];
}

const fileOf = (version: string, browser: string, name: string): string =>
  join(here, 'transcripts', `orca-${version}-${browser}`, `${name}.txt`);

async function test(session: Session, pages: Pages, script: Script): Promise<string[]> {
  const [text, faults] = await play(session, pages, script);
  // the hints depend on the progress of the solver
  if (script.long) return faults;
  const file = fileOf(session.version, session.browser, script.name);
  if (values.renew) {
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
    return faults;
  }
  if (!existsSync(file)) {
    print(`  ${script.name}: only the announcements are checked: it has no reviewed transcript yet`);
    return faults;
  }
  return [...faults, ...differences(readFileSync(file, 'utf8'), text)];
}

async function main(): Promise<number> {
  const skip = reasonToSkip();
  if (skip) {
    print(`Skipped: the tests with screen readers: ${skip}.`);
    return 0;
  }
  const wins = JSON.parse(readFileSync(join(here, '../vectors/wins.json'), 'utf8')) as Win[];
  const only = values.only?.split(',');
  const scripts = scriptsOf(wins).filter(({ name, long = false }) =>
    only ? only.includes(name) : long === values.long,
  );
  const pages = await new Pages(wins).listen();
  let failed = 0;
  for (const [version, browser] of COMBINATIONS) {
    const where = `${version} ${browser}`;
    if (values.in && values.in !== where) continue;
    const session = new Session(folder, version, browser, pages);
    try {
      await session.start();
      for (const script of scripts) {
        let wrong = await test(session, pages, script);
        // a busy machine can disturb a run: an error counts only if it occurs twice
        if (wrong.length && !values.renew && !script.long) wrong = await test(session, pages, script);
        print(`${wrong.length ? 'FAILED' : 'passed'}: Orca ${where}: ${script.name}`);
        for (const line of wrong) print(`  ${line}`);
        if (wrong.length) failed++;
      }
    } finally {
      session.stop();
    }
  }
  pages.close();
  return failed ? 1 : 0;
}

process.exitCode = await main();
