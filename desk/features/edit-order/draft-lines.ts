import type { OrderLineInput } from "#contract/generated/desk-operations.ts";
import type { DraftDish, OrderDraft } from "./order-draft.ts";

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
export function lineOfDraft({
  isRemoved: _,
  selections,
  extras,
  ...dish
}: DraftDish): OrderLineInput {
  return {
    ...dish,
    selections: selections.filter(({ amount }) => amount > 0),
    extras: extras.filter(({ amount }) => amount > 0),
  };
}
