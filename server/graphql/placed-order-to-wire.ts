import type { PlacedOrder } from "#contract/generated/schema-types.ts";
import { orderToWire } from "#contract/wire/order.ts";
import { shekelsOf } from "#domain/money/shekels.ts";
import type { PlacedOrderNow } from "#server/ordering/placed-order-now.ts";

/** Converts an order that was placed to the contract, with prices in shekels and times in ISO 8601. */
export function placedOrderToWire(placed: PlacedOrderNow): PlacedOrder {
  const { order, state, week } = placed;
  const { customerData, allOrders, totalPrice } = orderToWire(order);
  return {
    number: placed.number,
    revision: state.revision,
    receivedAt: new Date(placed.receivedAt).toISOString(),
    language: placed.language,
    week: week.date,
    deadline: new Date(week.deadline).toISOString(),
    canChange: placed.canChange,
    canRestore: placed.canRestore,
    isCancelled: state.isCancelled,
    isPacked: state.isPacked,
    isHandedOver: state.isHandedOver,
    customerData: {
      ...customerData,
      address: order.customerData.address,
      pickupAddress: placed.pickupAddress,
    },
    allOrders,
    totalPrice,
    adjustment: shekelsOf(placed.adjustment),
    adjustmentText: placed.adjustmentText,
    orderTotal: shekelsOf(order.orderTotal),
    received: shekelsOf(state.received),
    balance: shekelsOf(placed.balance),
    payment: placed.payment,
  };
}
