import type { WireMark, WireMissing } from "#contract/wire/desk-mark.ts";
import { measuresOf } from "#domain/order/measure-order.ts";
import { hasUnseenChange } from "#domain/order-log/decide-mark.ts";
import { takeOffMissing } from "#domain/order-log/missing.ts";
import { letterMessagesIn } from "#server/mail/letters/messages.ts";
import { contentHash } from "#server/ordering/content-hash.ts";
import { currentCatalogue } from "#server/ordering/current-catalogue.ts";
import { untilSettled } from "#server/ordering/until-settled.ts";
import { badRequest, type DeskCall } from "#server/seller/desk-context.ts";
import type { MarkOutcome } from "#server/store/log/event-log.ts";
import type { NewEventMail } from "#server/store/mails/outbox.ts";

export function isMissing(press: WireMark): press is WireMissing {
  return press.action.kind === "missing";
}

/**
 * Stores that something is missing from the box of an order, see `takeOffMissing`: a revision, however often it is sent, made on the one
 * that the device showed. `mails` tell of it. Throws a bad request if the order has not so many of the line.
 */
export function storeMissing(
  context: DeskCall,
  press: WireMissing,
  mails: readonly NewEventMail[],
): Promise<MarkOutcome> {
  return untilSettled(() => tryToStore(context, press, mails));
}

/** Undefined if the catalogue changed meanwhile. */
async function tryToStore(
  { store, device, now }: DeskCall,
  { actionId, orderNumber, pressedAt, seen, action: { line, amount } }: WireMissing,
  mails: readonly NewEventMail[],
): Promise<MarkOutcome | undefined> {
  const working = await store.findWorkingOrder(orderNumber);
  if (working === undefined) return { kind: "unknown-order" };
  const { stored, state } = working;
  const newest = await currentCatalogue(store);
  const events = await store.eventsOfOrder(orderNumber);
  // The store compares a repetition with what it has stored. It need not fit the order any more.
  const isRepetition = events.some((event) => event.actionId === actionId);
  if (!isRepetition) {
    if (state.isErased) return { kind: "erased", now: state };
    if (state.isCancelled || hasUnseenChange(seen, events)) return { kind: "outdated", now: state };
  }
  const missing = { line, amount };
  const measures = measuresOf(newest.catalogue.menu);
  const heading = letterMessagesIn(stored.order.language).missing;
  const taken = isRepetition
    ? stored
    : takeOffMissing(stored, missing, { events, measures, heading });
  if (taken === undefined) throw badRequest("The order has not so many of this line.");
  const { order, adjustment, adjustmentText } = taken;
  const outcome = await store.changeOrder({
    orderNumber,
    actionId,
    deviceId: device.id,
    pressedAt,
    at: now,
    contentHash: contentHash(missing),
    basedOn: state.revision,
    order,
    adjustment,
    adjustmentText,
    missing,
    catalogueVersion: newest.version,
    mails,
  });
  if (outcome.kind === "catalogue-changed") return undefined;
  if (!("event" in outcome)) return outcome;
  return { ...outcome, kind: outcome.kind === "stored" ? "recorded" : "repeated" };
}
