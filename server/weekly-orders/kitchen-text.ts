import type {
  Counted,
  KitchenDish,
  KitchenSummary,
  KitchenVariant,
} from "#domain/order/kitchen-summary.ts";
import { packsText } from "#server/order-mail/seller-messages.ts";

/** Renders what is to be cooked, in Hebrew: each dish with its portions, their variants, and the extras. */
export function kitchenText(summary: KitchenSummary): string {
  return summary
    .map(({ typeName, dishes }) => `== ${typeName} ==\n\n${dishes.map(dishText).join("\n")}`)
    .join("\n");
}

function dishText({
  dishName,
  portions,
  selections,
  addOns,
  options,
  extras,
}: KitchenDish): string {
  const lines = [
    `${dishName}: ${packsText(portions)}`,
    ...selections.flatMap(({ name, amount, variants }) => [
      `  ${String(amount)} × ${name}`,
      ...variants.flatMap(variantText),
    ]),
    ...options.map(({ name, choices }) => `  ${name}: ${countedText(choices)}`),
    ...(addOns.length === 0 ? [] : [`  תוספות: ${countedText(addOns)}`]),
    ...(extras.length === 0 ? [] : [`  בצד: ${countedText(extras)}`]),
  ];
  return `${lines.join("\n")}\n`;
}

/** Empty for a variant without choices and add-ons. */
function variantText({ amount, addOns, choices }: KitchenVariant): readonly string[] {
  const parts = [...choices.map(({ name, choice }) => `${name}: ${choice}`), ...addOns];
  return parts.length === 0 ? [] : [`      ${String(amount)} × ${parts.join(", ")}`];
}

function countedText(items: readonly Counted[]): string {
  return items.map(({ name, amount }) => `${String(amount)} × ${name}`).join(", ");
}
