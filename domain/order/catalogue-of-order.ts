import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Language } from "#domain/language/language.ts";
import type { ShopMenu } from "#domain/menu/menu.ts";
import type { KeptDish, KeptParts } from "./kept-parts.ts";

/**
 * The catalogue that has everything of a changed order: that of its last change, with the dishes and the place that were kept from
 * older ones. `older` gives the catalogue of a version; `language` is that of the order.
 */
export function catalogueOfOrder(
  catalogue: Catalogue,
  { dishes, placeFrom }: KeptParts,
  language: Language,
  older: (version: number) => Catalogue,
): Catalogue {
  if (dishes.length === 0 && placeFrom === null) return catalogue;
  const menu = dishes.reduce(
    (merged, dish) => withOlderDish(merged, dish, language, older(dish.catalogueVersion).menu),
    catalogue.menu,
  );
  return placeFrom === null
    ? { ...catalogue, menu }
    : {
        ...catalogue,
        menu,
        // The first place with a name is found.
        deliveryPlaces: [...older(placeFrom).deliveryPlaces, ...catalogue.deliveryPlaces],
      };
}

/** A menu with a dish of an older one: in place of the dish of its name, or added. */
function withOlderDish(
  menu: ShopMenu,
  { typeName, dishName }: KeptDish,
  language: Language,
  older: ShopMenu,
): ShopMenu {
  const olderType = older.find(({ orderType }) => orderType[language] === typeName);
  const dish = olderType?.dishes.find((each) => each.dishName[language] === dishName);
  if (olderType === undefined || dish === undefined) return menu;
  if (!menu.some(({ orderType }) => orderType[language] === typeName))
    return [...menu, { ...olderType, dishes: [dish] }];
  return menu.map((dishType) => {
    if (dishType.orderType[language] !== typeName) return dishType;
    const { dishes } = dishType;
    const isThere = dishes.some((each) => each.dishName[language] === dishName);
    return {
      ...dishType,
      dishes: isThere
        ? dishes.map((each) => (each.dishName[language] === dishName ? dish : each))
        : [...dishes, dish],
    };
  });
}
