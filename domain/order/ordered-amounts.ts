import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Language } from "#domain/language/language.ts";
import type { ShopMenu } from "#domain/menu/menu.ts";

/** How many of each selection are ordered, by its id. */
export type OrderedAmounts = ReadonlyMap<string, number>;

/** The selections of an order, as stored or as received: names are in one language. */
export interface NamedSelections {
  readonly allOrders: readonly {
    readonly typeName: string;
    readonly orders: readonly {
      readonly dishName: string;
      readonly selections: readonly { readonly selectionName: string; readonly amount: number }[];
    }[];
  }[];
}

/**
 * How many of each selection an order has. `catalogue` is one that has its names: for a changed order `catalogueOfOrder`. A name that it
 * does not have is not counted.
 */
export function orderedAmounts(
  { allOrders }: NamedSelections,
  language: Language,
  { menu }: Pick<Catalogue, "menu">,
): OrderedAmounts {
  return sumAmounts(
    allOrders.flatMap(({ typeName, orders }) =>
      orders.map(({ dishName, selections }) => {
        const offered = dishNamed(menu, language, typeName, dishName)?.selections ?? [];
        return new Map(
          selections.flatMap(({ selectionName, amount }) => {
            const id = offered.find((each) => each.selectionName[language] === selectionName)?.id;
            return id === undefined ? [] : [[id, amount]];
          }),
        );
      }),
    ),
  );
}

/** The dish of a type, by their names in a language. */
export function dishNamed(menu: ShopMenu, language: Language, typeName: string, dishName: string) {
  return menu
    .find(({ orderType }) => orderType[language] === typeName)
    ?.dishes.find((dish) => dish.dishName[language] === dishName);
}

/** The sum of several orders' amounts. */
export function sumAmounts(all: readonly OrderedAmounts[]): OrderedAmounts {
  const sum = new Map<string, number>();
  for (const amounts of all)
    for (const [id, amount] of amounts) sum.set(id, (sum.get(id) ?? 0) + amount);
  return sum;
}
