import type { ShopMenu } from "#domain/menu/menu.ts";
import { measureOrder, measuresOf } from "#domain/order/measure-order.ts";
import { type OrderInLanguage, orderIn } from "#domain/order/order.ts";
import type { StoredOrder } from "#server/store/orders/stored-order.ts";
import type { Store } from "#server/store/store.ts";

/** An order of a week as the seller reads it. */
export interface WeeklyOrder {
  readonly stored: StoredOrder;
  /** The order with its names in Hebrew, and its measures. */
  readonly order: OrderInLanguage;
}

export interface WeeklyOrders {
  /** Those that are cooked, oldest first. */
  readonly orders: readonly WeeklyOrder[];
  /** The numbers of the orders that were canceled. */
  readonly cancelled: readonly string[];
  /** The numbers of the orders that cannot be read, because they are damaged. */
  readonly unreadable: readonly string[];
}

/**
 * Reads the orders that are cooked in the week whose deadline is on `date` (`YYYY-MM-DD`), in Hebrew. `menu` is the current one, which may
 * have measures that an order lacks. A damaged order does not keep the seller from the others.
 */
export async function readWeeklyOrders(
  store: Pick<Store, "workingOrders">,
  date: string,
  menu: ShopMenu,
): Promise<WeeklyOrders> {
  const { orders: working, unreadable } = await store.workingOrders(date);
  const measures = measuresOf(menu);
  const orders = working.flatMap(({ stored, state }) =>
    state.isCancelled
      ? []
      : [{ stored, order: measureOrder(orderIn(stored.order, "he"), measures) }],
  );
  const cancelled = working.flatMap((each) => (each.state.isCancelled ? [each.stored.number] : []));
  return { orders, cancelled, unreadable };
}

/** Says in Hebrew which orders of a week are damaged and missing from what follows; empty if there are none. */
export function unreadableText(numbers: readonly string[]): string {
  if (numbers.length === 0) return "";
  const lines = [
    "שימו לב: יש הזמנות שהתקבלו ואי אפשר לקרוא אותן, והן לא כלולות כאן.",
    `מספרי ההזמנות: ${numbers.join(", ")}`,
    "הפרטים שלהן נמצאים בהודעות האימייל שהגיעו עם ההזמנות.",
  ];
  return `${lines.join("\n")}\n\n`;
}
