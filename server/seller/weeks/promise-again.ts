import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { handOverNow } from "#domain/order/promise-hand-over.ts";
import { isSameTime, type PromisedHandOver } from "#domain/schedule/hand-over.ts";
import { contentHash } from "#server/ordering/content-hash.ts";
import { currentCatalogue, untilSettled } from "#server/ordering/current-catalogue.ts";
import { eventMails } from "#server/ordering/event-mails.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { readAdjustment } from "#server/seller/orders/read-adjustment.ts";
import type { WorkingOrder } from "#server/store/log/event-log.ts";
import type { NewRevision } from "#server/store/orders/new-revision.ts";
import type { Store } from "#server/store/store.ts";

type Rules = Pick<Catalogue, "deliveryPlaces" | "shop">;
type TimesStore = Pick<Store, "catalogueOfVersion" | "eventsOfOrders" | "eventsOfWeek">;

/** The orders of a week that are still to be handed over, and whose customers were told another time for it than counts now. */
export async function toldOtherwise(
  store: TimesStore,
  orders: readonly WorkingOrder[],
  rules: Rules,
): Promise<readonly WorkingOrder[]> {
  const standing = orders.filter(
    ({ state: { isCancelled, isHandedOver, isErased } }) =>
      !isCancelled && !isHandedOver && !isErased,
  );
  const told = await toldTimes(store, standing, rules);
  return standing.filter(({ stored: { number, order }, state: { week } }) => {
    const [then, now] = [told.get(number), handOverNow(order, week, rules)];
    return then !== undefined && now !== undefined && !isSameTime(then, now);
  });
}

/**
 * What customers were told for the week in which their orders are, by order number. A promise of that week is stored with the order. The mail
 * about a move tells the time that counts then, which is not stored: it follows from what was decided about the week before.
 */
async function toldTimes(
  store: TimesStore,
  orders: readonly WorkingOrder[],
  { deliveryPlaces, shop }: Rules,
): Promise<ReadonlyMap<string, PromisedHandOver<unknown>>> {
  const told = new Map<string, PromisedHandOver<unknown>>();
  for (const { stored, state } of orders) {
    const { handOver } = stored.order;
    if (handOver?.week === state.week) told.set(stored.number, handOver);
  }
  const moved = orders.filter(
    ({ stored }) => stored.order.handOver !== undefined && !told.has(stored.number),
  );
  const week = moved[0]?.state.week;
  if (week === undefined) return told;
  const decisions = (await store.eventsOfWeek(week)).events;
  const numbers = moved.map(({ stored }) => stored.number);
  const { events } = await store.eventsOfOrders(numbers, ["moved"]);
  const usual = { deliveryPlaces, shop: { ...shop, exceptions: [] } };
  for (const { stored } of moved) {
    const came = events.findLast(({ orderNumber }) => orderNumber === stored.number);
    const content = decisions.findLast(({ id }) => id < (came?.id ?? 0))?.content;
    const then =
      content?.kind === "menu-saved" ? await store.catalogueOfVersion(content.version) : usual;
    const handOver = came && handOverNow(stored.order, week, then);
    if (handOver !== undefined) told.set(stored.number, handOver);
  }
  return told;
}

type Press = Pick<NewRevision, "actionId" | "deviceId" | "pressedAt">;

/**
 * Promises an order for the time that counts now: one revision for each action id, with a mail to its customer. An order that was changed
 * meanwhile, or that is promised for that time already, stays as it is.
 */
export async function promiseAgain(
  { store, now }: Pick<DeskCall, "store" | "now">,
  { stored: { number } }: WorkingOrder,
  press: Press,
): Promise<void> {
  await untilSettled(async () => {
    const { version, catalogue } = await currentCatalogue(store);
    const working = await store.findWorkingOrder(number);
    if (working === undefined) return "stays";
    const [otherwise] = await toldOtherwise(store, [working], catalogue);
    if (otherwise === undefined) return "stays";
    const { stored, state } = working;
    const handOver = handOverNow(stored.order, state.week, catalogue);
    if (handOver === undefined) return "stays";
    const { missing } = await readAdjustment(store, stored, await store.eventsOfOrder(number));
    const { kind } = await store.changeOrder({
      ...press,
      orderNumber: number,
      at: now,
      contentHash: contentHash({ promisedAgain: press.actionId }),
      basedOn: state.revision,
      order: { ...stored.order, handOver },
      adjustment: stored.adjustment,
      adjustmentText: stored.adjustmentText,
      missing,
      catalogueVersion: version,
      mails: eventMails({ customer: stored.order.customerData.email }, now),
    });
    return kind === "catalogue-changed" ? undefined : kind;
  });
}
