import type { OrderPage } from "#contract/generated/desk-schema-types.ts";
import { historyToWire } from "#contract/wire/desk-event.ts";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import type { Language } from "#domain/language/language.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { changesOfRevisions } from "#server/seller/orders/changes-of-revisions.ts";
import { orderedDishes } from "#server/seller/orders/ordered-dishes.ts";
import { mailToWire } from "./mail-to-wire.ts";
import { shownOrders } from "./shown-orders.ts";

/** An order with its history and its mails; undefined for an unknown number. Rejects with `StoreDamaged` if it cannot be read. */
export async function readOrderPage(
  { store, current }: DeskCall,
  number: string,
  language: Language,
): Promise<OrderPage | undefined> {
  const working = await store.findWorkingOrder(number);
  if (working === undefined) return undefined;
  const [events, devices, mails] = await Promise.all([
    store.eventsOfOrder(number),
    store.listDevices(),
    store.mailsOfOrder(number),
  ]);
  const [order] = shownOrders([working], events, current.catalogue.menu, language);
  if (order === undefined) return undefined;
  const isChanged = events.some(({ content }) => content.kind === "changed");
  const changes = isChanged
    ? await changesOfRevisions(store, number, language)
    : new Map<number, readonly string[]>();
  const nameOf = new Map(devices.map(({ id, name }) => [id, name]));
  const { adjustment, adjustmentText } = working.stored;
  const { customerData, orderTotal } = working.stored.order;
  return {
    order: order.shown,
    pickupOrDeliveryPrice: customerData.pickupOrDeliveryPrice,
    orderTotal,
    adjustment,
    adjustmentText,
    dishes: orderedDishes(order.inLanguage, localizeMenu(current.catalogue.menu, language)),
    history: historyToWire(
      events,
      (id) => nameOf.get(id),
      (revision) => changes.get(revision) ?? [],
    ),
    mails: mails.map(mailToWire),
  };
}
