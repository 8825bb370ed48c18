/** One row of the table: a goal, its limit, and what was measured. */
export interface BenchLine {
  readonly goal: string;
  readonly limit: Limit;
  readonly measured: number;
  /** 'times' for a ratio, otherwise the unit of `measured`: 's', 'kB', 'calls'. */
  readonly unit: string;
  /** The figures behind `measured`. */
  readonly detail?: string;
}

export interface Limit {
  readonly kind: "at most" | "at least";
  readonly value: number;
}

/** A benchmark that can be run alone. */
export interface Bench {
  /** Its name on the command line. */
  readonly name: string;
  readonly measure: (options: BenchOptions) => AsyncIterable<BenchLine>;
}

export interface BenchOptions {
  /** How often each variant is measured, interleaved with the others. */
  readonly rounds: number;
  /** Reports progress on standard error. */
  readonly say: (text: string) => void;
}

export const atMost = (value: number): Limit => ({ kind: "at most", value });
export const atLeast = (value: number): Limit => ({ kind: "at least", value });

export function isMet({ limit, measured }: BenchLine): boolean {
  return limit.kind === "at most" ? measured <= limit.value : measured >= limit.value;
}

/** Formats a line of the table: whether the limit is met, the measured value, the limit, the goal. */
export function tableRow(line: BenchLine): string {
  const { goal, limit, measured, unit, detail } = line;
  return [
    isMet(line) ? "met   " : "MISSED",
    formatFigure(measured).padStart(9),
    `${limit.kind} ${formatFigure(limit.value)} ${unit}`.padEnd(20),
    `${goal}${detail === undefined ? "" : ` (${detail})`}`,
  ].join("  ");
}

function formatFigure(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(Math.abs(value) < 0.1 ? 4 : 2);
}
