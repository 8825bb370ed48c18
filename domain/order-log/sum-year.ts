import type { OrderType } from "#domain/customer/customer-data.ts";
import type { Language, LocalizedText } from "#domain/language/language.ts";

interface Named {
  readonly id?: string | undefined;
}

/** What the sums of a year need of an order, as it is now. Amounts are agorot. */
export interface SoldOrder {
  /** `YYYY-MM-DD`. */
  readonly week: string;
  readonly due: number;
  readonly received: number;
  readonly isCancelled: boolean;
  /** Undefined for an order that cannot be read. It counts, and is in no table of what was sold. */
  readonly content: SoldContent | undefined;
}

export interface SoldContent {
  readonly orderType: OrderType;
  readonly city: LocalizedText & Named;
  /** The price of its dishes; the rest of what it costs is pickup or delivery, and an adjustment. */
  readonly totalPrice: number;
  readonly groups: readonly SoldGroup[];
}

interface SoldGroup extends Named {
  readonly name: LocalizedText;
  readonly dishes: readonly (Named & {
    readonly name: LocalizedText;
    readonly totalPrice: number;
    readonly selections: readonly { readonly amount: number }[];
  })[];
}

/** A line of a table: how often, and for how much. */
export interface YearLine {
  readonly name: string;
  readonly count: number;
  /** In agorot. */
  readonly amount: number;
}

export interface YearSums {
  /** Orders that are not canceled, and what they cost. */
  readonly orders: number;
  readonly due: number;
  /** For all orders, canceled ones too, less what was given back. */
  readonly received: number;
  /** Of each month with an order, by the date of the week: 1 to 12. */
  readonly months: readonly {
    readonly month: number;
    readonly orders: number;
    readonly due: number;
  }[];
  /** Portions by dish type, the highest amount first. */
  readonly byType: readonly YearLine[];
  /** Portions by dish, most portions first. */
  readonly byDish: readonly YearLine[];
  /** Orders by place, apart for pickup and delivery, the highest amount first. */
  readonly byPlace: readonly (YearLine & { readonly orderType: OrderType })[];
  /** What pickup, delivery and adjustments cost together; below 0 where discounts are more. With the dish types it makes the whole. */
  readonly besideDishes: number;
}

/** Adds up the orders of a year. Things are the same by their ids, and have the name that the last order gives them. */
export function sumYear(orders: readonly SoldOrder[], language: Language): YearSums {
  const [types, dishes, places, months] = [tally(), tally(), tally(), tally()];
  const orderTypes = new Map<string, OrderType>();
  let [received, besideDishes] = [0, 0];
  for (const order of orders) {
    received += order.received;
    if (order.isCancelled) continue;
    months.add(order.week.slice(5, 7), "", 1, order.due);
    if (order.content === undefined) continue;
    const { city, orderType, groups, totalPrice } = order.content;
    besideDishes += order.due - totalPrice;
    const place = `${orderType} ${keyOf(city, city)}`;
    orderTypes.set(place, orderType);
    places.add(place, city[language], 1, order.due);
    for (const group of groups)
      for (const dish of group.dishes) {
        const portions = dish.selections.reduce((sum, { amount }) => sum + amount, 0);
        const ofType = keyOf(group, group.name);
        types.add(ofType, group.name[language], portions, dish.totalPrice);
        const ofDish = `${ofType} ${keyOf(dish, dish.name)}`;
        dishes.add(ofDish, dish.name[language], portions, dish.totalPrice);
      }
  }
  const byAmount = (a: YearLine, b: YearLine) => b.amount - a.amount;
  const ofMonths = [...months.lines].map(([month, { count, amount }]) => ({
    month: Number(month),
    orders: count,
    due: amount,
  }));
  const lines = [...places.lines].map(([key, line]) => ({
    ...line,
    orderType: orderTypes.get(key) ?? "pickup",
  }));
  return {
    orders: ofMonths.reduce((sum, month) => sum + month.orders, 0),
    due: ofMonths.reduce((sum, month) => sum + month.due, 0),
    received,
    months: ofMonths.toSorted((a, b) => a.month - b.month),
    byType: [...types.lines.values()].toSorted(byAmount),
    byDish: [...dishes.lines.values()].toSorted((a, b) => b.count - a.count || byAmount(a, b)),
    byPlace: lines.toSorted(byAmount),
    besideDishes,
  };
}

function keyOf({ id }: Named, name: LocalizedText): string {
  return id ?? name.he;
}

function tally() {
  const lines = new Map<string, YearLine>();
  return {
    lines,
    add: (key: string, name: string, count: number, amount: number) => {
      const before = lines.get(key);
      lines.set(key, {
        name,
        count: (before?.count ?? 0) + count,
        amount: (before?.amount ?? 0) + amount,
      });
    },
  };
}
