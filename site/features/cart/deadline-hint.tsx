import { useDeadlineHint } from "#site/order-state/use-deadline-hint.ts";

/** Until when orders are taken, for screens on which the top bar does not tell it. */
export function DeadlineHint() {
  return <p>{useDeadlineHint()}</p>;
}
