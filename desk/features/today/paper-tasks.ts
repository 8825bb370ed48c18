import type { DeskWeek } from "#desk/data/week/week-context.tsx";

/** The sheets that are printed every week; labels and the route are printed by those who want them. */
const usualSheets = ["kitchen", "slips"] as const;

interface PaperTask {
  readonly sheet: "kitchen" | "slips" | "labels" | "route";
  /** Null if it was never printed. */
  readonly printedAt: number | null;
  /** The numbers of the orders whose paper is wrong. */
  readonly changed: readonly string[];
}

/** The sheets that are not printed, and those that differ from the orders now; none once every box is packed. */
export function paperTasks({
  orders,
  printed,
}: Pick<DeskWeek, "orders" | "printed">): readonly PaperTask[] {
  const isAllPacked = orders.every(({ state }) => state.isCancelled || state.isPacked);
  if (isAllPacked) return [];
  const changed = printed
    .filter((sheet) => sheet.changed.length > 0)
    .map(({ sheet, at, changed: numbers }) => ({ sheet, printedAt: at, changed: numbers }));
  // Labels do the work of slips.
  const isPrinted = (wanted: (typeof usualSheets)[number]) =>
    printed.some(({ sheet }) => sheet === wanted || (wanted === "slips" && sheet === "labels"));
  const missing = usualSheets
    .filter((sheet) => !isPrinted(sheet))
    .map((sheet) => ({ sheet, printedAt: null, changed: [] }));
  return [...missing, ...changed];
}
