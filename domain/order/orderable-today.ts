import type { Catalogue } from "#domain/catalogue/catalogue.ts";

/**
 * The catalogue with which an order was priced, with what `today`'s says of its selections by their ids: which are sold out and which
 * count towards limits. So the limits of today apply to an order by its own names, whatever was renamed since.
 */
export function orderableToday(priced: Catalogue, today: Catalogue): Catalogue {
  const now = new Map(
    today.menu.flatMap(({ dishes }) =>
      dishes.flatMap((dish) =>
        dish.selections.map(({ id, limits, isSoldOut }) => {
          const isGone = dish.isSoldOut === true || isSoldOut === true;
          return [id, { ...(limits && { limits }), ...(isGone && { isSoldOut: isGone }) }] as const;
        }),
      ),
    ),
  );
  const menu = priced.menu.map((type) => ({
    ...type,
    dishes: type.dishes.map(({ isSoldOut: _, ...dish }) => ({
      ...dish,
      selections: dish.selections.map(({ isSoldOut: _marked, limits: _uses, ...selection }) => ({
        ...selection,
        ...(selection.id !== undefined && now.get(selection.id)),
      })),
    })),
  }));
  return { ...priced, menu, limits: today.limits ?? [] };
}
