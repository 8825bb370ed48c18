import type { OrderPageFieldsFragment } from "#contract/generated/desk-operations.ts";
import type { CartChange } from "#domain/cart/cart-change.ts";
import { cartOfOrder } from "#domain/cart/cart-of-order.ts";
import { resolveCart } from "#domain/cart/resolve-cart.ts";
import { groupBy } from "#domain/group-by.ts";
import { agorot, noAgorot } from "#domain/money/agorot.ts";
import type { OrderGroup } from "#domain/order/order.ts";
import type { DraftDish, OrderDraft } from "./order-draft.ts";
import { findMenuDish, isSameDish, type OrderMenu } from "./order-menu.ts";

type OrderedDishes = OrderPageFieldsFragment["dishes"];

/** A draft with the dishes of an earlier order, and what is otherwise today than it was. */
export interface DraftOfLastTime {
  readonly draft: OrderDraft;
  readonly changes: readonly CartChange[];
  /** What the seller has marked as sold out. She may still order it. */
  readonly soldOut: readonly { readonly dishName: string; readonly selectionName: string }[];
}

/**
 * The draft with the dishes of an earlier order, in the language of its names, as today's menu has them. A dish that is in the draft
 * already stays as it is.
 */
export function withSameAgain(
  draft: OrderDraft,
  dishes: OrderedDishes,
  menu: OrderMenu,
): DraftOfLastTime {
  const { cart, changes } = resolveCart(cartOfOrder(groupsOf(dishes)), menu.offered);
  const again = cart.flatMap(({ typeName, orders }) =>
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
  );
  const added = again.filter((dish) => !draft.dishes.some((each) => isSameDish(each, dish)));
  return {
    draft: { ...draft, dishes: [...draft.dishes, ...added] },
    changes,
    soldOut: again.flatMap((dish) => {
      const onMenu = findMenuDish(menu, dish);
      const isMarked = (name: string) =>
        onMenu?.selections.find(({ selectionName }) => selectionName === name)?.isSoldOut;
      return dish.selections
        .filter(({ name }) => onMenu?.isSoldOut === true || isMarked(name) === true)
        .map(({ name }) => ({ dishName: dish.dishName, selectionName: name }));
    }),
  };
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
