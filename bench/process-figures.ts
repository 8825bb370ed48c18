import { readFileSync } from "node:fs";

/** The memory of a process that is in use now, in MiB. Linux only, as all of these. */
export function residentMemory(pid: number): number {
  const status = readFileSync(`/proc/${String(pid)}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB$/mu.exec(status)?.[1]) / 1_024;
}

/** The processor time of a process since its start, all its threads, in milliseconds. */
export function processorTime(pid: number): number {
  const stat = readFileSync(`/proc/${String(pid)}/stat`, "utf8");
  // The name of the program, in brackets, may contain spaces. Linux counts in hundredths of a second.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
