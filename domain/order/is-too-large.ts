/** Groups, dishes and their parts. Every part of a menu of a hundred dishes is fewer. */
const mostParts = 2_000;
/** In UTF-16 units; longer than any name of a menu. */
const longestName = 300;

/**
 * Whether the dishes of an order are more than any menu allows, or have longer texts. This is known before anything is looked up or
 * priced.
 */
export function isTooLarge(groups: readonly unknown[]): boolean {
  let parts = 0;
  const isLarge = (value: unknown): boolean => {
    if (typeof value === "string") return value.length > longestName;
    if (typeof value !== "object" || value === null) return false;
    parts += Array.isArray(value) ? value.length : 0;
    return parts > mostParts || Object.values(value).some(isLarge);
  };
  return isLarge(groups);
}
