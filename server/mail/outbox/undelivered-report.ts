import { isReported, type MailKind, type Outbox } from "#server/store/mails/outbox.ts";
import type { StoredOrder } from "#server/store/store.ts";

/** More dead mails than a shop has, so that none of the orders is missed. */
const mostListed = 10_000;

const names: { readonly [Kind in MailKind]?: string } = {
  customer: "confirmation",
  change: "mail about what happened",
  message: "message to all customers",
};

/** One line for each mail that could not be delivered to the customer of one of the orders: whom to call, and the address. */
export async function undeliveredReport(
  outbox: Pick<Outbox, "listMails">,
  orders: readonly Pick<StoredOrder, "number" | "order">[],
): Promise<string> {
  const dead = await outbox.listMails({ status: "dead", limit: mostListed });
  const reported = dead.filter(({ kind }) => isReported(kind));
  const mailsOf = Map.groupBy(reported, ({ orderNumber }) => orderNumber);
  return orders
    .flatMap(({ number, order }) => {
      const { name, phoneNumber } = order.customerData;
      const whom = `order ${number}, ${name}, ${phoneNumber}`;
      const mails = mailsOf.get(number)?.toSorted((a, b) => a.id - b.id) ?? [];
      return mails.map(
        ({ kind, recipient }) => `${names[kind] ?? kind} not delivered to ${recipient}: ${whom}\n`,
      );
    })
    .join("");
}
