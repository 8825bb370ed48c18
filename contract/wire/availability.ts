import type { Availability } from "#contract/generated/schema-types.ts";
import type { LittleLeft } from "#domain/order/little-left.ts";

/** Converts what there is little of to the answer of `availability`. */
export function availabilityToWire(left: readonly LittleLeft[]): Availability[] {
  return left.map(({ typeName, ...rest }) => ({ ...rest, orderType: typeName }));
}
