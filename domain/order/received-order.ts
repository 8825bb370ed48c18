import type { CustomerData } from "#domain/customer/customer-data.ts";
import type { WithPrices } from "#domain/money/with-prices.ts";
import type { DishOrder, OrderGroup, SelectionOrder } from "./order.ts";
import type { ReceivedPrice } from "./refusal.ts";

/** An order as a client sent it. Only its shape is validated: names, numbers and prices can be anything. */
export interface ReceivedOrder {
  readonly customerData: ReceivedCustomerData;
  readonly allOrders: readonly ReceivedGroup[];
  readonly totalPrice: ReceivedPrice;
}

export interface ReceivedCustomerData
  extends Omit<WithPrices<CustomerData, ReceivedPrice>, "orderType"> {
  readonly orderType: string;
}

export type ReceivedGroup = WithPrices<OrderGroup, ReceivedPrice>;

export type ReceivedDish = WithPrices<DishOrder, ReceivedPrice>;

export type ReceivedSelection = WithPrices<SelectionOrder, ReceivedPrice>;
