// Whether a program is here that a check needs which not every machine has.
import { execFileSync } from 'node:child_process';

/** Says so where it is not: what is left out must not go unnoticed. */
export function has(program: string, ...version: string[]): boolean {
  try {
    execFileSync(program, version, { stdio: 'ignore' });
    return true;
  } catch {
    process.stderr.write(`Left out, since ${program} is not installed: what is checked by running it.\n`);
    return false;
  }
}
