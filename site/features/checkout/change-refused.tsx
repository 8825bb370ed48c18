import { Link } from "wouter";
import { usePlacedOrderTexts } from "#site/language/use-placed-order-texts.ts";
import { type OrderKey, orderPath } from "#site/order-state/order-path.ts";
import { buttonClass } from "#web/ui/button.tsx";
import type { OrderOutcome } from "./send-order.ts";

/** Outcomes after which only the page of the order tells how it is. */
const kinds = ["order-changed", "order-closed", "order-cancelled", "order-unknown"] as const;

interface ChangeRefusedProps {
  readonly outcome: Pick<OrderOutcome, "kind">;
  /** The order that was to be changed; null for a new one. */
  readonly changed: OrderKey | null;
}

/** Why a placed order was not changed, with the way to its page; nothing for other outcomes. */
export function ChangeRefused({ outcome, changed }: ChangeRefusedProps) {
  const { changing, toOrder } = usePlacedOrderTexts();
  const kind = kinds.find((each) => each === outcome.kind);
  if (kind === undefined) return null;
  return (
    <>
      <p>{changing[kind]}</p>
      {changed !== null && kind !== "order-unknown" && (
        // In place of the dialog's history entry, so that Back leads to the cart.
        <Link href={orderPath(changed)} replace className={buttonClass("plain")}>
          {toOrder}
        </Link>
      )}
    </>
  );
}
