import { type Dish, idOf } from "#domain/menu/menu.ts";
import type { CartDish } from "./cart.ts";
import {
  choiceOfDraft,
  type DishDraft,
  draftOfOrdered,
  emptyDraft,
  extraOfDraft,
  selectionOfDraft,
} from "./dish-draft.ts";
import { choiceAsNamed, matchThings, type NamedThing } from "./match-things.ts";

/** The names and ids of the parts of a dish. */
interface NamedParts {
  readonly selections: readonly (NamedThing & { readonly addOns: readonly NamedThing[] })[];
  readonly options: readonly (NamedThing & { readonly choices: readonly NamedThing[] })[];
  readonly extras: readonly NamedThing[];
}

export interface FollowedDraft {
  readonly draft: DishDraft;
  /** The names of what was counted, checked or chosen and is no longer offered. */
  readonly gone: readonly string[];
}

/**
 * A draft of a dish, made for `from`, by the names of the same dish on a newer menu: what is filled in stays with what it was filled in
 * for, by ids, or by names where there are none. It is in the order of that menu.
 */
export function followDraft(draft: DishDraft, from: NamedParts, to: NamedParts): FollowedDraft {
  const gone: string[] = [];
  /** The things of `now` that were there before, each with what it was. Lists the names of those that are filled in and no longer there. */
  const follow = <Thing extends NamedThing>(
    before: readonly Thing[],
    now: readonly Thing[],
    isFilled: (name: string) => boolean,
  ) => {
    const wereAt = matchThings(now, before);
    for (const [index, { name }] of before.entries())
      if (!wereAt.includes(index) && isFilled(name)) gone.push(name);
    return now.flatMap((thing, at) => {
      const was = before[wereAt[at] ?? -1];
      return was === undefined ? [] : [{ was, thing }];
    });
  };
  const amountOf = (name: string) => selectionOfDraft(draft, name).amount;
  const sizes = follow(from.selections, to.selections, (name) => amountOf(name) > 0);
  const selections = sizes.map(({ was, thing }) => {
    const filled = selectionOfDraft(draft, was.name);
    const isChecked = (name: string) => filled.addOns.includes(name);
    const addOns = follow(
      was.addOns,
      thing.addOns,
      (name) => filled.amount > 0 && isChecked(name),
    ).filter((addOn) => isChecked(addOn.was.name));
    return { ...filled, name: thing.name, addOns: addOns.map((addOn) => addOn.thing.name) };
  });
  const answered = follow(from.options, to.options, (name) => choiceOfDraft(draft, name) !== null);
  const options = answered.flatMap(({ was, thing }) => {
    const isChosen = (name: string) => name === choiceOfDraft(draft, was.name);
    return follow(was.choices, thing.choices, isChosen)
      .filter((each) => isChosen(each.was.name))
      .map((each) => ({ name: thing.name, choice: each.thing.name }));
  });
  const extraOf = (name: string) => extraOfDraft(draft, name);
  const extras = follow(from.extras, to.extras, (name) => extraOf(name).amount > 0).map(
    ({ was, thing }) => ({ ...extraOf(was.name), name: thing.name }),
  );
  return { draft: { ...draft, selections, options, extras }, gone };
}

/**
 * The draft with which the dish dialog opens: empty, or filled from the dish in the cart, whose parts are found by ids or names: the
 * cart may still have those of an older menu.
 */
export function openDraft(dish: Dish<string>, inCart: CartDish | undefined): DishDraft {
  if (inCart === undefined) return emptyDraft;
  const options = inCart.options.map((option) => ({
    ...idOf(option),
    name: option.name,
    choices: [choiceAsNamed(option)],
  }));
  return followDraft(draftOfOrdered(inCart), { ...inCart, options }, dish).draft;
}
