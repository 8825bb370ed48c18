import * as v from "valibot";
import { isQuantity, units } from "#domain/menu/measure.ts";
import type { Dish } from "#domain/menu/menu.ts";
import { aisles, ingredientUnits } from "#domain/menu/recipe.ts";
import type { Catalogue } from "./catalogue.ts";
import type { CatalogueProblem } from "./catalogue-problem.ts";
import { listNamedBy, localizedText, ownText } from "./parse-text.ts";
import { id } from "./schema-parts.ts";

const quantity = v.custom<number>(isQuantity, "quantity-form");

export const measure = v.strictObject({
  quantity,
  unit: v.picklist(units, "unknown-unit"),
});

/** The schema of a recipe. Whether what it names exists is known by the catalogue only: `unknownInRecipes`. */
export const recipe = v.strictObject({
  makes: measure,
  lines: v.pipe(
    v.array(
      v.strictObject({
        ingredient: id,
        amount: quantity,
        with: v.exactOptional(id),
        typed: v.exactOptional(ownText),
      }),
    ),
    v.nonEmpty("list-empty"),
  ),
});

/** The schema of an ingredient. That its name is used once is known by the catalogue only. */
export const ingredient = v.pipe(
  v.strictObject({
    id: v.exactOptional(id),
    name: localizedText,
    unit: v.picklist(ingredientUnits, "ingredient-unit"),
    aisle: v.picklist(aisles, "unknown-aisle"),
    pack: v.exactOptional(quantity),
    gramsOfCup: v.exactOptional(quantity),
  }),
  v.forward(
    v.check(({ unit, gramsOfCup }) => unit === "gram" || gramsOfCup === undefined, "cup-of-grams"),
    ["gramsOfCup"],
  ),
);

export const ingredientsSchema = v.pipe(
  listNamedBy(ingredient, "name"),
  v.minLength(1, "list-empty"),
);

/** What recipes name and the catalogue does not have: ingredients, and parts of their dishes. Everything has its id already. */
export function unknownInRecipes({
  menu,
  ingredients = [],
}: Pick<Catalogue, "menu" | "ingredients">): readonly CatalogueProblem[] {
  const known = new Set(ingredients.map((each) => each.id));
  return menu.flatMap(({ dishes }, type) =>
    dishes.flatMap((dish, at) => {
      const within = ["menu", type, "dishes", at];
      const lines = dish.recipe?.lines ?? [];
      return [
        ...lines.flatMap(({ ingredient: used }, index): CatalogueProblem[] => {
          const path = [...within, "recipe", "lines", index, "ingredient"];
          return known.has(used) ? [] : [{ path, code: "unknown-ingredient" }];
        }),
        ...strayLines(dish).map(
          (path) => ({ path: [...within, ...path], code: "unknown-part" }) as const,
        ),
      ];
    }),
  );
}

/** Where the recipe of a dish names a part that the dish does not have. The parts have ids. */
export function strayLines(dish: Dish<unknown>): readonly CatalogueProblem["path"][] {
  const parts = new Set(partsOfDish(dish).map((each) => each.id));
  const lines = dish.recipe?.lines ?? [];
  return lines.flatMap(({ with: part }, index) =>
    part === undefined || parts.has(part) ? [] : [["recipe", "lines", index, "with"]],
  );
}

/** What a line of a recipe can be used only with: add-ons, choices and extras. */
export function partsOfDish<Text>({ selections, options, extras }: Dish<Text>) {
  return [
    ...selections.flatMap(({ checkBoxes }) => checkBoxes),
    ...options.flatMap(({ choices }) => choices),
    ...extras,
  ];
}
