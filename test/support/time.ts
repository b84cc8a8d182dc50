// Time that a call takes, whatever else the machine does meanwhile.
import { readFileSync } from 'node:fs';

/** Milliseconds of this process's processor, of all its threads. */
export function processorMs(call: () => void): number {
  const start = process.cpuUsage();
  call();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Milliseconds of the processor that this thread has taken; where the system does not tell, those of the clock. */
export function threadMs(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
}
