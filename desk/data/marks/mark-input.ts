import type { PressInput } from "#contract/generated/desk-operations.ts";
import type { WaitingMark } from "./waiting-mark.ts";

/** A mark as the server takes it. */
export function markInput(press: WaitingMark): PressInput {
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
