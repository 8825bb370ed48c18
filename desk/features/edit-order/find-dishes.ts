import type { NamedDish, OrderMenu } from "./order-menu.ts";

/** Shorter texts would find half of the menu. */
const fewestLetters = 2;

/**
 * The dishes with words that begin as the typed ones do, in the order of the menu. A word of the dish's type counts too: "soups" finds
 * all soups. Undefined for fewer than two letters.
 */
export function findDishes(menu: OrderMenu, typed: string): readonly NamedDish[] | undefined {
  const beginnings = wordsOf(typed);
  if (beginnings.join("").length < fewestLetters) return undefined;
  return menu.types.flatMap(({ typeName, dishes }) =>
    dishes.flatMap((dish) => {
      const words = wordsOf(`${dish.dishName} ${typeName}`);
      const isFound = beginnings.every((beginning) =>
        words.some(
          (word) => word.startsWith(beginning) || withoutPrefix(word).startsWith(beginning),
        ),
      );
      return isFound ? [{ typeName, dish }] : [];
    }),
  );
}

/** `שום` of `ושום`: Hebrew joins small words to the next one. */
function withoutPrefix(word: string): string {
  return word.replace(/^[ובלמכהש]/u, "");
}

/** In small letters and without points, so that a dish is found however it was typed. */
function wordsOf(text: string): readonly string[] {
  const plain = text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
