import { within } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import type { ShownDeskOrder } from "#desk/data/week/desk-week.ts";
import { messagesIn } from "#desk/language/messages.ts";
import { renderInDesk } from "#desk/testing/render-in-desk.tsx";
import { sampleWeek } from "#desk/testing/sample-week.ts";
import type { Language } from "#domain/language/language.ts";
import type { PaymentWay } from "#domain/order-log/desk-event.ts";
import { sumOrders } from "#domain/order-log/sum-orders.ts";
import { onPage, shownTextOf, textsOf } from "#web/testing/parse-page.ts";
import { MoneyPage } from "./money-page.tsx";

const week = sampleWeek();
const [first] = week.orders;
if (first === undefined) throw new Error("the sample week has no orders");

/** An order of a week in October, with 240 shekels to pay. */
const ofOctober: ShownDeskOrder = {
  ...first,
  number: "100000001",
  name: "שושנה אוקטובר",
  state: {
    ...first.state,
    number: "100000001",
    week: "2026-10-28",
    due: 24_000,
    received: 0,
    hasBalance: true,
  },
};

const openOrders = (language: Language, otherThan: string) =>
  `ordersWithBalance ${JSON.stringify({ search: "", otherThan, after: null, language })}`;

function moneyIn(language: Language, others: readonly ShownDeskOrder[], shown = week) {
  const html = renderInDesk(language, <MoneyPage />, {
    week: shown,
    answers: {
      'weeks {"before":null}': [],
      [openOrders(language, shown.week)]: {
        ...sumOrders(others),
        orders: others,
        unreadable: [],
        after: null,
      },
      [`moneyByWay {"week":"${shown.week}"}`]: [
        { way: "app", amount: 250_000 },
        { way: "cash", amount: 12_050 },
        { way: "transfer", amount: -3_500 },
        // Of a later version, as it is the server of a page that stayed open.
        { way: "cheque" as PaymentWay, amount: 1_000 },
        { way: "voucher" as PaymentWay, amount: 500 },
      ],
    },
  });
  return onPage(html);
}

describe("the money", () => {
  const { body, getAllByRole, getByRole } = moneyIn("he", [ofOctober]);
  const texts = textsOf(body);
  /** The rows of the orders that name a customer. */
  const rowsOf = (name: string) =>
    getAllByRole("listitem").filter((row) => within(row).queryByRole("link", { name }) !== null);

  test("lists who owes over all weeks: the shown week first, then others with their date", () => {
    expect(texts).toContain("בכל הסבבים, 6 הזמנות לא שולמו: \u2066₪1,665\u2069");
    const rows = getAllByRole("listitem");
    const [ofWeek, ofOthers] = [...rowsOf("יוסף בן־דוד"), ...rowsOf("שושנה אוקטובר")];
    if (ofWeek === undefined || ofOthers === undefined) throw new Error("both owe money");
    expect(rows.indexOf(ofOthers)).toBeGreaterThan(rows.indexOf(ofWeek));
    expect(shownTextOf(ofOthers)).toContain("סבב 28 באוק׳");
  });

  test("lists who gets money back", () => {
    expect(texts).toContain("4 החזרים פתוחים: \u2066₪444\u2069");
  });

  test("does not list an order that came into the shown week meanwhile twice", () => {
    const joseph = week.orders.filter(({ name }) => name === "יוסף בן־דוד");
    const { body: shown } = moneyIn("he", joseph);
    expect(textsOf(shown).filter((text) => text === "יוסף בן־דוד")).toHaveLength(1);
  });

  test("leads to the week at its top, however long the list of open orders is", () => {
    const links = getAllByRole("link").map(
      (link) => link.getAttribute("aria-label") ?? link.textContent,
    );
    expect(links).toContain("יוסף בן־דוד");
    const toWeek = links.indexOf("לסיכום הסבב");
    expect(toWeek).toBeGreaterThan(-1);
    expect(toWeek).toBeLessThan(links.indexOf("יוסף בן־דוד"));
  });

  test("is added up for the week, and by way", () => {
    const { money } = messagesIn("he");
    const sums = textsOf(getByRole("region", { name: money.weekHeading })).join(" ");
    expect(sums).toContain("סה״כ הזמנות ₪3,473 התקבל ₪2,492 נשאר לגבות ₪1,425 נשאר להחזיר ₪444");
    expect(sums).toContain("אפליקציה ₪2,500 מזומן ₪120.50 העברה −₪35 בדרך אחרת ₪15");
  });
});

test("where nothing is open, the money says so", () => {
  const settled = sampleWeek({
    change: ({ orders }) => ({
      orders: orders.map((order) => ({
        ...order,
        state: { ...order.state, received: order.state.due, hasBalance: false },
      })),
    }),
  });
  expect(textsOf(moneyIn("en", [], settled).body)).toContain("Everything is paid");
});
