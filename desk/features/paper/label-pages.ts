/** How many labels of 70 × 37 mm are on a sheet of A4: three columns of eight. */
export const labelsOnPage = 24;

export interface LabelPage<Order> {
  readonly first: number;
  /** Null for a label that is used up. */
  readonly labels: readonly (Order | null)[];
}

/** Deals out orders to sheets of labels, of which the first `used` are used up already. */
export function labelPages<Order>(
  orders: readonly Order[],
  used: number,
): readonly LabelPage<Order>[] {
  const labels = [...Array.from({ length: used }, () => null), ...orders];
  const pages = orders.length === 0 ? 0 : Math.ceil(labels.length / labelsOnPage);
  return Array.from({ length: pages }, (_, page) => {
    const first = page * labelsOnPage;
    return { first, labels: labels.slice(first, first + labelsOnPage) };
  });
}
