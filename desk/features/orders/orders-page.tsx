import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useWeek } from "#desk/data/week/week-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import { OrderRows } from "#desk/parts/order/order-rows.tsx";
import { SearchField } from "#desk/parts/order/search-field.tsx";
import { UnreadableOrders } from "#desk/parts/order/unreadable-orders.tsx";
import { useSteadyRows } from "#desk/parts/order/use-steady-rows.ts";
import { WayChoice } from "#desk/parts/order/way-choice.tsx";
import { WeekChoice } from "#desk/parts/order/week-choice.tsx";
import { WeekLinks } from "#desk/parts/order/week-links.tsx";
import { agorot } from "#domain/money/agorot.ts";
import type { PaymentWay } from "#domain/order-log/desk-event.ts";
import { searchOrders } from "#domain/order-log/search-orders.ts";
import { type OrderSums, sumOrders } from "#domain/order-log/sum-orders.ts";
import { Page, Row, Words } from "#web/ui/layout.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { Price } from "#web/ui/price.tsx";
import { State } from "#web/ui/state.tsx";
import styles from "./orders-page.module.css";

/** The orders of a week, the newest first. */
export function OrdersPage() {
  const week = useWeek();
  const { orders: texts } = useMessages();
  const [kept] = useState(readScrollPlace);
  const [search, setSearch] = useState(kept?.search ?? "");
  const [way, setWay] = useState<PaymentWay>("app");
  const list = useRef<HTMLDivElement>(null);
  const newestFirst = useMemo(() => week.orders.toReversed(), [week.orders]);
  const searched = useDeferredValue(search);
  const { isKept, keep } = useSteadyRows(searched);
  const found = new Set(searchOrders(newestFirst, searched));
  const shown = newestFirst.filter((order) => found.has(order) || isKept(order.number));
  const sums = useMemo(() => sumOrders(week.orders), [week.orders]);

  useLayoutEffect(() => {
    if (kept === undefined) return;
    const link = linkOf(list.current, kept.order);
    if (link == null) return;
    // The shell scrolls the page, and not the window.
    link.closest("main")?.scrollBy({ top: topOf(link) - kept.top });
    link.focus({ preventScroll: true });
  }, [kept]);

  return (
    <Page width={44} gap={3}>
      <PageHeading>{texts.title}</PageHeading>
      <WeekChoice week={week.week} />
      <WeekLinks week={week.week} />
      <OrdersHead sums={sums} />
      <UnreadableOrders unreadable={week.unreadable} />
      {week.orders.length === 0 ? (
        <State drawing="empty" title={texts.empty}>
          <p>{texts.emptyHint}</p>
        </State>
      ) : (
        <>
          <SearchField
            label={texts.search}
            value={search}
            onSearch={setSearch}
            found={searched.trim() === "" ? "" : texts.found(shown.length)}
          />
          <WayChoice way={way} onChoose={setWay} />
          <div
            ref={list}
            role="presentation"
            onClickCapture={({ target }) => {
              const link = openedLink(target);
              const order = link?.dataset["order"];
              if (link != null && order !== undefined)
                storeScrollPlace({ search, order, top: topOf(link) });
            }}
          >
            {shown.length === 0 ? (
              <p className={styles.hint}>{texts.nothingFoundHint}</p>
            ) : (
              <OrderRows label={texts.list} orders={shown} way={way} onSettled={keep} />
            )}
          </div>
        </>
      )}
    </Page>
  );
}

/** The sums of a week in one line: `37 orders · ₪8,420 · 12 unpaid`. */
function OrdersHead({ sums }: { readonly sums: OrderSums }) {
  const { orders } = useMessages();
  return (
    <Row as="p" gap={4} lines={1} size="large" weight={600}>
      <span>{orders.count(sums.orders)}</span>
      <Price amount={agorot(sums.due)} />
      {sums.unpaid > 0 ? (
        <Words tone="error">{orders.unpaid(sums.unpaid)}</Words>
      ) : (
        <Words tone="leaf">{orders.allPaid}</Words>
      )}
      {sums.cancelled > 0 && <span>{orders.cancelledCount(sums.cancelled)}</span>}
    </Row>
  );
}

function linkOf(list: HTMLElement | null, order: string): HTMLElement | null | undefined {
  return list?.querySelector<HTMLElement>(`[data-order="${CSS.escape(order)}"]`);
}

/** The link of an order that was pressed; null for a press on anything else. */
function openedLink(pressed: EventTarget): HTMLElement | null {
  return pressed instanceof Element ? pressed.closest<HTMLElement>("a[data-order]") : null;
}

/** In px from the top of the screen. */
function topOf(link: HTMLElement): number {
  return link.getBoundingClientRect().top;
}

/** What a list of orders keeps in its entry of the browser's history, so that coming back finds it as it was left. */
interface ScrollPlace {
  readonly search: string;
  /** The order that was opened. */
  readonly order: string;
  /** Where it was on the screen, in px from the top. Not how far the list was scrolled: heights out of sight are estimates. */
  readonly top: number;
}

const property = "ordersPlace";

/** The place that this entry of the history keeps; undefined on a first visit. */
function readScrollPlace(): ScrollPlace | undefined {
  // Tests render the list to HTML, without a browser.
  const { history: entries } = globalThis as Partial<typeof globalThis>;
  return (entries?.state as { readonly [property]?: ScrollPlace } | null | undefined)?.[property];
}

/** Keeps a place in the entry of the history, beside what others keep there. A reload keeps it too. */
function storeScrollPlace(place: ScrollPlace): void {
  history.replaceState({ ...(history.state as object | null), [property]: place }, "");
}
