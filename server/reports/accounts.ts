import { shekelsOf, signedAgorot } from "#domain/money/agorot.ts";
import { paymentWaysHe } from "#domain/order-log/payment-way-words-he.ts";
import { dateInJerusalem } from "#domain/schedule/date-text.ts";
import type { Store } from "#server/store/store.ts";

type Row = readonly (string | number)[];
type Books = Pick<
  Store,
  "bookedOrders" | "bookedOrdersWith" | "bookedPayments" | "paymentsOfOrders"
>;

/** The columns of both tables. */
const headings = ["תאריך", "מספר הזמנה", "שם", "סה״כ הזמנה", "התקבל", "איך התקבל"];
const headingsOfOrders = [...headings, "סבב", "מצב"];
const cancelled = "בוטלה";

/** A year, each span to before its end. */
interface SpansOfYear {
  /** Dates of deadlines. */
  readonly weeks: readonly [string, string];
  /** Milliseconds since 1970 UTC. */
  readonly times: readonly [number, number];
}

/** A table for the accountant with one line for each order of the weeks of a year, and a heading. Amounts are shekels. */
export async function orderAccount(store: Books, { weeks }: SpansOfYear): Promise<readonly Row[]> {
  const [orders, payments] = await Promise.all([
    store.bookedOrders(weeks),
    store.paymentsOfOrders(weeks),
  ]);
  const waysOf = Map.groupBy(payments, ({ orderNumber }) => orderNumber);
  return [
    headingsOfOrders,
    ...orders.map(
      ({ number, receivedAt, name, due, received, week, isCancelled }): Row => [
        dateInJerusalem(receivedAt),
        number,
        name,
        shekels(due),
        shekels(received),
        [...new Set((waysOf.get(number) ?? []).map(({ way }) => paymentWaysHe[way].name))].join(
          " + ",
        ),
        week,
        isCancelled ? cancelled : "",
      ],
    ),
  ];
}

/** The same with one line for each payment that was pressed in a year; what was given back is below 0. */
export async function paymentAccount(
  store: Books,
  { times }: SpansOfYear,
): Promise<readonly Row[]> {
  const payments = await store.bookedPayments(times);
  const numbers = [...new Set(payments.map(({ orderNumber }) => orderNumber))];
  const orders = new Map(
    (await store.bookedOrdersWith(numbers)).map((order) => [order.number, order]),
  );
  return [
    headings,
    ...payments.map(({ at, orderNumber, amount, way }): Row => {
      const order = orders.get(orderNumber);
      return [
        dateInJerusalem(at),
        orderNumber,
        order?.name ?? "",
        shekels(order?.due ?? 0),
        shekels(amount),
        paymentWaysHe[way].name,
      ];
    }),
  ];
}

function shekels(amount: number): number {
  return shekelsOf(signedAgorot(amount));
}
