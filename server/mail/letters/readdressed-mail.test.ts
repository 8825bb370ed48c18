import { expect, test } from "vitest";
import { orderChange, renderChange } from "#server/testing/order-change.ts";
import { textOfHtml } from "#server/testing/receive-mail.ts";
import { inEnglish, inHebrew, storedOrder } from "#server/testing/stored-order.ts";

const page = "https://shop.example/order/100000001/abc";

test("the mail to the former address says that another one replaced it, and nothing of the order as it is now", () => {
  for (const [language, before, sentence] of [
    ["he", storedOrder(inHebrew), "הודעות על ההזמנה הזאת נשלחות לכתובת אימייל אחרת"],
    ["en", storedOrder(inEnglish), "emails about this order go to another address"],
  ] as const) {
    const customerData = {
      ...before.order.customerData,
      email: "new@example.com",
      name: "רות החדשה",
    };
    const after = { ...before, revision: 1, order: { ...before.order, customerData } };
    const mail = renderChange("readdressed", orderChange({ kind: "changed", before, after }), page);
    const { subject, html, text, name } = mail;
    expect(name).toBe("100000001-readdressed-17");
    expect(html).toContain(`lang="${language}"`);
    for (const part of [textOfHtml(html), text]) {
      expect(part).toContain(sentence);
      expect(part).toContain("100000001");
      expect(part).toContain("cook@soup-kitchen.example");
      for (const secret of [
        "new@example.com",
        "רות החדשה",
        "רחוב הזית",
        "מרק עוף",
        "Chicken",
        page,
      ])
        expect(part).not.toContain(secret);
    }
    expect(subject).toContain("100000001");
  }
});
