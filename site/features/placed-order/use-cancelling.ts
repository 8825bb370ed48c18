import { useRef, useState } from "react";
import { placedOrderDocument } from "#contract/generated/placed-order-operations.ts";
import { useLanguage } from "#site/language/language-context.tsx";
import type { OrderKey } from "#site/order-state/order-path.ts";
import { makeOrderKey } from "#site/order-state/order-store.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { type CancelOutcome, cancelOrder } from "./cancel-order.ts";

/** What came of the last press. */
export type Cancelled =
  | { readonly kind: "cancelled" | "restored" }
  | Exclude<CancelOutcome, { kind: "done" }>;

/** Cancels the order or takes its cancelling back, one press at a time. */
export function useCancelling({ number, key }: OrderKey) {
  const { client, execute } = useGraphql();
  const { language } = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Cancelled | null>(null);
  /** The press whose outcome is in doubt: pressed again, it is sent with the same key. */
  const inDoubt = useRef<{ readonly isCancelled: boolean; readonly actionKey: string }>(null);

  const setCancelled = async (isCancelled: boolean) => {
    if (isBusy) return;
    setIsBusy(true);
    setOutcome(null);
    const repeated = inDoubt.current?.isCancelled === isCancelled ? inDoubt.current : null;
    const actionKey = repeated?.actionKey ?? makeOrderKey();
    const press = { number, key, isCancelled, language };
    const done = await cancelOrder(execute, press, actionKey);
    const isUnknown = done.kind === "refused" && done.refusal === "inDoubt";
    inDoubt.current = isUnknown ? { isCancelled, actionKey } : null;
    const variables = { number, key, language };
    if (done.kind === "done") client.keep(placedOrderDocument, variables, { order: done.order });
    // What the page shows is not so any more.
    else void client.reload(placedOrderDocument, variables);
    setOutcome(
      done.kind === "done" ? { kind: done.order.isCancelled ? "cancelled" : "restored" } : done,
    );
    setIsBusy(false);
  };

  return { isBusy, outcome, setCancelled };
}
