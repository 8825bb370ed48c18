import { useEffect } from "react";
import { useLocation, useParams } from "wouter";
import { orderPageDocument } from "#contract/generated/desk-operations.ts";
import { useLanguage } from "#desk/language/language-context.tsx";
import { useRenewedQuery } from "#desk/order-parts/use-renewed-query.ts";
import { useWeek } from "#desk/week-store/week-context.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { State } from "#web/ui/state.tsx";
import { BackLink } from "./back-link.tsx";
import styles from "./order-page.module.css";
import { OrderView } from "./order-view.tsx";

/** An order as a whole. What is so of it comes from its week, which has the presses that wait; the week stays readable offline. */
export function OrderPage() {
  const { number } = useParams<{ readonly number: string }>();
  const week = useWeek();
  const order = week.orders.find((each) => each.number === number);
  return (
    <div className={styles.page}>
      <BackLink week={week.week} />
      {order === undefined ? (
        <OrderOfOtherWeek key={number} number={number} />
      ) : (
        <OrderView key={number} order={order} />
      )}
    </div>
  );
}

/** Goes to the week of an order; says so where no order has the number. */
function OrderOfOtherWeek({ number }: { readonly number: string }) {
  const { language, messages } = useLanguage();
  const [path, navigate] = useLocation();
  const answer = useRenewedQuery(orderPageDocument, { number, language });
  const week = answer.ok ? answer.data.order?.order.state.week : undefined;
  useEffect(() => {
    if (week !== undefined) navigate(`${path}?week=${week}`, { replace: true });
  }, [navigate, path, week]);
  if (week !== undefined) return <Loading texts={messages.shell} />;
  return (
    <>
      <PageHeading>{messages.order.number(number)}</PageHeading>
      {answer.ok ? (
        <State drawing="empty" title={messages.order.unknown}>
          <p>{messages.order.unknownHint}</p>
        </State>
      ) : (
        <State drawing="failure" role="alert" title={messages.order.historyFailed} />
      )}
    </>
  );
}
