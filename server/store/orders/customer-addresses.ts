import type { Transaction } from "kysely";
import type { Tables } from "#server/store/tables.ts";

/**
 * Where mails to the customers of orders go: to the address of the order, or to the one that the seller corrected it to when she
 * sent the confirmation again. The function that it gives takes the number of an order and its e-mail address as it is now.
 */
export async function customerAddresses(
  transaction: Transaction<Tables>,
  orderNumbers: readonly string[],
): Promise<(orderNumber: string, email: string) => string> {
  const rows = await transaction
    .selectFrom("mails")
    .innerJoin("orders", "orders.number", "mails.order_number")
    .select(["mails.order_number", "mails.recipient", "orders.email"])
    .where("mails.order_number", "in", orderNumbers)
    .where("mails.kind", "=", "customer")
    .execute();
  const confirmed = new Map(rows.map((row) => [row.order_number, row]));
  return (orderNumber, email) => {
    const confirmation = confirmed.get(orderNumber);
    return confirmation?.email === email ? confirmation.recipient : email;
  };
}
