import type { Changes } from "#contract/generated/desk-schema-types.ts";
import type { Cursor } from "#domain/order-log/desk-event.ts";
import type { OrderWeek } from "#server/ordering/order-week.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { readWithStates } from "./read-with-states.ts";

/** What changed in a week since a cursor. Of very many changes the first ones come; the cursor then says how far they go. */
export async function readChanges(
  context: DeskCall,
  { date }: OrderWeek,
  since: Cursor,
  knownGeneration: string | null | undefined,
): Promise<Changes> {
  const { store, device, now } = context;
  const known = knownGeneration == null ? undefined : { ...since, generation: knownGeneration };
  const mayRenew = device.role === "owner";
  const generation = await store.generation(known && { ...known, mayRenew }, now);
  const { orders, left, weeks, cursor } = await readWithStates(context, async () =>
    store.changesSince(since),
  );
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
