import type { WaySum } from "#contract/generated/desk-schema-types.ts";
import { paymentWays } from "#domain/order-log/desk-event.ts";
import { standingEvents } from "#domain/order-log/standing-events.ts";
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
  const payments = standingEvents(events).flatMap(({ content }) =>
    content.kind === "money" ? [content] : [],
  );
  return paymentWays.map((way) => ({
    way,
    amount: payments.reduce((sum, each) => (each.way === way ? sum + each.amount : sum), 0),
  }));
}
