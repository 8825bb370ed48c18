import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { sellerMail } from "#server/mail/letters/seller-mail.ts";
import { textBody } from "#server/mail/letters/text-body.ts";
import type { WeeklyOrder } from "./read-weekly-orders.ts";

const line = "─".repeat(60);

/** Renders orders one after the other, as the seller's notices have them. */
export function ordersText(orders: readonly WeeklyOrder[], catalogue: Catalogue): string {
  return orders.map(({ stored }) => `${line}\n${textBody(sellerMail(stored, catalogue))}`).join("");
}

/** Says in Hebrew which orders of a week are damaged and missing from what follows; empty if there are none. */
export function unreadableText(numbers: readonly string[]): string {
  if (numbers.length === 0) return "";
  const lines = [
    "שימו לב: יש הזמנות שהתקבלו ואי אפשר לקרוא אותן, והן לא כלולות כאן.",
    `מספרי ההזמנות: ${numbers.join(", ")}`,
    "הפרטים שלהן נמצאים בהודעות האימייל שנשלחו אליכם.",
  ];
  return `${lines.join("\n")}\n\n`;
}
