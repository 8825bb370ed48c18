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
export function orderFromWire({
  customerData,
  allOrders,
  ...order
}: CustomerOrderInput): ReceivedOrder {
  const { address } = customerData;
  return withPrices(
    fromSpecified(
      {
        ...order,
        customerData: { ...withoutNullNote(customerData), address: address ?? "" },
        allOrders: allOrders.map((group) => ({
          ...group,
          orders: group.orders.map(withoutNullNote),
        })),
      },
      orderNames,
    ),
    (shekels: number): ReceivedPrice => agorotOfShekels(shekels) ?? null,
  );
}

/** Without a note that is null, as an answer and other clients may have it. */
export function withoutNullNote<Noted extends { readonly note?: string | null | undefined }>({
  note,
  ...rest
}: Noted): Omit<Noted, "note"> & { readonly note?: string } {
  return { ...rest, ...(note != null && { note }) };
}
