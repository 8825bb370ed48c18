import type { OrderState } from "./order-state.ts";

/** Of how many weeks somebody has ordered in at least so many to count as a regular. */
export const regularWeeks = { of: 4, atLeast: 3 };

/**
 * Who ordered in most of the weeks `before`, and not in the `open` one: of each the newest order that is not cancelled. `people` are the
 * orders of each, oldest first. Whoever cancelled the order of the open week has decided, and is not among them.
 */
export function missingRegulars<
  Order extends { readonly state: Pick<OrderState, "week" | "isCancelled"> },
>(
  people: readonly (readonly Order[])[],
  { before, open }: { readonly before: readonly string[]; readonly open: string },
): readonly Order[] {
  return people.flatMap((orders) => {
    const served = orders.filter(({ state }) => !state.isCancelled);
    const newest = served.at(-1);
    const weeks = before.filter((week) => served.some(({ state }) => state.week === week)).length;
    const isThere = orders.some(({ state }) => state.week === open);
    return newest === undefined || isThere || weeks < regularWeeks.atLeast ? [] : [newest];
  });
}
