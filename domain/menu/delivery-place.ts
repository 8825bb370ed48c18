import type { Agorot } from "#domain/money/agorot.ts";

/** A place that the shop delivers to or hands orders over in (specification §3). */
export interface DeliveryPlace<Text> {
  readonly name: Text;
  readonly deliveryPrice: Agorot;
  /** Empty where nothing can be picked up. */
  readonly pickupAddress: Text;
  readonly pickupPrice: Agorot;
}
