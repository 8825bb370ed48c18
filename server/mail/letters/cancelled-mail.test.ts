import { expect, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { orderChange, renderChange } from "#server/testing/order-change.ts";
import { inEnglish, storedOrder } from "#server/testing/stored-order.ts";

const page = "https://shop.example/order/100000001/abc";

test.each([
  [0, "אין צורך לשלם. אם כבר שילמתם, כתבו לנו ונחזיר לכם את הכסף."],
  [5_000, "קיבלנו מכם ₪50, ונחזיר לכם את הכסף."],
])(
  "the mail about an order that its customer canceled after %d agorot were received says what happens to them, its dishes and how to restore it",
  (received, sentence) => {
    const { subject, text } = renderChange(
      "change",
      orderChange({ kind: "cancelled", received }),
      page,
    );
    expect(subject).toBe("הזמנה 100000001 בוטלה · בית המרק");
    expect(text).toContain(
      `ההזמנה שלכם בוטלה

שלום רות כהן,

${sentence}

אפשר לשחזר את ההזמנה בעמוד ההזמנה עד יום רביעי, 7 בינואר, 14:00.

לשחזור ההזמנה (עד יום רביעי, 7 בינואר, 14:00):
${page}

מספר הזמנה: 100000001

== מרקים ==
`,
    );
    expect(text).toContain("  2 × חצי ליטר (₪24.90 ליחידה) · ₪56.80\n");
    expect(text).toContain("\nמשלוח: ₪25\nסה״כ ההזמנה: ₪219.30\n");
    expect(text.includes("התקבל: ₪50\nיוחזר לכם: ₪50\n")).toBe(received > 0);
    expect(text).not.toMatch(/לתשלום|מועד/u);
  },
);

test("an order that the seller canceled, or that is told after its deadline, can be restored by an answer only", () => {
  const before = storedOrder(inEnglish);
  // Ruth's week closes two days after her order came.
  const tooLate = { ...before, receivedAt: before.receivedAt + 3 * 86_400_000 };
  for (const each of [
    orderChange({ kind: "cancelled", before, isBySeller: true }),
    orderChange({ kind: "cancelled", before: tooLate }),
  ]) {
    const { text } = renderChange("change", each, page);
    expect(text).toContain("\nIf you would like the order restored, reply to this message.\n");
    expect(text).toContain(`\nSee your order:\n${page}\n`);
    expect(text).toContain("  2 × Half a litre (₪24.90 each) · ₪56.80\n");
    expect(text).not.toMatch(/until|You can/u);
  }
});

test("an order that the seller canceled with its week is told with her reason, and one that its customer canceled without", () => {
  const before = storedOrder(inEnglish);
  const exception = {
    week: before.week,
    isClosed: true,
    deadline: null,
    reason: { he: "חופשה", en: "Vacation" },
  };
  const shop = { ...soupKitchen.shop, exceptions: [exception] };
  const textOf = (isBySeller: boolean) =>
    renderChange("change", orderChange({ kind: "cancelled", before, isBySeller }), page, { shop })
      .text;
  expect(textOf(true)).toContain("\nThe reason: Vacation\n");
  expect(textOf(false)).not.toContain("Vacation");
});

test("the seller reads that it is not to be cooked, and that money is to be given back", () => {
  const { subject, text } = renderChange(
    "seller-change",
    orderChange({ kind: "cancelled", received: 5_000 }),
  );
  expect(subject).toBe("ביטול הזמנה 100000001: רות כהן");
  expect(text).toContain("ההזמנה בוטלה בעמוד ההזמנה של רות כהן. לא צריך להכין אותה.\n");
  expect(text).toContain("התקבל: ₪50\nצריך להחזיר: ₪50\n");
  expect(text).not.toContain("חצי ליטר");
});
