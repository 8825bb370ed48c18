import type { PressInput } from "#contract/generated/desk-operations.ts";
import type { WaitingPress } from "./waiting-press.ts";

/** A press as the server takes it. */
export function pressInput(press: WaitingPress): PressInput {
  const { actionId, pressedAt, seen, orderNumber, week, action, tellsCustomer = false } = press;
  return {
    actionId,
    pressedAt,
    seen,
    orderNumber,
    week,
    action,
    tellsCustomer,
  };
}
