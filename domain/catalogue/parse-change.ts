import * as v from "valibot";
import type { CatalogueChange } from "./catalogue-change.ts";

const ids = { id: v.string() };
const before = v.nullable(v.string());
const seen = v.nullable(v.string());
const kind = <Kind extends CatalogueChange["kind"]>(name: Kind) => ({ kind: v.literal(name) });

/** What is saved is checked by `changeCatalogue`, which tells what is wrong in it. */
const change: v.GenericSchema<unknown, CatalogueChange> = v.variant("kind", [
  v.strictObject({ ...kind("save-dish-type"), dishType: v.unknown(), seen }),
  v.strictObject({ ...kind("move-dish-type"), ...ids, before }),
  v.strictObject({ ...kind("remove-dish-type"), ...ids }),
  v.strictObject({ ...kind("save-dish"), dish: v.unknown(), dishType: v.string(), seen }),
  v.strictObject({ ...kind("move-dish"), ...ids, dishType: v.string(), before }),
  v.strictObject({ ...kind("remove-dish"), ...ids }),
  v.strictObject({ ...kind("set-sold-out"), ...ids, isSoldOut: v.boolean() }),
  v.strictObject({ ...kind("set-hidden"), ...ids, isHidden: v.boolean() }),
  v.strictObject({ ...kind("save-limit"), limit: v.unknown(), uses: v.unknown(), seen }),
  v.strictObject({ ...kind("remove-limit"), ...ids }),
  v.strictObject({ ...kind("save-place"), place: v.unknown(), seen }),
  v.strictObject({ ...kind("move-place"), ...ids, before }),
  v.strictObject({ ...kind("remove-place"), ...ids }),
  v.strictObject({ ...kind("save-shop"), settings: v.unknown(), seen: v.string() }),
  v.strictObject({
    ...kind("restore"),
    version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  }),
]);

/** The change in a request; undefined for one that no device of the shop sends. */
export function parseChange(input: unknown): CatalogueChange | undefined {
  const result = v.safeParse(change, input);
  return result.success ? result.output : undefined;
}
