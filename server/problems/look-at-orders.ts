import { orderWeekAt, weeksWorkedOn } from "#server/ordering/order-week.ts";
import type { Store } from "#server/store/store.ts";
import type { Finding } from "./problem.ts";

/**
 * Looks for orders that cannot be read, in the weeks that are worked on at `now` (milliseconds since 1970 UTC) and the one that orders are
 * taken for. Reading all orders would take long; those of earlier weeks are found by backups, which read everything.
 */
export async function lookAtOrders(
  store: Pick<Store, "currentCatalogue" | "workingOrders">,
  now: number,
): Promise<readonly Finding[]> {
  const current = await store.currentCatalogue();
  if (current === undefined) return [];
  const { shop } = current.catalogue;
  const weeks = new Set(
    [...weeksWorkedOn(now, shop), orderWeekAt(now, shop)].map(({ date }) => date),
  );
  const numbers: string[] = [];
  for (const week of weeks) numbers.push(...(await store.workingOrders(week)).unreadable);
  if (numbers.length === 0) return [];
  return [
    {
      kind: "unreadable-orders",
      amount: numbers.length,
      words: `orders cannot be read: ${numbers.join(", ")}; the seller has them in her mails; restore a backup that has them: npm run restore -- FILE`,
      stopsOrders: false,
    },
  ];
}
