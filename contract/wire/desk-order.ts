import type { ChangeOrderInput, SellerOrderInput } from "#contract/generated/desk-schema-types.ts";
import type { SellerChange, SellerOrder } from "#domain/order/seller-change.ts";

type SharedInput = Pick<ChangeOrderInput, keyof ChangeOrderInput & keyof SellerOrderInput>;

/** A change of an order as the domain takes it. Nothing but its shape is validated. */
export function sellerChangeFromWire(input: SharedInput): SellerChange {
  const { lines, orderType, place } = input;
  return {
    namesIn: input.namesIn ?? "he",
    lines,
    orderType,
    place,
    address: input.address ?? "",
    adjustment: input.adjustment ?? 0,
    adjustmentText: input.adjustmentText ?? "",
  };
}

/** An order that the seller takes, as the domain takes it. */
export function sellerOrderFromWire(input: SellerOrderInput): SellerOrder {
  const { name, phoneNumber } = input;
  return {
    ...sellerChangeFromWire(input),
    language: input.language ?? "he",
    name,
    phoneNumber,
    email: input.email ?? "",
  };
}
