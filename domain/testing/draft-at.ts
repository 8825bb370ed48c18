import {
  type DishDraft,
  emptyDraft,
  extraOfDraft,
  selectionOfDraft,
} from "#domain/cart/dish-draft.ts";
import { noteIn } from "#domain/customer/customer-note.ts";
import type { Dish } from "#domain/menu/menu.ts";

/** What is filled in for a dish by the positions of the menu, which are the same in every language. */
export interface PositionedDraft {
  /** One count for each selection. */
  readonly amounts: readonly number[];
  /** For each selection, whether each of its add-ons is checked. */
  readonly checked: readonly (readonly boolean[])[];
  /** For each option the index of its choice, or null. */
  readonly choices: readonly (number | null)[];
  /** One count for each extra. */
  readonly extraAmounts: readonly number[];
  readonly note?: string;
}

/** A draft of a dish with its names. What is not given stays as it is in `before`. */
export function draftAt(
  dish: Pick<Dish<string>, "selections" | "options" | "extras">,
  { amounts, checked, choices, extraAmounts, note }: Partial<PositionedDraft>,
  before: DishDraft = emptyDraft,
): DishDraft {
  return {
    ...noteIn(note ?? before.note ?? ""),
    selections: dish.selections.map(({ name, addOns }, at) => {
      const was = selectionOfDraft(before, name);
      const boxes = addOns.filter((_, box) => checked?.[at]?.[box]).map((each) => each.name);
      const now = checked === undefined ? was.addOns : boxes;
      return { name, amount: amounts === undefined ? was.amount : (amounts[at] ?? 0), addOns: now };
    }),
    options:
      choices === undefined
        ? before.options
        : dish.options.flatMap((option, at) => {
            const choice = option.choices[choices[at] ?? -1]?.name;
            return choice === undefined ? [] : [{ name: option.name, choice }];
          }),
    extras: dish.extras.map(({ name }, at) => ({
      name,
      amount:
        extraAmounts === undefined ? extraOfDraft(before, name).amount : (extraAmounts[at] ?? 0),
    })),
  };
}
