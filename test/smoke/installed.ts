// Whether an optional program that a test needs is installed.
import { execFileSync } from 'node:child_process';

/** Prints a notice if the program is missing, so that a skipped test is visible. */
export function has(program: string, ...version: string[]): boolean {
  try {
    execFileSync(program, version, { stdio: 'ignore' });
    return true;
  } catch {
    process.stderr.write(`Tests that run ${program} are skipped: it is not installed.\n`);
    return false;
  }
}
