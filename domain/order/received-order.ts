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

export interface ReceivedGroup<Price = ReceivedPrice> {
  readonly typeName: string;
  readonly orders: readonly ReceivedDish<Price>[];
}

export interface ReceivedDish<Price = ReceivedPrice> {
  readonly dishName: string;
  readonly totalPrice: Price;
  readonly selections: readonly ReceivedSelection<Price>[];
  readonly options: readonly ReceivedOption<Price>[];
  readonly extras: readonly ReceivedExtra<Price>[];
}

export interface ReceivedSelection<Price = ReceivedPrice> {
  readonly selectionName: string;
  readonly amount: number;
  readonly checkedOptions: readonly ReceivedAddOn<Price>[];
  readonly price: Price;
}

export interface ReceivedAddOn<Price = ReceivedPrice> {
  readonly name: string;
  readonly addedPrice: Price;
}

export interface ReceivedOption<Price = ReceivedPrice> {
  readonly name: string;
  readonly choice: string;
  readonly price: readonly Price[];
}

export interface ReceivedExtra<Price = ReceivedPrice> {
  readonly name: string;
  readonly amount: number;
  readonly price: Price;
}
