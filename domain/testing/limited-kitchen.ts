import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { changeCatalogue } from "#domain/catalogue/change-catalogue.ts";
import { type CountedOrders, orderLimits } from "#domain/catalogue/order-limits.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import type { Dish } from "#domain/menu/menu.ts";
import { soupKitchen } from "./soup-kitchen.ts";

/** The chicken soup of the soup kitchen: half a litre and a litre. */
export const chickenSoup: Dish<LocalizedText> = firstDish();

/** The ids of its selections. */
export const [halfLitre = "", litre = ""] = chickenSoup.selections.map(({ id }) => id);

/** The soup kitchen with one pot: half a litre takes one portion of it, and a litre two. Ruth's order takes four. */
export function limitedKitchen(most: number): Catalogue {
  const outcome = changeCatalogue(soupKitchen, {
    kind: "save-limit",
    limit: { id: "pot", name: "הסיר הגדול", most },
    uses: [
      { selection: halfLitre, portions: 1 },
      { selection: litre, portions: 2 },
    ],
    seen: null,
  });
  if (outcome.kind !== "changed") throw new Error("the limit is not valid");
  return outcome.catalogue;
}

/** A kitchen that takes so many orders in a week, and so many of each way. */
export function takingOrders(
  kitchen: Catalogue,
  most: Partial<Record<CountedOrders, number>>,
): Catalogue {
  const limits = Object.entries(most).map(([counted, orders]) => ({
    id: orderLimits[counted as CountedOrders],
    name: counted,
    most: orders,
  }));
  return { ...kitchen, limits: [...(kitchen.limits ?? []), ...limits] };
}

/** The soup kitchen in which a dish or a selection is sold out. */
export function soldOutKitchen(id: string | undefined): Catalogue {
  const outcome = changeCatalogue(soupKitchen, {
    kind: "set-sold-out",
    id: id ?? "",
    isSoldOut: true,
  });
  if (outcome.kind !== "changed") throw new Error("there is no such dish");
  return outcome.catalogue;
}

function firstDish(): Dish<LocalizedText> {
  const dish = soupKitchen.menu[0]?.dishes[0];
  if (dish === undefined) throw new Error("there is no soup");
  return dish;
}
