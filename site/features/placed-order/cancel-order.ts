import { useRef, useState } from "react";
import {
  cancelOrderDocument,
  type PlacedOrderFragment,
  placedOrderDocument,
} from "#contract/generated/placed-order-operations.ts";
import type { WireRefusal } from "#contract/wire/refusal.ts";
import type { Language } from "#domain/language/language.ts";
import { useLanguage } from "#site/language/language-context.tsx";
import type { OrderKey } from "#site/order-state/order-path.ts";
import { makeOrderKey } from "#site/order-state/order-store.ts";
import { askOnce, minutesToWait } from "#site/parts/ask-once.ts";
import { readRefusals } from "#site/parts/read-refusals.ts";
import { checkedOrderAnswer } from "#site/parts/shown-order.ts";
import type { Execute } from "#web/graphql/execute.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";

/** Why an order was not canceled or restored. */
export type CancelRefusal =
  | "closed"
  /** The seller canceled it. */
  | "cancelled"
  | "unknownOrder"
  | "tooMany"
  | "unavailable"
  | "offline"
  | "clientError"
  /** It may or may not have been; the same press can be sent again. */
  | "inDoubt";

export type CancelOutcome =
  | { readonly kind: "done"; readonly order: PlacedOrderFragment }
  | { readonly kind: "refused"; readonly refusal: CancelRefusal }
  /** Restored too late: what it takes was sold meanwhile, line by line. */
  | { readonly kind: "sold-out"; readonly refusals: readonly WireRefusal[] }
  | { readonly kind: "too-many-changes"; readonly minutes: number };

interface Press extends OrderKey {
  /** False takes a canceling back. */
  readonly isCancelled: boolean;
  /** Of the names in the answer. */
  readonly language: Language;
}

const refusals: Readonly<Record<string, CancelRefusal>> = {
  ORDER_CLOSED: "closed",
  ORDER_CANCELLED: "cancelled",
  ORDER_UNKNOWN: "unknownOrder",
  TOO_MANY_REQUESTS: "tooMany",
  UNAVAILABLE: "unavailable",
  BAD_REQUEST: "clientError",
  IDEMPOTENCY_KEY_INVALID: "clientError",
  IDEMPOTENCY_KEY_REUSED: "clientError",
};

/** Cancels an order or takes its canceling back, once for each idempotency key. Never rejects. */
export async function cancelOrder(
  execute: Execute,
  { number, key, isCancelled, language }: Press,
  idempotencyKey: string,
): Promise<CancelOutcome> {
  const variables = { number, key, isCancelled, language };
  const reply = await askOnce(execute, cancelOrderDocument, variables, idempotencyKey, (data) =>
    checkedOrderAnswer(data.cancelOrder),
  );
  if (reply.kind === "answered") return { kind: "done", order: reply.answer };
  if (reply.kind !== "refused")
    return { kind: "refused", refusal: reply.kind === "offline" ? "offline" : "inDoubt" };
  if (reply.code === "TOO_MANY_CHANGES")
    return { kind: "too-many-changes", minutes: minutesToWait(reply.details) };
  if (reply.code === "ORDER_REFUSED")
    return { kind: "sold-out", refusals: readRefusals(reply.details["refusals"]) };
  return { kind: "refused", refusal: refusals[reply.code] ?? "inDoubt" };
}

/** The outcome of the last press. */
export type Cancelled =
  | { readonly kind: "cancelled" | "restored" }
  | Exclude<CancelOutcome, { kind: "done" }>;

/** Cancels the order or takes its canceling back, one press at a time. */
export function useCancelling({ number, key }: OrderKey) {
  const { client, execute } = useGraphql();
  const { shopLanguage: language } = useLanguage();
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
    // What the page shows is not so anymore.
    else void client.reload(placedOrderDocument, variables);
    setOutcome(
      done.kind === "done" ? { kind: done.order.isCancelled ? "cancelled" : "restored" } : done,
    );
    setIsBusy(false);
  };

  return { isBusy, outcome, setCancelled };
}
