import { sumText } from "#domain/menu/measure-text.ts";
import type {
  Counted,
  KitchenDish,
  KitchenSummary,
  KitchenVariant,
} from "#domain/order/kitchen-summary.ts";

/**
 * Renders what is to be cooked, in Hebrew: each dish with its amount in the seller's measure, the sizes and variants that it is
 * made of, and the extras.
 */
export function kitchenText(summary: KitchenSummary): string {
  return summary
    .map(({ typeName, dishes }) => `== ${typeName} ==\n\n${dishes.map(dishText).join("\n")}`)
    .join("\n");
}

function dishText({
  dishName,
  measures,
  selections,
  addOns,
  options,
  extras,
}: KitchenDish): string {
  const lines = [
    `${dishName}: ${amountText(measures, selections)}`,
    ...selections.flatMap(({ name, amount, variants }) => [
      `  ${String(amount)} × ${name}`,
      ...variants.flatMap(variantText),
    ]),
    ...options.map(({ name, choices }) => `  ${name}: ${countedText(choices)}`),
    ...(addOns.length === 0 ? [] : [`  שינויים במנה: ${countedText(addOns)}`]),
    ...(extras.length === 0 ? [] : [`  בצד: ${countedText(extras)}`]),
  ];
  return `${lines.join("\n")}\n`;
}

/** All portions together. */
function amountText(
  measures: KitchenDish["measures"],
  selections: KitchenDish["selections"],
): string {
  const packs = selections
    .filter(({ measure }) => measure === null)
    .reduce((sum, { amount }) => sum + amount, 0);
  return sumText({ measures, packs }, "he");
}

/** Empty for a variant without choices and add-ons. */
function variantText({ amount, addOns, choices }: KitchenVariant): readonly string[] {
  const parts = [...choices.map(({ name, choice }) => `${name}: ${choice}`), ...addOns];
  return parts.length === 0 ? [] : [`      ${String(amount)} × ${parts.join(", ")}`];
}

function countedText(items: readonly Counted[]): string {
  return items.map(({ name, amount }) => `${String(amount)} × ${name}`).join(", ");
}
