import type { DraftDish, OrderDraft } from "./order-draft.ts";
import { isSameDish, type NamedDish } from "./order-menu.ts";

/** Puts a dish of the menu into a draft, or puts it back. A dish that is in the draft stays as it is. */
export function addDish(draft: OrderDraft, { typeName, dish }: NamedDish): OrderDraft {
  const names = { typeName, dishName: dish.name };
  if (draft.dishes.some((each) => isSameDish(each, names)))
    return changeDish(draft, names, (each) => ({ ...each, isRemoved: false }));
  const [only, ...others] = dish.selections;
  const isOnly = only !== undefined && others.length === 0;
  const added: DraftDish = {
    ...names,
    selections: isOnly ? [{ name: only.name, amount: 1, addOns: [] }] : [],
    options: [],
    extras: [],
    isRemoved: false,
  };
  return { ...draft, dishes: [...draft.dishes, added] };
}

/** Changes the dish with these names. */
export function changeDish(
  draft: OrderDraft,
  names: Pick<DraftDish, "typeName" | "dishName">,
  change: (dish: DraftDish) => DraftDish,
): OrderDraft {
  const dishes = draft.dishes.map((dish) => (isSameDish(dish, names) ? change(dish) : dish));
  return { ...draft, dishes };
}

export function setAmount(dish: DraftDish, name: string, amount: number): DraftDish {
  return { ...dish, selections: counted(dish.selections, { name, amount, addOns: [] }) };
}

export function setAddOn(
  dish: DraftDish,
  selectionName: string,
  addOn: string,
  isChecked: boolean,
): DraftDish {
  const selections = dish.selections.map((selection) => {
    if (selection.name !== selectionName) return selection;
    const others = selection.addOns.filter((each) => each !== addOn);
    return { ...selection, addOns: isChecked ? [...others, addOn] : others };
  });
  return { ...dish, selections };
}

export function setChoice(dish: DraftDish, name: string, choice: string): DraftDish {
  const options = dish.options.filter((option) => option.name !== name);
  return { ...dish, options: [...options, { name, choice }] };
}

export function setExtra(dish: DraftDish, name: string, amount: number): DraftDish {
  return { ...dish, extras: counted(dish.extras, { name, amount }) };
}

/** An amount of 0 stays in the dish, so that its line does not go while it is counted. */
function counted<Part extends DraftDish["extras"][number]>(parts: readonly Part[], part: Part) {
  const { name, amount } = part;
  return parts.some((each) => each.name === name)
    ? parts.map((each) => (each.name === name ? { ...each, amount } : each))
    : [...parts, part];
}
