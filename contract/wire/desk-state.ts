import type { ShownOrderState } from "#contract/desk-calls/shown-order.ts";
import type { WeekNow } from "#contract/generated/desk-schema-types.ts";
import type { DeviceRole } from "#domain/order-log/device.ts";
import { balanceOf, type OrderState } from "#domain/order-log/order-state.ts";
import type { WeekState } from "#domain/order-log/week-state.ts";

/** What a device reads of the state of an order, and nothing beside it. */
export function orderStateToWire(state: OrderState): ShownOrderState {
  return {
    number: state.orderNumber,
    week: state.week,
    revision: state.revision,
    due: state.due,
    received: state.received,
    hasBalance: balanceOf(state) !== 0,
    isPacked: state.isPacked,
    isHandedOver: state.isHandedOver,
    isCancelled: state.isCancelled,
    isErased: state.isErased,
    askedAt: state.askedAt,
    lastEvent: state.lastEvent,
  };
}

/** What is so of a week, as a role reads it: what is bought is the owner's. */
export function weekNowToWire({ cooked, had, ...state }: WeekState, role: DeviceRole): WeekNow {
  return {
    ...state,
    cooked: [...cooked].map(([line, done]) => ({ line, done })),
    had: role === "owner" ? [...had].map(([ingredient, amount]) => ({ ingredient, amount })) : [],
  };
}
