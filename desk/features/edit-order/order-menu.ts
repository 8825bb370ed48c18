import type { MenuQuery } from "#contract/generated/desk-operations.ts";

/** What can be ordered now, in one language. */
export type OrderMenu = MenuQuery["menu"];
export type MenuDish = OrderMenu["types"][number]["dishes"][number];
export type MenuPlace = OrderMenu["places"][number];

/** A dish of the menu with the name of its type, which together name it. */
export interface NamedDish {
  readonly typeName: string;
  readonly dish: MenuDish;
}

interface DishNames {
  readonly typeName: string;
  readonly dishName: string;
}

/** A dish on the menu; undefined if the menu has it no more. */
export function findMenuDish(menu: OrderMenu, names: DishNames): MenuDish | undefined {
  return menu.types
    .find(({ typeName }) => typeName === names.typeName)
    ?.dishes.find(({ dishName }) => dishName === names.dishName);
}

export function isSameDish(dish: DishNames, other: DishNames): boolean {
  return dish.typeName === other.typeName && dish.dishName === other.dishName;
}
