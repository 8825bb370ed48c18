import type { Person } from "#contract/generated/desk-schema-types.ts";
import type { Language } from "#domain/language/language.ts";
import { sumOrders } from "#domain/order-log/sum-orders.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { showOrdersOfWeeks } from "#server/seller/reads/shown-orders.ts";

/** The person of an order with all orders of theirs; null for an unknown order and for an erased one. */
export async function readPerson(
  context: DeskCall,
  number: string,
  language: Language,
): Promise<Person | null> {
  const { store } = context;
  const [found] = await store.readPeople({ numbers: [number] });
  if (found === undefined) return null;
  const { orders, unreadable } = await store.workingOrdersWith(found.map((each) => each.number));
  const { toPay, toGiveBack } = sumOrders(orders);
  const shown = await showOrdersOfWeeks(context, orders, language);
  return {
    orders: shown.toSorted((a, b) => b.position - a.position),
    unreadable,
    toPay,
    toGiveBack,
  };
}
