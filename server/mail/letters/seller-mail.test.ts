import { describe, expect, test } from "vitest";
import { receiveMail, renderMail } from "#server/testing/receive-mail.ts";
import { inEnglish, inHebrew, storedOrder } from "#server/testing/stored-order.ts";

describe("the seller's mail", () => {
  test("goes from the shop to the seller", async () => {
    const mail = await receiveMail("seller");
    expect(mail.to).toEqual([{ name: "", address: "cook@soup-kitchen.example" }]);
    expect(mail.subject).toBe("הזמנה 100000001: רות כהן");
  });

  const lines = `== מרקים ==

מרק עוף (3 אריזות)
  2 × חצי ליטר · ₪56.80
      2 × קניידלך
  1 × ליטר · ₪45
  תיבול: חריף · ₪4.50
      לכל 3 האריזות
  כלי: צנצנת · ₪11
      לכל 3 האריזות
  1 × חלה (בצד) · ₪12
  סה״כ: ₪129.30

== קינוחים ==

עוגת תפוחים (אריזה אחת)
  1 × עוגה · ₪65
      1 × קצפת
  סה״כ: ₪65

סה״כ מנות: ₪194.30
משלוח: ₪25
סה״כ לתשלום: ₪219.30
`;

  test("says what to cook, with the total amount of every add-on", async () => {
    const { text } = await receiveMail("seller");
    expect(text).toContain(lines);
    expect(text).toContain("התקבלה: יום שני, 5 בינואר, 11:05\n");
  });

  test("is in Hebrew for an order in English, and mentions the translation", async () => {
    const { text, html } = await receiveMail("seller", storedOrder(inEnglish));
    expect(text).toContain(lines);
    expect(text).toContain("יישוב: ירושלים\n");
    expect(text).toContain("ההזמנה נעשתה באנגלית.");
    expect(html).toContain('<html lang="he" dir="rtl">');
  });

  test("links the phone number and the address of the customer", async () => {
    const { html } = await receiveMail("seller");
    expect(html).toContain('href="tel:0501234567"');
    expect(html).toContain('href="mailto:ruth@example.com"');
  });

  test("leads to the order at the desk, and not to the page of its customer", async () => {
    const page = "https://shop.example/order/100000001/abc";
    for (const kind of ["seller", "undelivered"] as const) {
      const { html, text } = await receiveMail(kind, storedOrder(), { page });
      expect(text).toContain(
        "להזמנה בניהול ההזמנות:\nhttps://shop.example/desk/orders/100000001\n",
      );
      expect(html).toContain('href="https://shop.example/desk/orders/100000001"');
      expect(html + text).not.toContain(page);
      expect((await receiveMail(kind)).text).not.toContain("/desk/");
    }
  });

  test("highlights amounts above one only", async () => {
    const { html } = await receiveMail("seller");
    const amounts = [...html.matchAll(/<b( class="many")?>(\d+) ×<\/b>/gu)].map(
      ([, many, amount]) => [amount, many !== undefined],
    );
    expect(amounts).toEqual([
      ["2", true],
      ["1", false],
      ["1", false],
      ["1", false],
    ]);
  });

  test("of an order without an email address has none", () => {
    const { text, html } = renderMail("seller", storedOrder(inHebrew, { email: "" }));
    expect(text).not.toMatch(/אימייל|תשובה להודעה/u);
    expect(html).not.toContain("mailto:");
  });
});
