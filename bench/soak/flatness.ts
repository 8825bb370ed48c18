import { median } from "#bench/interleave.ts";
import { mostInFlight } from "./mixed-load.ts";

/** What was observed in one interval of the soak. */
export interface Sample {
  /** Seconds since the load began. */
  readonly at: number;
  /** Resident memory of the server in MiB. */
  readonly memory: number;
  /** Open file descriptors of the server. */
  readonly descriptors: number;
  /** Bytes that the server logged in this interval. */
  readonly logBytes: number;
  /** Files `.eml` so far. */
  readonly mails: number;
  /** Mails of placed orders that are not written yet. */
  readonly waitingMails: number;
  /** 99th percentile of the response times of this interval, in milliseconds. */
  readonly p99: number;
  /** Processor time of the server for each request of this interval, in milliseconds. */
  readonly processorTime: number;
}

/** A figure that must not grow: its median in the last third may be `factor` times that of the middle third, plus `margin`. */
interface Tolerance {
  readonly what: string;
  readonly figure: keyof Sample;
  readonly factor: number;
  /** In the figure's unit, for what varies by whole steps or lies near zero. */
  readonly margin: number;
  /** Seconds of load before the figure can be judged; none for most. */
  readonly leastSeconds?: number;
}

/** The first third is warm-up: caches fill, code is compiled, connections open. Response times are not judged: other processes lengthen them. */
const tolerances: readonly Tolerance[] = [
  // The heap fills with garbage for about two minutes before V8 collects it, so a shorter soak would take that for a leak.
  // In ten minutes this detects a leak of 1.5 kB per request, or of 30 kB per order.
  { what: "resident memory, MiB", figure: "memory", factor: 1.05, margin: 4, leastSeconds: 300 },
  // The margin is as many as the connections that the load may open at once.
  { what: "open file descriptors", figure: "descriptors", factor: 1, margin: mostInFlight },
  { what: "log bytes per interval", figure: "logBytes", factor: 1.2, margin: 1_000 },
  { what: "mails waiting", figure: "waitingMails", factor: 1, margin: 20 },
  { what: "processor time per request, ms", figure: "processorTime", factor: 1.25, margin: 0.2 },
];

export interface Verdict {
  readonly what: string;
  readonly middle: number;
  readonly last: number;
  /** The most that `last` may be. */
  readonly most: number;
  /** Undefined if the load was too short to judge this figure. */
  readonly isFlat: boolean | undefined;
}

/** Compares the last third of the samples with the middle third. Throws if there are fewer than six samples. */
export function judgeFlatness(samples: readonly Sample[]): readonly Verdict[] {
  if (samples.length < 6) throw new Error("flatness needs at least six samples");
  const third = Math.floor(samples.length / 3);
  const [middle, last] = [samples.slice(-2 * third, -third), samples.slice(-third)];
  const seconds = samples.at(-1)?.at ?? 0;
  const medianOf = (part: readonly Sample[], figure: keyof Sample) =>
    median(part.map((sample) => sample[figure]));
  return tolerances.map(({ what, figure, factor, margin, leastSeconds = 0 }) => {
    const [before, after] = [medianOf(middle, figure), medianOf(last, figure)];
    const most = before * factor + margin;
    return {
      what,
      middle: before,
      last: after,
      most,
      isFlat: seconds >= leastSeconds ? after <= most : undefined,
    };
  });
}
