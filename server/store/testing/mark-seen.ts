import { type ActionEntry, markOf, ruthsOpening } from "#domain/testing/desk-log.ts";
import type { MarkOutcome } from "#server/store/log/event-log.ts";
import type { Store } from "#server/store/store.ts";

/** Presses on Ruth's order with everything before it on the screen. `at` is in milliseconds since 1970 UTC. */
export async function markSeen(
  store: Store,
  [actionId, action]: ActionEntry,
  at: number,
): Promise<MarkOutcome> {
  const { cursor } = await store.readWeek(ruthsOpening.week);
  return store.mark({ ...markOf(actionId, action, { event: cursor.event }), at });
}
