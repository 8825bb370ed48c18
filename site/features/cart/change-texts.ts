import type { CartChange } from "#domain/cart/resolve-cart.ts";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import type { Messages } from "#site/language/messages.ts";

/** The sentence for each change, each sentence once. */
export function changeTexts(
  changes: readonly CartChange[],
  messages: Messages["cart"],
): readonly string[] {
  return [...new Set(changes.map((change) => changeText(change, messages)))];
}

function changeText(change: CartChange, { changes }: Messages["cart"]): string {
  switch (change.kind) {
    case "dish-gone":
      return changes["dish-gone"](change.dishName);
    case "part-gone":
      return changes["part-gone"](change.dishName, change.partName);
    case "choice-needed":
      return changes["choice-needed"](change.dishName, change.optionName);
    case "price-changed":
      return changes["price-changed"](
        change.dishName,
        isolatedPriceText(change.from),
        isolatedPriceText(change.to),
      );
  }
}
