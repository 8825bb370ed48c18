import type { DeskWeek, ShownDeskOrder } from "#desk/data/week/desk-week.ts";
import { groupBy } from "#domain/group-by.ts";
import { sampleOrder } from "./sample-orders.ts";

interface SampleWeek {
  /** The number of orders; 12 show every fact. */
  readonly count?: number;
  /** Changes the week that would be given. */
  readonly change?: (week: DeskWeek) => Partial<DeskWeek>;
}

/** Wednesday 14:00 in Israel. */
const deadline = Date.UTC(2026, 10, 18, 12);

/**
 * A week of orders in both languages, with long names: some are paid, partly paid, paid too much, canceled, packed or handed over.
 * The deadline was a day ago. The kitchen lines and the stops are those of the orders.
 */
export function sampleWeek({ count = 12, change = () => ({}) }: SampleWeek = {}): DeskWeek {
  const week = "2026-11-18";
  const orders = Array.from({ length: count }, (_, index) =>
    sampleOrder(index + 1, week, deadline),
  );
  const served = orders.filter(({ state }) => !state.isCancelled);
  const sample: DeskWeek = {
    week,
    deadline,
    now: deadline + 24 * 60 * 60_000,
    isClosed: false,
    cursor: { event: 100, order: count },
    generation: "first",
    orders,
    unreadable: [],
    kitchen: kitchenOf(served),
    places: ["אפרת", "אלון שבות", "נווה דניאל", "ירושלים"],
    route: routeOf(served),
    ofOnePerson: [],
    shopping: { items: [], withoutRecipe: [], byPiece: [] },
    printed: [],
  };
  return { ...sample, ...change(sample) };
}

function kitchenOf(orders: readonly ShownDeskOrder[]): DeskWeek["kitchen"] {
  const shares = orders.flatMap(({ number, lines }) => lines.map((line) => ({ number, line })));
  return [...groupBy(shares, ({ line }) => line.key).values()].map((ofLine) => {
    const { price: _price, note: _note, ...line } = ofLine[0].line;
    const amount = ofLine.reduce((sum, share) => sum + share.line.amount, 0);
    return {
      ...line,
      amount,
      orders: ofLine.map((share) => ({
        number: share.number,
        amount: share.line.amount,
        note: share.line.note ?? "",
      })),
      cooked: 0,
    };
  });
}

function routeOf(orders: readonly ShownDeskOrder[]): DeskWeek["route"] {
  const delivered = orders.filter(({ orderType }) => orderType === "delivery");
  return [...groupBy(delivered, ({ place, address }) => `${place}|${address ?? ""}`)].map(
    ([key, ofStop]) => {
      const { place, address } = ofStop[0];
      const street = address ?? "";
      return { key, place, address: street, street, orders: ofStop.map(({ number }) => number) };
    },
  );
}
