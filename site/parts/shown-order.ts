import type { PlacedOrderFragment } from "#contract/generated/placed-order-operations.ts";
import { handOverFromWire } from "#contract/wire/hand-over.ts";
import { withoutNullNote } from "#contract/wire/order.ts";
import { priceFromWire, pricesFromWire } from "#contract/wire/price.ts";
import type { groupNames, Specified } from "#contract/wire/specified-names.ts";
import type { ReadsEveryField } from "#domain/every-field.ts";
import { type SignedAgorot, signedAgorot } from "#domain/money/agorot.ts";
import type { DishOrder, OrderGroup } from "#domain/order/order.ts";
import type { OrderBeingChanged } from "#site/order-state/order-state.ts";

/** A placed order as its page shows it; everything else is as the server answered it. */
export type ShownOrder = ReturnType<typeof readShownOrder>;

/** The answer about an order, if it can be shown. Throws as `readShownOrder` does. */
export function checkedOrderAnswer(answer: PlacedOrderFragment): PlacedOrderFragment {
  readShownOrder(answer);
  return answer;
}

/** Reads the answer about an order. Throws a RangeError or a TypeError if a part of it is missing or invalid. */
export function readShownOrder({ allOrders, ...answer }: PlacedOrderFragment) {
  const { pickupAddress, ...customerData } = answer.customerData;
  requireAll("string", answer, ["number", "week", "adjustmentText"]);
  requireAll("boolean", answer, [
    "canChange",
    "canRestore",
    "isCancelled",
    "isPacked",
    "isHandedOver",
    "isErased",
  ]);
  requireAll("number", answer, ["revision"]);
  requireAll("string", answer.customerData, [
    "name",
    "email",
    "phoneNumber",
    "orderType",
    "city",
    "address",
    "pickupAddress",
  ]);
  requireNote(answer.customerData);
  requireAll("string", answer.payment, ["app", "payee"]);
  return {
    ...answer,
    /** In milliseconds since 1970 UTC. */
    receivedAt: momentOf(answer.receivedAt),
    /** As `receivedAt`; null if it was not changed, or if that is not known. */
    changedAt: answer.changedAt == null ? null : momentOf(answer.changedAt),
    /** As `receivedAt`; null if it is not canceled, or if that is not known. */
    cancelledAt: answer.cancelledAt == null ? null : momentOf(answer.cancelledAt),
    /** In milliseconds since 1970 UTC. */
    deadline: momentOf(answer.deadline),
    customerData: {
      ...withoutNullNote(customerData),
      pickupOrDeliveryPrice: priceFromWire(customerData.pickupOrDeliveryPrice),
    },
    /** Null if the seller has set no time. */
    handOver: handOverFromWire(answer.handOver) ?? null,
    /** Empty for a delivery, and if the place is not on the menu anymore. */
    pickupAddress,
    groups: allOrders.map((group): OrderGroup => {
      requireAll("string", group, ["typeName"]);
      return { name: group.typeName, dishes: group.orders.map(dishFromWire) };
    }),
    totalPrice: priceFromWire(answer.totalPrice),
    adjustment: signedPriceFromWire(answer.adjustment),
    agreedAdjustment: signedPriceFromWire(answer.agreedAdjustment),
    orderTotal: priceFromWire(answer.orderTotal),
    received: signedPriceFromWire(answer.received),
    /** Above 0 it is to be paid, below 0 to be given back. */
    balance: signedPriceFromWire(answer.balance),
  };
}

/** What a change of an order has to know of it: which revision it changes, and what the order comes to beside what is in it. */
export function changeable({
  revision,
  agreedAdjustment,
  adjustmentText,
  received,
}: ShownOrder): Required<Pick<OrderBeingChanged, "revision" | "money">> {
  return { revision, money: { agreedAdjustment, adjustmentText, received } };
}

/** Reads an amount in shekels that may be below 0. Throws a RangeError if it is invalid. */
function signedPriceFromWire(shekels: number | null): SignedAgorot {
  // `Math.abs(null)` is 0.
  if (shekels === null) throw new RangeError("not a price: null");
  return signedAgorot(Math.sign(shekels) * priceFromWire(Math.abs(shekels)));
}

function dishFromWire(dish: PlacedOrderFragment["allOrders"][number]["orders"][number]): DishOrder {
  requireAll("string", dish, ["dishName"]);
  requireNote(dish);
  for (const selection of dish.selections) {
    requireAll("string", selection, ["selectionName"]);
    requireAll("number", selection, ["amount"]);
    for (const addOn of selection.checkedOptions) requireAll("string", addOn, ["name"]);
  }
  for (const option of dish.options) requireAll("string", option, ["name", "choice"]);
  for (const extra of dish.extras) {
    requireAll("string", extra, ["name"]);
    requireAll("number", extra, ["amount"]);
  }
  const { dishName: name, ...rest } = withoutNullNote(identified(dish));
  return {
    ...rest,
    name,
    totalPrice: priceFromWire(dish.totalPrice),
    selections: dish.selections.map(({ selectionName, checkedOptions, ...selection }) => ({
      ...identified(selection),
      name: selectionName,
      addOns: checkedOptions.map((addOn) => ({
        ...identified(addOn),
        addedPrice: priceFromWire(addOn.addedPrice),
      })),
      price: priceFromWire(selection.price),
    })),
    options: dish.options.map(({ choiceId, ...option }) => ({
      ...identified(option),
      ...(choiceId != null && { choiceId }),
      price: pricesFromWire(option.price),
    })),
    extras: dish.extras.map((extra) => ({
      ...identified(extra),
      price: priceFromWire(extra.price),
    })),
  };
}

/** A thing of an answer without an id that is null. */
function identified<Thing extends { readonly id: string | null }>({ id, ...thing }: Thing) {
  return { ...thing, ...(id !== null && { id }) };
}

// What the page does not ask for, nobody sees.
true satisfies ReadsEveryField<
  PlacedOrderFragment["allOrders"],
  Specified<readonly OrderGroup[], typeof groupNames>
>;

function requireNote(part: { readonly note?: unknown }): void {
  if (part.note != null) requireAll("string", part, ["note"]);
}

function momentOf(text: string): number {
  const moment = Date.parse(text);
  if (Number.isNaN(moment)) throw new RangeError(`not a moment: ${text}`);
  return moment;
}

function requireAll<Part extends object>(
  type: "string" | "number" | "boolean",
  part: Part,
  names: readonly (keyof Part & string)[],
): void {
  for (const name of names)
    if (typeof part[name] !== type) throw new RangeError(`no ${type}: ${name}`);
}
