import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import { handOverAt } from "#domain/menu/delivery-place.ts";
import type { PromisedHandOver } from "#domain/schedule/hand-over.ts";
import { textOf } from "./in-both-languages.ts";
import type { AcceptedOrder } from "./order.ts";

type Rules = Pick<Catalogue, "deliveryPlaces" | "shop">;

/**
 * An order that is in a week (`YYYY-MM-DD`), with the time at which it is handed over: as its customer was told, and where nothing was
 * told for that week, as the shop's times say now; none if the seller has set none. It is stored with the order, because those may change.
 */
export function promiseHandOver(
  { handOver: before, ...order }: AcceptedOrder,
  week: string,
  rules: Rules,
): AcceptedOrder {
  const handOver = before?.week === week ? before : handOverNow(order, week, rules);
  return handOver === undefined ? order : { ...order, handOver };
}

/** The place of an order as the seller has it now: by its id, for an order without one by the name that its customer saw. */
export function placeNow(
  { customerData: { city }, language }: AcceptedOrder,
  places: Rules["deliveryPlaces"],
): Rules["deliveryPlaces"][number] | undefined {
  return (
    places.find(({ id }) => id !== undefined && id === city.id) ??
    places.find(({ name }) => name[language] === city[language])
  );
}

/** When the shop's times say now that an order is handed over. */
export function handOverNow(
  order: AcceptedOrder,
  week: string,
  { deliveryPlaces, shop }: Rules,
): PromisedHandOver<LocalizedText> | undefined {
  const place = placeNow(order, deliveryPlaces);
  const handOver = handOverAt(order.customerData.orderType, place, week, shop);
  if (handOver?.note === undefined) return handOver;
  return { ...handOver, note: textOf(handOver.note) };
}
