import { byAisle } from "#desk/parts/order/by-aisle.ts";
import type { Language } from "#domain/language/language.ts";
import { boughtText } from "#domain/order/bought-text.ts";
import { leftToBuy } from "#domain/order/to-buy.ts";
import type { ShownItem } from "./shopping-row.tsx";

/** The list for a chat: what is still to be bought, by aisle, below a heading. */
export function shoppingText(
  heading: string,
  items: readonly ShownItem[],
  language: Language,
): string {
  const open = items.filter((item) => leftToBuy(item) > 0);
  return [
    heading,
    ...byAisle(open, language).map(([aisle, ofAisle]) =>
      [
        `*${aisle}*`,
        ...ofAisle.map((item) => `${item.name}: ${boughtText(leftToBuy(item), item, language)}`),
      ].join("\n"),
    ),
  ].join("\n\n");
}
