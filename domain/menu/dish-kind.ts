/**
 * The kind of a dish by the rules of kashrut: meat, which includes poultry; dairy; fish, which is not eaten together with
 * meat; or parve, which contains none of these and may be eaten with any of them.
 */
export const dishKinds = ["meat", "dairy", "fish", "parve"] as const;

export type DishKind = (typeof dishKinds)[number];

export function isDishKind(value: unknown): value is DishKind {
  return dishKinds.some((kind) => kind === value);
}
