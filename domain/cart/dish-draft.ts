import { cleanNote, noteIn } from "#domain/customer/customer-note.ts";
import { type Dish, idOf } from "#domain/menu/menu.ts";
import type { DishOrder } from "#domain/order/order.ts";
import type { CartDish } from "./cart.ts";
import { isCount } from "./count.ts";
import { priceDish } from "./price-cart.ts";

/**
 * What was filled in for one dish so far, by a customer or by the seller: by names, which are unique in each list of a dish. What is not
 * in a list was not filled in. It may name what the menu does not have, which then has no price.
 */
export interface DishDraft {
  readonly selections: readonly DraftSelection[];
  /** The options that were answered. */
  readonly options: readonly { readonly name: string; readonly choice: string }[];
  readonly extras: readonly DraftExtra[];
  /** As it was typed. Missing if nothing was, or at the desk if the note stays as it is. */
  readonly note?: string;
}

interface DraftExtra {
  readonly name: string;
  /** 0 for what was counted down to nothing. */
  readonly amount: number;
}

interface DraftSelection extends DraftExtra {
  /** The names of those that are checked. They count only while the amount is above 0. */
  readonly addOns: readonly string[];
}

export const emptyDraft: DishDraft = { selections: [], options: [], extras: [] };

/** What is chosen of a dish of a cart or of an order. Its type is inferred, so that `ReadsEveryField` sees what it reads. */
export function draftOfOrdered({ selections, options, extras, note }: DishOrder) {
  return {
    ...noteIn(note ?? ""),
    selections: selections.map(({ name, amount, addOns }) => ({
      name,
      amount,
      addOns: addOns.map((addOn) => addOn.name),
    })),
    options: options.map(({ name, choice }) => ({ name, choice })),
    extras: extras.map(({ name, amount }) => ({ name, amount })),
  };
}

/** What is filled in for a selection; nothing of one that is not in the draft. */
export function selectionOfDraft({ selections }: DishDraft, name: string): DraftSelection {
  return selections.find((each) => each.name === name) ?? { name, amount: 0, addOns: [] };
}

/** The name of the choice that answers an option, or null. */
export function choiceOfDraft({ options }: DishDraft, name: string): string | null {
  return options.find((each) => each.name === name)?.choice ?? null;
}

/** What is filled in for an extra; nothing of one that is not in the draft. */
export function extraOfDraft({ extras }: DishDraft, name: string): DraftExtra {
  return extras.find((each) => each.name === name) ?? { name, amount: 0 };
}

/** Sets the count of a selection. Its add-ons stay as they are, also while it is 0. */
export function setAmount<T extends DishDraft>(draft: T, name: string, amount: number): T {
  const selection = { ...selectionOfDraft(draft, name), amount };
  return { ...draft, selections: withPart(draft.selections, selection) };
}

/** Checks an add-on of a selection, or takes it out. */
export function setAddOn<T extends DishDraft>(
  draft: T,
  selectionName: string,
  addOn: string,
  isChecked: boolean,
): T {
  const selection = selectionOfDraft(draft, selectionName);
  const others = selection.addOns.filter((each) => each !== addOn);
  const addOns = isChecked ? [...others, addOn] : others;
  return { ...draft, selections: withPart(draft.selections, { ...selection, addOns }) };
}

/** Answers an option by the name of one of its choices. */
export function setChoice<T extends DishDraft>(draft: T, name: string, choice: string): T {
  return { ...draft, options: withPart(draft.options, { name, choice }) };
}

/** Sets the count of an extra. */
export function setExtra<T extends DishDraft>(draft: T, name: string, amount: number): T {
  const extra = { ...extraOfDraft(draft, name), amount };
  return { ...draft, extras: withPart(draft.extras, extra) };
}

/** Sets what is said about the dish. */
export function setNote<T extends DishDraft>(draft: T, note: string): T {
  return { ...draft, note };
}

/** A list with a part, in the place of the one with its name. One with an amount of 0 stays, so that its line does not go while it is counted. */
function withPart<Part extends { readonly name: string }>(
  parts: readonly Part[],
  part: Part,
): readonly Part[] {
  return parts.some(({ name }) => name === part.name)
    ? parts.map((each) => (each.name === part.name ? part : each))
    : [...parts, part];
}

/** What is missing from a draft before it can be ordered. */
interface MissingFromDraft {
  readonly isCountMissing: boolean;
  /** The names of the options without a choice. */
  readonly options: readonly string[];
}

/** A dish needs at least one count, unless it is already in the cart, and every option needs a choice (specification §5). */
export function missingFromDraft(
  { options }: Pick<Dish<string>, "options">,
  draft: DishDraft,
  isInCart: boolean,
): MissingFromDraft {
  return {
    isCountMissing: !isInCart && draft.selections.every(({ amount }) => amount === 0),
    options: options.map(({ name }) => name).filter((name) => choiceOfDraft(draft, name) === null),
  };
}

/** Whether nothing is missing from the draft, so that it can be put into the cart. */
export function canSaveDraft(
  dish: Pick<Dish<string>, "options">,
  draft: DishDraft,
  isInCart: boolean,
): boolean {
  const { isCountMissing, options } = missingFromDraft(dish, draft, isInCart);
  return !isCountMissing && options.length === 0;
}

/**
 * The priced dish for the cart, without counts of 0 and without the add-ons of selections that have no count.
 * `position` is the index of the dish in its dish type. Throws a RangeError for a count outside 0..20, which inputs prevent.
 */
export function cartDishOfDraft(dish: Dish<string>, position: number, draft: DishDraft): CartDish {
  const selections = dish.selections.flatMap((selection, at) => {
    const { name, price } = selection;
    const filled = selectionOfDraft(draft, name);
    const amount = countOf(filled);
    if (amount === 0) return [];
    const addOns = selection.addOns.flatMap((addOn, atAddOn) =>
      filled.addOns.includes(addOn.name) ? [{ ...addOn, position: atAddOn }] : [],
    );
    return [{ ...idOf(selection), name, amount, addOns, price, position: at }];
  });
  const options = dish.options.flatMap((option, at) => {
    const chosen = choiceOfDraft(draft, option.name);
    const choicePosition = option.choices.findIndex(({ name }) => name === chosen);
    const choice = option.choices[choicePosition];
    if (choice === undefined) return [];
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
    const amount = countOf(extraOfDraft(draft, extra.name));
    return amount === 0 ? [] : [{ ...extra, amount, position: at }];
  });
  const totalPrice = priceDish({ selections, options, extras });
  const note = noteIn(cleanNote(draft.note ?? ""));
  return {
    ...idOf(dish),
    name: dish.name,
    position,
    totalPrice,
    selections,
    options,
    extras,
    ...note,
  };
}

function countOf({ amount }: DraftExtra): number {
  if (!isCount(amount)) throw new RangeError(`not a count: ${String(amount)}`);
  return amount;
}
