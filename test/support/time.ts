// Processor time of a call, independent of other processes.

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
