import { expect, test } from "vitest";
import { Route } from "wouter";
import { renderInDesk } from "#desk/testing/render-in-desk.tsx";
import { sampleEvent, sampleMail, sampleOrderPage } from "#desk/testing/sample-order-page.ts";
import { sampleWeek } from "#desk/testing/sample-week.ts";
import type { Language } from "#domain/language/language.ts";
import type { PaymentWay } from "#domain/order-log/desk-event.ts";
import { onPage, shownTextOf } from "#web/testing/parse-page.ts";
import { OrderPage } from "./order-page.tsx";

type Page = Parameters<typeof sampleOrderPage>[1];

const week = sampleWeek();

/** The page of an order of the sample week, by its position. */
function pageOf(position: number, shown: Page = {}, language: Language = "he") {
  const order = week.orders[position - 1];
  if (order === undefined) throw new Error("no such order");
  const { number } = order;
  const key = `order ${JSON.stringify({ number, language })}`;
  const answers = { [key]: sampleOrderPage(order, shown) };
  const html = renderInDesk(
    language,
    <Route path="/orders/:number">
      <OrderPage />
    </Route>,
    { week, answers, path: `/orders/${number}` },
  );
  const page = onPage(html);
  const links = page.getAllByRole("link").map((link) => link.getAttribute("href") ?? "");
  return { ...page, texts: shownTextOf(page.body), links };
}

test("an order shows its dishes, and their prices add up to the total", () => {
  const { texts } = pageOf(1);
  expect(texts).toContain("מרק עדשים כתומות|2 × ליטר|₪84");
  expect(texts).toContain(
    "פרגיות בסילאן ושום|₪156|1 × 4 מנות|₪148|סוג האורז: אורז מלא|2 × חריף בצד (בצד)|₪8",
  );
  expect(texts).toContain("סה״כ מנות|₪240|משלוח|₪25|סה״כ הזמנה|₪265");
});

test("a discount is a line of its own, also where it is more than the dishes cost", () => {
  const adjusted = { orderTotal: 500, adjustment: -26_000, adjustmentText: "פיצוי" };
  expect(pageOf(1, adjusted).texts).toContain("סה״כ מנות|₪240|משלוח|₪25|פיצוי|−₪260|סה״כ הזמנה|₪5");
});

test("a pickup without a price is free", () => {
  expect(pageOf(2).texts).toContain("איסוף עצמי|חינם");
});

test("the customer is called, and written to in her own language", () => {
  const { links } = pageOf(3);
  expect(links).toContain("tel:0543758011");
  const message =
    "Hello Miriam Goldstein-Rosenbaum, this is Aris Gourmet about your order 730512111.";
  expect(links).toContain(`https://wa.me/972543758011?text=${encodeURIComponent(message)}`);
  const subject = encodeURIComponent("Order 730512111 · Aris Gourmet");
  expect(links).toContain(`mailto:customer3%40example.com?subject=${subject}`);
});

test("the amount of a payment is the balance at first, and a refund is offered for too much", () => {
  expect(pageOf(3).getByDisplayValue("14").tagName).toBe("INPUT");
  expect(pageOf(3).texts).toContain("נשאר לשלם \u2066₪14\u2069 (התקבלו \u2066₪35\u2069)");
  expect(pageOf(4).getByDisplayValue("35").tagName).toBe("INPUT");
  expect(pageOf(4).texts).toContain("להחזיר \u2066₪35\u2069");
});

test("a canceled order can be restored, and its money is to be given back", () => {
  const { texts } = pageOf(5);
  expect(texts).toContain("שחזור ההזמנה");
  expect(texts).toContain("להחזיר \u2066₪178\u2069");
});

