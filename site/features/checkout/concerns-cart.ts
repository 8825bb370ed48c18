import type { SendOutcome } from "./send-order.ts";

/** Whether an order was refused for what is in the cart: the customer looks at that before ordering again. */
export function concernsCart(outcome: SendOutcome): boolean {
  return (
    outcome.kind === "refused" && outcome.refusals.some(({ path }) => path[0] !== "customerData")
  );
}
