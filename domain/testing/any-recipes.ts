import fc from "fast-check";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { parseCatalogue } from "#domain/catalogue/parse-catalogue.ts";
import { units } from "#domain/menu/measure.ts";
import { partsOf } from "#domain/menu/parts-of.ts";
import { aisles } from "#domain/menu/recipe.ts";

const anyAmount = fc.constantFrom(0.125, 0.5, 1, 3, 30, 250, 1234.5);

/** Ingredients, and lines of recipes that are dealt out among dishes, ingredients and parts of the dish by number. */
export const anyRecipes = fc.record({
  ingredients: fc.array(
    fc.record(
      {
        aisle: fc.constantFrom(...aisles),
        kind: fc.constantFrom(
          { unit: "gram", gramsOfCup: 140 },
          { unit: "gram" },
          { unit: "millilitre" },
          { unit: "piece" },
        ),
        pack: fc.constantFrom(6, 500, 1000),
        /** What one of it is called, in one or both languages. */
        one: fc.subarray(["he", "en"] as const, { minLength: 1 }),
        words: fc.subarray(["he", "en"] as const, { minLength: 1 }),
        /** The weight of a cup of an ingredient that was joined into it. */
        joined: fc.constantFrom(120, 160),
      },
      { requiredKeys: ["aisle", "kind"] },
    ),
    { maxLength: 3 },
  ),
  lines: fc.array(
    fc.record({
      dish: fc.nat(5),
      ingredient: fc.nat(5),
      amount: anyAmount,
      part: fc.option(fc.nat(5)),
      isLess: fc.boolean(),
      makes: fc.record({ quantity: anyAmount, unit: fc.constantFrom(...units) }),
    }),
    { maxLength: 8 },
  ),
});

/** A catalogue with ids, with these ingredients and recipes; without ingredients it has none of them. */
export function withRecipes(
  catalogue: Catalogue,
  { ingredients, lines }: typeof anyRecipes extends fc.Arbitrary<infer Value> ? Value : never,
): Catalogue {
  if (ingredients.length === 0) return catalogue;
  const ids = ingredients.map((_, index) => `ingredient-${String(index)}`);
  const idOfJoined = (id: string) => `joined-${id}`;
  let count = -1;
  return parseCatalogue({
    ...catalogue,
    menu: catalogue.menu.map((type) => ({
      ...type,
      dishes: type.dishes.map((dish) => {
        count += 1;
        const own = lines.filter((line) => line.dish === count);
        const parts = partsOf(dish);
        if (own[0] === undefined) return dish;
        const recipe = {
          makes: own[0].makes,
          lines: own.map(({ ingredient, amount, part, isLess }) => {
            const only = part === null ? undefined : parts[part % parts.length]?.id;
            const [sign, less] = only !== undefined && isLess ? [-1, "פחות "] : [1, ""];
            const id = ids[ingredient % ids.length] ?? "";
            const named = ingredients[ingredient % ids.length];
            const isOfJoined = named?.joined !== undefined && ingredient % 2 === 1;
            return {
              ingredient: isOfJoined ? idOfJoined(id) : id,
              // Spoons are understood of what is counted in millilitres.
              ...(named?.kind.unit === "millilitre"
                ? { amount: 30 * sign, typed: `${less}2 כפות` }
                : { amount: amount * sign }),
              ...(only !== undefined && { with: only }),
            };
          }),
        };
        return { ...dish, recipe };
      }),
    })),
    ingredients: ingredients.map(({ kind, one, words, joined, ...rest }, index) => ({
      id: ids[index],
      name: { he: `קמח ${String(index)}`, en: `Flour ${String(index)}` },
      ...kind,
      ...rest,
      ...(one && {
        one: {
          he: one.includes("he") ? `אחת ${String(index)}` : "",
          en: one.includes("en") ? `one ${String(index)}` : "",
        },
      }),
      ...(words && {
        words: Object.fromEntries(words.map((each) => [each, [`${each} ${String(index)}`]])),
      }),
      ...(joined && {
        joined: [
          {
            id: idOfJoined(ids[index] ?? ""),
            ...(kind.unit === "gram" && { gramsOfCup: joined }),
          },
        ],
      }),
    })),
  });
}
