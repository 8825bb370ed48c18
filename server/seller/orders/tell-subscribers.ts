import type { ShownSubscribers, TellOutcome } from "#contract/desk-calls/messages.ts";
import type { CheckedRequestOf } from "#contract/wire/desk-calls.ts";
import { canTellOfOpening, tellsOfOpening } from "#domain/catalogue/tells-of-opening.ts";
import { undoableFor } from "#domain/order-log/asking.ts";
import { orderWeekAt } from "#server/ordering/order-week.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { checkedMessageText, shownMessage } from "./send-message.ts";

/** See `deskCalls.subscribers`. */
export async function readSubscribers(call: DeskCall): Promise<ShownSubscribers> {
  const { store, now, current } = call;
  const summary = await store.summarizeSubscribers(now);
  const last = await store.newestOpeningMessage(now);
  return {
    offer: offerOf(call),
    ...summary,
    isOpen: orderWeekAt(now, current.catalogue.shop).opensAt === null,
    last: last === undefined ? null : shownMessage(last.message),
    nextAt: last?.nextAt ?? null,
  };
}

function offerOf({ current, publicOrigin }: DeskCall): ShownSubscribers["offer"] {
  const { shop } = current.catalogue;
  if (publicOrigin === undefined) return "no-address";
  if (!canTellOfOpening(shop)) return "no-seller";
  return tellsOfOpening(shop) ? "offered" : "off";
}

/** See `deskCalls.tellSubscribers`. */
export async function tellSubscribers(
  call: DeskCall,
  { actionId, week, text }: CheckedRequestOf<"tellSubscribers">,
): Promise<{ readonly outcome: TellOutcome }> {
  const { store, device, now, current } = call;
  const checked = checkedMessageText(text);
  const { date, opensAt } = orderWeekAt(now, current.catalogue.shop);
  // When the mails leave, orders must still be taken.
  const then = orderWeekAt(now + undoableFor, current.catalogue.shop);
  if ((await store.findMessage({ actionId })) === undefined) {
    if (offerOf(call) !== "offered") return { outcome: "not-offered" };
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
