import { type ComponentProps, use, useEffect, useSyncExternalStore } from "react";
import { useLocation, useParams } from "wouter";
import { useCalls } from "#desk/data/calls/call-context.tsx";
import { useConnectionState } from "#desk/data/connection/use-action.ts";
import { useRenewedCall } from "#desk/data/connection/use-renewed-call.ts";
import { useQueueState } from "#desk/data/marks/mark-context.tsx";
import { useLiveState, useLoadWeek, useWeek } from "#desk/data/week/week-context.tsx";
import { useLanguage, useMessages } from "#desk/language/language-context.tsx";
import { BackToList } from "#desk/parts/page/back-to-list.tsx";
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
    <Page isText gap={2}>
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

interface OrderOfNumberProps extends Pick<ComponentProps<typeof OrderView>, "renderHead"> {
  readonly number: string;
}

/**
 * An order as a whole. Its state comes from its week, which has the waiting marks; the week stays readable offline. An order
 * that the shown week does not have, because it is of another one or was just moved, is shown as the server told it.
 */
export function OrderOfNumber({ number, renderHead }: OrderOfNumberProps) {
  const { language } = useLanguage();
  const { client } = useCalls();
  const week = useWeek();
  const ofWeek = week.orders.find((each) => each.number === number);
  const read = () => (ofWeek === undefined ? client.read("order", { number, language }) : null);
  const asked = useSyncExternalStore(client.subscribe, read, read);
  const answer = asked && use(asked);
  const order = ofWeek ?? (answer?.ok === true ? answer.data?.order : undefined);
  if (order === undefined) return <NoOrder number={number} renderHead={renderHead} />;
  const shown = ofWeek === undefined ? week.week : null;
  // One element for both: what is under her finger stays when the order's week has come.
  return <LiveOrder key={number} order={order} shown={shown} renderHead={renderHead} />;
}

/** Says that there is no such order, or that it could not be read, and asks again when the page is opened again. */
function NoOrder({ number, renderHead }: OrderOfNumberProps) {
  const { language, messages } = useLanguage();
  const { ok } = useRenewedCall("order", { number, language });
  return (
    <>
      {renderHead(messages.order.number(number), undefined)}
      {ok ? (
        <State drawing="empty" title={messages.order.unknown}>
          <p>{messages.order.unknownHint}</p>
        </State>
      ) : (
        <State drawing="failure" role="alert" title={messages.order.historyFailed} />
      )}
    </>
  );
}

interface LiveOrderProps extends ComponentProps<typeof OrderView> {
  /** The week of the page, which the order is not in; null if it is. */
  readonly shown: string | null;
}

/** Shows an order. From another week it goes to the order's own once that is loaded and nothing waits to be sent. */
function LiveOrder({ order, shown, renderHead }: LiveOrderProps) {
  const live = useLiveState(order.state);
  const { waiting } = useQueueState();
  const connection = useConnectionState();
  const load = useLoadWeek();
  const [path, navigate] = useLocation();
  const isElsewhere = shown !== null;
  // An order of the week has the waiting presses applied.
  const state = isElsewhere ? live : order.state;
  const { week } = state;
  const canGo = isElsewhere && waiting.length === 0 && connection === "online" && week !== shown;

  useEffect(() => {
    // The button that moved the order is gone.
    if (isElsewhere && document.activeElement === document.body) focusPageHeading();
  }, [isElsewhere]);
  useEffect(() => {
    if (!canGo) return undefined;
    let isGone = false;
    const go = () => {
      if (!isGone) navigate(`${path}?week=${week}`, { replace: true });
    };
    load(week).then(go, (error: unknown) => console.warn("the week cannot be loaded", error));
    return () => {
      isGone = true;
    };
  }, [canGo, load, navigate, path, week]);
  return <OrderView order={{ ...order, state }} renderHead={renderHead} />;
}
