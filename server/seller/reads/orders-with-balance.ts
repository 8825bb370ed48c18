import type { Order } from "#contract/generated/desk-schema-types.ts";
import type { Language } from "#domain/language/language.ts";
import { signedAgorot } from "#domain/money/signed-agorot.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { shownOrders } from "./shown-orders.ts";

const mostOrders = 500;

/** The orders of all weeks with something to pay or to give back; `balance` limits them to that balance. */
export async function ordersWithBalance(
  { store, current, reportDamaged }: DeskCall,
  balance: number | undefined,
  language: Language,
): Promise<readonly Order[]> {
  const { orders: working } = await store.ordersWithBalance({
    limit: mostOrders,
    ...(balance !== undefined && { balance: signedAgorot(balance) }),
  });
  const numbers = working.map(({ stored }) => stored.number);
  const { events, damaged } = await store.eventsOfOrders(numbers, ["note", "undone"]);
  reportDamaged(damaged);
  // An order stays in the list without a damaged note: what is to be paid is not in doubt.
  const { menu } = current.catalogue;
  return shownOrders(working, events, menu, language).map(({ shown }) => shown);
}
