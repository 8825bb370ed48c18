import type { PlacedOrderFragment } from "#contract/generated/placed-order-operations.ts";
import { orderToWire } from "#contract/wire/order.ts";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import type { Language } from "#domain/language/language.ts";
import type { CustomerOrder } from "#domain/order/order.ts";
import { stripPositions } from "#domain/order/strip-positions.ts";
import { soupAndCake, soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { anOrder } from "./ordering-server.ts";

/** The answer about an order of the soup kitchen: ₪194.30 and a delivery for ₪35.50, before its deadline and not paid. */
export function placedOrderAnswer(
  language: Language,
  now: Partial<PlacedOrderFragment> = {},
): PlacedOrderFragment {
  const groups = stripPositions(soupAndCake(localizeMenu(soupKitchen.menu, language)));
  const wire = orderToWire({ ...anOrder, groups });
  const city = { he: "מודיעין", en: "Modiin" }[language];
  const address = { he: "רחוב הזית 7", en: "7 Olive Street" }[language];
  const name = { he: "רות כהן", en: "Ruth Cohen" }[language];
  return {
    number: "123456789",
    revision: 0,
    receivedAt: "2026-01-04T08:05:00.000Z",
    changedAt: null,
    cancelledAt: null,
    week: "2026-01-07",
    deadline: "2026-01-07T12:00:00.000Z",
    canChange: true,
    canRestore: false,
    isCancelled: false,
    isPacked: false,
    isHandedOver: false,
    isErased: false,
    itemsMissing: false,
    customerData: {
      ...wire.customerData,
      name,
      city,
      address,
      pickupAddress: "",
      note: null,
    },
    allOrders: withoutIds(wire.allOrders),
    totalPrice: 194.3,
    adjustment: 0,
    adjustmentText: "",
    agreedAdjustment: 0,
    orderTotal: 229.8,
    received: 0,
    balance: 229.8,
    handOver: {
      week: "2026-01-07",
      date: "2026-01-09",
      from: "12:00",
      to: "15:00",
      note: null,
    },
    payment: { app: "Bit", payee: "Ruth", link: null },
    ...now,
  };
}

/** A cart has no ids, as a server may have none. */
function withoutIds(
  groups: ReturnType<typeof orderToWire<CustomerOrder>>["allOrders"],
): PlacedOrderFragment["allOrders"] {
  const id = null;
  return groups.map((group) => ({
    ...group,
    orders: group.orders.map((dish) => ({
      ...dish,
      id,
      note: dish.note ?? null,
      selections: dish.selections.map((selection) => ({
        ...selection,
        id,
        checkedOptions: selection.checkedOptions.map((addOn) => ({ ...addOn, id })),
      })),
      options: dish.options.map((option) => ({ ...option, id, choiceId: null })),
      extras: dish.extras.map((extra) => ({ ...extra, id })),
    })),
  }));
}
