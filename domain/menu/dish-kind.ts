/**
 * What a dish is to kashrut: meat, which includes poultry; dairy; fish, which is not eaten together with meat; or parve,
 * which has none of them and goes with each.
 */
export const dishKinds = ["meat", "dairy", "fish", "parve"] as const;

export type DishKind = (typeof dishKinds)[number];

export function isDishKind(value: unknown): value is DishKind {
  return dishKinds.some((kind) => kind === value);
}
