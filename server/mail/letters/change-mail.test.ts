import { describe, expect, test } from "vitest";
import type { LocalizedText } from "#domain/language/language.ts";
import { agorot, signedAgorot } from "#domain/money/agorot.ts";
import type { AcceptedDish } from "#domain/order/order.ts";
import { paidByVariables, soupKitchen } from "#domain/testing/soup-kitchen.ts";
import type { StoredOrder } from "#server/store/orders/stored-order.ts";
import { orderChange, renderChange } from "#server/testing/order-change.ts";
import { linksOf } from "#server/testing/receive-mail.ts";
import { inEnglish, inHebrew, storedOrder } from "#server/testing/stored-order.ts";

const page = "https://shop.example/order/100000001/abc";
const toWeek = "2026-01-14";

/** Ruth's order with more soup and other choices, without the cake, taken elsewhere, and with ten shekels off. */
function changed(before: StoredOrder, choice: LocalizedText): StoredOrder {
  const { order } = before;
  const [soups] = order.groups;
  const [soup] = soups?.dishes ?? [];
  if (soups === undefined || soup === undefined) throw new Error("there is no soup");
  const dish: AcceptedDish = {
    ...soup,
    selections: soup.selections.map((each, at) =>
      at === 0 ? { ...each, amount: 5, addOns: [] } : { ...each, price: agorot(5_000) },
    ),
    options: soup.options.map((option, at) => (at === 0 ? { ...option, choice } : option)),
  };
  return {
    ...before,
    revision: 1,
    adjustment: signedAgorot(-1_000),
    order: {
      ...order,
      customerData: { ...order.customerData, address: "רחוב הזית 9" },
      groups: [{ ...soups, dishes: [dish] }],
      orderTotal: agorot(18_930),
    },
  };
}

const inHebrewBefore = storedOrder(inHebrew);
const change = orderChange({
  kind: "changed",
  before: inHebrewBefore,
  after: changed(inHebrewBefore, { he: "עדין", en: "Mild" }),
});

