import type { CustomerOrderInput } from "#contract/generated/schema-types.ts";
import { agorotOfShekels, shekelsOf } from "#domain/money/shekels.ts";
import type { CustomerOrder } from "#domain/order/order.ts";
import type { ReceivedGroup, ReceivedOrder } from "#domain/order/received-order.ts";
import type { ReceivedPrice } from "#domain/order/refusal.ts";

/** Converts an order to the input of `createOrder`, with prices in shekels. What else its dishes have, such as ids, comes along. */
export function orderToWire({ customerData, allOrders, totalPrice }: CustomerOrder) {
  const pickupOrDeliveryPrice = shekelsOf(customerData.pickupOrDeliveryPrice);
  return {
    customerData: { ...customerData, pickupOrDeliveryPrice },
    allOrders: withPrices(allOrders, shekelsOf),
    totalPrice: shekelsOf(totalPrice),
  };
}

/** Converts the input of `createOrder` without validating it: an invalid price becomes null, which the domain refuses. */
export function orderFromWire({
  customerData,
  allOrders,
  totalPrice,
}: CustomerOrderInput): ReceivedOrder {
  return {
    customerData: {
      ...customerData,
      address: customerData.address ?? "",
      pickupOrDeliveryPrice: receivedPrice(customerData.pickupOrDeliveryPrice),
    },
    allOrders: withPrices(allOrders, receivedPrice),
    totalPrice: receivedPrice(totalPrice),
  };
}

function receivedPrice(shekels: number): ReceivedPrice {
  return agorotOfShekels(shekels) ?? null;
}

function withPrices<From, To>(
  groups: readonly ReceivedGroup<From>[],
  convert: (price: From) => To,
): readonly ReceivedGroup<To>[] {
  const priced = <Part extends { readonly price: From }>(part: Part) => ({
    ...part,
    price: convert(part.price),
  });
  return groups.map((group) => ({
    ...group,
    orders: group.orders.map((dish) => ({
      ...dish,
      totalPrice: convert(dish.totalPrice),
      selections: dish.selections.map((selection) => ({
        ...priced(selection),
        checkedOptions: selection.checkedOptions.map((addOn) => ({
          ...addOn,
          addedPrice: convert(addOn.addedPrice),
        })),
      })),
      options: dish.options.map((option) => ({ ...option, price: option.price.map(convert) })),
      extras: dish.extras.map(priced),
    })),
  }));
}
