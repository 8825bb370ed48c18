import type { Sheet } from "#contract/generated/desk-operations.ts";
import type { DeskWeek } from "#desk/data/week/week-context.tsx";
import { boughtItems, listChanges } from "#domain/order/to-buy.ts";

/** The sheets that are printed every week; labels and the route are printed by those who want them. */
const usualSheets = ["kitchen", "slips"] as const;

interface PaperTask {
  readonly sheet: Sheet;
  /** Null if it was never printed. */
  readonly printedAt: number | null;
  /** How many orders have a paper that is wrong; of the shopping list, how many ingredients. */
  readonly changed: number;
}

/**
 * The sheets that are not printed, and those that differ from the orders now; none once every box is packed, and no shopping list once
 * nothing is left to buy.
 */
export function paperTasks({
  orders,
  printed,
  shopping,
}: Pick<DeskWeek, "orders" | "printed" | "shopping">): readonly PaperTask[] {
  const isAllPacked = orders.every(({ state }) => state.isCancelled || state.isPacked);
  if (isAllPacked) return [];
  const { items } = shopping;
  const changed = printed
    .map(({ sheet, at, changed: numbers, list }) => ({
      sheet,
      printedAt: at,
      changed: list === null ? numbers.length : listChanges(list, items).length,
    }))
    .filter((sheet) => sheet.changed > 0);
  // Labels do the work of slips.
  const isPrinted = (wanted: Sheet) =>
    printed.some(({ sheet }) => sheet === wanted || (wanted === "slips" && sheet === "labels"));
  const { done, of } = boughtItems(items);
  const isShopping = done < of;
  const wanted: readonly Sheet[] = [...(isShopping ? ["shopping" as const] : []), ...usualSheets];
  const missing = wanted
    .filter((sheet) => !isPrinted(sheet))
    .map((sheet) => ({ sheet, printedAt: null, changed: 0 }));
  return [...missing, ...changed];
}