test("the history shows every event with device and time, and whether it still counts", () => {
  const { texts, getByText, body } = pageOf(1, {
    history: [
      sampleEvent({ id: 4, kind: "undone", undoneKind: "cancelled" }),
      sampleEvent({ id: 3, kind: "cancelled", stands: false, canBeUndone: false }),
      sampleEvent({ id: 2, kind: "note", text: "בלי אגוזים", device: null }),
      sampleEvent({ id: 1, kind: "money", amount: -3_500, way: "cash" }),
    ],
  });
  expect(texts).toContain(
    "הוחזר לקודם: ביטול ההזמנה|יום ה׳, 19 בנוב׳, 10:04|במכשיר הטלפון|ביצוע מחדש",
  );
  expect(getByText("ההזמנה בוטלה", { selector: "s" }).getAttribute("dir")).toBe("auto");
  expect(texts).toContain(
    "הערה: בלי אגוזים|יום ה׳, 19 בנוב׳, 10:02|מחוץ לניהול ההזמנות|החזרה לקודם",
  );
  expect(texts).toContain("הוחזרו \u2066₪35\u2069 במזומן");
  expect(body.querySelectorAll("button[id^=undo-]")).toHaveLength(3);
  const later = sampleEvent({ id: 1, kind: "money", amount: 3_500, way: "cheque" as PaymentWay });
  expect(pageOf(1, { history: [later] }).texts).toContain("התקבלו \u2066₪35\u2069 בדרך אחרת");
});

test("a long history shows its newest lines until it is unfolded", () => {
  const events = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      sampleEvent({ id: count - index, kind: "note", text: `note ${String(count - index)}` }),
    );
  const { texts: short } = pageOf(1, { history: events(5) });
  expect(short).toContain("note 1|");
  expect(short).not.toContain("הצגת כל");
  const { texts: long } = pageOf(1, { history: events(6) });
  expect(long).toContain("note 2|");
  expect(long).not.toContain("note 1|");
  expect(long).toContain("הצגת כל 6 השורות");
});

test("the history names what a change changed, and what happened to its mail", () => {
  const changes = ["נוסף: עוגת שמרים שוקולד, 1 × עוגה שלמה", "סה״כ: ₪354 במקום ₪265"];
  const mail = { orderNumber: "730512037", kind: "change" as const, sentAt: null };
  const { texts } = pageOf(1, {
    history: [
      sampleEvent({ id: 7, kind: "changed", amount: 26_500, stands: false, canBeUndone: false }),
      sampleEvent({ id: 6, kind: "changed", amount: 35_400, changes }),
    ],
    mails: [
      sampleMail({ ...mail, id: 1, event: 6, status: "waiting" }),
      sampleMail({ ...mail, id: 2, event: 7, status: "withdrawn" }),
    ],
  });
  expect(texts).toContain(`${changes.join("|")}|אימייל מחכה לשליחה: |ruth@example.com`);
  expect(texts).toContain("אימייל בוטל ולא יישלח: |ruth@example.com");
});

test("an order is changed, canceled and moved, with an email unless it is switched off", () => {
  const { texts, links, getAllByRole } = pageOf(1);
  expect(links).toContain("/desk/orders/730512037/change");
  expect(texts).toContain("שינוי ההזמנה|העברה לסבב אחר|ביטול ההזמנה|");
  expect(getAllByRole("checkbox", { checked: true })).not.toEqual([]);
});

test("a mark that waited for a connection is shown with its own time too", () => {
  const at = Date.UTC(2026, 10, 19, 8);
  const event = sampleEvent({ id: 1, kind: "packed", isSet: false, at, pressedAt: at - 3_600_000 });
  expect(pageOf(1, { history: [event] }).texts).toContain(
    "סומן שלא ארוזה|יום ה׳, 19 בנוב׳, 10:00|סומן: יום ה׳, 19 בנוב׳, 9:00",
  );
});

test("mails show whether they wait, were sent or failed, and why in words", () => {
  const orderNumber = "730512037";
  const { texts } = pageOf(1, {
    mails: [
      sampleMail({ id: 1, orderNumber }),
      sampleMail({
        id: 2,
        orderNumber,
        status: "dead",
        sentAt: null,
        lastError: "Error: 550 5.1.1 User unknown",
      }),
      sampleMail({
        id: 3,
        orderNumber,
        kind: "seller",
        status: "waiting",
        sentAt: null,
        attempts: 2,
        lastError: "Error: connect ECONNREFUSED 127.0.0.1:25",
      }),
    ],
  });
  expect(texts).toContain("נשלחה: יום ה׳, 19 בנוב׳, 10:00|שליחה חוזרת|שליחה לכתובת אחרת");
  expect(texts).toContain("לא הגיעה: הכתובת לא קיימת");
  expect(texts).toContain("מחכה לשליחה: שרת האימייל לא עונה|2 ניסיונות לא הצליחו");
});

test("notes are read by everybody who packs", () => {
  expect(pageOf(4).texts).toContain("להתקשר לפני שמגיעים|הקוד בכניסה 1904");
});
