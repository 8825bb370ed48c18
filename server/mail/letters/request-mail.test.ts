import { expect, test } from "vitest";
import { signedAgorot } from "#domain/money/agorot.ts";
import { paidByVariables, soupKitchen } from "#domain/testing/soup-kitchen.ts";
import type { StoredOrder } from "#server/store/orders/stored-order.ts";
import { renderMail } from "#server/testing/receive-mail.ts";
import { inEnglish, requestFor, storedOrder } from "#server/testing/stored-order.ts";
import { requestText } from "./customer-mail.ts";

const page = "https://shop.example/order/100000001/abc";
const mail = { recipient: "ruth@example.com", waitingSince: 1, eventId: 7, messageId: null };
const noLink = { ...soupKitchen.shop, payment: { ...soupKitchen.shop.payment, link: null } };
const opening = `תשלום על ההזמנה שלכם

שלום רות כהן,

נשאר תשלום פתוח על ההזמנה הזאת. אם כבר שילמתם, תודה, ואפשר להתעלם מההודעה.

נשאר לשלם: ₪219.30
נא לשלם באפליקציית ביט: רות

לתשלום באפליקציית ביט:
https://pay.example/ruth

לצפייה בהזמנה:
${page}`;

function request(stored: StoredOrder, received = 0) {
  return renderMail("customer", stored, { about: requestFor(stored, received), mail, page });
}

test("a request says how much is open, whom to pay, and where the order is", () => {
  const { subject, messageId, follows, text, html } = request(storedOrder());
  expect(subject).toBe("תשלום על הזמנה 100000001 · בית המרק");
  expect(messageId).toBe("<order-100000001-request-7@soup-kitchen.example>");
  expect(follows).toBe("<order-100000001-customer@soup-kitchen.example>");
  expect(text).toBe(`${opening}

מספר הזמנה: 100000001
ההזמנה התקבלה: יום שני, 5 בינואר, 11:05

סה״כ מנות: ₪194.30
משלוח: ₪25
סה״כ לתשלום: ₪219.30

שאלות והערות? אפשר פשוט להשיב להודעה הזאת, או לכתוב אל cook@soup-kitchen.example.
אפשר גם בוואטסאפ: https://wa.me/972521234567

בית המרק
`);
  expect(html).toContain('href="https://pay.example/ruth"');
  expect(html).toContain(`href="${page}"`);
});

test("a request for the rest of a payment says what was received", () => {
  const stored = storedOrder(inEnglish);
  const { subject, text } = request(stored, stored.order.orderTotal - 4_050);
  expect(subject).toBe("Payment for order 100000001 · The soup kitchen");
  expect(text).toContain("Left to pay: ₪40.50");
  expect(text).toContain("Received: ");
});

test("the link to pay says what is still open and of which order, by mail and in a chat", () => {
  const stored = storedOrder(inEnglish);
  const received = signedAgorot(stored.order.orderTotal - 4_050);
  const link = "https://pay.example/ruth/40.50?for=100000001";
  const { text, html } = renderMail("customer", stored, {
    about: requestFor(stored, received),
    mail,
    page,
    catalogue: paidByVariables,
  });
  const money = { due: stored.order.orderTotal, received };
  const ofChat = requestText(stored, paidByVariables, money, { page, writtenAt: 1 });
  for (const said of [text, ofChat]) expect(said).toContain(`${link}\n`);
  expect(html).toContain(`href="${link}"`);
});

test("the same for a chat is short, and names no link that the shop does not have", () => {
  const stored = storedOrder();
  const texts = [soupKitchen, { shop: noLink }].map((catalogue) =>
    requestText(
      stored,
      catalogue,
      { due: stored.order.orderTotal, received: signedAgorot(0) },
      { page, writtenAt: 1 },
    ),
  );
  expect(texts[0]).toBe(`${opening}

מספר הזמנה: 100000001
ההזמנה התקבלה: יום שני, 5 בינואר, 11:05

בית המרק`);
  expect(texts[1]).not.toContain("pay.example");
});
