import * as v from "valibot";
import { orderTypes } from "#domain/customer/customer-data.ts";
import { languages } from "#domain/language/language.ts";

const draftDish = v.object({
  typeName: v.string(),
  dishName: v.string(),
  selections: v.array(
    v.object({ name: v.string(), amount: v.number(), addOns: v.array(v.string()) }),
  ),
  options: v.array(v.object({ name: v.string(), choice: v.string() })),
  extras: v.array(v.object({ name: v.string(), amount: v.number() })),
  /** Taken out of the order; it stays in the list, so that it can be put back. */
  isRemoved: v.boolean(),
});

/** What is added to the price of an order, or taken off it. */
const draftAdjustment = v.object({
  kind: v.picklist(["none", "discount", "surcharge"]),
  /** In shekels, as it was typed. */
  amount: v.string(),
  text: v.string(),
});

/** Of a new order only. */
const draftCustomer = v.object({
  name: v.string(),
  phoneNumber: v.string(),
  email: v.string(),
  language: v.picklist(languages),
  week: v.string(),
});

const orderDraft = v.object({
  /** The language of the names of dishes and places: that of the desk when the draft was begun. */
  namesIn: v.picklist(languages),
  /** The revision that is changed; 0 for a new order. */
  basedOn: v.number(),
  dishes: v.array(draftDish),
  orderType: v.nullable(v.picklist(orderTypes)),
  /** Empty until one is chosen. */
  place: v.string(),
  address: v.string(),
  adjustment: draftAdjustment,
  tellsCustomer: v.boolean(),
  /** Null for a change of an order. */
  customer: v.nullable(draftCustomer),
  /** What was sent and has no answer yet. It is sent again unchanged until it has one, and nothing else is sent meanwhile. */
  sending: v.nullable(v.object({ actionId: v.string(), pressedAt: v.number() })),
});

/** A change of an order, or a new order, that is not stored yet. Shapes that another build has kept are not read. */
export type OrderDraft = v.InferOutput<typeof orderDraft>;
export type DraftDish = v.InferOutput<typeof draftDish>;
export type DraftAdjustment = v.InferOutput<typeof draftAdjustment>;
export type DraftCustomer = v.InferOutput<typeof draftCustomer>;

export function isOrderDraft(value: unknown): value is OrderDraft {
  return v.is(orderDraft, value);
}
