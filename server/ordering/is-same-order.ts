import { type Language, languages } from "#domain/language/language.ts";
import { type AcceptedOrder, orderIn } from "#domain/order/order.ts";
import { contentHash } from "./content-hash.ts";

/** What the menu says of an order beside what its customer chose, and the total, which follows from the rest and what the seller agreed to. */
const beside = new Set(["id", "choiceId", "measure", "pickupAddress", "handOver", "orderTotal"]);

/**
 * Whether two orders are the same for their customer, in whichever language each of them was sent: in one language both have the same
 * names, counts and prices, and the same data of the customer.
 */
export function isSameOrder(one: AcceptedOrder, other: AcceptedOrder): boolean {
  return languages.some((language) => hashIn(one, language) === hashIn(other, language));
}

function hashIn(order: AcceptedOrder, language: Language): string {
  const seen = JSON.stringify(orderIn(order, language), (field, value: unknown) =>
    beside.has(field) ? undefined : value,
  );
  return contentHash(JSON.parse(seen));
}
