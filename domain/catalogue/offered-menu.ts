import type { ShopMenu } from "#domain/menu/menu.ts";

/**
 * The menu that customers see and order from: without what the seller has hidden, and without dish types that have no dish then. Stored
 * orders are read with the whole menu.
 */
export function offeredMenu(menu: ShopMenu): ShopMenu {
  return menu.flatMap((dishType) => {
    if (dishType.isHidden) return [];
    const dishes = dishType.dishes.filter(({ isHidden }) => !isHidden);
    if (dishes.length === 0) return [];
    return [dishes.length === dishType.dishes.length ? dishType : { ...dishType, dishes }];
  });
}
