import type { OrderState, WeekNow } from "#contract/generated/desk-schema-types.ts";
import { balanceOf, type OrderState as StateOfOrder } from "#domain/order-log/order-state.ts";
import type { WeekState } from "#domain/order-log/week-state.ts";

export function orderStateToWire(state: StateOfOrder): OrderState {
  const { orderNumber: number, ...rest } = state;
  return { number, ...rest, hasBalance: balanceOf(state) !== 0 };
}

export function weekNowToWire({ cooked, ...state }: WeekState): WeekNow {
  return { ...state, cooked: [...cooked].map(([line, done]) => ({ line, done })) };
}
