import type { CustomerOrderInput } from "#contract/generated/schema-types.ts";
import { agorotOfShekels, shekelsOf } from "#domain/money/agorot.ts";
import { type WithPrices, withPrices } from "#domain/money/with-prices.ts";
import type { CustomerOrder, ReceivedOrder } from "#domain/order/order.ts";
import type { ReceivedPrice } from "#domain/order/refusal.ts";
import { fromSpecified, orderNames, type Specified, toSpecified } from "./specified-names.ts";

type WireOrder<Order> = WithPrices<Specified<Order, typeof orderNames>, number>;

/** Converts an order to the input of `createOrder`, with prices in shekels. */
export function orderToWire<Order extends CustomerOrder>(order: Order): WireOrder<Order> {
  return withPrices(toSpecified(order, orderNames) as object, shekelsOf) as WireOrder<Order>;
}

/** Converts the input of `createOrder` without validating it: an invalid price becomes null, which the domain refuses. */
export function orderFromWire({ customerData, ...order }: CustomerOrderInput): ReceivedOrder {
  const { address } = customerData;
  return withPrices(
    fromSpecified(
      { ...order, customerData: { ...customerData, address: address ?? "" } },
      orderNames,
    ),
    (shekels: number): ReceivedPrice => agorotOfShekels(shekels) ?? null,
  );
}
