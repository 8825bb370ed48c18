import type { WaySum } from "#contract/generated/desk-schema-types.ts";
import { moneyByWay } from "#domain/order-log/money-by-way.ts";
import type { EventLog } from "#server/store/log/event-log.ts";
import { StoreDamaged } from "#server/store/store-damaged.ts";

/** What was received for the orders of a week in each way, less what was given back. */
export async function moneyByWayToWire(
  store: Pick<EventLog, "eventsOfOrdersIn">,
  week: string,
): Promise<readonly WaySum[]> {
  const { events, damaged } = await store.eventsOfOrdersIn(week, ["money", "undone"]);
  const [lost] = damaged;
  // A sum without it would be wrong.
  if (lost !== undefined)
    throw new StoreDamaged(`event ${String(lost.id)} in the store is damaged`);
  return moneyByWay(events);
}
