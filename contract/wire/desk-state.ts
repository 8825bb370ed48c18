import type { OrderState, WeekNow } from "#contract/generated/desk-schema-types.ts";
import type { DeviceRole } from "#domain/order-log/device.ts";
import { balanceOf, type OrderState as StateOfOrder } from "#domain/order-log/order-state.ts";
import type { WeekState } from "#domain/order-log/week-state.ts";

export function orderStateToWire(state: StateOfOrder): OrderState {
  const { orderNumber: number, ...rest } = state;
  return { number, ...rest, hasBalance: balanceOf(state) !== 0 };
}

/** What is so of a week, as a role reads it: what is bought is the owner's. */
export function weekNowToWire({ cooked, had, ...state }: WeekState, role: DeviceRole): WeekNow {
  return {
    ...state,
    cooked: [...cooked].map(([line, done]) => ({ line, done })),
    had: role === "owner" ? [...had].map(([ingredient, amount]) => ({ ingredient, amount })) : [],
  };
}
