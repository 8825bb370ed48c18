import { emptyDraft, setAmount } from "#domain/cart/dish-draft.ts";
import { idOf } from "#domain/menu/menu.ts";
import type { DraftDish, OrderDraft } from "./order-draft.ts";
import { isSameDish, type NamedDish } from "./order-menu.ts";

/** Puts a dish of the menu into a draft, or puts it back. A dish that is in the draft stays as it is. */
export function addDish(draft: OrderDraft, { typeName, dish }: NamedDish): OrderDraft {
  const names = { ...idOf(dish), typeName, dishName: dish.name };
  if (draft.dishes.some((each) => isSameDish(each, names)))
    return changeDish(draft, names, (each) => ({ ...each, isRemoved: false }));
  const [only, ...others] = dish.selections;
  const isOnly = only !== undefined && others.length === 0;
  const added: DraftDish = {
    ...names,
    ...emptyDraft,
    isRemoved: false,
  };
  return {
    ...draft,
    dishes: [...draft.dishes, isOnly ? setAmount(added, only.name, 1) : added],
  };
}

/** Changes the dish that is meant. */
export function changeDish(
  draft: OrderDraft,
  names: Pick<DraftDish, "id" | "typeName" | "dishName">,
  change: (dish: DraftDish) => DraftDish,
): OrderDraft {
  const dishes = draft.dishes.map((dish) => (isSameDish(dish, names) ? change(dish) : dish));
  return { ...draft, dishes };
}
