// Processor time of a call or of this thread, independent of other processes.
import { readFileSync } from 'node:fs';

/** Processor milliseconds of this process, all threads included. */
export function processorMs(call: () => void): number {
  const start = process.cpuUsage();
  call();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Processor milliseconds of this thread, or wall-clock time if the system does not report them. */
export function threadMs(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
}
