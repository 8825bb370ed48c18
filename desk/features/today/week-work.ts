import type { DeskWeek } from "#desk/data/week/desk-week.ts";
import { type Agorot, addAgorot, noAgorot } from "#domain/money/agorot.ts";
import { boughtItems, listChanges } from "#domain/order/to-buy.ts";
import { balance } from "#domain/order-log/balance.ts";
import { type Sheet, sheets } from "#domain/order-log/desk-event.ts";
import { cookedDishes } from "#domain/order-log/kitchen-sections.ts";

/** How much of something is done. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** What has to be done in a week after its deadline, in the sequence in which it is done. */
export interface WeekWork {
  /** Ingredients that are bought, and those that are to be bought. */
  readonly bought: Progress;
  /** Dishes, as the kitchen counts them. */
  readonly cooked: Progress;
  readonly packed: Progress;
  readonly handedOver: Progress;
  /** Orders with something to pay, and how much that is. */
  readonly toPay: Sum;
  /** Orders with something to give back. */
  readonly toGiveBack: Sum;
}

interface Sum {
  readonly orders: number;
  readonly amount: Agorot;
}

/** Canceled orders are neither cooked, packed nor handed over, but their money counts. */
export function workOf({
  orders,
  kitchen,
  shopping,
}: Pick<DeskWeek, "orders" | "kitchen" | "shopping">): WeekWork {
  const served = orders.filter(({ state }) => !state.isCancelled);
  const count = (counts: (order: (typeof served)[number]) => boolean): Progress => ({
    done: served.filter(counts).length,
    of: served.length,
  });
  const sum = (kind: "to-pay" | "to-give-back"): Sum => {
    const amounts = orders.flatMap(({ state }) => {
      const shown = balance(state);
      return shown?.kind === kind ? [shown.amount] : [];
    });
    return { orders: amounts.length, amount: addAgorot(noAgorot, ...amounts) };
  };
  return {
    bought: boughtItems(shopping.items),
    cooked: cookedDishes(kitchen),
    packed: count(({ state }) => state.isPacked),
    handedOver: count(({ state }) => state.isHandedOver),
    toPay: sum("to-pay"),
    toGiveBack: sum("to-give-back"),
  };
}

export function isDone({ done, of }: Progress): boolean {
  return done >= of;
}

/** Whether something is left that closing the week would carry over. */
export function hasOpenItems({ handedOver, toPay, toGiveBack }: WeekWork): boolean {
  return !isDone(handedOver) || toPay.orders > 0 || toGiveBack.orders > 0;
}

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
    // What only a later version prints has no page here.
    .filter((task) => task.changed > 0 && sheets.includes(task.sheet));
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
