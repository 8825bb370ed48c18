import * as v from "valibot";
import { allergens } from "#domain/menu/allergen.ts";
import { dishKinds } from "#domain/menu/dish-kind.ts";
import { units } from "#domain/menu/measure.ts";
import type { RecipeNames } from "#domain/menu/recipe-text.ts";

const texts = v.object({ he: v.string(), en: v.string() });

const priced = { id: v.string(), name: texts, price: v.string() };

const shape = v.object({
  id: v.string(),
  dishType: v.string(),
  /** The version of the dish that is edited (`versionOfDish`); null for a new dish. */
  seen: v.nullable(v.string()),
  /** The action with which it was sent, while the outcome is not known; null otherwise. */
  sending: v.nullable(v.object({ actionId: v.string(), pressedAt: v.number() })),
  dishName: texts,
  dishDescriptions: v.array(texts),
  picture: v.nullable(v.object({ image: v.string(), thumbnail: v.string() })),
  kind: v.nullable(v.picklist(dishKinds)),
  /** Null while they are not stated. */
  allergens: v.nullable(v.array(v.picklist(allergens))),
  selections: v.array(
    v.object({
      ...priced,
      quantity: v.string(),
      unit: v.picklist(units),
      addOns: v.array(v.object(priced)),
      limits: v.array(v.object({ limit: v.string(), portions: v.string() })),
    }),
  ),
  options: v.array(
    v.object({
      id: v.string(),
      name: texts,
      choices: v.array(
        v.object({
          id: v.string(),
          name: texts,
          /** Whether each selection has a price of its own. */
          isPerSelection: v.boolean(),
          /** The first one is the only one where `isPerSelection` is not set. */
          prices: v.array(v.string()),
        }),
      ),
    }),
  ),
  extras: v.array(v.object(priced)),
  /** Without a text the dish has no recipe. */
  recipe: v.exactOptional(
    v.object({ quantity: v.string(), unit: v.picklist(units), text: v.string() }),
  ),
});

/** A dish as it is typed: texts may be missing, and prices are what was typed. */
export type EditedDish = v.InferOutput<typeof shape>;

export type DraftSelection = EditedDish["selections"][number];

export type DraftOption = EditedDish["options"][number];

export type DraftChoice = DraftOption["choices"][number];

/** The ingredients of the catalogue, and the language of the desk. */
export type CatalogueNames = Omit<RecipeNames, "parts">;

/** A name with a price: an add-on or an extra. */
export type DraftPriced = EditedDish["extras"][number];

/** Whether what the device has kept is a draft that this build understands. */
export function isDishDraft(value: unknown): value is EditedDish {
  return v.is(shape, value);
}
