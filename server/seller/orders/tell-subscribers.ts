import type { ShownSubscribers, TellOutcome } from "#contract/desk-calls/messages.ts";
import type { CheckedRequestOf } from "#contract/wire/desk-calls.ts";
import { canTellOfOpening } from "#domain/catalogue/tells-of-opening.ts";
import { undoableFor } from "#domain/order-log/asking.ts";
import { orderWeekAt } from "#server/ordering/order-week.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { checkedMessageText, shownMessage } from "./send-message.ts";

/** See `deskCalls.subscribers`. */
export async function readSubscribers({
  store,
  now,
  current,
}: DeskCall): Promise<ShownSubscribers> {
  const { shop } = current.catalogue;
  const summary = await store.summarizeSubscribers(now);
  const last = await store.newestOpeningMessage(now);
  return {
    offer: !canTellOfOpening(shop) ? "no-seller" : shop.tellsOfOpening === true ? "offered" : "off",
    ...summary,
    isOpen: orderWeekAt(now, shop).opensAt === null,
    last: last === undefined ? null : shownMessage(last.message),
    nextAt: last?.nextAt ?? null,
  };
}

/** See `deskCalls.tellSubscribers`. */
export async function tellSubscribers(
  { store, device, now, current }: DeskCall,
  input: CheckedRequestOf<"tellSubscribers">,
): Promise<{ readonly outcome: TellOutcome }> {
  const text = checkedMessageText(input.text);
  const { actionId } = input;
  const { date: week, opensAt } = orderWeekAt(now, current.catalogue.shop);
  const earlier = await store.findMessage({ actionId });
  if (earlier === undefined && opensAt !== null) return { outcome: "not-open" };
  const kind = await store.saveOpeningMessage({
    actionId,
    deviceId: device.id,
    at: now,
    dueAt: now + undoableFor,
    // A repetition is one also after the next week has begun.
    week: earlier?.week ?? week,
    subject: { he: "", en: "" },
    text,
  });
  return { outcome: kind === "stored" ? "recorded" : kind };
}
