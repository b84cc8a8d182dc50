// Time that a call takes, whatever else the machine does meanwhile.

/** Milliseconds of this process's processor, of all its threads. */
export function processorMs(call: () => void): number {
  const start = process.cpuUsage();
  call();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
