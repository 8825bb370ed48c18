import type { DeskCall } from "#server/seller/desk-context.ts";

/** Reads orders; where one has no state and is missing, once more after the orders were given theirs. */
export async function readWithStates<Read extends { readonly lacksStates: boolean }>(
  { repairOrders }: Pick<DeskCall, "repairOrders">,
  read: () => Promise<Read>,
): Promise<Read> {
  const first = await read();
  if (!first.lacksStates) return first;
  await repairOrders();
  return read();
}
