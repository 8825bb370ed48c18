import type { ShownDeskOrder } from "#desk/data/week/desk-week.ts";
import { type Language, languages } from "#domain/language/language.ts";

/** Who gets a message: one email for each order that stands and has an address. */
export interface Recipients {
  /** How many emails there are in each language. */
  readonly counts: Readonly<Record<Language, number>>;
  readonly total: number;
  /** The languages in which it must be written. */
  readonly needed: readonly Language[];
  /** The orders that stand and have no address. */
  readonly withoutMail: readonly ShownDeskOrder[];
}

/** `place` is null for the orders of all places. */
export function recipientsOf(orders: readonly ShownDeskOrder[], place: string | null): Recipients {
  const standing = orders.filter(
    (order) => !order.state.isCancelled && (place === null || order.place === place),
  );
  const hasMail = ({ email }: ShownDeskOrder) => email !== null && email !== "";
  const withMail = standing.filter(hasMail);
  const count = (language: Language) =>
    withMail.filter((order) => order.language === language).length;
  const counts = { he: count("he"), en: count("en") };
  return {
    counts,
    total: withMail.length,
    needed: languages.filter((language) => counts[language] > 0),
    withoutMail: standing.filter((order) => !hasMail(order)),
  };
}

/** The places of the orders that stand, in the seller's order. */
export function placesOf(
  orders: readonly ShownDeskOrder[],
  places: readonly string[],
): readonly string[] {
  const used = new Set(orders.flatMap(({ place, state }) => (state.isCancelled ? [] : [place])));
  return [
    ...places.filter((place) => used.has(place)),
    ...[...used].filter((place) => !places.includes(place)),
  ];
}
