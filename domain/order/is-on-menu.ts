import type { ShownMenu } from "#domain/menu/menu.ts";
import type { DishOrder } from "./order.ts";

/** Whether a menu has a dish with every selection, add-on, choice and extra that was ordered of it, whatever they cost. The names must be in the language of the menu. */
export function isOnMenu(typeName: string, dish: DishOrder, menu: ShownMenu): boolean {
  const offered = menu
    .find(({ orderType }) => orderType === typeName)
    ?.dishes.find(({ dishName }) => dishName === dish.dishName);
  if (offered === undefined) return false;
  const hasSelections = dish.selections.every(({ selectionName, checkedOptions }) => {
    const offer = offered.selections.find((each) => each.selectionName === selectionName);
    return offer !== undefined && checkedOptions.every(isNamedIn(offer.checkBoxes));
  });
  const hasChoices = offered.options.every(({ name, choices }) => {
    const chosen = dish.options.find((each) => each.name === name);
    return chosen !== undefined && isNamedIn(choices)({ name: chosen.choice });
  });
  return (
    hasSelections &&
    hasChoices &&
    dish.options.every(isNamedIn(offered.options)) &&
    dish.extras.every(isNamedIn(offered.extras))
  );
}

interface Named {
  readonly name: string;
}

const isNamedIn =
  (offers: readonly Named[]) =>
  ({ name }: Named): boolean =>
    offers.some((offer) => offer.name === name);
