import type { Outbox } from "#server/store/outbox.ts";
import type { StoredOrder } from "#server/store/store.ts";

/** More dead mails than a shop has, so that none of the orders is missed. */
const mostListed = 10_000;

/** One line for each of the orders whose confirmation could not be delivered: whom to call, and the address. */
export async function undeliveredReport(
  outbox: Pick<Outbox, "listMails">,
  orders: readonly Pick<StoredOrder, "number" | "order">[],
): Promise<string> {
  const dead = await outbox.listMails({ status: "dead", limit: mostListed });
  const addresses = new Map(dead.map(({ orderNumber, recipient }) => [orderNumber, recipient]));
  return orders
    .flatMap(({ number, order }) => {
      const address = addresses.get(number);
      if (address === undefined) return [];
      const { name, phoneNumber } = order.customerData;
      return [
        `confirmation not delivered to ${address}: order ${number}, ${name}, ${phoneNumber}\n`,
      ];
    })
    .join("");
}
