import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import { languages } from "#domain/language/language.ts";
import { anyShopping, cartOfSteps } from "#domain/testing/any-cart.ts";
import { editMenu } from "#domain/testing/edit-menu.ts";
import { cartDishNamed, soupAndCake, soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { withoutIds } from "#domain/testing/without-ids.ts";
import type { Cart, CartDish } from "./cart.ts";
import type { CartChange } from "./cart-change.ts";
import { resolveCart } from "./resolve-cart.ts";

const menu = localizeMenu(soupKitchen.menu, "en");
const cart = soupAndCake(menu);

/** The menu with other names, by their old ones. */
function renamed(names: Readonly<Record<string, string>>): typeof menu {
  return JSON.parse(JSON.stringify(menu), (_key, value: unknown) =>
    typeof value === "string" ? (names[value] ?? value) : value,
  ) as typeof menu;
}

describe("a cart with ids", () => {
  test("keeps a renamed dish and renamed parts, and says the new names", () => {
    const edited = renamed({
      "Chicken soup": "Grandmother’s soup",
      "Half a litre": "500 ml",
      Dumplings: "Matzo balls",
      Seasoning: "How hot",
      Spicy: "Hot",
      Challah: "Small challah",
    });
    const resolved = resolveCart(cart, edited);
    const dish = cartDishNamed(resolved.cart, "Grandmother’s soup");
    expect(dish.totalPrice).toBe(12930);
    expect(
      dish.selections.map(({ name: selectionName, amount }) => [selectionName, amount]),
    ).toEqual([
      ["500 ml", 2],
      ["Litre", 1],
    ]);
    const where = { typeName: "Soups", dishName: "Grandmother’s soup" };
    const part = (oldName: string, partName: string) => ({
      kind: "part-renamed",
      ...where,
      partName,
      oldName,
    });
    expect(resolved.changes).toEqual([
      { kind: "dish-renamed", ...where, oldName: "Chicken soup" },
      part("Half a litre", "500 ml"),
      part("Dumplings", "Matzo balls"),
      part("Seasoning", "How hot"),
      part("Spicy", "Hot"),
      part("Challah", "Small challah"),
    ]);
  });

  test("says nothing of a name whose spaces, capitals and punctuation changed, or of another dish type", () => {
    const edited = renamed({
      Soups: "Starters",
      "Chicken soup": "Chicken-Soup",
      "Half a litre": "half a litre.",
    });
    const resolved = resolveCart(cart, edited);
    expect(resolved.changes).toEqual([]);
    expect(resolved.cart[0]).toMatchObject({
      name: "Starters",
      dishes: [{ name: "Chicken-Soup" }],
    });
  });

  test("keeps its dish when two dishes swap their names", () => {
    const swapped = renamed({ "Chicken soup": "Apple cake", "Apple cake": "Chicken soup" });
    const resolved = resolveCart(cart, swapped);
    expect(idsOf(resolved.cart)).toEqual(idsOf(cart));
    expect(cartDishNamed(resolved.cart, "Apple cake").totalPrice).toBe(12930);
    expect(resolved.changes).toMatchObject([
      { kind: "dish-renamed", dishName: "Apple cake", oldName: "Chicken soup" },
      { kind: "dish-renamed", dishName: "Chicken soup", oldName: "Apple cake" },
    ]);
  });

  test("loses a dish that was replaced by another one of the same name", () => {
    const replaced = menu.map((type) => ({
      ...type,
      dishes: type.dishes.map((dish) => ({ ...dish, id: `${dish.id ?? ""}-new` })),
    }));
    expect(resolveCart(cart, replaced)).toMatchObject({
      cart: [],
      changes: [{ kind: "dish-gone" }, { kind: "dish-gone" }],
    });
  });

  test("is resolved by names from a menu without ids, and keeps its own", () => {
    expect(resolveCart(cart, withoutIds(menu))).toEqual({ cart, changes: [] });
  });

  test("does not become one dish where only some dishes have ids: the one with an id is meant", () => {
    const [soups, desserts] = cart;
    if (soups === undefined || desserts === undefined) throw new Error("two groups");
    const mixed: Cart = [withoutIds(soups), desserts];
    const swapped = renamed({ "Chicken soup": "Apple cake", "Apple cake": "Chicken soup" });
    const resolved = resolveCart(mixed, swapped);
    expect(resolved.cart.map(({ name }) => name)).toEqual(["Desserts"]);
    expect(resolved.changes).toContainEqual({
      kind: "dish-gone",
      typeName: "Soups",
      dishName: "Chicken soup",
    });
  });
});

test("a stored cart without ids gets them from the next menu", () => {
  expect(resolveCart(withoutIds(cart), menu)).toEqual({ cart, changes: [] });
});

describe("any cart with ids under any edited menu, in any language", () => {
  test("never has another dish or part, loses only what is off the menu, and lists what is lost", () => {
    fc.assert(
      fc.property(
        anyShopping,
        fc.gen(),
        fc.constantFrom(...languages),
        fc.constantFrom(...languages),
        ({ catalogue, steps }, any, from, to) => {
          const before = cartOfSteps(localizeMenu(catalogue.menu, from), steps);
          const edited = editMenu(catalogue.menu, any);
          const shown = localizeMenu(edited, to);
          const after = resolveCart(before, localizeMenu(edited, from), shown);
          const offered = new Set(JSON.stringify(edited).match(/"id":"[^"]+"/gu));
          const isOffered = (id: string) => offered.has(`"id":"${id}"`);

          const [was, is] = [partsById(before), partsById(after.cart)];
          for (const [id, part] of is) {
            // Everything in the cart was there before, with the same amount, under the same id.
            expect(part.amount).toBe(was.get(id)?.amount);
            expect(part.of).toBe(was.get(id)?.of);
          }
          const lostDishes = after.changes.filter(({ kind }) => kind === "dish-gone");
          const dishesBefore = before.flatMap(({ dishes }) => dishes);
          const dishesAfter = after.cart.flatMap(({ dishes }) => dishes);
          expect(dishesAfter.length + lostDishes.length).toBe(dishesBefore.length);
          for (const dish of dishesBefore) {
            const left = dishesAfter.find(({ id }) => id === dish.id);
            if (left === undefined) {
              const isLeft = dish.selections.some(({ id }) => isOffered(id ?? ""));
              expect(isOffered(dish.id ?? "") && isLeft).toBe(false);
              continue;
            }
            const lost = [...partsById([{ name: "", position: 0, dishes: [dish] }]).keys()]
              .filter((id) => !is.has(id))
              .filter((id) => isOffered(id));
            expect(lost.every((id) => isUnderLostPart(dish, id, isOffered))).toBe(true);
            expect(saysLosses(dish, left, after.changes)).toBe(true);
          }
          expect(resolveCart(after.cart, shown).cart).toEqual(after.cart);
        },
      ),
    );
  });
});

interface Part {
  readonly amount: number | string | undefined;
  /** The id of the dish. */
  readonly of: string | undefined;
}

/** Everything in a cart by its id. */
function partsById(of: Cart): Map<string, Part> {
  const parts = new Map<string, Part>();
  const add = (id: string | undefined, part: Part) => {
    expect(id).toBeDefined();
    expect(parts.has(id ?? "")).toBe(false);
    parts.set(id ?? "", part);
  };
  for (const dish of of.flatMap(({ dishes }) => dishes)) {
    add(dish.id, { amount: undefined, of: undefined });
    for (const selection of dish.selections) {
      add(selection.id, { amount: selection.amount, of: dish.id });
      for (const { id } of selection.addOns) add(id, { amount: selection.id, of: dish.id });
    }
    for (const { id, choiceId } of dish.options) add(id, { amount: choiceId, of: dish.id });
    for (const { id, amount } of dish.extras) add(id, { amount, of: dish.id });
  }
  return parts;
}

/** Whether a part went with what it belongs to: an add-on with its selection, an option with its choice. */
function isUnderLostPart(
  dish: CartDish,
  lost: string,
  isOffered: (id: string) => boolean,
): boolean {
  return (
    dish.selections.some(
      ({ id, addOns }) => addOns.some((addOn) => addOn.id === lost) && !isOffered(id ?? ""),
    ) || dish.options.some(({ id, choiceId }) => id === lost && !isOffered(choiceId ?? ""))
  );
}

/** Whether every selection, add-on and extra that a dish lost is listed, and the price if it changed. */
function saysLosses(before: CartDish, after: CartDish, changes: readonly CartChange[]): boolean {
  const gone = changes.filter(
    (change) => change.kind === "part-gone" && change.dishName === after.name,
  ).length;
  const priceSaid = changes.some(
    (change) => change.kind === "price-changed" && change.dishName === after.name,
  );
  const lostSelections = before.selections.length - after.selections.length;
  const lostExtras = before.extras.length - after.extras.length;
  const isPriceSame = before.totalPrice === after.totalPrice;
  return gone >= lostSelections + lostExtras && (isPriceSame || priceSaid);
}

function idsOf(of: Cart): ReadonlySet<string | undefined> {
  return new Set(of.flatMap(({ dishes }) => dishes.map(({ id }) => id)));
}
