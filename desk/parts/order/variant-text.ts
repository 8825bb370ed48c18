import type { ShownDeskOrder } from "#desk/data/week/desk-week.ts";

type Variant = Pick<ShownDeskOrder["lines"][number], "choices" | "addOns">;

/** What makes a portion differ from the plain one: `תיבול: חריף, קניידלך`. Empty for a plain portion and for an extra. */
export function variantText({ choices, addOns }: Variant): string {
  return [...choices.map(({ name, choice }) => `${name}: ${choice}`), ...addOns].join(", ");
}
