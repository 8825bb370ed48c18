import type { AnswerOf } from "#contract/wire/desk-calls.ts";
import type { ShownDeskOrder } from "#desk/data/week/desk-week.ts";
import { linesByDish } from "#domain/order-log/order-lines.ts";

type OrderPage = NonNullable<AnswerOf<"order">>;
type Event = OrderPage["history"][number];
type Mail = OrderPage["mails"][number];

/** Thursday 10:00 in Israel, in the sample week. */
const morning = Date.UTC(2026, 10, 19, 8);

/** An event on the seller's phone that counts and can be undone. */
export function sampleEvent(event: Pick<Event, "id" | "kind"> & Partial<Event>): Event {
  return {
    actionId: `action-${String(event.id)}`,
    at: morning + event.id * 60_000,
    pressedAt: morning + event.id * 60_000,
    device: "הטלפון",
    isSet: null,
    amount: null,
    way: null,
    askedBy: null,
    text: null,
    reader: null,
    changes: [],
    toWeek: null,
    undoneKind: null,
    stands: true,
    canBeUndone: true,
    ...event,
  };
}

/** A confirmation that was sent. */
export function sampleMail(mail: Pick<Mail, "id" | "orderNumber"> & Partial<Mail>): Mail {
  return {
    name: "רות כהן",
    kind: "customer",
    status: "sent",
    event: null,
    recipient: "ruth@example.com",
    attempts: 1,
    nextAttemptAt: morning,
    sentAt: morning,
    lastError: null,
    isReaddressed: false,
    againAt: null,
    ...mail,
  };
}

/** The part of an order that only the server has, without events and mails where they are not given. */
export function sampleOrderPage(order: ShownDeskOrder, page: Partial<OrderPage> = {}): OrderPage {
  const pickupOrDeliveryPrice = order.orderType === "delivery" ? 2_500 : 0;
  const dishes = order.lines.reduce((sum, { price }) => sum + (price ?? 0), 0);
  return {
    order,
    pickupOrDeliveryPrice,
    orderTotal: dishes + pickupOrDeliveryPrice,
    adjustment: 0,
    adjustmentText: "",
    ownAdjustment: page.adjustment ?? 0,
    ownAdjustmentText: page.adjustmentText ?? "",
    dishes: sampleDishes(order),
    history: [],
    mails: [],
    askingText: null,
    ...page,
  };
}

/** The lines of an order as dishes that can be changed. */
function sampleDishes({ lines }: ShownDeskOrder): OrderPage["dishes"] {
  return linesByDish(lines).map(({ typeName, dishName, lines: ofDish, price }) => ({
    id: null,
    typeName,
    dishName,
    selections: ofDish
      .filter(({ kind }) => kind === "selection")
      .map(({ name, amount, addOns }) => ({ name, amount, addOns })),
    options: ofDish[0]?.choices ?? [],
    extras: ofDish
      .filter(({ kind }) => kind === "extra")
      .map(({ name, amount }) => ({ name, amount })),
    price: price ?? 0,
    isOnMenu: true,
  }));
}
