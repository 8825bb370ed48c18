import { wordSearch } from "#desk/order-parts/word-search.ts";
import type { NamedDish, OrderMenu } from "./order-menu.ts";

/**
 * The dishes with words that begin as the typed ones do, in the order of the menu. A word of the dish's type counts too: "soups" finds
 * all soups. Undefined for fewer than two letters.
 */
export function findDishes(menu: OrderMenu, typed: string): readonly NamedDish[] | undefined {
  const isFound = wordSearch(typed);
  return (
    isFound &&
    menu.types.flatMap(({ typeName, dishes }) =>
      dishes.flatMap((dish) =>
        isFound(`${dish.dishName} ${typeName}`) ? [{ typeName, dish }] : [],
      ),
    )
  );
}
