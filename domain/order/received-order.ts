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

export interface ReceivedGroup {
  readonly typeName: string;
  readonly orders: readonly ReceivedDish[];
}

export interface ReceivedDish {
  readonly dishName: string;
  readonly totalPrice: ReceivedPrice;
  readonly selections: readonly ReceivedSelection[];
  readonly options: readonly ReceivedOption[];
  readonly extras: readonly ReceivedExtra[];
}

export interface ReceivedSelection {
  readonly selectionName: string;
  readonly amount: number;
  readonly checkedOptions: readonly ReceivedAddOn[];
  readonly price: ReceivedPrice;
}

export interface ReceivedAddOn {
  readonly name: string;
  readonly addedPrice: ReceivedPrice;
}

export interface ReceivedOption {
  readonly name: string;
  readonly choice: string;
  readonly price: readonly ReceivedPrice[];
}

export interface ReceivedExtra {
  readonly name: string;
  readonly amount: number;
  readonly price: ReceivedPrice;
}
