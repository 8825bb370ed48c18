import type { ShownDeskOrder } from "#desk/data/week/desk-week.ts";

interface RowProps {
  readonly order: ShownDeskOrder;
}

/**
 * Whether a row shows the same order in the same language and has the same other props, for React's `memo`: the whole week may have
 * been read again, but what an order has in it only changes with an event of its own, and then its state does.
 */
export function isSameRow<Props extends RowProps>(before: Props, after: Props): boolean {
  const [a, b] = [before.order, after.order];
  const isSameOrder =
    a === b ||
    (a.number === b.number &&
      a.place === b.place &&
      a.handOver === b.handOver &&
      a.distinction === b.distinction &&
      a.lines[0]?.dishName === b.lines[0]?.dishName &&
      a.notes.length === b.notes.length &&
      a.kitchenNote === b.kitchenNote &&
      a.driverNote === b.driverNote &&
      a.lines.every((line, at) => line.missing === b.lines[at]?.missing) &&
      JSON.stringify(a.state) === JSON.stringify(b.state));
  const names = Object.keys(after) as (keyof Props)[];
  return isSameOrder && names.every((name) => name === "order" || before[name] === after[name]);
}
