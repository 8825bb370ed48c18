import { type Dish, idOf } from "#domain/menu/menu.ts";
import type { CartDish } from "./cart.ts";
import { isCount } from "./count.ts";
import { choiceAsNamed, matchThings } from "./match-things.ts";
import { priceDish } from "./price-cart.ts";

/** What a customer has filled in for one dish so far, by the positions of the menu. */
export interface DishDraft {
  /** One count for each selection. */
  readonly amounts: readonly number[];
  /** For each selection, whether each of its add-ons is checked. */
  readonly checked: readonly (readonly boolean[])[];
  /** For each option the index of its choice, or null. */
  readonly choices: readonly (number | null)[];
  /** One count for each extra. */
  readonly extraAmounts: readonly number[];
}

/**
 * The draft with which the dish dialog opens: empty, or filled from the dish in the cart, whose parts are found by ids or names: the
 * cart may still have the positions of an older menu.
 */
export function openDraft(dish: Dish<string>, inCart: CartDish | undefined): DishDraft {
  const selections = inCart?.selections ?? [];
  const selectionsAt = matchThings(dish.selections, selections);
  const options = inCart?.options ?? [];
  const optionsAt = matchThings(dish.options, options);
  const extras = inCart?.extras ?? [];
  return {
    amounts: selectionsAt.map((at) => selections[at ?? -1]?.amount ?? 0),
    checked: dish.selections.map(({ addOns }, index) =>
      matchThings(addOns, selections[selectionsAt[index] ?? -1]?.addOns ?? []).map(
        (at) => at !== undefined,
      ),
    ),
    choices: dish.options.map(({ choices }, index) => {
      const chosen = options[optionsAt[index] ?? -1];
      const [choice] = chosen === undefined ? [] : matchThings([choiceAsNamed(chosen)], choices);
      return choice ?? null;
    }),
    extraAmounts: matchThings(dish.extras, extras).map((at) => extras[at ?? -1]?.amount ?? 0),
  };
}

/** What is missing from a draft before it can be put into the cart. */
export interface MissingFromDraft {
  readonly isCountMissing: boolean;
  /** The positions of the options without a choice. */
  readonly options: readonly number[];
}

/** A dish needs at least one count, unless it is already in the cart, and every option needs a choice (specification §5). */
export function missingFromDraft(draft: DishDraft, isInCart: boolean): MissingFromDraft {
  return {
    isCountMissing: !isInCart && draft.amounts.every((amount) => amount === 0),
    options: draft.choices.flatMap((choice, index) => (choice === null ? [index] : [])),
  };
}

/** Whether nothing is missing from the draft, so that it can be put into the cart. */
export function canSaveDraft(draft: DishDraft, isInCart: boolean): boolean {
  const { isCountMissing, options } = missingFromDraft(draft, isInCart);
  return !isCountMissing && options.length === 0;
}

/**
 * The priced dish for the cart, without counts of 0 and without the add-ons of selections that have no count.
 * `position` is the index of the dish in its dish type. Throws a RangeError for a count outside 0..20, which inputs prevent.
 */
export function cartDishOfDraft(dish: Dish<string>, position: number, draft: DishDraft): CartDish {
  const selections = dish.selections.flatMap((selection, at) => {
    const amount = countAt(draft.amounts, at);
    if (amount === 0) return [];
    const addOns = selection.addOns.flatMap((addOn, atAddOn) =>
      draft.checked[at]?.[atAddOn] === true ? [{ ...addOn, position: atAddOn }] : [],
    );
    const { name, price } = selection;
    return [{ ...idOf(selection), name, amount, addOns, price, position: at }];
  });
  const options = dish.options.flatMap((option, at) => {
    const choicePosition = draft.choices[at] ?? null;
    const choice = choicePosition === null ? undefined : option.choices[choicePosition];
    if (choicePosition === null || choice === undefined) return [];
    return [
      {
        ...idOf(option),
        name: option.name,
        choice: choice.name,
        ...(choice.id !== undefined && { choiceId: choice.id }),
        choicePosition,
        price: choice.price,
        position: at,
      },
    ];
  });
  const extras = dish.extras.flatMap((extra, at) => {
    const amount = countAt(draft.extraAmounts, at);
    return amount === 0 ? [] : [{ ...extra, amount, position: at }];
  });
  const totalPrice = priceDish({ selections, options, extras });
  return { ...idOf(dish), name: dish.name, position, totalPrice, selections, options, extras };
}

function countAt(counts: readonly number[], index: number): number {
  const count = counts[index] ?? 0;
  if (!isCount(count)) throw new RangeError(`not a count: ${String(count)}`);
  return count;
}
