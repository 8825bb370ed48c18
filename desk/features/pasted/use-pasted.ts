import { useEffect, useMemo, useState } from "react";
import type { AnswerOf, RequestOf } from "#contract/wire/desk-calls.ts";
import type { CallClient } from "#desk/data/calls/call-client.ts";
import { useCalls } from "#desk/data/calls/call-context.tsx";
import { useQueue, useQueueState } from "#desk/data/marks/mark-context.tsx";
import type { ShownDeskOrder } from "#desk/data/week/desk-week.ts";
import { useLiveOrders } from "#desk/data/week/week-context.tsx";
import { useLanguage } from "#desk/language/language-context.tsx";
import type { Language } from "#domain/language/language.ts";
import { agorot } from "#domain/money/agorot.ts";
import { balance } from "#domain/order-log/balance.ts";
import { joinMarked, type KnownPayment } from "#domain/payments/known-payment.ts";
import { matchPayments } from "#domain/payments/match-payments.ts";
import type { PayableOrder, PaymentFinding } from "#domain/payments/payment-finding.ts";
import { type PastedRow, readPasted } from "#domain/payments/read-pasted.ts";
import { dateInJerusalem } from "#domain/schedule/date-text.ts";
import type { QueryAnswer } from "#web/graphql/answer-cache.ts";

/** What was read, and with what it is compared. */
export interface PastedReading {
  readonly rows: readonly PastedRow[];
  /** With a balance when it was read. */
  readonly orders: readonly ShownDeskOrder[];
  readonly received: readonly KnownPayment[];
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly isOfBank: boolean;
}

/** Gives a function that reads a text at a time (milliseconds since 1970 UTC), and compares it with what is owed and received by then. */
export function useReadPasted(): (
  text: string,
  now: number,
) => Promise<PastedReading | "too-long" | "failed"> {
  const { client } = useCalls();
  const { language } = useLanguage();
  return async (text, now) => {
    const today = dateInJerusalem(now);
    const read = readPasted(text, today);
    if (read.kind === "too-long") return "too-long";
    const [orders, lately] = await Promise.all([
      allOpen(client, language),
      client.reload("paymentsLately", {}),
    ]);
    if (orders === undefined || !lately.ok) return "failed";
    const marked = lately.data.map(({ at, amount, ...payment }) => ({
      ...payment,
      amount: agorot(amount),
      markedOn: dateInJerusalem(at),
    }));
    const { rows, isOfBank } = read;
    return { rows, isOfBank, orders, received: joinMarked(marked), today };
  };
}

/** All orders with a balance; undefined if one of the answers failed, because a payment would seem to fit only one order. */
async function allOpen(
  client: CallClient,
  language: Language,
): Promise<readonly ShownDeskOrder[] | undefined> {
  const orders: ShownDeskOrder[] = [];
  let after: string | null = null;
  do {
    const asked: RequestOf<"ordersWithBalance"> = { search: "", otherThan: null, after, language };
    // Each page begins where the one before ended.
    const page: QueryAnswer<AnswerOf<"ordersWithBalance">> = await client.reload(
      "ordersWithBalance",
      asked,
    );
    if (!page.ok || page.data.unreadable.length > 0) return undefined;
    orders.push(...page.data.orders);
    ({ after } = page.data);
  } while (after !== null);
  return orders;
}

/** A row with what was found for it; `place` is that among all rows. */
export type FoundRow = PaymentFinding & { readonly place: number };

/**
 * What was found for the rows that are not marked here, as things are now, and a function that says which marks were made for which rows. A
 * row whose marks were taken back or refused is found again.
 */
export function usePastedRows(reading: PastedReading) {
  const { rows, received, today } = reading;
  const { state, subscribe } = useQueue();
  const { refused } = useQueueState();
  const orders = useLiveOrders(reading.orders);
  const [marked, setMarked] = useState<ReadonlyMap<number, readonly string[]>>(new Map());
  const [undone, setUndone] = useState<ReadonlySet<string>>(new Set());
  useEffect(
    () =>
      subscribe(() => {
        const ids = state().waiting.flatMap(({ action }) =>
          "undo" in action ? [action.undo] : [],
        );
        if (ids.length > 0) setUndone((before) => new Set([...before, ...ids]));
      }),
    [state, subscribe],
  );
  const found = useMemo((): readonly FoundRow[] => {
    const gone = new Set([...undone, ...refused.map(({ actionId }) => actionId)]);
    const places = [...rows.keys()].filter(
      (place) => !(marked.get(place) ?? []).some((actionId) => !gone.has(actionId)),
    );
    const left = places.flatMap((place) => rows[place] ?? []);
    return matchPayments(left, payable(orders), received, today).map((finding, at) => ({
      ...finding,
      place: places[at] ?? 0,
    }));
  }, [rows, received, today, orders, marked, undone, refused]);
  const addMarked = (more: ReadonlyMap<number, readonly string[]>) =>
    setMarked((before) => new Map([...before, ...more]));
  return { found, addMarked, orders };
}

function payable(orders: readonly ShownDeskOrder[]): readonly PayableOrder[] {
  return orders.flatMap(({ number, name, phoneNumber, receivedAt, state }) => {
    const open = balance(state);
    if (open?.kind !== "to-pay" || state.isErased) return [];
    const orderedOn = dateInJerusalem(receivedAt);
    return [{ number, name, phoneNumber: phoneNumber ?? "", toPay: open.amount, orderedOn }];
  });
}
