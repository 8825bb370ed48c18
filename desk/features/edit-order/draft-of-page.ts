import type { OrderPageFieldsFragment } from "#contract/generated/desk-operations.ts";
import type { Language } from "#domain/language/language.ts";
import { agorot } from "#domain/money/agorot.ts";
import { amountText } from "#domain/money/price-text.ts";
import type { DraftAdjustment, OrderDraft } from "./order-draft.ts";

/** The draft with which the change of an order begins: the order as it is. `namesIn` is the language that the page was read in. */
export function draftOfPage(page: OrderPageFieldsFragment, namesIn: Language): OrderDraft {
  const { order, dishes } = page;
  return {
    namesIn,
    basedOn: order.state.revision,
    dishes: dishes.map(({ price: _, isOnMenu: _isOnMenu, ...dish }) => ({
      ...dish,
      selections: dish.selections.map((selection) => ({
        ...selection,
        addOns: [...selection.addOns],
      })),
      options: [...dish.options],
      extras: [...dish.extras],
      isRemoved: false,
    })),
    orderType: order.orderType,
    place: order.place,
    address: order.orderType === "delivery" ? (order.address ?? "") : "",
    adjustment: adjustmentOfPage(page),
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
  adjustment,
  adjustmentText,
}: Pick<OrderPageFieldsFragment, "adjustment" | "adjustmentText">): DraftAdjustment {
  if (adjustment === 0) return { kind: "none", amount: "", text: "" };
  return {
    kind: adjustment < 0 ? "discount" : "surcharge",
    amount: amountText(agorot(Math.abs(adjustment))).replace(/\.00$/u, ""),
    text: adjustmentText,
  };
}
