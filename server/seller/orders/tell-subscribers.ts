import type { ShownSubscribers, TellOutcome } from "#contract/desk-calls/messages.ts";
import type { CheckedRequestOf } from "#contract/wire/desk-calls.ts";
import { offerOfOpening } from "#domain/catalogue/tells-of-opening.ts";
import { undoableFor } from "#domain/order-log/asking.ts";
import { orderWeekAt } from "#server/ordering/order-week.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { checkedMessageText, shownMessage } from "./send-message.ts";

/** See `deskCalls.subscribers`. */
export async function readSubscribers({
  store,
  now,
  current,
  publicOrigin,
}: DeskCall): Promise<ShownSubscribers> {
  const { shop } = current.catalogue;
  const summary = await store.summarizeSubscribers(now);
  const last = await store.newestOpeningMessage(now);
  return {
    offer: offerOfOpening(shop, publicOrigin),
    ...summary,
    isOpen: orderWeekAt(now, shop).opensAt === null,
    last: last === undefined ? null : shownMessage(last.message),
    nextAt: last?.nextAt ?? null,
  };
}

/** See `deskCalls.tellSubscribers`. */
export async function tellSubscribers(
  { store, device, now, current, publicOrigin }: DeskCall,
  { actionId, week, text }: CheckedRequestOf<"tellSubscribers">,
): Promise<{ readonly outcome: TellOutcome }> {
  const { shop } = current.catalogue;
  const checked = checkedMessageText(text);
  const { date, opensAt } = orderWeekAt(now, shop);
  // When the mails leave, orders must still be taken.
  const then = orderWeekAt(now + undoableFor, shop);
  if ((await store.findMessage({ actionId })) === undefined) {
    if (offerOfOpening(shop, publicOrigin) !== "offered") return { outcome: "not-offered" };
    if (week !== date || week !== then.date || opensAt !== null) return { outcome: "not-open" };
  }
  const kind = await store.saveOpeningMessage({
    actionId,
    deviceId: device.id,
    at: now,
    dueAt: now + undoableFor,
    week,
    subject: { he: "", en: "" },
    text: checked,
  });
  return { outcome: kind === "stored" ? "recorded" : kind };
}
