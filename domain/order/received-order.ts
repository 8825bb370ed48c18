import type { WithPrices } from "#domain/money/with-prices.ts";
import type { DishOrder, OrderGroup, SelectionOrder } from "./order.ts";
import type { ReceivedPrice } from "./refusal.ts";

/** An order as a client sent it. Only its shape is validated: names, numbers and prices can be anything. */
export interface ReceivedOrder {
  readonly customerData: ReceivedCustomerData;
  readonly allOrders: readonly ReceivedGroup[];
  readonly totalPrice: ReceivedPrice;
}

export interface ReceivedCustomerData {
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly orderType: string;
  readonly city: string;
  readonly address: string;
  readonly pickupOrDeliveryPrice: ReceivedPrice;
}

export type ReceivedGroup = WithPrices<OrderGroup, ReceivedPrice>;

export type ReceivedDish = WithPrices<DishOrder, ReceivedPrice>;

export type ReceivedSelection = WithPrices<SelectionOrder, ReceivedPrice>;
