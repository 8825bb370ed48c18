import type { Dish } from "#domain/menu/menu.ts";
import type { DishDraft } from "./dish-draft.ts";
import { matchThings } from "./match-things.ts";

export interface FollowedDraft {
  readonly draft: DishDraft;
  /** The names of what was counted, checked or chosen and is no longer offered. */
  readonly gone: readonly string[];
}

/**
 * A draft of a dish, made for `from`, by the positions of the same dish on a newer menu: what is filled in stays with what it was
 * filled in for, by ids, or by names where there are none.
 */
export function followDraft(draft: DishDraft, from: Dish<string>, to: Dish<string>): FollowedDraft {
  const gone: string[] = [];
  /** Lists the names of the things of `before` that are filled in and not in `now`. */
  const lose = (
    before: readonly { readonly name: string }[],
    now: readonly (number | undefined)[],
    isFilled: (index: number) => boolean,
  ) => {
    for (const [index, { name }] of before.entries())
      if (!now.includes(index) && isFilled(index)) gone.push(name);
  };

  const selectionsBefore = from.selections;
  const selectionsAt = matchThings(to.selections, selectionsBefore);
  const isCounted = (index: number) => (draft.amounts[index] ?? 0) > 0;
  lose(selectionsBefore, selectionsAt, isCounted);
  const checked = to.selections.map(({ addOns }, index) => {
    const at = selectionsAt[index] ?? -1;
    const before = from.selections[at]?.addOns ?? [];
    const addOnsAt = matchThings(addOns, before);
    const isChecked = (addOn: number) => draft.checked[at]?.[addOn] === true;
    lose(before, addOnsAt, (addOn) => isCounted(at) && isChecked(addOn));
    return addOnsAt.map((addOn) => addOn !== undefined && isChecked(addOn));
  });

  const optionsAt = matchThings(to.options, from.options);
  lose(from.options, optionsAt, (index) => draft.choices[index] != null);
  const choices = to.options.map((option, index) => {
    const before = from.options[optionsAt[index] ?? -1];
    const chosen = draft.choices[optionsAt[index] ?? -1];
    if (before === undefined || chosen == null) return null;
    const choicesAt = matchThings(option.choices, before.choices);
    lose(before.choices, choicesAt, (choice) => choice === chosen);
    const now = choicesAt.indexOf(chosen);
    return now === -1 ? null : now;
  });

  const extrasAt = matchThings(to.extras, from.extras);
  const extraAt = (index: number) => draft.extraAmounts[index] ?? 0;
  lose(from.extras, extrasAt, (index) => extraAt(index) > 0);
  return {
    draft: {
      ...draft,
      amounts: selectionsAt.map((at) => draft.amounts[at ?? -1] ?? 0),
      checked,
      choices,
      extraAmounts: extrasAt.map((at) => extraAt(at ?? -1)),
    },
    gone,
  };
}
