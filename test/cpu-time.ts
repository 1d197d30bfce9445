/** Milliseconds of processor that a run takes: what else the machine does at the time counts for nothing. */
export function cpuTime(run: () => void): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
