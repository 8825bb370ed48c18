/** What the sections scroll in. */
export const menuAreaId = "menu-area";

export function sectionId(orderNumber: number): string {
  return `dish-type-${String(orderNumber)}`;
}
