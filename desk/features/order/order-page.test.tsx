import { expect, test } from "vitest";
import { Route } from "wouter";
import { renderInDesk } from "#desk/testing/render-in-desk.tsx";
import { sampleEvent, sampleMail, sampleOrderPage } from "#desk/testing/sample-order-page.ts";
import { sampleWeek } from "#desk/testing/sample-week.ts";
import type { Language } from "#domain/language/language.ts";
import { OrderPage } from "./order-page.tsx";

type Page = Parameters<typeof sampleOrderPage>[1];

const week = sampleWeek();

/** The page of an order of the sample week, by its position, as texts. */
function pageOf(position: number, page: Page = {}, language: Language = "he"): string {
  const order = week.orders[position - 1];
  if (order === undefined) throw new Error("no such order");
  const { number } = order;
  const key = `OrderPage ${JSON.stringify({ number, language })}`;
  const answers = { [key]: { order: sampleOrderPage(order, page) } };
  return renderInDesk(
    language,
    <Route path="/orders/:number">
      <OrderPage />
    </Route>,
    { week, answers, path: `/orders/${number}` },
  );
}

const textsOf = (html: string) =>
  html
    .split(/<[^>]*>/u)
    .filter((text) => text.trim() !== "")
    .join("|");

test("an order tells its dishes, and their prices add up to the total", () => {
  const texts = textsOf(pageOf(1));
  expect(texts).toContain("מרק עדשים כתומות|2 × ליטר|₪84");
  expect(texts).toContain(
    "פרגיות בסילאן ושום|₪156|1 × 4 מנות|₪148|סוג האורז: אורז מלא|2 × חריף בצד (בצד)|₪8",
  );
  expect(texts).toContain("סה״כ מנות|₪240|משלוח|₪25|סה״כ הזמנה|₪265");
});

test("a discount is a line of its own, also where it is more than the dishes cost", () => {
  const adjusted = { orderTotal: 500, adjustment: -26_000, adjustmentText: "פיצוי" };
  expect(textsOf(pageOf(1, adjusted))).toContain(
    "סה״כ מנות|₪240|משלוח|₪25|פיצוי|−₪260|סה״כ הזמנה|₪5",
  );
});

test("a pickup without a price is free", () => {
  expect(textsOf(pageOf(2))).toContain("איסוף עצמי|חינם");
});

test("the customer is called, and written to in her own language", () => {
  const html = pageOf(3);
  expect(html).toContain('href="tel:0543758011"');
  const message = "Hello Miriam Goldstein-Rosenbaum, this is Aris Gourmet about your order";
  expect(html).toContain(`href="https://wa.me/972543758011?text=${encodeURIComponent(message)}`);
  expect(html).toContain("mailto:customer3%40example.com?subject=Order%20730512111");
});

test("the amount of a payment is the balance at first, and a refund is offered for too much", () => {
  expect(pageOf(3)).toContain('value="14"');
  expect(textsOf(pageOf(3))).toContain("נשאר לשלם \u2066₪14\u2069 (שולמו \u2066₪35\u2069)");
  expect(pageOf(4)).toContain('value="35"');
  expect(textsOf(pageOf(4))).toContain("\u2066₪35\u2069 להחזיר");
});

test("a cancelled order can be restored, and its money is to be given back", () => {
  const texts = textsOf(pageOf(5));
  expect(texts).toContain("שחזור ההזמנה");
  expect(texts).toContain("\u2066₪178\u2069 להחזיר");
});

