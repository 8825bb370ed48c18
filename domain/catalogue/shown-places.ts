import type { OrderType } from "#domain/customer/customer-data.ts";
import type { Language } from "#domain/language/language.ts";
import { type DeliveryPlace, handOverAt, offersPickup } from "#domain/menu/delivery-place.ts";
import type { PromisedHandOver } from "#domain/schedule/hand-over.ts";
import { handOverDaysText } from "#domain/schedule/hand-over-texts.ts";
import type { Catalogue } from "./catalogue.ts";
import { localizeDeliveryPlaces } from "./localize-catalogue.ts";

/** A place as customers see it, with the times of the week that orders are taken for. */
export interface ShownPlace extends Omit<DeliveryPlace<string>, "pickupTime" | "deliveryTime"> {
  /** Undefined where the seller has set no time. */
  readonly handOver: Readonly<Record<OrderType, PromisedHandOver<string> | undefined>>;
}

/** The delivery places in one language, for orders of a week (`YYYY-MM-DD`). */
export function shownPlaces(
  { deliveryPlaces, shop }: Pick<Catalogue, "deliveryPlaces" | "shop">,
  week: string,
  language: Language,
): readonly ShownPlace[] {
  return localizeDeliveryPlaces(deliveryPlaces, language).map((place) => {
    const { pickupTime: _, deliveryTime: __, ...shown } = place;
    const handOver = {
      pickup: offersPickup(place) ? handOverAt("pickup", place, week, shop) : undefined,
      delivery: handOverAt("delivery", place, week, shop),
    };
    return { ...shown, handOver };
  });
}

/**
 * The days on which orders are handed over at any of some places, in words that follow `ב` or `on`, with the hours where they agree; null
 * where no time is set.
 */
export function handOverDays(
  places: readonly Pick<ShownPlace, "handOver">[],
  language: Language,
): string | null {
  const times = places.flatMap(({ handOver: { pickup, delivery } }) =>
    [pickup, delivery].flatMap((each) => each ?? []),
  );
  return handOverDaysText(times, language);
}
