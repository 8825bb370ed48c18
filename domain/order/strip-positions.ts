import type { Cart } from "#domain/cart/cart.ts";
import { mapFields } from "#domain/map-fields.ts";
import type { OrderGroup } from "./order.ts";

const positionsAndIds: ReadonlySet<string> = new Set([
  "position",
  "choicePosition",
  "id",
  "choiceId",
]);

/** The cart without its position fields (specification §3) and ids: an order names things. */
export function stripPositions(cart: Cart): readonly OrderGroup[] {
  return mapFields(cart, (value, name) =>
    positionsAndIds.has(name) ? undefined : value,
  ) as readonly OrderGroup[];
}
