import { type ComponentProps, useEffect } from "react";
import { useLocation, useParams } from "wouter";
import { orderPageDocument } from "#contract/generated/desk-operations.ts";
import { useConnectionState } from "#desk/data/connection/use-action.ts";
import { useQueueState } from "#desk/data/marks/mark-context.tsx";
import { useLiveState, useLoadWeek, useWeek } from "#desk/data/week/week-context.tsx";
import { useLanguage, useMessages } from "#desk/language/language-context.tsx";
import { BackToList } from "#desk/parts/order/back-to-list.tsx";
import { useRenewedQuery } from "#desk/parts/order/use-renewed-query.ts";
import { Page } from "#web/ui/layout.tsx";
import { focusPageHeading } from "#web/ui/page-heading.tsx";
import { ScreenBar } from "#web/ui/screen.tsx";
import { State } from "#web/ui/state.tsx";
import { OrderView } from "./order-view.tsx";

/** An order as a page of its own. */
export function OrderPage() {
  const { number } = useParams<{ readonly number: string }>();
  const { week } = useWeek();
  const { order } = useMessages();
  return (
    <Page width={44} gap={2}>
      <OrderOfNumber
        number={number}
        renderHead={(name, lang) => (
          <ScreenBar
            title={name}
            lang={lang}
            back={<BackToList href={`/orders?week=${week}`} label={order.back} />}
          />
        )}
      />
    </Page>
  );
}

interface ShownWeek {
  /** The week of the page, which the order is not in. */
  readonly shown: string;
}

interface OrderOfNumberProps extends Pick<ComponentProps<typeof OrderView>, "renderHead"> {
  readonly number: string;
}

/** An order as a whole. What is so of it comes from its week, which has the presses that wait; the week stays readable offline. */
export function OrderOfNumber({ number, renderHead }: OrderOfNumberProps) {
  const week = useWeek();
  const order = week.orders.find((each) => each.number === number);
  return order === undefined ? (
    <OrderOfOtherWeek key={number} number={number} shown={week.week} renderHead={renderHead} />
  ) : (
    <OrderView key={number} order={order} renderHead={renderHead} />
  );
}

/** An order that the shown week does not have: that of another week, or one that was just moved. */
function OrderOfOtherWeek({ number, shown, renderHead }: OrderOfNumberProps & ShownWeek) {
  const { language, messages } = useLanguage();
  const answer = useRenewedQuery(orderPageDocument, { number, language });
  const order = answer.ok ? answer.data.order?.order : undefined;
  if (order !== undefined)
    return <OrderElsewhere order={order} shown={shown} renderHead={renderHead} />;
  return (
    <>
      {renderHead(messages.order.number(number), undefined)}
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

/** Shows an order as the server told it, and goes to its week once that is loaded and nothing waits to be sent. */
function OrderElsewhere({
  order,
  shown,
  renderHead,
}: ShownWeek & ComponentProps<typeof OrderView>) {
  const state = useLiveState(order.state);
  const { waiting } = useQueueState();
  const connection = useConnectionState();
  const load = useLoadWeek();
  const [path, navigate] = useLocation();
  const { week } = state;
  const canGo = waiting.length === 0 && connection === "online" && week !== shown;

  useEffect(() => {
    // The button that moved the order is gone.
    if (document.activeElement === document.body) focusPageHeading();
  }, []);
  useEffect(() => {
    if (!canGo) return undefined;
    let isGone = false;
    const go = () => {
      if (!isGone) navigate(`${path}?week=${week}`, { replace: true, state: { keepsFocus: true } });
    };
    load(week).then(go, (error: unknown) => console.warn("the week cannot be loaded", error));
    return () => {
      isGone = true;
    };
  }, [canGo, load, navigate, path, week]);
  return <OrderView order={{ ...order, state }} renderHead={renderHead} />;
}
