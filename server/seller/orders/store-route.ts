import { isTextKey } from "#domain/language/text-key.ts";
import { mergeRoutes } from "#domain/order-log/route-stops.ts";
import { badRequest } from "#server/seller/desk-error.ts";
import type { Store } from "#server/store/store.ts";

/** More stops than one driver can make. */
const mostStops = 500;
/** Of all weeks: customers who come back find their place again. */
const mostKept = 5_000;

/** Keeps the sequence of a week's stops, see `mergeRoutes`. */
export async function storeRoute(
  store: Pick<Store, "changeRoute">,
  stops: readonly string[],
): Promise<void> {
  const isValid =
    stops.length <= mostStops && stops.every(isTextKey) && new Set(stops).size === stops.length;
  if (!isValid) throw badRequest("The stops are not the keys of a route, each once.");
  await store.changeRoute((kept) => mergeRoutes(kept, stops, mostKept));
}
