import type { BenchLine } from "./bench-line.ts";
import { interleave, median, medianRatio } from "./interleave.ts";

/** How long work takes on `other` relative to `base`. It gives milliseconds for doing it once, and is done once on each before. */
export async function compareTimes<On>(
  rounds: number,
  [base, other]: readonly [base: On, other: On],
  work: (on: On) => Promise<number>,
): Promise<Pick<BenchLine, "measured" | "unit" | "detail">> {
  for (const each of [base, other]) await work(each);
  const times = await interleave(rounds, { base: () => work(base), other: () => work(other) });
  return {
    measured: medianRatio(times.other, times.base),
    unit: "times",
    detail: `${median(times.other).toFixed(3)} ms against ${median(times.base).toFixed(3)} ms`,
  };
}

/** The median of several times in a row, in milliseconds. */
export async function medianMs(times: number, work: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const start = performance.now();
    await work();
    taken.push(performance.now() - start);
  }
  return median(taken);
}
