import * as v from "valibot";
import type { OrderPageAnswer } from "#desk/parts/order/use-order-page.ts";
import { orderTypes } from "#domain/customer/customer-data.ts";
import { noteIn } from "#domain/customer/customer-note.ts";
import type { ReadsEveryField } from "#domain/every-field.ts";
import { type Language, languages } from "#domain/language/language.ts";
import { agorot } from "#domain/money/agorot.ts";
import { shortAmountText } from "#domain/money/price-text.ts";
import type { EnteredDish } from "#domain/order/seller-change.ts";

/** A list that is not changed in place. */
const listOf = <Item>(item: v.GenericSchema<unknown, Item>) => v.pipe(v.array(item), v.readonly());

const draftDish = v.object({
  id: v.exactOptional(v.string()),
  typeName: v.string(),
  dishName: v.string(),
  selections: listOf(
    v.object({ name: v.string(), amount: v.number(), addOns: listOf(v.string()) }),
  ),
  options: listOf(v.object({ name: v.string(), choice: v.string() })),
  extras: listOf(v.object({ name: v.string(), amount: v.number() })),
  /** Missing if it stays as it is. */
  note: v.exactOptional(v.string()),
  /** Taken out of the order; it stays in the list, so that it can be put back. */
  isRemoved: v.boolean(),
});

true satisfies ReadsEveryField<v.InferOutput<typeof draftDish>, EnteredDish>;

export const adjustmentKinds = ["none", "discount", "surcharge"] as const;

/** What is added to the price of an order, or taken off it. */
const draftAdjustment = v.object({
  kind: v.picklist(adjustmentKinds),
  /** In shekels, as it was typed. */
  amount: v.string(),
  text: v.string(),
});

/** Of a new order only. */
const draftCustomer = v.object({
  name: v.string(),
  phoneNumber: v.string(),
  email: v.string(),
  /** The address that the seller said is right, though it looks like a slip; left out of drafts of an earlier build. */
  rightEmail: v.optional(v.string()),
  language: v.picklist(languages),
  week: v.string(),
});

const orderDraft = v.object({
  /** The language of the names of dishes and places: that of the desk when the draft was begun. */
  namesIn: v.picklist(languages),
  /** The revision that is changed; 0 for a new order. */
  basedOn: v.number(),
  dishes: listOf(draftDish),
  orderType: v.nullable(v.picklist(orderTypes)),
  /** Empty until one is chosen. */
  place: v.string(),
  address: v.string(),
  /** What the customer said about the order; missing if it stays as it is. */
  note: v.exactOptional(v.string()),
  adjustment: draftAdjustment,
  /** Whether what is missing from the box is taken off beside the adjustment; left out of drafts of an earlier build, and of new orders. */
  keepsMissing: v.optional(v.boolean()),
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

/** The draft with which the change of an order begins: the order as it is. `namesIn` is the language that the page was read in. */
export function draftOfPage(page: OrderPageAnswer, namesIn: Language): OrderDraft {
  const { order, dishes } = page;
  return {
    namesIn,
    basedOn: order.state.revision,
    dishes: dishes.map(({ id, price: _, isOnMenu: _isOnMenu, ...dish }) => ({
      ...(id !== null && { id }),
      ...dish,
      isRemoved: false,
    })),
    orderType: order.orderType,
    place: order.place,
    address: order.orderType === "delivery" ? (order.address ?? "") : "",
    ...noteIn(order.customerNote ?? ""),
    adjustment: adjustmentOfPage(page),
    keepsMissing: true,
    tellsCustomer: order.email !== "",
    customer: null,
    sending: null,
  };
}

/** The draft with which a new order for a week begins. */
export function newOrderDraft(namesIn: Language, week: string): OrderDraft {
  return {
    namesIn,
    basedOn: 0,
    dishes: [],
    orderType: null,
    place: "",
    address: "",
    adjustment: { kind: "none", amount: "", text: "" },
    tellsCustomer: true,
    customer: { name: "", phoneNumber: "", email: "", language: "he", week },
    sending: null,
  };
}

function adjustmentOfPage({
  ownAdjustment: adjustment,
  ownAdjustmentText: adjustmentText,
}: Pick<OrderPageAnswer, "ownAdjustment" | "ownAdjustmentText">): DraftAdjustment {
  if (adjustment === 0) return { kind: "none", amount: "", text: "" };
  return {
    kind: adjustment < 0 ? "discount" : "surcharge",
    amount: shortAmountText(agorot(Math.abs(adjustment))),
    text: adjustmentText,
  };
}

/** The dishes of a draft that the order will have: those that are neither removed nor counted down to nothing. */
export function dishesOfDraft({ dishes }: Pick<OrderDraft, "dishes">): readonly DraftDish[] {
  return dishes.filter((dish) => !isGone(dish));
}

/** Whether the order will have nothing of a dish. A dish that was only just added has nothing yet, and is not gone. */
export function isGone({ isRemoved, selections, extras }: DraftDish): boolean {
  const parts = [...selections, ...extras];
  return isRemoved || (parts.length > 0 && parts.every(({ amount }) => amount === 0));
}

/** A dish as it is sent. */
export function lineOfDraft({ isRemoved: _, selections, extras, ...dish }: DraftDish): EnteredDish {
  return {
    ...dish,
    selections: selections.filter(({ amount }) => amount > 0),
    extras: extras.filter(({ amount }) => amount > 0),
  };
}
