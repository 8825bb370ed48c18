import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { Route } from "wouter";
import type { ShownDeskOrder } from "#desk/data/week/desk-week.ts";
import { customersTexts } from "#desk/language/customers-texts.ts";
import { dayOfYearText } from "#desk/language/days.ts";
import { renderInDesk } from "#desk/testing/render-in-desk.tsx";
import { sampleWeek } from "#desk/testing/sample-week.ts";
import { dateText } from "#domain/schedule/date-text.ts";
import { onPage, shownTextOf } from "#web/testing/parse-page.ts";
import { PersonPage } from "./person-page.tsx";
import type { ShownPerson } from "./shown-customer.ts";

const { orders } = sampleWeek();
const cancelled = orders.find(({ state }) => state.isCancelled);
const served = orders.filter(({ state }) => !state.isCancelled).slice(0, 5);
const [newest, , other] = served;
if (cancelled === undefined || newest === undefined || other === undefined)
  throw new Error("the sample week has too few orders");

/** The page of a person with these orders, the newest first, all of which but `other` say her name. */
function pageOf(all: readonly ShownDeskOrder[], questions: ShownPerson["questions"] = []) {
  const { number } = newest ?? all[0] ?? { number: "" };
  const own = all.map((order) => (order === other ? order : { ...order, name: "רות כהן" }));
  const key = `person ${JSON.stringify({ number, language: "he" })}`;
  const person = { orders: own, unreadable: [], decisions: [], questions };
  return onPage(
    renderInDesk(
      "he",
      <Route path="/customers/:number">
        <PersonPage />
      </Route>,
      { answers: { [key]: person }, path: `/customers/${number}` },
    ),
  );
}

const day = Date.UTC(2026, 10, 9, 9);

test("the last order is the newest that is not canceled, as in the list of customers", () => {
  const { body } = pageOf([
    { ...cancelled, receivedAt: day + 48 * 60 * 60_000 },
    { ...newest, receivedAt: day },
  ]);
  expect(shownTextOf(body)).toContain(customersTexts.he.lastOrder(dateText("2026-11-09", "he")));
});

test("her orders begin with when and what, and name only who else is in one", () => {
  const { getByRole } = pageOf(served);
  const rows = within(getByRole("list", { name: "הזמנות" })).getAllByRole("listitem");
  expect(rows.map((row) => within(row).getByRole("link").textContent)).toEqual(
    rows.map(() => dayOfYearText("2026-11-18", "he")),
  );
  const [first = "", , third = ""] = rows.map((row) => row.textContent ?? "");
  expect(first).toContain("\u2068מרק עדשים כתומות\u2069, \u2068פרגיות בסילאן ושום\u2069");
  expect(first).not.toContain("רות כהן");
  expect(third).toContain(other.name);
  const many = rows.find((row) => row.textContent?.includes("ועוד 2"));
  expect(many).toBeDefined();
});

test("an order with something of two customers is asked about, on the page of each of them", () => {
  const [own] = served;
  const dana = { number: "100000002", name: "דנה לוי" };
  const stranger = { number: "100000003", name: "אורח" };
  const questions = [
    { order: { number: own?.number ?? "", name: "רות כהן" }, others: [dana] },
    { order: stranger, others: [{ number: own?.number ?? "", name: "רות כהן" }, dana] },
  ];
  const { body, getByRole } = pageOf(served, questions);
  const texts = customersTexts.he;
  expect(shownTextOf(body)).toContain(texts.question(own?.number ?? "", "רות כהן", dana.name));
  expect(shownTextOf(body)).toContain(texts.question(stranger.number, stranger.name, "רות כהן"));
  getByRole("button", { name: `${texts.same}: אורח, רות כהן` });
  getByRole("button", { name: `${texts.part}: רות כהן, דנה לוי` });
});
