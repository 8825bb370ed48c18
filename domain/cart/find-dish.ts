import type { Dish, DishType, ShownMenu } from "#domain/menu/menu.ts";
import type { DishIdentity } from "./change-cart.ts";

/** A dish in the menu of the cart's language (`read`) and in the menu of the shown language (`shown`). */
export interface FoundDish {
  readonly readType: DishType<string>;
  readonly shownType: DishType<string>;
  readonly readDish: Dish<string>;
  readonly shownDish: Dish<string>;
  readonly position: number;
}

/** Finds one dish as `findDishes` does. */
export function findDish(
  read: ShownMenu,
  shown: ShownMenu,
  wanted: DishIdentity,
): FoundDish | undefined {
  return findDishes(read, shown, [wanted])[0];
}

/**
 * Finds the dishes of a cart, each by its id. Where the dish or the menu has none, it is found by the name of its type and its own
 * name; if it moved to another type, by its own name alone, if only one dish has that name. No dish is found twice: the better reason
 * has precedence, and of two equal ones the first.
 */
export function findDishes(
  read: ShownMenu,
  shown: ShownMenu,
  wanted: readonly DishIdentity[],
): readonly (FoundDish | undefined)[] {
  const all = dishesOf(read, shown);
  const taken = new Set<FoundDish>();
  const found = new Map<DishIdentity, FoundDish>();
  for (const way of ways) {
    for (const dish of wanted) {
      if (found.has(dish)) continue;
      const candidate = way(all, dish);
      if (candidate === undefined || taken.has(candidate)) continue;
      taken.add(candidate);
      found.set(dish, candidate);
    }
  }
  return wanted.map((dish) => found.get(dish));
}

const ways: readonly ((
  all: readonly FoundDish[],
  wanted: DishIdentity,
) => FoundDish | undefined)[] = [
  (all, { id }) => (id === undefined ? undefined : all.find(({ readDish }) => readDish.id === id)),
  (all, wanted) => namesakes(all, wanted).find(({ readType }) => readType.name === wanted.typeName),
  (all, wanted) => {
    const [only, ...others] = namesakes(all, wanted);
    return others.length === 0 ? only : undefined;
  },
];

/** The dishes of that name which it can be: not those that have another id. */
function namesakes(all: readonly FoundDish[], { id, name }: DishIdentity) {
  return all.filter(
    ({ readDish }) => readDish.name === name && (id === undefined || readDish.id === undefined),
  );
}

function dishesOf(read: ShownMenu, shown: ShownMenu): readonly FoundDish[] {
  return read.flatMap((readType, typeIndex) =>
    readType.dishes.flatMap((readDish, position): FoundDish[] => {
      const shownType = shown[typeIndex];
      const shownDish = shownType?.dishes[position];
      return shownType === undefined || shownDish === undefined
        ? []
        : [{ readType, shownType, readDish, shownDish, position }];
    }),
  );
}
