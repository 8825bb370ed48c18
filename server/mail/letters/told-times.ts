import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import { handOverNow } from "#domain/order/promise-hand-over.ts";
import type { OrderState } from "#domain/order-log/order-state.ts";
import type { PromisedHandOver } from "#domain/schedule/hand-over.ts";
import type { StoredOrder } from "#server/store/orders/stored-order.ts";
import type { Store } from "#server/store/store.ts";

type Rules = Pick<Catalogue, "deliveryPlaces" | "shop">;

/** An order in a week. */
interface OrderInWeek {
  readonly stored: Pick<StoredOrder, "number" | "order">;
  readonly state: Pick<OrderState, "week">;
}

/**
 * When customers were told that the orders of one week are handed over, by order number; without those who were told nothing. A promise of that
 * week is stored with the order. The mail about a move tells the time that counts then, which is not stored: it follows from what was decided
 * about the week last before the move. `rules` are those of now.
 */
export async function toldTimes(
  store: Pick<Store, "catalogueOfVersion" | "eventsOfOrders" | "eventsOfWeek">,
  orders: readonly OrderInWeek[],
  { deliveryPlaces, shop }: Rules,
): Promise<ReadonlyMap<string, PromisedHandOver<LocalizedText>>> {
  const told = new Map<string, PromisedHandOver<LocalizedText>>();
  for (const { stored, state } of orders) {
    const { handOver } = stored.order;
    if (handOver?.week === state.week) told.set(stored.number, handOver);
  }
  const others = orders.filter(
    ({ stored }) => stored.order.handOver !== undefined && !told.has(stored.number),
  );
  const week = others[0]?.state.week;
  if (week === undefined) return told;
  const numbers = others.map(({ stored }) => stored.number);
  const { events: moves } = await store.eventsOfOrders(numbers, ["moved"]);
  const decisions = (await store.eventsOfWeek(week)).events.flatMap(({ id, content }) =>
    content.kind === "menu-saved" ? [{ id, version: content.version }] : [],
  );
  const usual: Rules = { deliveryPlaces, shop: { ...shop, exceptions: [] } };
  // Reading a catalogue takes long, and orders that were moved together have the same one.
  const rulesOf = new Map<number, Rules>();
  for (const { stored } of others) {
    const moved = moves.findLast(({ orderNumber }) => orderNumber === stored.number);
    if (moved === undefined) continue;
    const version = decisions.findLast(({ id }) => id < moved.id)?.version ?? 0;
    const rules =
      rulesOf.get(version) ?? (version === 0 ? usual : await store.catalogueOfVersion(version));
    rulesOf.set(version, rules);
    const handOver = handOverNow(stored.order, week, rules);
    if (handOver !== undefined) told.set(stored.number, handOver);
  }
  return told;
}
