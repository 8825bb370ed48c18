import type { Store } from "#server/store/store.ts";

/** Gives orders without a state theirs, and says so in one line if there were any. */
export async function repairOrders(
  store: Pick<Store, "addMissingStates">,
  say: (line: string) => void,
): Promise<void> {
  const orders = await store.addMissingStates();
  if (orders === 0) return;
  say(
    `orders that a server of an earlier version stored without a state: ${String(orders)}. They have one now, and are listed and mailed`,
  );
}
