import { isCount } from "#domain/cart/count.ts";
import { priceDish } from "#domain/cart/price-cart.ts";
import { cleanNote } from "#domain/customer/customer-note.ts";
import type { AcceptedDish } from "./order.ts";
import type { EnteredDish } from "./seller-change.ts";

/**
 * The dish of an order after a change that leaves it as it is, or only takes something away, at the prices at which it was ordered.
 * Undefined if there is more of something, or if add-ons or choices differ: then it gets today's prices. `shown` is the dish with its
 * names in the language of the line.
 */
export function atOldPrice<Text>(
  line: EnteredDish,
  dish: AcceptedDish<Text>,
  shown: AcceptedDish<string>,
): AcceptedDish<Text> | undefined {
  const hasSameChoices =
    line.options.length === shown.options.length &&
    isSameSet(line.options.map(choiceText), shown.options.map(choiceText));
  if (!hasSameChoices || hasTwice(line.options) || hasTwice(line.selections)) return undefined;
  if (hasTwice(line.extras)) return undefined;
  const isLess = ({ amount }: Amount, ordered: Amount | undefined) =>
    isCount(amount) && (amount === 0 || amount <= (ordered?.amount ?? 0));
  const keepsSelections = line.selections.every((selection) => {
    const ordered = shown.selections.find(({ name }) => name === selection.name);
    const addOns = ordered?.addOns.map(({ name }) => name) ?? [];
    return (
      isLess(selection, ordered) && (ordered === undefined || isSameSet(selection.addOns, addOns))
    );
  });
  const keepsExtras = line.extras.every((extra) =>
    isLess(
      extra,
      shown.extras.find(({ name }) => name === extra.name),
    ),
  );
  if (!keepsSelections || !keepsExtras) return undefined;

  const amountOf = (names: readonly (Amount & { readonly name: string })[], name?: string) =>
    names.find((each) => each.name === name)?.amount ?? 0;
  const selections = dish.selections
    .map((selection, index) => ({
      ...selection,
      amount: amountOf(line.selections, shown.selections[index]?.name),
    }))
    .filter(({ amount }) => amount > 0);
  const extras = dish.extras
    .map((extra, index) => ({ ...extra, amount: amountOf(line.extras, shown.extras[index]?.name) }))
    .filter(({ amount }) => amount > 0);
  if (selections.length === 0) return undefined;
  const { note: _, ...unnoted } = dish;
  const note = cleanNote(line.note ?? "");
  const kept = { ...(note === "" ? unnoted : { ...dish, note }), selections, extras };
  return { ...kept, totalPrice: priceDish(kept) };
}

interface Amount {
  readonly amount: number;
}

function choiceText({ name, choice }: EnteredDish["options"][number]): string {
  return JSON.stringify([name, choice]);
}

function hasTwice(items: readonly { readonly name: string }[]): boolean {
  return new Set(items.map(({ name }) => name)).size < items.length;
}

function isSameSet(left: readonly string[], right: readonly string[]): boolean {
  const names = new Set(left);
  return (
    names.size === left.length &&
    left.length === right.length &&
    right.every((name) => names.has(name))
  );
}
