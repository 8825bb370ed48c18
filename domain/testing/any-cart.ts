import fc, { type Arbitrary } from "fast-check";
import { type Cart, emptyCart } from "#domain/cart/cart.ts";
import { findCartDish, saveCartDish } from "#domain/cart/change-cart.ts";
import { mostCount } from "#domain/cart/count.ts";
import { cartDishOfDraft } from "#domain/cart/dish-draft.ts";
import { openDraft } from "#domain/cart/follow-draft.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Dish, ShopMenu, ShownMenu } from "#domain/menu/menu.ts";
import { anyCatalogue } from "./any-catalogue.ts";
import { draftAt, type PositionedDraft } from "./draft-at.ts";

/** One dish that is put into the cart, by its position in the menu, which is the same in every language. */
export interface Step {
  readonly typeIndex: number;
  readonly dishIndex: number;
  readonly draft: PositionedDraft;
}

/** A catalogue and at least one dish of it to put into the cart; no dish twice. */
export interface Shopping {
  readonly catalogue: Catalogue;
  readonly steps: readonly Step[];
}

/** Any catalogue from which something can be ordered. */
export const anyCatalogueWithDishes: Arbitrary<Catalogue> = anyCatalogue.filter(({ menu }) =>
  menu.some(({ dishes }) => dishes.length > 0),
);

export const anyShopping: Arbitrary<Shopping> = anyCatalogueWithDishes.chain((catalogue) =>
  anySteps(catalogue.menu).map((steps) => ({ catalogue, steps })),
);

/** Dishes of a menu in any order, each with a draft that the dish dialog accepts. */
export function anySteps(menu: ShopMenu): Arbitrary<readonly Step[]> {
  const steps = menu.flatMap(({ dishes }, typeIndex) =>
    dishes.map((dish, dishIndex) =>
      anyDraft(dish).map((draft) => ({ typeIndex, dishIndex, draft })),
    ),
  );
  return fc.shuffledSubarray(steps, { minLength: 1 }).chain((chosen) => fc.tuple(...chosen));
}

const anyCount = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: mostCount }));

/** What customers write, and nothing. */
export const anyNote = fc.constantFrom("", "בלי בצל", "Not too hot, please", "قليل من الملح 🌶");

/** A draft that can be saved: at least one count, and a choice for every option. */
function anyDraft<Text>(dish: Dish<Text>): Arbitrary<PositionedDraft> {
  return fc
    .record({
      amounts: fc.tuple(...dish.selections.map(() => anyCount)),
      checked: fc.tuple(
        ...dish.selections.map(({ addOns }) => fc.tuple(...addOns.map(() => fc.boolean()))),
      ),
      choices: fc.tuple(...dish.options.map(({ choices }) => fc.nat(choices.length - 1))),
      extraAmounts: fc.tuple(...dish.extras.map(() => anyCount)),
      note: anyNote,
    })
    .filter(({ amounts }) => amounts.some((amount) => amount > 0));
}

/** The cart after a step, computed as the site does. */
export function takeStep(cart: Cart, menu: ShownMenu, { typeIndex, dishIndex, draft }: Step): Cart {
  const dishType = menu[typeIndex];
  const dish = dishType?.dishes[dishIndex];
  if (dishType === undefined || dish === undefined) throw new Error("the step is not of this menu");
  const group = { name: dishType.name, position: dishType.position };
  const inCart = findCartDish(cart, { typeName: group.name, name: dish.name });
  return saveCartDish(
    cart,
    group,
    cartDishOfDraft(dish, dishIndex, draftAt(dish, draft, openDraft(dish, inCart))),
  );
}

export function cartOfSteps(menu: ShownMenu, steps: readonly Step[]): Cart {
  return steps.reduce((cart, step) => takeStep(cart, menu, step), emptyCart);
}
