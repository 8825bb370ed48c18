import { type shopping as texts } from "#desk/language/he/shopping.ts";
import { groupBy } from "#domain/group-by.ts";

export type ShoppingTexts = typeof texts;

/** Items under the names of their aisles, in their sequence. An aisle that this build does not know is "other". */
export function byAisle<Item extends { readonly aisle: string }>(
  items: readonly Item[],
  { aisles }: ShoppingTexts,
): readonly (readonly [name: string, items: readonly Item[]])[] {
  const names: Readonly<Record<string, string>> = aisles;
  return [...groupBy(items, ({ aisle }) => names[aisle] ?? aisles.other)];
}
