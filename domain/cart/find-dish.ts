import type { Dish, DishType, ShownMenu } from "#domain/menu/menu.ts";

/** A dish in the menu of the cart's language (`read`) and in the menu of the shown language (`shown`). */
export interface FoundDish {
  readonly readType: DishType<string>;
  readonly shownType: DishType<string>;
  readonly readDish: Dish<string>;
  readonly shownDish: Dish<string>;
  readonly dishOrder: number;
}

/**
 * Finds a dish of a cart by the name of its type and its own name. A dish that moved to another type is found by its own name
 * alone, if only one dish has that name.
 */
export function findDish(
  read: ShownMenu,
  shown: ShownMenu,
  typeName: string,
  dishName: string,
): FoundDish | undefined {
  const all = read.flatMap((readType, typeIndex) =>
    readType.dishes.flatMap((readDish, dishOrder): FoundDish[] => {
      const shownType = shown[typeIndex];
      const shownDish = shownType?.dishes[dishOrder];
      return readDish.dishName === dishName && shownType !== undefined && shownDish !== undefined
        ? [{ readType, shownType, readDish, shownDish, dishOrder }]
        : [];
    }),
  );
  return (
    all.find(({ readType }) => readType.orderType === typeName) ??
    (all.length === 1 ? all[0] : undefined)
  );
}
