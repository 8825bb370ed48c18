import type { OrderType } from "#domain/customer/customer-data.ts";
import { type Language, locales } from "#domain/language/language.ts";
import { type DeliveryPlace, handOverAt, offersPickup } from "#domain/menu/delivery-place.ts";
import { dateText } from "#domain/schedule/date-text.ts";
import type { PromisedHandOver } from "#domain/schedule/hand-over.ts";
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

/** The days on which orders are handed over at any of some places, in words and earliest first; null where no time is set. */
export function handOverDays(
  places: readonly Pick<ShownPlace, "handOver">[],
  language: Language,
): string | null {
  const dates = places.flatMap(({ handOver: { pickup, delivery } }) =>
    [pickup, delivery].flatMap((each) => each?.date ?? []),
  );
  const days = [...new Set(dates)].toSorted().map((date) => dateText(date, language));
  if (days.length === 0) return null;
  return new Intl.ListFormat(locales[language], { type: "disjunction" }).format(days);
}
