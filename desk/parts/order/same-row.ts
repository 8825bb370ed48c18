import type { ShownDeskOrder } from "#desk/data/week/desk-week.ts";

interface RowProps {
  readonly order: ShownDeskOrder;
}

/**
 * Whether a row shows the same order in the same language and has the same other props, for React's `memo`: the whole week may have
 * been read again. The state alone does not tell: the answer to a mark of this device has that of a change of another one, too, before
 * what was changed has been read.
 */
export function isSameRow<Props extends RowProps>(before: Props, after: Props): boolean {
  const [a, b] = [before.order, after.order];
  const isSameOrder = a === b || JSON.stringify(a) === JSON.stringify(b);
  const names = Object.keys(after) as (keyof Props)[];
  return isSameOrder && names.every((name) => name === "order" || before[name] === after[name]);
}
