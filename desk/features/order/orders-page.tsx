import { useLayoutEffect, useRef, useState } from "react";
import { useParams } from "wouter";
import { OrderRows } from "#desk/parts/order/order-rows.tsx";
import { Page } from "#web/ui/layout.tsx";
import { useIsWide } from "#web/ui/use-is-wide.ts";
import { OrderPage } from "./order-page.tsx";
import { OrdersBeside } from "./orders-beside.tsx";
import { OrdersHead } from "./orders-head.tsx";
import { useFoundOrders } from "./use-found-orders.ts";

/** The orders of a week, or one of them. A wide screen shows the order of the address beside the others, and not instead of them. */
export function OrdersPage() {
  const { number } = useParams<{ readonly number?: string }>();
  const isWide = useIsWide();
  if (isWide) return <OrdersBeside number={number} />;
  return number === undefined ? <OrderList /> : <OrderPage />;
}

/** The orders of a week as rows, the newest first. */
function OrderList() {
  const [kept] = useState(readScrollPlace);
  const found = useFoundOrders(kept?.search);
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (kept === undefined) return;
    const link = linkOf(list.current, kept.order);
    if (link == null) return;
    // The shell scrolls the page, and not the window.
    link.closest("main")?.scrollBy({ top: topOf(link) - kept.top });
    link.focus({ preventScroll: true });
  }, [kept]);

  const { shown, search, way, keep, texts } = found;
  return (
    <Page isText gap={0}>
      <OrdersHead {...found} />
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
        {shown.length > 0 && (
          <OrderRows label={texts.list} orders={shown} way={way} onSettled={keep} />
        )}
      </div>
    </Page>
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
