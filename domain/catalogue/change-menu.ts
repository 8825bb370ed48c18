import type { LocalizedText } from "#domain/language/language.ts";
import type { Dish, DishType, Selection, ShopMenu } from "#domain/menu/menu.ts";
import { versionOfDish, versionOfDishType } from "./catalogue.ts";
import { insertBefore, moveThing, putThing, withoutThing } from "./change-list.ts";
import type { NamedDishType, WithId } from "./check-part.ts";

/** A changed menu, or why it cannot be changed. */
export type ChangedMenu = ShopMenu | "changed-elsewhere" | "gone";

/** See `CatalogueChange`. */
export function saveDishType(
  menu: ShopMenu,
  { id, name: typeName }: NamedDishType,
  seen: string | null,
): ChangedMenu {
  const stored = menu.find((each) => each.id === id);
  if (stored === undefined) {
    if (seen !== null) return "gone";
    const position = Math.max(-1, ...menu.map((each) => each.position)) + 1;
    return [...menu, { id, name: typeName, position, dishes: [] }];
  }
  if (versionOfDishType(stored) !== seen) return "changed-elsewhere";
  return putThing(menu, { ...stored, name: typeName });
}

/** The set of positions stays, in another sequence, because carts hold them. */
export function moveDishType(menu: ShopMenu, id: string, before: string | null): ChangedMenu {
  const positions = menu.map(({ position }) => position);
  return (
    moveThing(menu, id, before)?.map((dishType, index) => ({
      ...dishType,
      position: positions[index] ?? dishType.position,
    })) ?? "gone"
  );
}

/** See `CatalogueChange`. */
export function saveDish(
  menu: ShopMenu,
  dish: WithId<Dish<LocalizedText>>,
  dishType: string,
  seen: string | null,
): ChangedMenu {
  const type = menu.find(({ id }) => id === dishType);
  const stored = findDish(menu, dish.id);
  if (type === undefined || (stored === undefined && seen !== null)) return "gone";
  if (stored !== undefined && versionOfDish(stored) !== seen) return "changed-elsewhere";
  const saved = stored === undefined ? dish : withMarksOf(dish, stored);
  return menu.map((each) => {
    if (each === type) return { ...each, dishes: putThing(each.dishes, saved) };
    return { ...each, dishes: withoutThing(each.dishes, dish.id) ?? each.dishes };
  });
}

/** Puts a dish into a type, before another one of it. */
export function moveDish(
  menu: ShopMenu,
  moved: string,
  dishType: string,
  before: string | null,
): ChangedMenu {
  const dish = findDish(menu, moved);
  const type = menu.find(({ id }) => id === dishType);
  if (dish === undefined || type === undefined) return "gone";
  if (moved === before) return menu;
  const others = withoutThing(type.dishes, moved) ?? type.dishes;
  const dishes = insertBefore(others, dish, before);
  if (dishes === undefined) return "gone";
  return menu.map((each) =>
    each === type
      ? { ...each, dishes }
      : { ...each, dishes: withoutThing(each.dishes, moved) ?? each.dishes },
  );
}

export function removeDish(menu: ShopMenu, id: string): ChangedMenu {
  if (findDish(menu, id) === undefined) return "gone";
  return menu.map((each) => ({ ...each, dishes: withoutThing(each.dishes, id) ?? each.dishes }));
}

/** Marks a dish or a selection as sold out, or as available. */
export function setSoldOut(menu: ShopMenu, id: string, isSoldOut: boolean): ChangedMenu {
  const isKnown = menu.some(({ dishes }) =>
    dishes.some((dish) => dish.id === id || dish.selections.some((each) => each.id === id)),
  );
  if (!isKnown) return "gone";
  const mark = <Thing extends Dish<LocalizedText> | Selection<LocalizedText>>(thing: Thing) =>
    thing.id === id ? withMark(thing, "isSoldOut", isSoldOut) : thing;
  return menu.map((dishType) => ({
    ...dishType,
    dishes: dishType.dishes.map((dish) => ({
      ...mark(dish),
      selections: dish.selections.map(mark),
    })),
  }));
}

/** Hides a dish or a dish type from customers, or shows it. */
export function setHidden(menu: ShopMenu, id: string, isHidden: boolean): ChangedMenu {
  const isKnown = findDish(menu, id) !== undefined || menu.some((each) => each.id === id);
  if (!isKnown) return "gone";
  const mark = <Thing extends Dish<LocalizedText> | DishType<LocalizedText>>(thing: Thing) =>
    thing.id === id ? withMark(thing, "isHidden", isHidden) : thing;
  return menu.map((dishType) => ({ ...mark(dishType), dishes: dishType.dishes.map(mark) }));
}

function findDish(menu: ShopMenu, id: string): Dish<LocalizedText> | undefined {
  return menu.flatMap(({ dishes }) => dishes).find((dish) => dish.id === id);
}

type Mark = "isSoldOut" | "isHidden";

function withMark<Thing extends { readonly [Name in Mark]?: true }>(
  thing: Thing,
  name: Mark,
  isSet: boolean,
): Thing {
  const { [name]: _, ...unmarked } = thing;
  return (isSet ? { ...thing, [name]: true } : unmarked) as Thing;
}

/** A dish with the marks that it has in the catalogue; what is new in it has none. */
function withMarksOf(
  dish: WithId<Dish<LocalizedText>>,
  stored: Dish<LocalizedText>,
): WithId<Dish<LocalizedText>> {
  const soldOut = new Set(stored.selections.filter((each) => each.isSoldOut).map(({ id }) => id));
  const selections = dish.selections.map((each) =>
    withMark(each, "isSoldOut", soldOut.has(each.id)),
  );
  return withMark(
    withMark({ ...dish, selections }, "isSoldOut", stored.isSoldOut === true),
    "isHidden",
    stored.isHidden === true,
  );
}
