import type { ShownDeskOrder } from "#desk/data/week/week-context.tsx";

interface OrderProps {
  readonly order: ShownDeskOrder;
}

/**
 * Whether a row shows the same order in the same language, for React's `memo`: the whole week may have been read again, but what an
 * order has in it only changes with an event of its own, and then its state does.
 */
export function isSameOrder(before: OrderProps, after: OrderProps): boolean {
  const [a, b] = [before.order, after.order];
  return (
    a === b ||
    (a.number === b.number &&
      a.place === b.place &&
      a.lines[0]?.dishName === b.lines[0]?.dishName &&
      a.notes.length === b.notes.length &&
      JSON.stringify(a.state) === JSON.stringify(b.state))
  );
}
