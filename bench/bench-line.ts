/** One row of the table: a goal, what was measured, and whether that meets it. */
export interface BenchLine {
  readonly goal: string;
  readonly limit: Limit;
  readonly measured: number;
  /** 'times' for a ratio; otherwise what is counted: 'ms of CPU', 'kB brotli', 'shifts'. */
  readonly unit: string;
  /** The figures of which `measured` is made, for a reader who doubts it. */
  readonly detail?: string;
}

export interface Limit {
  readonly kind: "at most" | "at least";
  readonly value: number;
}

/** A part of the measuring that can be run alone. */
export interface Bench {
  /** What its name on the command line is. */
  readonly name: string;
  readonly measure: (options: BenchOptions) => AsyncIterable<BenchLine>;
}

export interface BenchOptions {
  /** How often each variant is measured, alternating with the others; the median counts. */
  readonly rounds: number;
  /** Says what is being done, on standard error. */
  readonly say: (text: string) => void;
}

export const atMost = (value: number): Limit => ({ kind: "at most", value });
export const atLeast = (value: number): Limit => ({ kind: "at least", value });

export function isMet({ limit, measured }: BenchLine): boolean {
  return limit.kind === "at most" ? measured <= limit.value : measured >= limit.value;
}
