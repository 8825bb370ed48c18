import { type OrderPageQuery, orderPageDocument } from "#contract/generated/desk-operations.ts";
import { useRenewedQuery } from "#desk/data/connection/use-renewed-query.ts";
import { useLanguage } from "#desk/language/language-context.tsx";

export type OrderPageAnswer = NonNullable<OrderPageQuery["order"]>;
export type ShownEvent = OrderPageAnswer["history"][number];
export type OrderMail = OrderPageAnswer["mails"][number];

/** What only the server knows of an order; undefined where it does not answer. Suspends until it has answered. */
export function useOrderPage(number: string): OrderPageAnswer | undefined {
  const { language } = useLanguage();
  const answer = useRenewedQuery(orderPageDocument, { number, language });
  return answer.ok ? (answer.data.order ?? undefined) : undefined;
}
