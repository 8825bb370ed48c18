import type { OrderPageFieldsFragment } from "#contract/generated/desk-operations.ts";
import { cartOfOrder } from "#domain/cart/cart-of-order.ts";
import { resolveCart } from "#domain/cart/resolve-cart.ts";
import type { DraftDish, OrderDraft } from "./order-draft.ts";
import { findMenuDish, isSameDish, type OrderMenu } from "./order-menu.ts";
import { dishAsOrdered } from "./price-draft.ts";

/**
 * The draft with the dishes of an earlier order, in the language of its names, as today's menu has them. A dish that is in the draft
 * already stays as it is. `changes` is what is otherwise today, and `soldOut` what she has marked as sold out and may still order.
 */
export function withSameAgain(
  draft: OrderDraft,
  page: Pick<OrderPageFieldsFragment, "dishes" | "order">,
  menu: OrderMenu,
) {
  const groups = page.dishes.map((dish) => ({
    typeName: dish.typeName,
    orders: [dishAsOrdered(page, dish)],
  }));
  const { cart, changes } = resolveCart(cartOfOrder(groups), menu.offered);
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
      return (onMenu?.selections ?? []).flatMap(({ selectionName, isSoldOut }) =>
        (onMenu?.isSoldOut ?? isSoldOut) === true &&
        dish.selections.some(({ name }) => name === selectionName)
          ? [{ dishName: dish.dishName, selectionName }]
          : [],
      );
    }),
  };
}
