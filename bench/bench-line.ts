/** One row of the table. */
export interface BenchLine {
  /** What is measured. */
  readonly subject: string;
  /** What must hold: a run in which it does not fails. It leaves room for the noise of a shared machine. */
  readonly limit: Limit;
  /** What is aimed at, if that is more than the limit; printed with the distance to it. */
  readonly goal?: number;
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
  return keeps(limit.kind, measured, limit.value);
}

/** Whether the goal is reached; true without one. */
export function isReached({ limit, measured, goal }: BenchLine): boolean {
  return goal === undefined || keeps(limit.kind, measured, goal);
}

function keeps(kind: Limit["kind"], measured: number, value: number): boolean {
  return kind === "at most" ? measured <= value : measured >= value;
}

/** Formats a line of the table: whether the limit is met, the measured value, the limit, the distance to the goal, the subject. */
export function tableRow(line: BenchLine): string {
  const { subject, limit, measured, unit, detail } = line;
  return [
    isMet(line) ? "met   " : "MISSED",
    formatFigure(measured).padStart(9),
    `${limit.kind} ${formatFigure(limit.value)} ${unit}`.padEnd(20),
    distanceToGoal(line).padEnd(22),
    `${subject}${detail === undefined ? "" : ` (${detail})`}`,
  ].join("  ");
}

function distanceToGoal(line: BenchLine): string {
  const { goal, measured } = line;
  if (goal === undefined) return "";
  const state = isReached(line) ? "reached" : `${formatFigure(Math.abs(measured - goal))} away`;
  return `goal ${formatFigure(goal)}: ${state}`;
}

function formatFigure(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(Math.abs(value) < 0.1 ? 4 : 2);
}
