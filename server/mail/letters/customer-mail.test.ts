import { describe, expect, test } from "vitest";
import { agorot } from "#domain/money/agorot.ts";
import { paidByVariables, soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { receiveMail, renderMail } from "#server/testing/receive-mail.ts";
import { inEnglish, inHebrew, requestFor, storedOrder } from "#server/testing/stored-order.ts";
import { customerMail } from "./customer-mail.ts";

describe("the customer's mail", () => {
  test("goes from the shop to the customer", async () => {
    const mail = await receiveMail("customer");
    expect(mail.from).toEqual({ name: "בית המרק", address: "cook@soup-kitchen.example" });
    expect(mail.to).toEqual([{ name: "", address: "ruth@example.com" }]);
    expect(mail.subject).toBe("הזמנה 100000001 נרשמה · בית המרק");
    expect(mail.date).toBe("2026-01-05T10:00:00.000Z");
    expect(mail.headers).toContainEqual(
      expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }),
    );
  });

  test("has the whole order in Hebrew, as the site showed it", async () => {
    const { text } = await receiveMail("customer");
    expect(text.trim()).toBe(`קיבלנו את ההזמנה שלכם, תודה!

שלום רות כהן, אלה פרטי ההזמנה:

איסוף עצמי או משלוח: משלוח
יישוב: ירושלים
כתובת למשלוח: רחוב הזית 7

סה״כ לתשלום: ₪219.30
נא לשלם באפליקציית ביט: רות

לתשלום באפליקציית ביט:
https://pay.example/ruth

== מרקים ==

מרק עוף
  2 × חצי ליטר (₪24.90 ליחידה) · ₪56.80
      קניידלך +₪3.50
  1 × ליטר · ₪45
  תיבול: חריף · ₪4.50
  כלי: צנצנת · ₪11
  1 × חלה · ₪12
  סה״כ: ₪129.30

== קינוחים ==

עוגת תפוחים
  1 × עוגה (₪60 ליחידה) · ₪65
      קצפת +₪5
  סה״כ: ₪65

סה״כ מנות: ₪194.30
משלוח: ₪25
סה״כ לתשלום: ₪219.30

מספר הזמנה: 100000001
ההזמנה התקבלה: יום שני, 5 בינואר, 11:05
שם: רות כהן
טלפון: 050-1234567
ההזמנות נסגרות: יום רביעי, 7 בינואר, 14:00

שאלות והערות? אפשר פשוט להשיב להודעה הזאת, או לכתוב אל cook@soup-kitchen.example.
אפשר גם בוואטסאפ: https://wa.me/972521234567

בית המרק`);
  });

  test("is in English for an order in English", async () => {
    const { subject, text, html } = await receiveMail("customer", storedOrder(inEnglish));
    expect(subject).toBe("Order 100000001 has been placed · The soup kitchen");
    for (const line of [
      "Order received: Monday, January 5, 11:05 am",
      "Orders close: Wednesday, January 7, 2 pm",
      "Delivery address: רחוב הזית 7",
      "  2 × Half a litre (₪24.90 each) · ₪56.80\n      Dumplings +₪3.50\n",
      "  Seasoning: Spicy · ₪4.50\n",
      "Total to pay: ₪219.30",
      "Please pay Ruth with Bit.",
      "\nPay with Bit:\nhttps://pay.example/ruth\n",
      "WhatsApp works too: https://wa.me/972521234567",
    ]) {
      expect(text).toContain(line);
    }
    expect(html).toContain('<html lang="en" dir="ltr">');
  });

  test.each([
    [inHebrew, "מועד המשלוח: יום חמישי, 8 בינואר, בין 17:00 ל־19:00"],
    [inEnglish, "Delivery time: Thursday, January 8, 5 pm to 7 pm"],
  ])(
    "says first when the food is handed over, in the preview without its note",
    (ordered, time) => {
      const stored = storedOrder(ordered);
      const hours = { from: { hour: 17, minute: 0 }, to: { hour: 19, minute: 0 } };
      const handOver = {
        date: "2026-01-08",
        ...hours,
        week: stored.week,
        note: { he: "ליד השער", en: "At the gate" },
      };
      const order = { ...stored.order, handOver };
      const { html, text } = renderMail("customer", { ...stored, order });
      expect(text.split("\n\n")[2]).toContain(`${time}. `);
      expect(html).toMatch(
        new RegExp(`<div[^>]*display:none[^>]*>${time}\\. [^<]*₪219\\.30</div>`, "u"),
      );
    },
  );

  test("links the shop's address and WhatsApp, which not every mail program does automatically", async () => {
    const { html } = await receiveMail("customer");
    expect(html).toContain(
      '<a href="mailto:cook@soup-kitchen.example">cook@soup-kitchen.example</a>',
    );
    expect(html).toContain('<a href="https://wa.me/972521234567">https://wa.me/972521234567</a>');
  });

  test("has a payment link for its order and its total", () => {
    const stored = storedOrder(inEnglish);
    const { state } = requestFor(stored).now;
    const page = { page: undefined, writtenAt: 0 };
    const { buttons } = customerMail(stored, paidByVariables, state, page);
    expect(buttons?.map(({ href }) => href)).toEqual([
      "https://pay.example/ruth/219.30?for=100000001",
    ]);
  });

  test("has no payment link and no WhatsApp link if the shop has none", () => {
    const { shop } = soupKitchen;
    const plain = { ...shop, whatsapp: null, payment: { ...shop.payment, link: null } };
    const stored = storedOrder(inEnglish);
    const { state } = requestFor(stored).now;
    const page = { page: undefined, writtenAt: 0 };
    const mail = customerMail(stored, { ...soupKitchen, shop: plain }, state, page);
    expect(JSON.stringify(mail)).not.toMatch(/https:|null/u);
  });

  test("says at its end who cooks, as far as the shop says it", () => {
    const cookLineOf = (name: string, sentence: string) => {
      const texts = { name: { he: "רות", en: name }, sentence: { he: "בבית.", en: sentence } };
      const cook = { ...texts, image: "ruth.webp", thumbnail: "ruth-small.webp" };
      const shop = { ...soupKitchen.shop, cook };
      const page = { page: undefined, writtenAt: 0 };
      const stored = storedOrder(inEnglish);
      const { closing } = customerMail(stored, { shop }, requestFor(stored).now.state, page);
      return closing.map(({ text }) => text.replaceAll(/[\u2068\u2069]/gu, ""))[0];
    };
    expect(cookLineOf("Ruth", "I cook at home.")).toBe("Ruth: I cook at home.");
    expect(cookLineOf("", "I cook at home.")).toBe("I cook at home.");
    expect(cookLineOf("[Your name]", "")).toContain("cook@soup-kitchen.example");
  });

  test("has the pickup address and says that pickup is free", async () => {
    const pickup = {
      ...inHebrew,
      customerData: {
        ...inHebrew.customerData,
        orderType: "pickup" as const,
        address: "",
        pickupOrDeliveryPrice: agorot(0),
      },
    };
    const { text } = await receiveMail("customer", storedOrder(pickup));
    expect(text).toContain(
      "איסוף עצמי או משלוח: איסוף עצמי\nיישוב: ירושלים\nכתובת לאיסוף: רחוב הנרקיס 4\n",
    );
    expect(text).toContain("איסוף עצמי: חינם\nסה״כ לתשלום: ₪194.30\n");
  });

  test.each(["customer", "seller"] as const)(
    "says that the shop will write how to pay while that is not set, and so does the seller's (%s)",
    (kind) => {
      const { shop } = soupKitchen;
      const payment = { ...shop.payment, payee: { he: "[להשלמה]", en: "[Payee]" } };
      const catalogue = { ...soupKitchen, shop: { ...shop, payment } };
      for (const { html, text } of [inEnglish, inHebrew].map((order) =>
        renderMail(kind, storedOrder(order), { catalogue }),
      )) {
        expect(html + text).not.toContain("[");
        expect(text).toMatch(
          /We will write to you about how to pay\.|נכתוב לכם איך ולמי לשלם\.|תגיע אליו הודעה איך ולמי לשלם\./u,
        );
      }
    },
  );
});

test("both mails have the notes of dishes and order, without links of theirs", () => {
  const stored = storedOrder({
    ...inHebrew,
    customerData: { ...inHebrew.customerData, note: "Gate 1234, see evil.example" },
    groups: inHebrew.groups.map((group) => ({
      ...group,
      dishes: group.dishes.map((dish) => ({ ...dish, note: "<b>בלי בצל</b>" })),
    })),
  });
  for (const kind of ["customer", "seller"] as const) {
    const { html, text } = renderMail(kind, stored);
    expect(text).toMatch(/\nמרק עוף( \([^)]*\))?\n {2}הערה: <b>בלי בצל<\/b>\n/u);
    expect(text).toContain("\nהערה: Gate 1234, see evil. example\n");
    expect(html).toContain("&lt;b&gt;בלי בצל");
    expect(html + text).not.toContain("evil.example");
  }
});
