import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changeCatalogue } from "#domain/catalogue/change-catalogue.ts";
import { idsOfIngredient } from "#domain/menu/ids-of-ingredient.ts";
import { aisles } from "#domain/menu/recipe.ts";
import { ordersToServe } from "#domain/order-log/desk-order.ts";
import { anyWeek, deskOrder } from "#domain/testing/any-week.ts";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import { hebrewMenu, soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { kitchenWithRecipes } from "#domain/testing/soup-recipes.ts";
import { sumRecipes } from "#domain/testing/sum-recipes.ts";
import { measureOrder, measuresOf } from "./measure-order.ts";
import { shoppingList } from "./shopping-list.ts";

const { order } = deskOrder(ruthsOrder(hebrewMenu, "ירושלים"), soupKitchen, 1);
const amountsOf = ({ items }: ReturnType<typeof shoppingList>) =>
  items.filter(({ amount }) => amount > 0).map(({ name, amount }) => [name, amount]);

describe("two litres of spicy chicken soup, one of them with dumplings, a challah and an apple cake", () => {
  test("are the recipes in the sequence of the aisles, rounded once", () => {
    const list = shoppingList([order], kitchenWithRecipes, "he");
    expect(amountsOf(list)).toEqual([
      ["גזר", 266.667],
      ["פלפל חריף", 3.333],
      ["עוף", 666.667],
      ["ביצים", 3],
      ["חלה", 1],
      ["קמח", 290],
      ["שמן", 100],
    ]);
    expect(list).toMatchObject({ withoutRecipe: [], byPiece: ["עוגת תפוחים"] });
    // Of three such orders a third is a third of the recipe, and not three times what was rounded up.
    const [carrots] = shoppingList([order, order, order], kitchenWithRecipes, "he").items;
    expect(carrots?.amount).toBe(800);
  });

  test("are named where no recipe says what is in them", () => {
    const list = shoppingList([order], soupKitchen, "he");
    expect(list).toEqual({
      items: [],
      withoutRecipe: ["מרק עוף", "עוגת תפוחים"],
      byPiece: [],
    });
  });

  test("of another measure than that of the recipe each counts as one", () => {
    const inPortions = {
      ...kitchenWithRecipes,
      menu: kitchenWithRecipes.menu.map((type) => ({
        ...type,
        dishes: type.dishes.map((dish) =>
          dish.recipe === undefined
            ? dish
            : {
                ...dish,
                recipe: { ...dish.recipe, makes: { quantity: 12, unit: "portion" } as const },
              },
        ),
      })),
    };
    const list = shoppingList([order], inPortions, "he");
    expect(amountsOf(list)[0]).toEqual(["גזר", 100]);
    expect(list.byPiece).toEqual(["מרק עוף", "עוגת תפוחים"]);
  });
});

test("an ingredient that an add-on replaces is not bought for the portions with it, and never goes below 0", () => {
  const instead = (amount: number) =>
    amountsOf(
      shoppingList(
        [order],
        {
          ...kitchenWithRecipes,
          menu: kitchenWithRecipes.menu.map((type) => ({
            ...type,
            dishes: type.dishes.map(({ recipe, ...dish }) => ({
              ...dish,
              ...(recipe && {
                recipe: {
                  ...recipe,
                  lines: recipe.lines.flatMap((line) =>
                    line.ingredient === "flour" && line.with !== undefined
                      ? [line, { ...line, ingredient: "carrot", amount }]
                      : line,
                  ),
                },
              }),
            })),
          })),
        },
        "he",
      ),
    );
  // One of two liters has dumplings, and three liters take 400 g.
  expect(instead(-400)[0]).toEqual(["גזר", 133.333]);
  expect(instead(-2_000).flat()).not.toContain("גזר");
});

test("the list of any week is the sum over its orders and their recipes, also after changes and canceling", () => {
  fc.assert(
    fc.property(
      anyWeek,
      fc.array(fc.nat(5), { maxLength: 4 }),
      ({ catalogue, orders }, changed) => {
        const now = orders.map((each, at) =>
          // A change gives an order the dishes of another one.
          changed.includes(at) ? { ...each, order: orders.at(at - 1)?.order ?? each.order } : each,
        );
        const cooked = ordersToServe(now).map((each) =>
          measureOrder(each.order, measuresOf(catalogue.menu)),
        );
        const { items } = shoppingList(cooked, catalogue, "he");
        const sums = sumRecipes(cooked, catalogue);
        for (const { ingredient, amount } of items)
          expect(amount).toBeCloseTo(sums.get(ingredient) ?? 0, 2);
        const walk = items.map(({ aisle }) => aisles.indexOf(aisle));
        expect(walk).toEqual(walk.toSorted((a, b) => a - b));
      },
    ),
  );
});

test("once two ingredients are joined the list of any week has one of them, with the sum of both and what is there of both", () => {
  fc.assert(
    fc.property(anyWeek, fc.nat(5), fc.nat(5), ({ catalogue, orders }, one, other) => {
      const { ingredients = [] } = catalogue;
      const [id = "", into = ""] = [one, other].map(
        (at) => ingredients[at % Math.max(1, ingredients.length)]?.id,
      );
      const outcome = changeCatalogue(catalogue, { kind: "join-ingredients", id, into });
      if (outcome.kind !== "changed") return;
      const cooked = ordersToServe(orders).map((each) =>
        measureOrder(each.order, measuresOf(catalogue.menu)),
      );
      const had = new Map(ingredients.flatMap(idsOfIngredient).map((each) => [each, 1.5]));
      const { items } = shoppingList(cooked, outcome.catalogue, "he", had);
      const ids = items.map(({ ingredient }) => ingredient);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).not.toContain(id);
      const sums = sumRecipes(cooked, outcome.catalogue);
      for (const { ingredient, amount, had: there, joined } of items) {
        expect(amount).toBeCloseTo(sums.get(ingredient) ?? 0, 2);
        expect(there).toBe(1.5 * (1 + joined.length));
      }
    }),
  );
});
