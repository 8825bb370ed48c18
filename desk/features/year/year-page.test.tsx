import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import type { AnswerOf } from "#contract/wire/desk-calls.ts";
import { messagesIn } from "#desk/language/messages.ts";
import { yearTexts } from "#desk/language/year-texts.ts";
import { renderInDesk } from "#desk/testing/render-in-desk.tsx";
import { type Language, languages } from "#domain/language/language.ts";
import type { PaymentWay } from "#domain/order-log/desk-event.ts";
import { foreignWords } from "#domain/testing/foreign-words.ts";
import { onPage, textsOf } from "#web/testing/parse-page.ts";
import { YearPage } from "./year-page.tsx";

const thisYear = new Date().getFullYear();
const week = { week: "2026-11-18", orders: 96, due: 2_004_450 };

const sums = (language: Language): AnswerOf<"year"> => ({
  orders: 5_200,
  due: 160_452_770,
  received: 146_444_000,
  months: [
    { month: 1, orders: 2_000, due: 100_000_000, received: -3_500 },
    { month: 2, orders: 3_200, due: 60_452_770, received: 146_447_500 },
  ],
  byWay: [
    { way: "app", amount: 146_444_000 },
    { way: "cash", amount: 0 },
    { way: "transfer", amount: -500 },
    { way: "cheque" as PaymentWay, amount: 0 },
  ],
  byType: [{ name: language === "he" ? "מרקים" : "Soups", count: 12, amount: 34_000 }],
  besideDishes: -1_200,
  byDish: [{ name: language === "he" ? "מרק עוף" : "Chicken soup", count: 9, amount: 20_000 }],
  byPlace: [
    {
      name: language === "he" ? "אפרת" : "Efrat",
      orderType: "pickup",
      count: 3,
      amount: 50_000,
    },
  ],
  unreadable: [],
  compared: { now: week, before: [{ ...week, week: "2026-11-11" }], yearAgo: null },
});

const empty = {
  ...sums("he"),
  orders: 0,
  due: 0,
  received: 0,
  months: [],
  compared: null,
};

const render = (language: Language, year: AnswerOf<"year">) =>
  renderInDesk(language, <YearPage />, {
    answers: {
      "years {}": [thisYear, thisYear - 1],
      [`year ${JSON.stringify({ year: thisYear, language })}`]: year,
    },
  });

test("a year is shown in tables, each with its heading and its sums", () => {
  const { getByRole } = onPage(render("en", sums("en")));
  const texts = yearTexts.en;
  const rowsOf = (name: string) =>
    within(getByRole("table", { name }))
      .getAllByRole("row")
      .map((row) => textsOf(row).join(" "));
  expect(rowsOf(texts.months)).toEqual([
    "Month Orders Amount Received",
    "Jan 2,000 ₪1,000,000 −₪35",
    "Feb 3,200 ₪604,527.70 ₪1,464,475",
    "Total 5,200 ₪1,604,527.70 ₪1,464,435",
  ]);
  expect(rowsOf(texts.compared).slice(1)).toEqual([
    "Wed, Nov 18 · This round 96 ₪20,044.50",
    "Wed, Nov 11 96 ₪20,044.50",
  ]);
  expect(rowsOf(messagesIn("en").money.byWay)).toContain("Another way ₪0");
  expect(rowsOf(texts.byPlace).slice(1)).toEqual(["Efrat · Pickup 3 ₪500"]);
});

test("a bar begins where its line begins, and is as long as its part of the highest", () => {
  const widths = (language: Language) => {
    const { getByRole } = onPage(render(language, sums(language)));
    const table = getByRole("table", { name: yearTexts[language].months });
    return [...table.querySelectorAll("rect")].map((bar) => [
      bar.getAttribute("x"),
      Math.round(Number(bar.getAttribute("width"))),
    ]);
  };
  expect(widths("en")).toEqual([
    ["0", 100],
    ["0", 60],
  ]);
  expect(widths("he").map(([x, width]) => Math.round(Number(x)) + Number(width))).toEqual([
    100, 100,
  ]);
});

test("a year without orders says so, and has nothing to download", () => {
  const { body, queryByRole } = onPage(render("he", empty));
  expect(textsOf(body)).toContain(yearTexts.he.empty(thisYear));
  expect(queryByRole("table")).toBeNull();
  expect(queryByRole("button", { name: yearTexts.he.csv.orders })).toBeNull();
});

test.each(languages)("in %s there is no word in the other language", (language) => {
  const html = render(language, sums(language));
  // The name of the file's form is the same in both languages.
  expect(foreignWords(html, language).filter((text) => !text.includes("CSV"))).toEqual([]);
});
