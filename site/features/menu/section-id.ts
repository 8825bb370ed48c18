/** Id of the element in which the sections scroll. */
export const menuAreaId = "menu-area";

export function sectionId(orderNumber: number): string {
  return `dish-type-${String(orderNumber)}`;
}
