import type { ShownAs } from "#desk/data/marks/waiting-mark.ts";
import { countWith } from "#domain/order-log/week-state.ts";
import type { DeskOrderState, DeskWeek, ShownDeskOrder } from "./desk-week.ts";

/** A mark as far as it changes what is shown. */
export interface AppliedMark {
  readonly orderNumber: string | null;
  readonly week: string | null;
  readonly pressedAt: number;
  readonly shownAs: ShownAs | null;
}

/**
 * What a week shows once its marks count, oldest first. Marks about other orders and weeks change nothing. The same object if
 * nothing changes.
 */
export function applyMarks(week: DeskWeek, marks: readonly AppliedMark[]): DeskWeek {
  const numbers = new Set(marks.map(({ orderNumber }) => orderNumber));
  if (numbers.size === 0) return withoutGone(week);
  // The same list if none of the marks is about an order, so that nothing that is made of it is made again.
  const orders = marks.every(({ orderNumber }) => orderNumber === null)
    ? week.orders
    : week.orders.map((order) => (numbers.has(order.number) ? applyToOrder(order, marks) : order));
  const ofWeek = marks.filter((mark) => mark.week === week.week);
  return ofWeek.reduce(applyToWeek, withoutGone({ ...week, orders }));
}

function applyToOrder(order: ShownDeskOrder, marks: readonly AppliedMark[]): ShownDeskOrder {
  const own = marks.filter(({ orderNumber }) => orderNumber === order.number);
  return own.length === 0
    ? order
    : {
        ...order,
        lines: own.reduce(applyToLines, order.lines),
        notes: own.reduce(applyToNotes, order.notes),
        state: applyToState(order.state, own),
      };
}

/** `marks` are those about this order. */
export function applyToState(state: DeskOrderState, marks: readonly AppliedMark[]): DeskOrderState {
  return marks.reduce(applyOne, state);
}

function applyOne(state: DeskOrderState, { shownAs, pressedAt }: AppliedMark): DeskOrderState {
  if (shownAs === null) return state;
  if ("asked" in shownAs) return { ...state, askedAt: pressedAt };
  if ("packed" in shownAs) return { ...state, isPacked: shownAs.packed };
  if ("handedOver" in shownAs) return { ...state, isHandedOver: shownAs.handedOver };
  if ("money" in shownAs) {
    const received = state.received === null ? null : state.received + shownAs.money.amount;
    return withBalance({ ...state, received });
  }
  if ("cancelled" in shownAs) {
    const due = shownAs.cancelled && state.due !== null ? 0 : state.due;
    return withBalance({ ...state, isCancelled: shownAs.cancelled, due });
  }
  if ("moved" in shownAs) return { ...state, week: shownAs.moved };
  if ("restored" in shownAs) {
    const due = shownAs.restored.due ?? state.due;
    return withBalance({ ...state, isCancelled: false, due });
  }
  return state;
}

/** A role that reads no money keeps what the server said of the balance. */
function withBalance(state: DeskOrderState): DeskOrderState {
  const { due, received } = state;
  return due === null || received === null ? state : { ...state, hasBalance: due !== received };
}

type Lines = ShownDeskOrder["lines"];

/** The price of what is missing is the server's: a device that reads no money does not know it. */
function applyToLines(lines: Lines, { shownAs }: AppliedMark): Lines {
  if (shownAs === null || !("missing" in shownAs)) return lines;
  const { line: key, amount } = shownAs.missing;
  return lines.map((line) =>
    line.key === key ? { ...line, missing: line.missing + amount } : line,
  );
}

function applyToNotes(notes: readonly string[], { shownAs }: AppliedMark): readonly string[] {
  if (shownAs === null) return notes;
  if ("note" in shownAs) return [...notes, shownAs.note];
  if (!("withoutNote" in shownAs)) return notes;
  const at = notes.lastIndexOf(shownAs.withoutNote);
  return at === -1 ? notes : notes.toSpliced(at, 1);
}

function applyToWeek(week: DeskWeek, { shownAs, pressedAt }: AppliedMark): DeskWeek {
  if (shownAs === null) return week;
  if ("weekClosed" in shownAs) return { ...week, isClosed: shownAs.weekClosed };
  if ("cooked" in shownAs || "allCooked" in shownAs) {
    const set = "cooked" in shownAs ? [shownAs.cooked] : shownAs.allCooked;
    const byLine = new Map(set.map((each) => [each.line, each]));
    const kitchen = week.kitchen.map((line) => {
      const now = byLine.get(line.key);
      if (now === undefined) return line;
      return { ...line, cooked: "more" in now ? countWith(line.cooked, now.more) : now.done };
    });
    return { ...week, kitchen };
  }
  if ("shopping" in shownAs) {
    const { ingredient, amount: had } = shownAs.shopping;
    const items = week.shopping.items.map((item) =>
      item.ingredient === ingredient ? { ...item, had } : item,
    );
    return { ...week, shopping: { ...week.shopping, items } };
  }
  if ("printed" in shownAs) {
    const { sheet, shows, list = null } = shownAs.printed;
    const others = week.printed.filter((each) => each.sheet !== sheet);
    return { ...week, printed: [...others, { sheet, at: pressedAt, shows, changed: [], list }] };
  }
  return week;
}

/**
 * Takes canceled orders out of the kitchen and off the route, and orders of another week out of the week, as the server will when
 * the week is read again. The shopping list waits for the server, which has the recipes.
 */
function withoutGone(week: DeskWeek): DeskWeek {
  const here = week.orders.filter(({ state }) => state.week === week.week);
  const served = new Set(here.flatMap(({ number, state }) => (state.isCancelled ? [] : [number])));
  const isServed = (number: string) => served.has(number);
  const isGoneFrom = (lists: readonly (readonly string[])[]) =>
    lists.some((numbers) => !numbers.every(isServed));
  const shares = week.kitchen.map(({ orders }) => orders.map(({ number }) => number));
  const stops = week.route.map(({ orders }) => orders);
  const isInPlace = here.length === week.orders.length && !isGoneFrom([...shares, ...stops]);
  if (isInPlace) return week;
  return {
    ...week,
    orders: here,
    kitchen: week.kitchen.flatMap((line) => {
      const orders = line.orders.filter(({ number }) => isServed(number));
      const amount = orders.reduce((sum, share) => sum + share.amount, 0);
      return orders.length === 0 ? [] : [{ ...line, orders, amount }];
    }),
    route: week.route.flatMap((stop) => {
      const orders = stop.orders.filter(isServed);
      return orders.length === 0 ? [] : [{ ...stop, orders }];
    }),
  };
}