describe("the mail to a customer whose order", () => {
  test("was changed says first what changed and what it costs, and then the order as it is", () => {
    const { subject, text, html } = renderChange("change", change, page);
    expect(subject).toBe("הזמנה 100000001 שונתה · בית המרק");
    expect(
      text.startsWith(`ההזמנה שלכם שונתה

שלום רות כהן,

אלה השינויים, ואחריהם ההזמנה כפי שהיא עכשיו.

- שינוי: מרק עוף, 5 × חצי ליטר (במקום 2), בלי קניידלך
- שינוי: מרק עוף, 1 × ליטר, ₪50 ליחידה (במקום ₪45)
- שינוי: מרק עוף, תיבול: עדין (במקום חריף)
- הסרה: עוגת תפוחים, 1 × עוגה עם קצפת
- איסוף עצמי או משלוח: משלוח, ירושלים, רחוב הזית 9
- התאמת מחיר: −₪10
- סה״כ לתשלום: ₪189.30 (במקום ₪219.30)

סה״כ לתשלום: ₪189.30
נא לשלם באפליקציית ביט: רות

לתשלום באפליקציית ביט:
https://pay.example/ruth

לצפייה בהזמנה, לשינוי או לביטול (עד יום רביעי, 7 בינואר, 14:00):
https://shop.example/order/100000001/abc

איסוף עצמי או משלוח: משלוח
`),
    ).toBe(true);
    expect(text).toContain("  5 × חצי ליטר (₪24.90 ליחידה) · ₪124.50\n");
    expect(text).toContain("משלוח: ₪25\nהתאמת מחיר: −₪10\nסה״כ לתשלום: ₪189.30\n");
    expect(linksOf(html)).toEqual([
      "https://pay.example/ruth",
      page,
      "mailto:cook@soup-kitchen.example",
      "https://wa.me/972521234567",
    ]);
  });

  test("was changed after the seller renamed and moved its dishes reports no dish as added or removed", () => {
    const { order } = inHebrewBefore;
    const [soups] = order.groups;
    const [soup] = soups?.dishes ?? [];
    if (soups === undefined || soup === undefined) throw new Error("there is no soup");
    const name = { he: "מרק עוף זהוב", en: "Golden chicken soup" };
    const selections = soup.selections.map((each, at) =>
      at === 0 ? { ...each, amount: 3 } : each,
    );
    const dishes = [{ ...soup, name, selections }];
    const hot = { ...soups, name: { he: "מרקים חמים", en: "Hot soups" }, dishes };
    const groups = [hot, ...order.groups.slice(1)];
    const after = { ...inHebrewBefore, revision: 1, order: { ...order, groups } };
    const told = orderChange({ kind: "changed", before: inHebrewBefore, after });
    expect(renderChange("change", told).text).toContain(`

- שינוי: מרק עוף זהוב, 3 × חצי ליטר (במקום 2)
- שינוי: מרק עוף זהוב (במקום מרק עוף)

`);
  });

  test("was changed gets a payment link for what is still owed, and none where nothing is", () => {
    const linksAfter = (received: number) => {
      const { html } = renderChange(
        "change",
        { ...change, received: signedAgorot(received) },
        page,
        paidByVariables,
      );
      return linksOf(html).filter((link) => link.startsWith("https://pay.example"));
    };
    expect(linksAfter(10_000)).toEqual(["https://pay.example/ruth/89.30?for=100000001"]);
    expect(linksAfter(18_930)).toEqual([]);
  });

  test("was made free is asked for nothing, and an address in another direction stays whole in the list", () => {
    const order = {
      ...change.before.order,
      orderTotal: agorot(0),
      customerData: { ...change.before.order.customerData, address: "12 Herzl Street" },
    };
    const free = { ...change.before, revision: 1, adjustment: signedAgorot(-21_930), order };
    const told = orderChange({ kind: "changed", before: change.before, after: free });
    const { text, html } = renderChange("change", told, page, paidByVariables);
    expect(text).toContain("סה״כ לתשלום: ₪0");
    expect(`${text}${html}`).not.toMatch(/נא לשלם|pay\.example/u);
    expect(html).toMatch(/<li>.*, <bdi>12 Herzl Street<\/bdi>.*<\/li>/u);
  });

  test("was changed in English gets an English mail, with what was added", () => {
    const before = storedOrder(inEnglish);
    const after = changed(before, { he: "עדין", en: "Mild" });
    const { subject, text } = renderChange(
      "change",
      orderChange({ kind: "changed", before: after, after: before }),
    );
    expect(subject).toBe("Order 100000001 has been changed · The soup kitchen");
    expect(text).toContain(`Here is what changed, followed by your order as it is now.

- Changed: Chicken soup, 2 × Half a litre (instead of 5), with Dumplings
- Changed: Chicken soup, 1 × Litre, ₪45 each (instead of ₪50)
- Changed: Chicken soup, Seasoning: Spicy (instead of Mild)
- Added: Apple cake, 1 × Whole cake with Whipped cream
- Pickup or delivery: Delivery, Jerusalem, רחוב הזית 7
- Price adjustment: ₪0
- Total to pay: ₪219.30 (instead of ₪189.30)
`);
  });

  test("was written in the other language before is compared in its language now", () => {
    const { text } = renderChange(
      "change",
      orderChange({
        kind: "changed",
        before: storedOrder(inEnglish),
        after: { ...inHebrewBefore, revision: 1 },
      }),
    );
    expect(text).not.toMatch(/^- /mu);
  });

  test.each([
    [0, "סה״כ לתשלום: ₪189.30\nנא לשלם"],
    [10_000, "נשאר לשלם: ₪89.30\nנא לשלם"],
    [18_930, "שולם במלואו: ₪189.30\n\n"],
    [21_930, "יוחזר לכם: ₪30\nנחזיר לכם את ההפרש.\n\n"],
  ])("was paid with %d agorot is told what follows", (received, due) => {
    const { text } = renderChange("change", { ...change, received: signedAgorot(received) }, page);
    expect(text).toContain(`במקום ₪219.30)\n\n${due}`);
    expect(text.includes("לתשלום באפליקציית ביט:")).toBe(received < 18_930);
    expect(text.includes(`התקבל: ₪`)).toBe(received > 0);
  });

  test("misses something in its box is told what, and gets back what it cost", () => {
    const { order } = inHebrewBefore;
    const after = {
      ...inHebrewBefore,
      revision: 1,
      adjustment: signedAgorot(-1_200),
      adjustmentText: "חסר בהזמנה: 1 × חלה (מרק עוף)",
      order: { ...order, orderTotal: agorot(order.orderTotal - 1_200) },
    };
    const told = orderChange({ kind: "changed", before: inHebrewBefore, after, received: 21_930 });
    const { text } = renderChange("change", told, page);
    expect(text).toContain(`
- חסר בהזמנה: 1 × חלה (מרק עוף): −₪12
- סה״כ לתשלום: ₪207.30 (במקום ₪219.30)

יוחזר לכם: ₪12
`);
    expect(text).toContain("חסר בהזמנה: 1 × חלה (מרק עוף): −₪12\nסה״כ לתשלום: ₪207.30\n");
  });

  test("was restored gets the order as it is", () => {
    const { subject, text } = renderChange("change", orderChange({ kind: "restored" }), page);
    expect(subject).toBe("הזמנה 100000001 שוחזרה · בית המרק");
    expect(text).toContain("נכין אותה כפי שהיא מופיעה כאן.\n");
    expect(text).toContain("  2 × חצי ליטר (₪24.90 ליחידה) · ₪56.80\n");
  });

  test("was moved is told the deadline of its new week", () => {
    const { subject, text } = renderChange("change", orderChange({ kind: "moved", toWeek }), page);
    const deadline = "יום רביעי, 14 בינואר, 14:00";
    expect(subject).toBe("הזמנה 100000001 עברה לשבוע אחר · בית המרק");
    expect(text).toContain(`ההזמנה שייכת עכשיו לשבוע שבו ההזמנות נסגרות ב${deadline}.\n`);
    expect(text).toContain(`ההזמנות נסגרות: ${deadline}\n`);
    expect(text).not.toContain("7 בינואר");
  });

  test("was moved is told the new hour first, and why its week is skipped", () => {
    const reason = { he: "חופשה", en: "Vacation" };
    const before = inHebrewBefore;
    const hours = { from: { hour: 17, minute: 0 }, to: { hour: 19, minute: 0 } };
    const handOver = { date: "2026-01-15", ...hours, week: toWeek };
    const after = { ...before, order: { ...before.order, handOver } };
    const textFor = (isClosed: boolean) => {
      const exception = { week: before.week, isClosed, deadline: null, reason };
      const shop = { ...soupKitchen.shop, exceptions: [exception] };
      const moved = orderChange({ kind: "moved", before, after, toWeek });
      return renderChange("change", moved, page, { shop }).text;
    };
    expect(textFor(true)).toContain(`שלום רות כהן,

מועד המשלוח החדש: יום חמישי, 15 בינואר, בין 17:00 ל־19:00.

ההזמנה שייכת עכשיו לשבוע שבו ההזמנות נסגרות ביום רביעי, 14 בינואר, 14:00.

הסיבה: חופשה
`);
    expect(textFor(false)).not.toContain("חופשה");
  });

  test("has no page without the shop's own address", () => {
    expect(renderChange("change", change).html).not.toContain("shop.example");
  });

  test("has other notes reads them, of each dish and of the order, and that one is gone", () => {
    const noted = (ofSoup: string | undefined, ofOrder: string | undefined): StoredOrder => {
      const { order } = inHebrewBefore;
      const groups = order.groups.map((group, at) => ({
        ...group,
        dishes: group.dishes.map((dish) => ({
          ...dish,
          ...(at === 0 && ofSoup !== undefined && { note: ofSoup }),
        })),
      }));
      const note = ofOrder === undefined ? {} : { note: ofOrder };
      const customerData = { ...order.customerData, ...note };
      return { ...inHebrewBefore, order: { ...order, groups, customerData } };
    };
    const changes = (before: StoredOrder, after: StoredOrder) =>
      renderChange("change", orderChange({ kind: "changed", before, after }))
        .text.split("\n")
        .filter((line) => line.startsWith("- "));
    const [plain, one, other] = [
      noted(undefined, undefined),
      noted("בלי בצל", "קוד 1234"),
      noted("בלי שום", "קוד 4321"),
    ];
    expect(changes(plain, one)).toEqual(["- הוספה: מרק עוף, הערה: בלי בצל", "- הערה: קוד 1234"]);
    expect(changes(one, other)).toEqual(["- שינוי: מרק עוף, הערה: בלי שום", "- הערה: קוד 4321"]);
    expect(changes(other, plain)).toEqual(["- הסרה: מרק עוף, הערה: בלי שום", "- בלי הערה"]);
  });

  test("has texts that look like tags and links gets them as text", () => {
    const { order } = change.after;
    const customerData = {
      ...order.customerData,
      name: "<b>www.evil.example",
      address: "http://evil.example",
    };
    const after = {
      ...change.after,
      adjustmentText: "<i>",
      order: { ...order, customerData },
    };
    for (const kind of ["change", "seller-change"] as const) {
      const { html, subject } = renderChange(
        kind,
        orderChange({ kind: "changed", before: inHebrewBefore, after }),
      );
      expect(html).not.toMatch(/<b>www|evil\.example|<i>:/u);
      expect(html).toContain("&lt;i&gt;");
      expect(subject).not.toContain("evil.example");
    }
  });
});

