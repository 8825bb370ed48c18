import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { sellerMail } from "#server/order-mail/seller-mail.ts";
import { textBody } from "#server/order-mail/text-body.ts";
import type { WeeklyOrder } from "./read-weekly-orders.ts";

const line = "─".repeat(60);

/** Renders orders one after the other, as the seller's notices have them. */
export function ordersText(orders: readonly WeeklyOrder[], catalogue: Catalogue): string {
  return orders.map(({ stored }) => `${line}\n${textBody(sellerMail(stored, catalogue))}`).join("");
}
