import type { Language } from "#domain/language/language.ts";
import { ingredientText } from "#domain/menu/ingredient-text.ts";
import type { Ingredient, IngredientUnit } from "#domain/menu/recipe.ts";
import type { ListedIngredient } from "#domain/order-log/desk-event.ts";

/** How an ingredient is bought; `pack` is null or missing if it is bought loose. */
export interface Bought extends Pick<Ingredient, "unit"> {
  readonly pack?: number | null;
}

/** An ingredient in a week: what the orders need, and how much is there by now, at home or in the cart, in its unit. */
export interface ShoppingItem extends Bought, ListedIngredient {
  readonly had: number;
  /** The ids of the ingredients that were joined into it. */
  readonly joined: readonly string[];
}

/** The value of an item by its id and the ids of what was joined into it; undefined if there is none. */
export function sumOfItem(
  { ingredient, joined }: Pick<ShoppingItem, "ingredient" | "joined">,
  amounts: ReadonlyMap<string, number>,
): number | undefined {
  const said = [ingredient, ...joined].flatMap((id) => amounts.get(id) ?? []);
  if (said.length === 0) return undefined;
  return Math.round(said.reduce((sum, amount) => sum + amount, 0) * 1000) / 1000;
}

/** More of an ingredient than anybody buys. */
const mostAmount = 100_000_000;

/** Whether a number can be an amount of an ingredient, or none: 0 or more, with at most three decimals. */
export function isAmount(value: number): boolean {
  return value >= 0 && value <= mostAmount && Math.round(value * 1000) / 1000 === value;
}

/** What is needed beside what is there, as it is bought: in its unit, 0 for nothing. */
export function toBuy({ amount, had, ...bought }: ShoppingItem): number {
  return inPacks(Math.max(0, amount - had), bought);
}

/** How much is there once all that is needed was bought. */
export function allThere(item: ShoppingItem): number {
  return Math.round((item.had + toBuy(item)) * 1000) / 1000;
}

/** How many ingredients are there, of those that are needed. */
export function boughtItems(
  items: readonly ShoppingItem[],
): Readonly<Record<"done" | "of", number>> {
  const needed = items.filter(({ amount }) => amount > 0);
  return { done: needed.filter((item) => toBuy(item) === 0).length, of: needed.length };
}

/**
 * An amount as it is bought, never less: whole packs and whole pieces; loose grams and millilitres up to the next 1 below 10, 5 below 100,
 * 50 below 1,000 and 100 above.
 */
export function inPacks(amount: number, { unit, pack }: Bought): number {
  const size = Math.round((pack ?? looseStep(amount, unit)) * 1000);
  return (Math.ceil(Math.round(amount * 1000) / size) * size) / 1000;
}

function looseStep(amount: number, unit: IngredientUnit): number {
  if (unit === "piece" || amount < 10) return 1;
  if (amount < 100) return 5;
  return amount < 1000 ? 50 : 100;
}

/** What is bought, in words: `3 ק״ג`, `4 × 1 liter`. What is not in whole packs, such as the difference to earlier packs, is an amount. */
export function boughtText(amount: number, { unit, pack }: Bought, language: Language): string {
  const packs = pack == null ? 1 : Math.round(amount * 1000) / Math.round(pack * 1000);
  return pack != null && packs > 1 && Number.isInteger(packs)
    ? `${String(packs)} × ${ingredientText(pack, unit, language)}`
    : ingredientText(amount, unit, language);
}

/**
 * What differs from a printed list, first what there is more of: `by` is how much more is to be bought, below 0 for less. `printed` is what
 * was needed then; what is there counts as it is now.
 */
export function listChanges<Item extends ShoppingItem>(
  printed: readonly ListedIngredient[],
  items: readonly Item[],
): readonly { readonly item: Item; readonly by: number }[] {
  const needed = new Map(printed.map(({ ingredient, amount }) => [ingredient, amount]));
  return items
    .map((item) => {
      const then = toBuy({ ...item, amount: sumOfItem(item, needed) ?? 0 });
      return { item, by: Math.round((toBuy(item) - then) * 1000) / 1000 };
    })
    .filter(({ by }) => by !== 0)
    .toSorted((a, b) => Math.sign(b.by) - Math.sign(a.by));
}
