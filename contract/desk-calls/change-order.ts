import * as v from "valibot";
import { orderTypes } from "#domain/customer/customer-data.ts";
import type { ReadsEveryField } from "#domain/every-field.ts";
import { languages } from "#domain/language/language.ts";
import type { EnteredDish, SellerRefusal } from "#domain/order/seller-change.ts";
import { answers, type Call, sentAction, whole } from "./call.ts";
import { owner } from "./call-rules.ts";
import { mailsOfPhoneOrder, mailsReached, saidToHer } from "./mail-limit.ts";
import type { ShownOrderPage } from "./order-page.ts";

export interface ChangeOrderAnswer {
  /** `recorded`: it is stored. `repeated`: it was, with the same action id. Otherwise nothing was stored. */
  readonly outcome:
    | "recorded"
    | "repeated"
    /** The order has a newer revision, which `page` shows. */
    | "outdated"
    /** `refusals` says why. */
    | "refused"
    /** Another mark or change has this action id. */
    | "action-reused"
    | "unknown-order"
    /** The customer's data was erased. */
    | "erased";
  /** The order as it is now, with names in `namesIn`; null for an unknown order and for `action-reused`. */
  readonly page: ShownOrderPage | null;
  /** The id of the event, where the change is stored. */
  readonly event: number | null;
  readonly refusals: readonly SellerRefusal[];
}

export interface PlaceOrderAnswer {
  readonly outcome: "recorded" | "repeated" | "refused" | "action-reused";
  /** The number of the order, where it is stored. */
  readonly number: string | null;
  /** The order as it is now, with names in `namesIn`, where it is stored. */
  readonly page: ShownOrderPage | null;
  readonly refusals: readonly SellerRefusal[];
}

const language = v.picklist(languages);

/** A dish with everything that is ordered of it; there is one line for each dish. Prices are the server's. */
const line = v.strictObject({
  id: v.exactOptional(v.string()),
  typeName: v.string(),
  dishName: v.string(),
  /** Amounts are 0 to 20. */
  selections: v.array(
    v.strictObject({ name: v.string(), amount: whole, addOns: v.array(v.string()) }),
  ),
  options: v.array(v.strictObject({ name: v.string(), choice: v.string() })),
  extras: v.array(v.strictObject({ name: v.string(), amount: whole })),
  /** What the customer said about it, at most 120 characters; empty for nothing, and missing if it stays as it is. */
  note: v.exactOptional(v.string()),
});

true satisfies ReadsEveryField<v.InferOutput<typeof line>, EnteredDish>;

/** What the seller makes of an order, see `SellerChange` of the domain, which checks everything but the shape. */
const change = {
  ...sentAction,
  /** The language of the names in `lines` and `place`. */
  namesIn: language,
  lines: v.array(line),
  orderType: v.picklist(orderTypes),
  /** The name of a delivery place; needed for pickup too. */
  place: v.string(),
  /** Needed for delivery; empty for pickup. */
  address: v.string(),
  /** What the customer said about the order, at most 200 characters; empty for nothing, and missing if it stays as it is. */
  note: v.exactOptional(v.string()),
  /** Added to the price, or below 0 taken off it; 0 for none. It replaces an earlier adjustment. The total may not be below 0. */
  adjustment: whole,
  /** What the adjustment is for; needed with one, and empty without. The customer reads it. At most 200 characters. */
  adjustmentText: v.string(),
  /** Whether the customer gets a mail: about a change after two minutes, of a new order the confirmation. */
  tellsCustomer: v.boolean(),
} as const;

const tellsCustomer = {
  mails: "a customer",
  words: "customers",
  undo: "yes",
  orders: "one",
  limit: saidToHer,
} as const;

/**
 * Both are idempotent by their action ids. A device keeps what it sent until it has an answer, and another build may send it again: then
 * it has to be the same request, because the server stores a hash of it.
 */
export const changeOrderCalls = {
  /**
   * Changes what an order is: its dishes, how and where it goes, and an adjustment of its price. Dishes that stay as they are keep their
   * prices, even if the menu has changed or no longer has them; so do dishes whose counts only became smaller. Everything else is
   * priced by the current menu. It is refused as `outdated` if the order has a newer revision than the one that the device showed. It
   * works at any time, also for a canceled order, which stays canceled.
   */
  changeOrder: {
    roles: owner,
    confirmed: {
      when: `its reason is new and not a plain one, a new note, or in a mail its new address, leads elsewhere, or ${mailsReached}`,
    },
    ...tellsCustomer,
    request: v.strictObject({
      ...change,
      number: v.string(),
      /** The one that the device showed. */
      revision: whole,
      /**
       * Whether the adjustment is the seller's own, and what is missing from the box is taken off beside it, as far as the order still has
       * it. Without it the adjustment is all that is taken off, and nothing counts as missing anymore.
       */
      keepsMissing: v.optional(v.boolean()),
    }),
    answer: answers<ChangeOrderAnswer>(),
  },

  /** Stores an order that the seller took by phone, for any week, also one whose deadline is over. It is priced by the current menu. */
  placeOrder: {
    roles: owner,
    confirmed: {
      when: `its reason is not a plain one, a note, or in a mail its name or address, leads elsewhere, a customer has \`ORDERS_PER_HOUR\` orders, or ${mailsReached}, as ${String(mailsOfPhoneOrder)} of which it counts`,
    },
    ...tellsCustomer,
    request: v.strictObject({
      ...change,
      /** At most half a year from now. */
      week: v.string(),
      name: v.string(),
      /** Ten digits, or the nine of a landline (02, 03, 04, 08, 09). */
      phoneNumber: v.string(),
      /** Empty if the customer has none; then there is no mail to the customer. */
      email: v.string(),
      /** The language of the customer, and of the mails. */
      language,
    }),
    answer: answers<PlaceOrderAnswer>(),
  },
} as const satisfies Readonly<Record<string, Call>>;
