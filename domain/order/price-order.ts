import { type Agorot, addAgorot } from "#domain/money/agorot.ts";
import type { CustomerOrder } from "./order.ts";

/** Order total = cart total + delivery or pickup price (specification §9): what the customer is asked to pay. */
export function priceOrder(order: {
  readonly totalPrice: Agorot;
  readonly customerData: Pick<CustomerOrder["customerData"], "pickupOrDeliveryPrice">;
}): Agorot {
  return addAgorot(order.totalPrice, order.customerData.pickupOrDeliveryPrice);
}
