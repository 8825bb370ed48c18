import type { ChangeOrderAnswer } from "#contract/desk-calls/change-order.ts";
import type { CheckedRequestOf } from "#contract/wire/desk-calls.ts";
import { changeOrder as priceChange } from "#domain/order/change-order.ts";
import { measuresOf } from "#domain/order/measure-order.ts";
import { promiseHandOver } from "#domain/order/promise-hand-over.ts";
import { missingNow, withStillMissing } from "#domain/order-log/missing.ts";
import { letterMessagesIn } from "#server/mail/letters/messages.ts";
import { contentHash } from "#server/ordering/content-hash.ts";
import { currentCatalogue, untilSettled } from "#server/ordering/current-catalogue.ts";
import { eventMails } from "#server/ordering/event-mails.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { readOrderPage } from "#server/seller/reads/read-order-page.ts";
import type { NewRevision } from "#server/store/orders/new-revision.ts";
import { readAdjustment } from "./read-adjustment.ts";
import { checkOwnWords, customersNotes, storeWithMails } from "./unconfirmed-mails.ts";

type ChangeAsked = CheckedRequestOf<"changeOrder">;

/** Changes an order for the seller, see `changeOrder` of the domain. It is one revision, however often it is sent. */
export async function changeOrderAtDesk(
  context: DeskCall,
  input: ChangeAsked,
): Promise<ChangeOrderAnswer> {
  return untilSettled(() => tryToChange(context, input));
}

const nothingBefore: ReadonlyMap<string, number> = new Map();

/** Undefined if the catalogue changed meanwhile. */
async function tryToChange(
  context: DeskCall,
  input: ChangeAsked,
): Promise<ChangeOrderAnswer | undefined> {
  const { store, device, now } = context;
  const working = await store.findWorkingOrder(input.number);
  const nothing = { page: null, event: null, refusals: [] };
  if (working === undefined) return { ...nothing, outcome: "unknown-order" };
  const answer = async (
    outcome: ChangeOrderAnswer["outcome"],
    event?: number,
  ): Promise<ChangeOrderAnswer> => ({
    outcome,
    page: await readOrderPage(context, input.number, input.namesIn),
    event: event ?? null,
    refusals: [],
  });
  if (working.state.isErased) return answer("erased");
  const newest = await currentCatalogue(store);
  // The store compares a repetition with what it has stored. It need not fit the menu or the order anymore.
  const events = await store.eventsOfOrder(input.number);
  const isRepetition = events.some(({ actionId }) => actionId === input.actionId);
  if (!isRepetition && working.state.revision !== input.revision) return answer("outdated");
  const changed = isRepetition
    ? ({ ok: true, ...working.stored } as const)
    : priceChange(working.stored.order, input, newest.catalogue);
  if (!changed.ok) return { ...(await answer("refused")), refusals: changed.refusals };
  const { email, address } = changed.order.customerData;
  const mails = input.tellsCustomer ? eventMails({ customer: email }, now) : [];
  const { stored } = working;
  const keepsMissing = input.keepsMissing === true;
  if (!isRepetition) {
    const { own } = await readAdjustment(store, stored, events);
    const isNewAddress = address !== stored.order.customerData.address;
    const known = customersNotes(stored.order);
    const notes = customersNotes(changed.order).filter((note) => !known.includes(note));
    checkOwnWords(context, {
      reason: changed.adjustmentText,
      reasonBefore: (keepsMissing ? own : stored).adjustmentText,
      said: [...(mails.length > 0 && isNewAddress ? [address] : []), ...notes],
    });
  }
  // A repetition is compared by what was asked for. Without `keepsMissing` the adjustment is all that is taken off.
  const measures = measuresOf(newest.catalogue.menu);
  const before =
    isRepetition || !keepsMissing ? nothingBefore : missingNow(stored.order, events, measures);
  const { order, adjustment, adjustmentText, missing } = withStillMissing(changed, before, {
    measures,
    heading: letterMessagesIn(stored.order.language).missing,
  });
  const change: NewRevision = {
    orderNumber: input.number,
    actionId: input.actionId,
    deviceId: device.id,
    pressedAt: input.pressedAt,
    at: now,
    contentHash: contentHash(input),
    basedOn: input.revision,
    order: promiseHandOver(order, working.state.week, newest.catalogue),
    adjustment,
    adjustmentText,
    missing,
    catalogueVersion: newest.version,
    mails,
  };
  const outcome = await storeWithMails(context, mails.length, {
    store: () => store.changeOrder(change),
    isStored: ({ kind }) => kind === "stored",
    isRepetition: () => Promise.resolve(isRepetition),
  });
  switch (outcome.kind) {
    case "stored":
      return answer("recorded", outcome.event.id);
    case "repeated":
      return answer("repeated", outcome.event.id);
    case "outdated":
    case "erased":
      return answer(outcome.kind);
    case "action-reused":
    case "unknown-order":
      return { ...nothing, outcome: outcome.kind };
    case "limit-reached":
    case "too-many-mails":
      throw new Error("a change of the seller has no limit");
    case "catalogue-changed":
      return undefined;
  }
}
