import { readFileSync } from "node:fs";

/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;

/** Processor time since the last call. */
export interface ProcessorTime {
  /** Milliseconds of the observed process, all its threads. */
  readonly own: number;
  /**
   * The share of the machine's processors, from 0 to 1, that other processes took. This process and processes of low priority do
   * not count.
   */
  readonly others: number;
}

/** Gives a function that observes a process and the machine. Linux only: it reads /proc. */
export function observeProcessorTime(pid: number): () => ProcessorTime {
  let before = { own: ofProcess(pid), self: ofThisProcess(), ...ofMachine() };
  return () => {
    const now = { own: ofProcess(pid), self: ofThisProcess(), ...ofMachine() };
    const own = now.own - before.own;
    const busy = now.busy - before.busy - own - (now.self - before.self);
    const total = now.total - before.total;
    before = now;
    return { own, others: total > 0 ? Math.max(0, busy / total) : 0 };
  };
}

function ofProcess(pid: number): number {
  const stat = readFileSync(`/proc/${String(pid)}/stat`, "utf8");
  // The name of the program, in brackets, may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}

function ofThisProcess(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

function ofMachine(): { readonly busy: number; readonly total: number } {
  const [, ...fields] = (readFileSync("/proc/stat", "utf8").split("\n", 1)[0] ?? "").split(/\s+/u);
  const [user = 0, nice = 0, system = 0, idle = 0, waiting = 0, ...interrupts] = fields
    .slice(0, 8)
    .map((ticks) => Number(ticks) * tickMs);
  const busy = user + system + interrupts.reduce((sum, each) => sum + each, 0);
  return { busy, total: busy + nice + idle + waiting };
}
