import type { DeskWeek } from "#desk/data/week/week-context.tsx";
import { byAisle, type ShoppingTexts } from "#desk/parts/order/by-aisle.ts";
import type { Language } from "#domain/language/language.ts";
import { boughtText, leftToBuy } from "#domain/order/to-buy.ts";
import { dateText } from "#domain/schedule/date-text.ts";

/** The list for a chat: what is still to be bought, by aisle, and the dishes that it lacks. */
export function shoppingText(
  { week, shopping }: Pick<DeskWeek, "week" | "shopping">,
  language: Language,
  texts: ShoppingTexts,
): string {
  const open = (shopping?.items ?? []).filter((item) => leftToBuy(item) > 0);
  const missing = shopping?.withoutRecipe ?? [];
  return [
    texts.listOf(dateText(week, language)),
    ...byAisle(open, texts).map(([aisle, items]) =>
      [
        `*${aisle}*`,
        ...items.map((item) => `${item.name}: ${boughtText(leftToBuy(item), item, language)}`),
      ].join("\n"),
    ),
    ...(missing.length === 0 ? [] : [`${texts.withoutRecipe} ${missing.join(", ")}`]),
  ].join("\n\n");
}
