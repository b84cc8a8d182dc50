// Processor time of a call or of this thread, independent of other processes.
import { readFileSync } from 'node:fs';

/** Processor milliseconds of this process so far, all threads included. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Processor milliseconds of a call, all threads of this process included. */
export function processorMs(call: () => void): number {
  const start = processorTime();
  call();
  return processorTime() - start;
}

/** Processor milliseconds of this thread, or wall-clock time if the system does not report them. */
export function threadMs(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
}
