import type { DeskWeek } from "#desk/data/week/week-context.tsx";
import { recipeTexts } from "#desk/language/recipe-texts.ts";
import { byAisle } from "#desk/parts/order/by-aisle.ts";
import type { Language } from "#domain/language/language.ts";
import { boughtText, toBuy } from "#domain/order/to-buy.ts";

/** The list for a chat: what is still to be bought, by aisle, below a heading, and the dishes of which nothing is in it. */
export function shoppingText(
  heading: string,
  { items, withoutRecipe }: DeskWeek["shopping"],
  language: Language,
): string {
  const open = items.filter((item) => toBuy(item) > 0);
  const aisles = byAisle(open, language).map(([aisle, ofAisle]) => [
    `*${aisle}*`,
    ...ofAisle.map((item) => `${item.name}: ${boughtText(toBuy(item), item, language)}`),
  ]);
  const rest =
    withoutRecipe.length > 0
      ? [[recipeTexts[language].shopping.withoutRecipe, withoutRecipe.join(", ")]]
      : [];
  return [[heading], ...aisles, ...rest].map((lines) => lines.join("\n")).join("\n\n");
}
