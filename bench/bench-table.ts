import { type BenchLine, isMet } from "./bench-line.ts";

/** One line of the table: whether the goal is met, the measured figure, its limit, and the goal. */
export function tableRow(line: BenchLine): string {
  const { goal, limit, measured, unit, detail } = line;
  return [
    isMet(line) ? "met   " : "MISSED",
    figure(measured).padStart(9),
    `${limit.kind} ${figure(limit.value)} ${unit}`.padEnd(24),
    `${goal}${detail === undefined ? "" : ` (${detail})`}`,
  ].join("  ");
}

/** Two places behind the point where they say something. */
export function figure(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(Math.abs(value) < 0.1 ? 4 : 2);
}
