import fc, { type GeneratorValue } from "fast-check";
import type { Dish, DishType, Menu } from "#domain/menu/menu.ts";
import { addAgorot } from "#domain/money/agorot.ts";
import { anyPrice } from "./any-catalogue.ts";

/** The menu with one dish changed, or removed if `change` returns undefined. */
export function withDishChanged(
  menu: Menu<string>,
  dishName: string,
  change: (dish: Dish<string>) => Dish<string> | undefined,
): Menu<string> {
  return menu.map((dishType) => ({
    ...dishType,
    dishes: dishType.dishes.flatMap((dish) =>
      dish.name === dishName ? (change(dish) ?? []) : dish,
    ),
  }));
}

/** The same dishes and prices, with every list reversed except the list of dish types. */
export function turnRound<Text>(menu: Menu<Text>): Menu<Text> {
  return menu.map((dishType) => ({
    ...dishType,
    dishes: dishType.dishes.toReversed().map((dish) => ({
      ...dish,
      selections: dish.selections
        .toReversed()
        .map((selection) => ({ ...selection, addOns: selection.addOns.toReversed() })),
      options: dish.options.toReversed().map((option) => ({
        ...option,
        choices: option.choices
          .toReversed()
          .map((choice) => ({ ...choice, price: choice.price.toReversed() })),
      })),
      extras: dish.extras.toReversed(),
    })),
  }));
}

/** A menu from which the seller removed some items and changed some prices. */
export function changeAnything<Text>(menu: Menu<Text>, any: GeneratorValue): Menu<Text> {
  const some = <T>(items: readonly T[]) =>
    items.filter(() => any(fc.integer, { min: 0, max: 4 }) > 0);
  const reprice = <Priced extends { readonly price: Dish<Text>["selections"][number]["price"] }>(
    item: Priced,
  ) =>
    any(fc.integer, { min: 0, max: 4 }) > 0
      ? item
      : {
          ...item,
          price: addAgorot(
            item.price,
            any(() => anyPrice),
          ),
        };

  const changeOne = (dish: Dish<Text>): Dish<Text>[] => {
    const selections = some(dish.selections);
    const left = dish.selections.map((selection) => selections.includes(selection));
    const options = some(dish.options).flatMap((option) => {
      const choices = some(option.choices).map((choice) => ({
        ...choice,
        price:
          choice.price.length === 1 ? choice.price : choice.price.filter((_, index) => left[index]),
      }));
      return choices.length === 0 ? [] : [{ ...option, choices }];
    });
    const changed = {
      ...dish,
      selections: selections
        .map(reprice)
        .map((selection) => ({ ...selection, addOns: some(selection.addOns) })),
      options,
      extras: some(dish.extras).map(reprice),
    };
    return selections.length === 0 ? [] : [changed];
  };
  const changeType = (dishType: DishType<Text>) => ({
    ...dishType,
    dishes: some(dishType.dishes).flatMap(changeOne),
  });
  return some(menu).map(changeType);
}
