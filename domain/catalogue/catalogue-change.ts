import * as v from "valibot";
import type { Catalogue } from "./catalogue.ts";
import type { CatalogueProblem } from "./catalogue-problem.ts";

const thing = { id: v.string() };
const before = v.nullable(v.string());
const seen = v.nullable(v.string());
const kind = <Kind extends string>(name: Kind) => ({ kind: v.literal(name) });

/**
 * One change of the catalogue by the seller. `seen` is the version of the thing that was edited (see `catalogue.ts`), null for a new
 * thing. What is saved is `unknown` here: `changeCatalogue` checks it, and tells what is wrong in it. A thing that is put `before` null is
 * put at the end.
 */
export const catalogueChange = v.variant("kind", [
  /** A new type is put at the end. */
  v.strictObject({ ...kind("save-dish-type"), dishType: v.unknown(), seen }),
  v.strictObject({ ...kind("move-dish-type"), ...thing, before }),
  /** With its dishes. */
  v.strictObject({ ...kind("remove-dish-type"), ...thing }),
  /** A dish that is new in its type is put at the end. Marks of sold-out and hidden things stay as the catalogue has them. */
  v.strictObject({ ...kind("save-dish"), dish: v.unknown(), dishType: v.string(), seen }),
  v.strictObject({ ...kind("move-dish"), ...thing, dishType: v.string(), before }),
  v.strictObject({ ...kind("remove-dish"), ...thing }),
  /** Of a dish or a selection. */
  v.strictObject({ ...kind("set-sold-out"), ...thing, isSoldOut: v.boolean() }),
  /** Of a dish or a dish type. */
  v.strictObject({ ...kind("set-hidden"), ...thing, isHidden: v.boolean() }),
  /** `uses` are all selections that count toward it. */
  v.strictObject({ ...kind("save-limit"), limit: v.unknown(), uses: v.unknown(), seen }),
  v.strictObject({ ...kind("remove-limit"), ...thing }),
  /** Its unit stays while recipes use it. */
  v.strictObject({ ...kind("save-ingredient"), ingredient: v.unknown(), seen }),
  /** The ingredient `into` stays, is called as the other one too, and stands for it in recipes and on lists. Both have one unit. */
  v.strictObject({ ...kind("join-ingredients"), ...thing, into: v.string() }),
  v.strictObject({ ...kind("save-place"), place: v.unknown(), seen }),
  v.strictObject({ ...kind("move-place"), ...thing, before }),
  v.strictObject({ ...kind("remove-place"), ...thing }),
  /** `settings` are some of `ShopSettings`. */
  v.strictObject({ ...kind("save-shop"), settings: v.unknown(), seen: v.string() }),
  /** Menu, places, limits and settings are again as in a version; the rules and decisions about weeks stay. */
  v.strictObject({
    ...kind("restore"),
    version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  }),
]);

export type CatalogueChange = Readonly<v.InferOutput<typeof catalogueChange>>;

export type ChangeOutcome =
  | { readonly kind: "changed"; readonly catalogue: Catalogue }
  /** The thing is not as it was seen. */
  | { readonly kind: "changed-elsewhere" }
  /** The thing, or where it is to be put, does not exist. */
  | { readonly kind: "gone" }
  /** Paths are within what is saved. */
  | { readonly kind: "invalid"; readonly problems: readonly CatalogueProblem[] };
