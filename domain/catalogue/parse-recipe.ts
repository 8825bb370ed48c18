import * as v from "valibot";
import { isQuantity, units } from "#domain/menu/measure.ts";
import type { Dish } from "#domain/menu/menu.ts";
import { aisles, ingredientUnits } from "#domain/menu/recipe.ts";
import { partsOfDish } from "#domain/menu/recipe-text.ts";
import type { CatalogueProblem } from "./catalogue-problem.ts";
import { localizedText, ownText } from "./parse-text.ts";
import { id } from "./schema-parts.ts";
import { textsNamed } from "./texts-named.ts";

const quantity = v.custom<number>(isQuantity, "quantity-form");

export const measure = v.strictObject({
  quantity,
  unit: v.picklist(units, "unknown-unit"),
});

/** The schema of a recipe. Whether what it names exists is known by the catalogue only. */
export const recipe = v.strictObject({
  makes: measure,
  lines: v.pipe(
    v.array(
      v.pipe(
        v.strictObject({
          ingredient: id,
          amount: v.custom<number>(
            (value) => typeof value === "number" && isQuantity(Math.abs(value)),
            "quantity-form",
          ),
          with: v.exactOptional(id),
          typed: v.exactOptional(ownText),
        }),
        v.forward(
          v.check((line) => line.amount > 0 || line.with !== undefined, "quantity-form"),
          ["amount"],
        ),
      ),
    ),
    v.nonEmpty("list-empty"),
  ),
});

/** The schema of an ingredient. That its name is used once is known by the catalogue only. */
export const ingredient = v.strictObject({
  id: v.exactOptional(id),
  name: localizedText,
  unit: v.picklist(ingredientUnits, "ingredient-unit"),
  aisle: v.picklist(aisles, "unknown-aisle"),
  pack: v.exactOptional(quantity),
  gramsOfCup: v.exactOptional(quantity),
});

/** The lines of a recipe that go with a part that its dish does not have. The parts have ids; `at` is the path of the dish. */
export function strayLines(
  dish: Dish<unknown>,
  at: CatalogueProblem["path"] = [],
): readonly CatalogueProblem[] {
  const parts = new Set(partsOfDish(dish).map(({ id: part }) => part));
  return textsNamed("with", dish.recipe, [...at, "recipe"])
    .filter(({ text }) => !parts.has(text))
    .map(({ path }) => ({ path, code: "unknown-part" }));
}
