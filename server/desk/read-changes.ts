import type { Changes } from "#contract/generated/desk-schema-types.ts";
import type { Cursor } from "#domain/desk/desk-event.ts";
import type { OrderWeek } from "#server/ordering/order-week.ts";
import type { DeskContext } from "./desk-context.ts";

/** What changed in a week since a cursor. Of very many changes the first ones come; the cursor then says how far they go. */
export async function readChanges(
  { store, device, now, repairOrders }: DeskContext,
  { date }: OrderWeek,
  since: Cursor,
  knownGeneration: string | null | undefined,
): Promise<Changes> {
  const known = knownGeneration == null ? undefined : { ...since, generation: knownGeneration };
  const mayRenew = device.role === "owner";
  const generation = await store.generation(known && { ...known, mayRenew }, now);
  let changes = await store.changesSince(since);
  if (changes.lacksStates) {
    await repairOrders();
    changes = await store.changesSince(since);
  }
  const { orders, left, weeks, cursor } = changes;
  const leftWeek = new Set(left.flatMap(({ number, week }) => (week === date ? [number] : [])));
  const ofWeek = orders.filter(
    ({ stored, state }) =>
      (state.week === date || leftWeek.has(stored.number)) &&
      (device.role !== "driver" || stored.order.customerData.orderType === "delivery"),
  );
  return {
    orders: ofWeek.map(({ stored }) => stored.number),
    week: weeks.includes(date),
    cursor,
    generation,
  };
}
