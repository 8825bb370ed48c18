import type { RequestOf } from "#contract/wire/desk-calls.ts";
import { dishesOfDraft, lineOfDraft, type OrderDraft } from "./order-draft.ts";
import { adjustmentOf } from "./price-draft.ts";

type Sending = NonNullable<OrderDraft["sending"]>;

/** A change as the server takes it. The same draft gives the same input, so that it can be sent again unchanged. */
export function changeInput(
  draft: OrderDraft,
  number: string,
  sending: Sending,
): RequestOf<"changeOrder"> {
  const { basedOn: revision, keepsMissing } = draft;
  const missing = keepsMissing === undefined ? {} : { keepsMissing };
  return { ...commonInput(draft), ...missing, ...sending, number, revision };
}

/** A new order as the server takes it. */
export function newOrderInput(draft: OrderDraft, sending: Sending): RequestOf<"placeOrder"> {
  const { customer } = draft;
  if (customer === null) throw new Error("a new order has no customer");
  const { week, name, phoneNumber, email, language } = customer;
  return {
    ...commonInput(draft),
    ...sending,
    week,
    name: name.trim(),
    phoneNumber,
    email: email.trim(),
    language,
  };
}

function commonInput(draft: OrderDraft) {
  const { namesIn, orderType, place, address, note, adjustment, tellsCustomer } = draft;
  if (orderType === null) throw new Error("a draft without pickup or delivery was sent");
  const hasAdjustment = adjustment.kind !== "none";
  return {
    namesIn,
    lines: dishesOfDraft(draft).map(lineOfDraft),
    orderType,
    place,
    address: orderType === "delivery" ? address.trim() : "",
    ...(note !== undefined && { note }),
    adjustment: adjustmentOf(adjustment) ?? 0,
    adjustmentText: hasAdjustment ? adjustment.text.trim() : "",
    tellsCustomer,
  };
}

/** Whether a draft would change anything of the order that it was made from. A mail alone is no change. */
export function isChanged(draft: OrderDraft, before: OrderDraft): boolean {
  return contentOf(draft) !== contentOf(before);
}

function contentOf(draft: OrderDraft): string {
  const { tellsCustomer: _tellsCustomer, lines, note = "", ...rest } = commonInput(draft);
  // Which of two add-ons was checked first is no change.
  const sorted = lines.map(({ note: ofDish = "", ...line }) => ({
    ...line,
    note: ofDish,
    selections: line.selections
      .map((selection) => ({ ...selection, addOns: selection.addOns.toSorted() }))
      .toSorted(byName),
    options: line.options.toSorted(byName),
    extras: line.extras.toSorted(byName),
  }));
  return JSON.stringify([rest, note, sorted]);
}

function byName(left: { readonly name: string }, right: { readonly name: string }): number {
  return left.name < right.name ? -1 : Number(left.name > right.name);
}
