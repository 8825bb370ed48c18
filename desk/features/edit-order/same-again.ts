import type { OrderPageFieldsFragment } from "#contract/generated/desk-operations.ts";
import type { EditOrderTexts } from "#desk/language/edit-order-texts.ts";
import type { CartChange } from "#domain/cart/cart-change.ts";
import { type OrderedAgain, orderedAgain } from "#domain/cart/ordered-again.ts";
import { groupBy } from "#domain/group-by.ts";
import { agorot, noAgorot } from "#domain/money/agorot.ts";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import type { OrderGroup } from "#domain/order/order.ts";
import type { DraftDish, OrderDraft } from "./order-draft.ts";
import { isSameDish, type OrderMenu } from "./order-menu.ts";

type OrderedDishes = OrderPageFieldsFragment["dishes"];

/**
 * The draft with the dishes of an earlier order, in the language of its names, as today's menu has them, and what is otherwise than it
 * was. A dish that is in the draft already stays as it is.
 */
export function withSameAgain(
  draft: OrderDraft,
  dishes: OrderedDishes,
  { offered, soldOut }: Pick<OrderMenu, "offered" | "soldOut">,
): { readonly draft: OrderDraft; readonly again: OrderedAgain } {
  const again = orderedAgain(groupsOf(dishes), offered, soldOut);
  const added = again.cart
    .flatMap(({ typeName, orders }) =>
      orders.map(
        (dish): DraftDish => ({
          typeName,
          dishName: dish.dishName,
          selections: dish.selections.map(({ selectionName, amount, checkedOptions }) => ({
            name: selectionName,
            amount,
            addOns: checkedOptions.map(({ name }) => name),
          })),
          options: dish.options.map(({ name, choice }) => ({ name, choice })),
          extras: dish.extras.map(({ name, amount }) => ({ name, amount })),
          isRemoved: false,
        }),
      ),
    )
    .filter((dish) => !draft.dishes.some((each) => isSameDish(each, dish)));
  return { draft: { ...draft, dishes: [...draft.dishes, ...added] }, again };
}

/** The dishes as an order has them. Of their prices only the sum is known, with which the new one is compared. */
function groupsOf(dishes: OrderedDishes): readonly OrderGroup[] {
  return [...groupBy(dishes, ({ typeName }) => typeName)].map(([typeName, ofType]) => ({
    typeName,
    orders: ofType.map(({ id, dishName, price, selections, options, extras }) => ({
      ...(id !== null && { id }),
      dishName,
      totalPrice: agorot(price),
      selections: selections.map(({ name, amount, addOns }) => ({
        selectionName: name,
        amount,
        price: noAgorot,
        checkedOptions: addOns.map((addOn) => ({ name: addOn, addedPrice: noAgorot })),
      })),
      options: options.map((option) => ({ ...option, price: [noAgorot] })),
      extras: extras.map((extra) => ({ ...extra, price: noAgorot })),
    })),
  }));
}

/** A sentence for each thing that is otherwise than last time, without repetitions. */
export function againTexts(
  { changes, soldOut }: OrderedAgain,
  { again: texts }: EditOrderTexts,
): readonly string[] {
  const textOf = (change: CartChange) => {
    const { dishName: dish } = change;
    switch (change.kind) {
      case "dish-gone":
        return texts["dish-gone"](dish);
      case "part-gone":
        return texts["part-gone"](dish, change.partName);
      case "choice-needed":
        return texts["choice-needed"](dish, change.optionName);
      case "price-changed":
        return texts["price-changed"](
          dish,
          isolatedPriceText(change.from),
          isolatedPriceText(change.to),
        );
      case "dish-renamed":
        return texts["dish-renamed"](change.oldName, dish);
      case "part-renamed":
        return texts["part-renamed"](dish, change.oldName, change.partName);
    }
  };
  const sold = soldOut.map(({ dishName, selectionName }) => texts.soldOut(dishName, selectionName));
  return [...new Set([...changes.map(textOf), ...sold])];
}
