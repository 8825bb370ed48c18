import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useMessages } from "#desk/language/language-context.tsx";
import { OrderRows } from "#desk/order-parts/order-rows.tsx";
import { SearchField } from "#desk/order-parts/search-field.tsx";
import { WayChoice } from "#desk/order-parts/way-choice.tsx";
import { WeekChoice } from "#desk/order-parts/week-choice.tsx";
import { useWeek } from "#desk/week-store/week-context.tsx";
import type { PaymentWay } from "#domain/desk/desk-event.ts";
import { searchOrders } from "#domain/desk/search-orders.ts";
import { sumOrders } from "#domain/desk/sum-orders.ts";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { State } from "#web/ui/state.tsx";
import { keepPlace, readKeptPlace } from "./kept-place.ts";
import { OrdersHead } from "./orders-head.tsx";
import styles from "./orders-page.module.css";

/** The orders of a week, the newest first. */
export function OrdersPage() {
  const week = useWeek();
  const { orders: texts } = useMessages();
  const [kept] = useState(readKeptPlace);
  const [search, setSearch] = useState(kept?.search ?? "");
  const [way, setWay] = useState<PaymentWay>("app");
  const list = useRef<HTMLDivElement>(null);
  const newestFirst = useMemo(() => week.orders.toReversed(), [week.orders]);
  const searched = useDeferredValue(search);
  const shown = useMemo(() => searchOrders(newestFirst, searched), [newestFirst, searched]);
  const sums = useMemo(() => sumOrders(week.orders), [week.orders]);

  useLayoutEffect(() => {
    if (kept === undefined) return;
    scrollerOf(list.current)?.scrollTo({ top: kept.top });
    linkOf(list.current, kept.order)?.focus({ preventScroll: true });
  }, [kept]);

  return (
    <div className={styles.page}>
      <PageHeading>{texts.title}</PageHeading>
      <WeekChoice week={week.week} />
      <OrdersHead sums={sums} />
      {week.unreadable.length > 0 && (
        <p role="alert" className={styles.unreadable}>
          {texts.unreadable(week.unreadable)}
        </p>
      )}
      {week.orders.length === 0 ? (
        <State drawing="empty" title={texts.empty}>
          <p>{texts.emptyHint}</p>
        </State>
      ) : (
        <>
          <SearchField
            label={texts.search}
            clear={texts.clearSearch}
            value={search}
            onSearch={setSearch}
            found={searched.trim() === "" ? "" : texts.found(shown.length)}
          />
          <WayChoice way={way} onChoose={setWay} />
          <div
            ref={list}
            role="presentation"
            onClickCapture={({ target, currentTarget }) => {
              const order = openedOrder(target);
              const top = scrollerOf(currentTarget)?.scrollTop ?? 0;
              if (order !== undefined) keepPlace({ search, top, order });
            }}
          >
            {shown.length === 0 ? (
              <p className={styles.hint}>{texts.nothingFoundHint}</p>
            ) : (
              <OrderRows label={texts.list} orders={shown} way={way} />
            )}
          </div>
        </>
      )}
    </div>
  );
}

/** The shell scrolls the page, and not the window. */
function scrollerOf(list: HTMLElement | null): HTMLElement | null | undefined {
  return list?.closest("main");
}

function linkOf(list: HTMLElement | null, order: string): HTMLElement | null | undefined {
  return list?.querySelector<HTMLElement>(`[data-order="${CSS.escape(order)}"]`);
}

/** The order whose link was pressed; undefined for a press on anything else. */
function openedOrder(pressed: EventTarget): string | undefined {
  return pressed instanceof Element
    ? pressed.closest<HTMLElement>("a[data-order]")?.dataset["order"]
    : undefined;
}