test("the history tells every event with device and time, and whether it still counts", () => {
  const html = pageOf(1, {
    history: [
      sampleEvent({ id: 4, kind: "undone", undoneKind: "cancelled" }),
      sampleEvent({ id: 3, kind: "cancelled", stands: false, canBeUndone: false }),
      sampleEvent({ id: 2, kind: "note", text: "בלי אגוזים", device: null }),
      sampleEvent({ id: 1, kind: "money", amount: -3_500, way: "cash" }),
    ],
  });
  const texts = textsOf(html);
  expect(texts).toContain(
    "הפעולה בוטלה: ביטול ההזמנה|יום ה׳, 19 בנוב׳, 10:04|במכשיר הטלפון|ביצוע מחדש",
  );
  expect(html).toMatch(/<s dir="auto">ההזמנה בוטלה<\/s>/u);
  expect(texts).toContain(
    "הערה: בלי אגוזים|יום ה׳, 19 בנוב׳, 10:02|מחוץ לניהול ההזמנות|ביטול הפעולה",
  );
  expect(texts).toContain("הוחזרו \u2066₪35\u2069 במזומן");
  expect(html.match(/id="undo-/gu)).toHaveLength(3);
});

test("a long history shows its newest lines until it is unfolded", () => {
  const events = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      sampleEvent({ id: count - index, kind: "note", text: `note ${String(count - index)}` }),
    );
  const short = textsOf(pageOf(1, { history: events(5) }));
  expect(short).toContain("note 1|");
  expect(short).not.toContain("הצגת כל");
  const long = textsOf(pageOf(1, { history: events(6) }));
  expect(long).toContain("note 2|");
  expect(long).not.toContain("note 1|");
  expect(long).toContain("הצגת כל 6 השורות");
});

test("the history names what a change changed, and what became of its mail", () => {
  const changes = ["נוסף: עוגת שמרים שוקולד, 1 × עוגה שלמה", "סה״כ: ₪354 במקום ₪265"];
  const mail = { orderNumber: "730512037", kind: "change" as const, sentAt: null };
  const texts = textsOf(
    pageOf(1, {
      history: [
        sampleEvent({ id: 7, kind: "changed", amount: 26_500, stands: false, canBeUndone: false }),
        sampleEvent({ id: 6, kind: "changed", amount: 35_400, changes }),
      ],
      mails: [
        sampleMail({ ...mail, id: 1, event: 6, status: "waiting" }),
        sampleMail({ ...mail, id: 2, event: 7, status: "withdrawn" }),
      ],
    }),
  );
  expect(texts).toContain(`${changes.join("|")}|אימייל מחכה לשליחה: |ruth@example.com`);
  expect(texts).toContain("אימייל בוטל ולא יישלח: |ruth@example.com");
});

test("an order is changed, cancelled and moved, with an e-mail unless it is switched off", () => {
  const html = pageOf(1);
  expect(html).toContain('href="/desk/orders/730512037/change"');
  expect(textsOf(html)).toContain("שינוי ההזמנה|ביטול ההזמנה|העברה לסבב אחר|אימייל אל |רות כהן");
  expect(html).toMatch(/type="checkbox"[^>]*checked=""/u);
});

test("a press that waited for a connection is told by its own time too", () => {
  const at = Date.UTC(2026, 10, 19, 8);
  const event = sampleEvent({ id: 1, kind: "packed", isSet: false, at, pressedAt: at - 3_600_000 });
  expect(textsOf(pageOf(1, { history: [event] }))).toContain(
    "סומן שלא ארוז|יום ה׳, 19 בנוב׳, 10:00|סומן יום ה׳, 19 בנוב׳, 09:00",
  );
});

test("mails tell whether they wait, were sent or failed, and why in words", () => {
  const orderNumber = "730512037";
  const texts = textsOf(
    pageOf(1, {
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
    }),
  );
  expect(texts).toContain("נשלחה יום ה׳, 19 בנוב׳, 10:00|שליחה חוזרת|שליחה לכתובת אחרת");
  expect(texts).toContain("לא הגיעה: הכתובת לא קיימת");
  expect(texts).toContain("מחכה לשליחה: שרת האימייל לא עונה|2 ניסיונות לא הצליחו");
});

test("notes are read by everybody who packs", () => {
  expect(textsOf(pageOf(4))).toContain("להתקשר לפני שמגיעים|הקוד בכניסה 1904");
});
