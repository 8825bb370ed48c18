import { isTextKey } from "#domain/language/text-key.ts";
import { keysToKeep, mergeRoutes } from "#domain/order-log/route-stops.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { weeksAtWork } from "#server/seller/reads/choose-week.ts";
import { weekStops } from "#server/seller/reads/route-of-week.ts";
import { badRequest } from "#server/seller/refused-call.ts";

/** More stops than one driver can make. */
const mostStops = 500;
/** Of all weeks: customers who come back find their place again. */
const mostKept = 5_000;

/**
 * Keeps the sequence of a week's stops, see `mergeRoutes`. A device with an earlier build sends a key for each way in which an address was
 * written: in the weeks that are worked on its building is kept for it.
 */
export async function keepRoute(
  { store, now, current }: Pick<DeskCall, "store" | "now" | "current">,
  stops: readonly string[],
): Promise<void> {
  const isValid =
    stops.length <= mostStops && stops.every(isTextKey) && new Set(stops).size === stops.length;
  if (!isValid) throw badRequest("The stops are not the keys of a route, each once.");
  const dates = await weeksAtWork(store, now, current.catalogue);
  const weeks = await Promise.all([...dates].map((date) => store.workingOrders(date)));
  const ofWeeks = weekStops(
    weeks.flatMap(({ orders }) => orders),
    [],
  );
  const sequence = keysToKeep(stops, ofWeeks);
  await store.changeRoute((kept) => mergeRoutes(kept, sequence, mostKept));
}