describe("the mail to the seller about an order that its customer", () => {
  test("changed has the changes and what to cook, in Hebrew", () => {
    const before = storedOrder(inEnglish);
    const mail = renderChange(
      "seller-change",
      orderChange({
        kind: "changed",
        before,
        after: changed(before, { he: "עדין", en: "Mild" }),
        received: 20_000,
      }),
      page,
    );
    expect(mail.subject).toBe("שינוי בהזמנה 100000001: רות כהן");
    expect(mail.text).toContain("- שינוי: מרק עוף, 5 × חצי ליטר (במקום 2), בלי קניידלך\n");
    expect(mail.text).toContain("התקבל: ₪200\nצריך להחזיר: ₪10.70\n");
    expect(mail.text).toContain("טלפון: 050-1234567\n");
    expect(mail.html).toContain('<b class="many">5 ×</b>');
    expect(mail.html).not.toContain(page);
  });

  test("restored has what to cook again", () => {
    const { subject, text } = renderChange("seller-change", orderChange({ kind: "restored" }));
    expect(subject).toBe("הזמנה 100000001 שוחזרה: רות כהן");
    expect(text).toContain("  2 × חצי ליטר · ₪56.80\n");
  });
});

test("each mail about an event has a name and a Message-ID of its own", () => {
  const kinds = ["change", "seller-change"] as const;
  expect(kinds.map((kind) => renderChange(kind, change).messageId)).toEqual([
    "<order-100000001-change-17@soup-kitchen.example>",
    "<order-100000001-seller-change-17@soup-kitchen.example>",
  ]);
});

test("a mail about an event follows the first mail about its order to the same side", () => {
  const kinds = ["change", "seller-change"] as const;
  expect(kinds.map((kind) => renderChange(kind, change).follows)).toEqual([
    "<order-100000001-customer@soup-kitchen.example>",
    "<order-100000001-seller@soup-kitchen.example>",
  ]);
});
