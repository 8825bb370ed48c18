import { expect, test } from "vitest";
import type { StoredOrder } from "#server/store/orders/stored-order.ts";
import { renderMail } from "#server/testing/receive-mail.ts";
import { inEnglish, inHebrew, storedOrder } from "#server/testing/stored-order.ts";

const page = "https://shop.example/order/100000001/abc";
const about = {
  kind: "message",
  message: {
    subject: { he: "האיסוף ביום שישי", en: "Pickup on Friday" },
    text: {
      he: "האיסוף השבוע ביום שישי, 9:00 עד 12:00.\n\nתודה <לכולם>!",
      en: "Pickup is on Friday this week.\nThank you!",
    },
  },
} as const;
const mail = { recipient: "ruth@example.com", waitingSince: 1, eventId: null, messageId: 3 };

test("a message has the seller's words, the order it is about and how to answer", () => {
  const rendered = renderMail("customer", storedOrder(), { about, mail, page });
  expect(rendered.subject).toBe("האיסוף ביום שישי · בית המרק");
  expect(rendered.messageId).toBe("<order-100000001-message-3@soup-kitchen.example>");
  expect(rendered.text).toBe(`האיסוף ביום שישי

שלום רות כהן,

האיסוף השבוע ביום שישי, 9:00 עד 12:00.

תודה <לכולם>!

לצפייה בהזמנה, לשינוי או לביטול (עד יום רביעי, 7 בינואר, 14:00):
${page}

מספר הזמנה: 100000001
ההזמנות נסגרות: יום רביעי, 7 בינואר, 14:00

שאלות והערות? אפשר פשוט להשיב להודעה הזאת, או לכתוב אל cook@soup-kitchen.example.
אפשר גם בוואטסאפ: https://wa.me/972521234567

בית המרק
`);
  expect(rendered.html).toContain("<p>תודה &lt;לכולם&gt;!</p>");
});

test("a message in one language reaches who reads the other, with a line that says so", () => {
  const { subject, text } = about.message;
  const message = { subject: { ...subject, en: "" }, text: { ...text, en: "" } };
  const rendered = renderMail("customer", storedOrder(inEnglish), {
    about: { kind: "message", message },
    mail,
  });
  expect(rendered.subject).toBe("האיסוף ביום שישי · The soup kitchen");
  expect(rendered.text).toContain(
    "Hello רות כהן,\n\nThis message was written in Hebrew only:\n\nהאיסוף השבוע ביום שישי, 9:00 עד 12:00.",
  );
});

test("a message is in the language of the order", () => {
  const { subject, text } = renderMail("customer", storedOrder(inEnglish), { about, mail });
  expect(subject).toBe("Pickup on Friday · The soup kitchen");
  expect(text).toContain("Hello רות כהן,\n\nPickup is on Friday this week.\n\nThank you!\n");
});

test("a message says when the food comes, as the order was promised", () => {
  const hours = { from: { hour: 9, minute: 0 }, to: { hour: 12, minute: 30 } };
  const textOf = (stored: StoredOrder) => {
    const handOver = { date: "2026-01-08", ...hours, week: stored.week };
    const promised = { ...stored, order: { ...stored.order, handOver } };
    return renderMail("customer", promised, { about, mail }).text;
  };
  expect(textOf(storedOrder(inHebrew, { orderType: "pickup" }))).toContain(
    "\nמועד האיסוף: יום חמישי, 8 בינואר, בין 9:00 ל־12:30\n",
  );
  expect(textOf(storedOrder(inEnglish))).toContain(
    "\nDelivery time: Thursday, January 8, 9 am to 12:30 pm\n",
  );
});
