import { useEffect } from "react";
import { orderPageDocument } from "#contract/generated/desk-operations.ts";
import type { ShownDeskOrder } from "#desk/data/week/week-context.tsx";
import { useLanguage } from "#desk/language/language-context.tsx";
import { useOrderPage } from "#desk/parts/order/use-order-page.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { Section } from "#web/ui/layout.tsx";
import { TryAgainButton } from "#web/ui/try-again-button.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OrderMails } from "./order-mails.tsx";

/** How often the mails are asked for while one of them waits, in milliseconds. */
const mailsEvery = 10_000;

/** The mails and the history of an order, which only the server knows. Suspends until it has answered. */
export function OrderRecord({ order }: { readonly order: ShownDeskOrder }) {
  const { language, messages } = useLanguage();
  const { client } = useGraphql();
  const { number, state } = order;
  const page = useOrderPage(number);
  const newest = page?.history[0]?.id ?? 0;
  const isMailWaiting = page?.mails.some(({ status }) => status === "waiting") === true;

  useEffect(() => {
    if (state.lastEvent > newest) void client.reload(orderPageDocument, { number, language });
  }, [client, number, language, state.lastEvent, newest]);

  useEffect(() => {
    if (!isMailWaiting) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible")
        void client.reload(orderPageDocument, { number, language });
    }, mailsEvery);
    return () => clearInterval(timer);
  }, [client, number, language, isMailWaiting]);

  if (page === undefined) {
    return (
      <Section as="div" role="alert">
        <p>{messages.order.historyFailed}</p>
        <TryAgainButton
          texts={messages.shell}
          onTry={() => client.reload(orderPageDocument, { number, language })}
        />
      </Section>
    );
  }
  return (
    <>
      <OrderMails mails={page.mails} />
      <OrderHistory order={order} history={page.history} mails={page.mails} />
    </>
  );
}
