import * as v from "valibot";
import type { Identified } from "#domain/menu/identified.ts";
import { idsOfIngredient } from "#domain/menu/ids-of-ingredient.ts";
import { partsOf } from "#domain/menu/parts-of.ts";
import type { Catalogue } from "./catalogue.ts";
import { type CatalogueProblem, problemOf } from "./catalogue-problem.ts";
import { giveIds, idsIn, takeIds } from "./give-ids.ts";
import { ingredientsSchema } from "./parse-ingredients.ts";
import { deliveryPlacesSchema, limit, menuSchema } from "./parse-menu.ts";
import { shopSchema } from "./parse-shop.ts";
import { catalogueProblemTexts } from "./problem-texts.ts";
import { textsNamed } from "./texts-named.ts";

const catalogue = v.strictObject({
  menu: menuSchema,
  deliveryPlaces: deliveryPlacesSchema,
  shop: shopSchema,
  limits: v.exactOptional(v.pipe(v.array(limit), v.nonEmpty("list-empty"))),
  ingredients: v.exactOptional(ingredientsSchema),
});

export type CheckedCatalogue =
  | { readonly kind: "valid"; readonly catalogue: Catalogue }
  /** At least one problem. */
  | { readonly kind: "invalid"; readonly problems: readonly CatalogueProblem[] };

/**
 * Checks a catalogue from the seed, a database, a file or the desk, and gives ids to what has none: those that things of the same names have
 * in `known`, otherwise new ones. Lists everything that is wrong.
 */
export function checkCatalogue(input: unknown, known?: Catalogue): CheckedCatalogue {
  const result = v.safeParse(catalogue, input);
  if (!result.success) return { kind: "invalid", problems: result.issues.map(problemOf) };
  const ids = idsIn(result.output);
  if (ids.repeated.length > 0)
    return { kind: "invalid", problems: ids.repeated.map((path) => ({ path, code: "same-id" })) };
  const identified =
    known === undefined ? giveIds(result.output, ids) : giveIds(takeIds(result.output, known));
  const { menu, limits = [], ingredients = [] } = identified;
  const problems = [
    ...unknownIn(menu, ["menu"], "limit", idsOf(limits)),
    ...unknownIn(menu, ["menu"], "ingredient", ingredients.flatMap(idsOfIngredient)),
    ...menu.flatMap(({ dishes }, type) =>
      dishes.flatMap((dish, at) =>
        unknownIn(
          dish.recipe,
          ["menu", type, "dishes", at, "recipe"],
          "with",
          idsOf(partsOf(dish)),
        ),
      ),
    ),
  ];
  return problems.length > 0
    ? { kind: "invalid", problems }
    : { kind: "valid", catalogue: identified };
}

/**
 * Parses a catalogue as `checkCatalogue` does. Throws an Error that lists everything that is wrong in it: unknown or missing fields, a
 * text that is missing in both languages, a name used twice in one list, a price list of the wrong length, a price that is no whole number
 * of agorot, an unknown allergen, kind or unit, an id used twice, a recipe of what the catalogue does not have.
 */
export function parseCatalogue(input: unknown, known?: Catalogue): Catalogue {
  const checked = checkCatalogue(input, known);
  if (checked.kind === "valid") return checked.catalogue;
  throw new Error(problemsText(checked.problems));
}

/** What is wrong with a catalogue, for the person who runs a command: a line for each problem. */
export function problemsText(problems: readonly CatalogueProblem[]): string {
  const lines = problems.map(
    ({ path, code }) => `${path.join(".") || "catalogue"}: ${catalogueProblemTexts[code]}`,
  );
  return `the catalogue is not valid\n${lines.join("\n")}`;
}

function idsOf(things: readonly Identified[]): readonly string[] {
  return things.flatMap(({ id }) => id ?? []);
}

/** Where fields of a name, below a path, have an unknown id. */
function unknownIn(
  part: unknown,
  path: CatalogueProblem["path"],
  name: "limit" | "ingredient" | "with",
  ids: readonly string[],
): readonly CatalogueProblem[] {
  const known = new Set(ids);
  return textsNamed(name, part, path)
    .filter(({ text }) => !known.has(text))
    .map((found) => ({ path: found.path, code: `unknown-${name === "with" ? "part" : name}` }));
}
