import type { PlaceOrderAnswer } from "#contract/desk-calls/change-order.ts";
import { mailsOfPhoneOrder } from "#contract/desk-calls/mail-limit.ts";
import type { CheckedRequestOf } from "#contract/wire/desk-calls.ts";
import { priceOrder } from "#domain/cart/price-cart.ts";
import { takeOrder } from "#domain/order/change-order.ts";
import { promiseHandOver } from "#domain/order/promise-hand-over.ts";
import { refusedField } from "#domain/order/seller-change.ts";
import { contentHash } from "#server/ordering/content-hash.ts";
import { currentCatalogue, untilSettled } from "#server/ordering/current-catalogue.ts";
import { makeOrderNumber } from "#server/ordering/make-order-number.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { isWeekOfShop } from "#server/seller/reads/choose-week.ts";
import { readOrderPage } from "#server/seller/reads/read-order-page.ts";
import { refusedCall } from "#server/seller/refused-call.ts";
import { isSameContent } from "#server/store/orders/content-hash.ts";
import type { NewOrder } from "#server/store/orders/new-order.ts";
import {
  checkOwnWords,
  customersNotes,
  mostOrdersBy,
  storeWithMails,
} from "./unconfirmed-mails.ts";

/**
 * Stores an order that the seller took for a customer, for any week: also one whose deadline is over, and without an email address.
 * It is one order, however often it is sent.
 */
export async function placeOrderByPhone(
  context: DeskCall,
  input: CheckedRequestOf<"placeOrder">,
): Promise<PlaceOrderAnswer> {
  const { store, device, now, sellerAddress } = context;
  const hash = contentHash(input);
  // No customer's key has a colon, so the two never meet.
  const idempotencyKey = `desk:${input.actionId}`;
  const stored = async (
    outcome: PlaceOrderAnswer["outcome"],
    number: string,
  ): Promise<PlaceOrderAnswer> => ({
    outcome,
    number,
    page: await readOrderPage(context, number, input.namesIn),
    refusals: [],
  });
  const nothing = { number: null, page: null, refusals: [] };
  const reused: PlaceOrderAnswer = { ...nothing, outcome: "action-reused" };

  return untilSettled(async (): Promise<PlaceOrderAnswer | undefined> => {
    // A repetition need not fit the menu anymore.
    const earlier = await store.findOrderByKey(idempotencyKey);
    if (earlier !== undefined)
      return isSameContent(earlier.contentHash, hash) ? stored("repeated", earlier.number) : reused;
    const { version, catalogue } = await currentCatalogue(store);
    const priced = takeOrder(input, catalogue);
    const refusals = [
      ...(priced.ok ? [] : priced.refusals),
      ...((await isWeekOfShop(context, input.week)) ? [] : [refusedField("WEEK_UNKNOWN", "week")]),
    ];
    if (!priced.ok || refusals.length > 0) return { ...nothing, outcome: "refused", refusals };
    const { order, adjustment, adjustmentText } = priced;
    const { name, email, address } = order.customerData;
    const { tellsCustomer } = input;
    const isMailed = tellsCustomer && email !== "";
    const said = [...(isMailed ? [name, address] : []), ...customersNotes(order)];
    checkOwnWords(context, { reason: adjustmentText, said });
    const placed: NewOrder = {
      order: { ...promiseHandOver(order, input.week, catalogue), orderTotal: priceOrder(order) },
      number: makeOrderNumber(),
      idempotencyKey,
      contentHash: hash,
      catalogueVersion: version,
      receivedAt: now,
      sellerAddress: sellerAddress ?? catalogue.shop.contactAddress,
      week: input.week,
      mostInAnHour: mostOrdersBy(context, isMailed),
      byPhone: {
        deviceId: device.id,
        pressedAt: input.pressedAt,
        tellsCustomer,
        adjustment,
        adjustmentText,
      },
    };
    const outcome = await storeWithMails(context, isMailed ? mailsOfPhoneOrder : 0, {
      store: () => store.saveOrder(placed),
      isStored: ({ kind }) => kind === "stored",
      // It would have been found.
      isRepetition: () => Promise.resolve(false),
    });
    switch (outcome.kind) {
      case "stored":
        context.onMailDue();
        return stored("recorded", outcome.number);
      case "repeated":
        return stored("repeated", outcome.earlier.number);
      case "key-reused":
        return reused;
      case "too-many-orders":
        throw refusedCall("CONFIRM_FIRST");
      case "limit-reached":
        throw new Error("an order of the seller has no limit");
      case "catalogue-changed":
      case "number-taken":
        // Try again with the current catalogue and another number.
        return undefined;
    }
  });
}
