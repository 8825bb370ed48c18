import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { Route } from "wouter";
import { renderInDesk } from "#desk/testing/render-in-desk.tsx";
import { sampleCatalogue } from "#desk/testing/sample-catalogue.ts";
import { sampleOrderPage } from "#desk/testing/sample-order-page.ts";
import { sampleWeek } from "#desk/testing/sample-week.ts";
import { setAmount } from "#domain/cart/dish-draft.ts";
import { onPage, shownTextOf } from "#web/testing/parse-page.ts";
import { changeDish } from "./change-draft-dish.ts";
import { ChangeOrderPage } from "./change-order-page.tsx";
import { NewOrderPage } from "./new-order-page.tsx";
import { draftOfPage, type OrderDraft } from "./order-draft.ts";

const week = sampleWeek();
const [ruth] = week.orders;
if (ruth === undefined) throw new Error("the sample week is empty");
const page = sampleOrderPage(ruth);
const answers = { "catalogue {}": { version: 1, catalogue: sampleCatalogue } };
const draft = draftOfPage(page, "he");
const soup = { typeName: "מרקים", dishName: "מרק עדשים כתומות" };
const threeLitres = changeDish(draft, soup, (dish) => setAmount(dish, "ליטר", 3));

interface Shown {
  readonly kept?: OrderDraft;
  readonly page?: typeof page;
  readonly connection?: "online" | "offline";
}

/** The editor of Ruth's order. */
function changePage({ kept, page: shown = page, connection = "online" }: Shown = {}) {
  const { number } = ruth ?? { number: "" };
  const html = renderInDesk(
    "he",
    <Route path="/orders/:number/change">
      <ChangeOrderPage />
    </Route>,
    {
      week,
      path: `/orders/${number}/change`,
      connection,
      drafts: kept === undefined ? {} : { [`change ${number}`]: kept },
      answers: {
        [`order ${JSON.stringify({ number, language: "he" })}`]: shown,
        ...answers,
      },
    },
  );
  const editor = onPage(html);
  const isDisabled = (name: string) =>
    editor.getByRole("button", { name }).getAttribute("aria-disabled");
  return { ...editor, text: shownTextOf(editor.body), isDisabled };
}

test("the editor opens with the order as it is, and there is nothing to save", () => {
  const { text, isDisabled, getByDisplayValue } = changePage();
  expect(text).toContain("|מרק עדשים כתומות|₪84|ליטר|");
  expect(text).toContain("סוג האורז: אורז מלא");
  expect(text).toContain("|היה|₪265|עכשיו|₪265|");
  expect(isDisabled("שמירת השינוי")).toBe("true");
  expect(getByDisplayValue("רחוב הרימון 12, דירה 3").tagName).toBe("INPUT");
});

test("a draft is there again after a reload, with the total before and now", () => {
  const { text } = changePage({ kept: threeLitres });
  expect(text).toContain("זה המשך של מה שהתחלת קודם ולא נשמר.");
  expect(text).toContain("|₪126|במקום \u2066₪84\u2069");
  expect(text).toContain("|היה|₪265|עכשיו|₪307|");
});

test("a newer order is shown beside the draft, which is not lost", () => {
  const state = { ...page.order.state, revision: 1 };
  const lines = page.order.lines.slice(0, 1);
  const dishes = page.dishes.slice(0, 1);
  const newer = { ...page, dishes, order: { ...page.order, state, lines }, orderTotal: 10_900 };
  const { text } = changePage({ kept: threeLitres, page: newer });
  expect(text).toContain("|סה״כ הזמנה |₪109|המשך עם מה שכתבתי|מעבר למה ששמור|");
  expect(text).toMatch(/ההזמנה השתנתה בינתיים.*₪126/su);
});

test("what was sent without an answer can only be sent again", () => {
  const sending = { actionId: "a-1", pressedAt: 5 };
  const { text, body, getByRole } = changePage({ kept: { ...threeLitres, sending } });
  expect(getByRole("button", { name: "שליחה חוזרת" }).closest("[inert]")).toBeNull();
  expect(text).toContain("לא הגיעה תשובה, וייתכן שכבר נשמר.");
  expect(body.querySelectorAll("div[inert]")).toHaveLength(1);
});

test("a change that was stored although its answer was lost can be sent again", () => {
  const sending = { actionId: "a-1", pressedAt: 5 };
  const state = { ...page.order.state, revision: 1 };
  const stored = { ...page, order: { ...page.order, state } };
  const { text, isDisabled } = changePage({ kept: { ...draft, sending }, page: stored });
  expect(isDisabled("שליחה חוזרת")).toBe("false");
  expect(text).not.toContain("ההזמנה השתנתה בינתיים");
});

test("without a connection nothing is sent, and it says so", () => {
  const { text, isDisabled } = changePage({ kept: threeLitres, connection: "offline" });
  expect(text).toContain("כדי לשמור צריך חיבור לאינטרנט.");
  expect(isDisabled("שמירת השינוי")).toBe("true");
});

test("a customer without an email address is not offered an email", () => {
  const editor = changePage({ page: { ...page, order: { ...page.order, email: "" } } });
  expect(editor.text).toContain("אין כתובת אימייל");
  expect(editor.queryByRole("checkbox", { hidden: true })).toBeNull();
});

test("a dish that the menu has no more can only become less", () => {
  const dishes = page.dishes.map((dish) => ({
    ...dish,
    isOnMenu: dish.dishName !== soup.dishName,
  }));
  expect(changePage({ page: { ...page, dishes } }).text).toContain(
    "|מרק עדשים כתומות|₪84|המנה השתנתה בתפריט או ירדה ממנו.",
  );
});

test("a new order is for the week of the address, closed or open", () => {
  const openWeek = { week: "2026-11-25", deadline: week.deadline + 7 * 86_400_000, orders: 0 };
  const html = renderInDesk("he", <NewOrderPage />, {
    week,
    path: `/orders/new?week=${week.week}`,
    answers: {
      ...answers,
      "today {}": { openWeek },
    },
  });
  const weeks = onPage(html).getByRole("group", { name: "לאיזה סבב" });
  expect(shownTextOf(weeks)).toContain(
    "|לאיזה סבב|נסגר: יום ד׳, 18 בנוב׳, 14:00|פתוח עד יום ד׳, 25 בנוב׳, 14:00|",
  );
  expect(within(weeks).getByRole("radio", { checked: true, name: /^נסגר/u })).toBeTruthy();
});
