import { within } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import { messagesIn } from "#desk/language/messages.ts";
import { renderInDesk } from "#desk/testing/render-in-desk.tsx";
import { sampleWeek } from "#desk/testing/sample-week.ts";
import { languages } from "#domain/language/language.ts";
import { foreignWords } from "#domain/testing/foreign-words.ts";
import { onPage, shownTextOf, textsOf } from "#web/testing/parse-page.ts";
import { OrdersPage } from "./orders-page.tsx";

const answers = {
  'weeks {"before":null}': [{ week: "2026-11-18", orders: 12, isClosed: false }],
};

describe("the orders of a week", () => {
  const { body, getAllByRole, getByRole } = onPage(renderInDesk("he", <OrdersPage />, { answers }));

  test("are counted and added up", () => {
    expect(shownTextOf(body)).toContain("10 הזמנות");
    expect(shownTextOf(body)).toContain("2 בוטלו");
  });

  test("are listed newest first, with their facts in words", () => {
    const list = getByRole("list", { name: messagesIn("he").orders.list });
    const rows = within(list).getAllByRole("listitem").map(textsOf);
    expect(rows).toHaveLength(12);
    const first = rows.at(-1)?.join(" ") ?? "";
    expect(first).toContain("רות כהן");
    expect(first).toContain("\u2068אפרת\u2069 · משלוח");
    expect(first).toContain("ארוזה שולם");
    expect(rows.at(-2)?.join(" ")).toContain("לא שולם");
    expect(rows.at(-4)?.join(" ")).toContain("להחזיר \u2066₪35\u2069");
    expect(rows.at(-5)?.join(" ")).toContain("בוטלה");
  });

  test("have a button that settles the balance only where there is one", () => {
    const open = sampleWeek().orders.filter(({ state }) => state.hasBalance);
    const rows = getAllByRole("listitem");
    const settled = rows.flatMap((row) => {
      const name = within(row).getByRole("link").textContent ?? "";
      return within(row).queryByRole("button", { name: new RegExp(`${name}$`, "u") }) === null
        ? []
        : [name];
    });
    expect(settled.toReversed()).toEqual(open.map(({ name }) => name));
  });
});

test("a week without orders says so, and that a new one appears there only until its closing time", () => {
  const { orders } = messagesIn("he");
  const hintsAt = (after: number) => {
    const week = sampleWeek({ count: 0, change: ({ deadline }) => ({ now: deadline + after }) });
    const html = renderInDesk("he", <OrdersPage />, { answers, week });
    expect(html).toContain(orders.empty);
    return [orders.emptyHint, orders.closedHint].filter((hint) => html.includes(hint));
  };
  expect(hintsAt(-1)).toEqual([orders.emptyHint]);
  expect(hintsAt(0)).toEqual([orders.closedHint]);
});

test("a damaged order is named", () => {
  const week = sampleWeek({ change: () => ({ unreadable: ["100000002"] }) });
  const html = renderInDesk("en", <OrdersPage />, { answers, week });
  expect(html).toContain("1 order is damaged and cannot be read: 100000002");
});

test.each(languages)("in %s there is no word in the other language", (language) => {
  // The names of places are in the language that the desk asked for.
  const week = sampleWeek({
    change: ({ orders }) => ({
      orders: orders.map((order) => ({ ...order, place: language === "he" ? "אפרת" : "Efrat" })),
    }),
  });
  const html = renderInDesk(language, <OrdersPage />, { answers, week });
  const names = new Set(week.orders.map(({ name }) => name));
  expect(foreignWords(html, language).filter((word) => !names.has(word))).toEqual([]);
});
