import type { Ingredient, IngredientUnit } from "#domain/menu/recipe.ts";
import type { ListedIngredient } from "#domain/order-log/desk-event.ts";

/** How an ingredient is bought; `pack` is null or missing if it is bought loose. */
export interface Bought extends Pick<Ingredient, "unit"> {
  readonly pack?: number | null;
}

/** A line of the shopping list of a week: what the orders need, and what there is of it, in the unit of the ingredient. */
export interface ShoppingItem extends Bought, ListedIngredient {
  readonly home: number;
  readonly cart: number;
}

/** More of an ingredient than anybody buys. */
const mostAmount = 100_000_000;

/** Whether a number can be an amount of an ingredient, or none: 0 or more, with at most three decimals. */
export function isAmount(value: number): boolean {
  return value >= 0 && value <= mostAmount && Math.round(value * 1000) / 1000 === value;
}

/** What is needed beside what is at home, as it is bought: in its unit, 0 for nothing. */
export function toBuy(item: ShoppingItem): number {
  return leftToBuy({ ...item, cart: 0 });
}

/** What is still to be put into the cart, as it is bought. */
export function leftToBuy(item: ShoppingItem): number {
  return inPacks(Math.max(0, item.amount - item.home - item.cart), item);
}

/** How many ingredients are bought, of those that are to be bought. */
export function boughtItems(items: readonly ShoppingItem[]): {
  readonly done: number;
  readonly of: number;
} {
  const wanted = items.filter((item) => toBuy(item) > 0);
  return { done: wanted.filter((item) => leftToBuy(item) === 0).length, of: wanted.length };
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

/** How a list that was printed differs from what is to be bought now. */
export interface ListChanges<Item> {
  /** First those of which more is bought. */
  readonly changes: readonly ListChange<Item>[];
  /** How many of the printed ingredients are not in the catalogue any more. */
  readonly deleted: number;
  /** Of both. */
  readonly count: number;
}

export interface ListChange<Item> {
  readonly item: Item;
  /** How much more is bought, below 0 for less. */
  readonly by: number;
  /** How much is bought now. */
  readonly now: number;
}

/** `printed` is what was to be bought, as it is bought; `items` have everything that is in it, unless it was deleted. */
export function listChanges<Item extends ShoppingItem>(
  printed: readonly ListedIngredient[],
  items: readonly Item[],
): ListChanges<Item> {
  const gone = new Map(printed.map(({ ingredient, amount }) => [ingredient, amount]));
  const changes = items
    .map((item) => {
      const now = toBuy(item);
      const by = Math.round((now - (gone.get(item.ingredient) ?? 0)) * 1000) / 1000;
      gone.delete(item.ingredient);
      return { item, by, now };
    })
    .filter(({ by }) => by !== 0)
    .toSorted((a, b) => Math.sign(b.by) - Math.sign(a.by));
  return { changes, deleted: gone.size, count: changes.length + gone.size };
}
