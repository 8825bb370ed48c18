import type { ShownStop } from "#contract/desk-calls/week.ts";
import { languages } from "#domain/language/language.ts";
import { type RoutedOrder, type RouteStop, routeStops } from "#domain/order-log/route-stops.ts";
import type { WorkingOrder } from "#server/store/log/event-log.ts";
import type { DeskShownOrder } from "./shown-orders.ts";

interface NumberedOrder extends RoutedOrder {
  readonly number: string;
}

/** The stops of orders. Keys are made of Hebrew names, so that they are the same whatever language a device shows. */
export function weekStops(
  working: readonly WorkingOrder[],
  kept: readonly string[],
): readonly RouteStop<NumberedOrder>[] {
  return routeStops(
    working.map(({ stored: { number, order }, position, state }) => {
      const { name, orderType, address, city } = order.customerData;
      const placeNames = languages.map((language) => city[language]);
      return { number, position, state, name, orderType, address, place: city.he, placeNames };
    }),
    kept,
  );
}

/** The stops of the orders that are shown, with their numbers and with the names of places in the language of the device. */
export function routeOf(
  working: readonly WorkingOrder[],
  orders: readonly DeskShownOrder[],
  kept: readonly string[],
): readonly ShownStop[] {
  const places = new Map(orders.map(({ shown }) => [shown.number, shown.place]));
  const ofDevice = working.filter(({ stored }) => places.has(stored.number));
  return weekStops(ofDevice, kept).map((stop) => {
    const numbers = stop.orders.map(({ number }) => number);
    return {
      key: stop.key,
      place: places.get(numbers[0] ?? "") ?? stop.place,
      address: stop.address,
      street: stop.street,
      orders: numbers,
    };
  });
}
