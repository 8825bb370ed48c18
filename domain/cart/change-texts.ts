import { isolatedPriceText as price } from "#domain/money/price-text.ts";
import type { CartChange } from "./cart-change.ts";

/** What an app says of each kind of change; prices come as texts. */
export interface ChangeTexts {
  readonly "dish-gone": (dish: string) => string;
  readonly "part-gone": (dish: string, part: string) => string;
  readonly "choice-needed": (dish: string, option: string) => string;
  readonly "price-changed": (dish: string, from: string, to: string) => string;
  readonly "dish-renamed": (oldName: string, dish: string) => string;
  readonly "part-renamed": (dish: string, oldName: string, part: string) => string;
}

/** The sentences for what a menu did to a cart, without repetitions. */
export function changeTexts(changes: readonly CartChange[], texts: ChangeTexts): readonly string[] {
  return [...new Set(changes.map((change) => changeText(change, texts)))];
}

function changeText(change: CartChange, texts: ChangeTexts): string {
  const { dishName } = change;
  switch (change.kind) {
    case "dish-gone":
      return texts["dish-gone"](dishName);
    case "part-gone":
      return texts["part-gone"](dishName, change.partName);
    case "choice-needed":
      return texts["choice-needed"](dishName, change.optionName);
    case "price-changed":
      return texts["price-changed"](dishName, price(change.from), price(change.to));
    case "dish-renamed":
      return texts["dish-renamed"](change.oldName, dishName);
    case "part-renamed":
      return texts["part-renamed"](dishName, change.oldName, change.partName);
  }
}
