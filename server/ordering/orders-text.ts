import { sellerMail } from "#server/mail/seller-mail.ts";
import { textBody } from "#server/mail/text-body.ts";
import type { OrderOfWeek } from "./orders-of-week.ts";

const line = "─".repeat(60);

/** Orders in the words of the notices that the seller had by mail, one after the other. */
export function ordersText(orders: readonly OrderOfWeek[]): string {
  return orders
    .map(({ stored, catalogue }) => `${line}\n${textBody(sellerMail(stored, catalogue))}`)
    .join("");
}
