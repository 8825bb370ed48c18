import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { handOverNow } from "#domain/order/promise-hand-over.ts";
import { isSameTime } from "#domain/schedule/hand-over.ts";
import { toldTimes } from "#server/mail/letters/told-times.ts";
import { contentHash } from "#server/ordering/content-hash.ts";
import { currentCatalogue, untilSettled } from "#server/ordering/current-catalogue.ts";
import { eventMails } from "#server/ordering/event-mails.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { readAdjustment } from "#server/seller/orders/read-adjustment.ts";
import type { WorkingOrder } from "#server/store/log/event-log.ts";
import type { NewRevision } from "#server/store/orders/new-revision.ts";

/** The orders of a week that are still to be handed over, and whose customers were told another time for it than counts now. */
export async function toldOtherwise(
  store: Parameters<typeof toldTimes>[0],
  orders: readonly WorkingOrder[],
  rules: Pick<Catalogue, "deliveryPlaces" | "shop">,
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
