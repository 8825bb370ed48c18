import type { DishFactsQuery } from "#contract/generated/late-operations.ts";
import { isAllergen } from "#domain/menu/allergen.ts";
import type { Dish, ShownMenu } from "#domain/menu/menu.ts";

type WireDishFacts = DishFactsQuery["fullMenu"];

/**
 * Adds the allergens in the answer of `DishFacts` to a menu; everything else of the menu, its kinds too, stays as it is. It is an
 * operation of its own because a server written to the specification alone refuses it. It is matched by name and not by position:
 * the menu may have changed between the two answers, and an allergen must never be shown for another dish. The allergens of a dish
 * that the answer does not name are null, "not known".
 */
export function withDishFacts(menu: ShownMenu, facts: WireDishFacts): ShownMenu {
  const factsOfDish = new Map(
    facts.flatMap(({ orderType, dishes }) =>
      dishes.map((dish) => [JSON.stringify([orderType, dish.dishName]), dish] as const),
    ),
  );
  return menu.map((dishType) => ({
    ...dishType,
    dishes: dishType.dishes.map((dish) => ({
      ...dish,
      allergens: allergensFromWire(
        factsOfDish.get(JSON.stringify([dishType.name, dish.name]))?.allergens,
      ),
    })),
  }));
}

/**
 * Null, "not known", if the server leaves the list out. Also null if a newer server names an allergen that this code does not
 * know, because the rest of the list would be shown as if it were complete.
 */
function allergensFromWire(
  allergens: WireDishFacts[number]["dishes"][number]["allergens"] | undefined,
): Dish<string>["allergens"] {
  return allergens?.every(isAllergen) ? allergens : null;
}
