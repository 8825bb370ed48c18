import type { Dish, OptionPrice } from "#domain/menu/menu.ts";
import { type Agorot, noAgorot } from "#domain/money/agorot.ts";
import { type DishDraft, selectionOfDraft } from "./dish-draft.ts";
import { priceOption } from "./price-cart.ts";

/** What a choice adds to the price of one portion. */
export interface Surcharges {
  readonly lowest: Agorot;
  readonly highest: Agorot;
  /** Of each selection that is counted; empty while none is. */
  readonly counted: readonly { readonly selectionName: string; readonly amount: Agorot }[];
}

/** The surcharges of a choice for the counted selections of its dish, or for all while none is counted. Null if there are none. */
export function surchargesOf(
  price: OptionPrice,
  { selections }: Pick<Dish<string>, "selections">,
  draft: DishDraft,
): Surcharges | null {
  const all = selections.map(({ name: selectionName }, position) => ({
    selectionName,
    amount: priceOption(price, [{ amount: 1, position }]),
  }));
  const isCounted = (name: string) => selectionOfDraft(draft, name).amount > 0;
  const counted = all.filter(({ selectionName }) => isCounted(selectionName));
  const shown = counted.length > 0 ? counted : all;
  const [lowest, ...others] = shown.map(({ amount }) => amount).toSorted((a, b) => a - b);
  const highest = others.at(-1) ?? lowest;
  if (lowest === undefined || highest === undefined || highest === noAgorot) return null;
  return { lowest, highest, counted };
}
