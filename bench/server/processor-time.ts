/** Milliseconds of processor time that this process has used since it started, with all its threads. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
