// Whether an optional program that a check needs is installed.
import { execFileSync } from 'node:child_process';

/** Prints a notice if it is missing, so that a skipped check is visible. */
export function has(program: string, ...version: string[]): boolean {
  try {
    execFileSync(program, version, { stdio: 'ignore' });
    return true;
  } catch {
    process.stderr.write(`Left out, since ${program} is not installed: what is checked by running it.\n`);
    return false;
  }
}
