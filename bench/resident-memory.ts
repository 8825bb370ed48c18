import { readFileSync } from "node:fs";

/** The memory of a process that is in use now, in MiB. Linux only. */
export function residentMemory(pid: number): number {
  const status = readFileSync(`/proc/${String(pid)}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB$/mu.exec(status)?.[1]) / 1_024;
}
