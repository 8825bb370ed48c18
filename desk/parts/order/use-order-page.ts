import type { AnswerOf } from "#contract/wire/desk-calls.ts";
import { useRenewedCall } from "#desk/data/connection/use-renewed-call.ts";
import { useLanguage } from "#desk/language/language-context.tsx";

export type OrderPageAnswer = NonNullable<AnswerOf<"order">>;
export type ShownEvent = OrderPageAnswer["history"][number];
export type OrderMail = OrderPageAnswer["mails"][number];

/** The part of an order that only the server has; undefined where it does not answer. Suspends until it has answered. */
export function useOrderPage(number: string): OrderPageAnswer | undefined {
  const { language } = useLanguage();
  const answer = useRenewedCall("order", { number, language });
  return answer.ok ? (answer.data ?? undefined) : undefined;
}
