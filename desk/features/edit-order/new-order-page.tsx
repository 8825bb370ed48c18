import { useLocation, useSearch } from "wouter";
import { useCalls } from "#desk/data/calls/call-context.tsx";
import { useCatalogue } from "#desk/data/catalogue/use-catalogue.ts";
import { useCalledAhead, useRenewedCall } from "#desk/data/connection/use-renewed-call.ts";
import { type StoredDraft, useDraft } from "#desk/data/drafts/draft-context.tsx";
import { useQueue } from "#desk/data/marks/mark-context.tsx";
import type { DeskWeek } from "#desk/data/week/desk-week.ts";
import { useRefreshWeeks, useWeek } from "#desk/data/week/week-context.tsx";
import { editOrderTexts } from "#desk/language/edit-order-texts.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { PageLink } from "#desk/parts/rights/page-link.tsx";
import { agorot } from "#domain/money/agorot.ts";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { Page } from "#web/ui/layout.tsx";
import { barBackClass, ScreenBar } from "#web/ui/screen.tsx";
import { State } from "#web/ui/state.tsx";
import { newOrderInput } from "./draft-input.ts";
import { isOrderDraft, newOrderDraft, type OrderDraft } from "./order-draft.ts";
import styles from "./order-editor.module.css";
import { OrderEditor } from "./order-editor.tsx";
import type { OfferedWeek } from "./order-fields.tsx";
import { type OrderMenu, orderMenuOf } from "./order-menu.ts";
import { useEditing } from "./use-editing.ts";

/** An order that the seller takes by phone, for the open week or for the one that was just closed. */
export function NewOrderPage() {
  const { language, messages } = useLanguage();
  const texts = useTexts(editOrderTexts);
  const asked = new URLSearchParams(useSearch()).get("week");
  const stored = useDraft("new order", isOrderDraft);
  const namesIn = stored[0]?.namesIn ?? language;
  useCalledAhead("catalogue", {});
  useCalledAhead("today", {});
  const week = useWeek();
  const known = useCatalogue();
  const today = useRenewedCall("today", {});
  const weeks = offeredWeeks(week, today.ok ? today.data.openWeek : null);
  const first = weeks.find((each) => each.week === asked) ?? weeks.find(({ isOpen }) => isOpen);
  return (
    <Page isText className={styles.page}>
      <ScreenBar
        title={messages.orders.newOrder}
        back={<PageLink href="/orders" className={barBackClass} aria-label={messages.order.back} />}
      />
      {known.kind === "known" ? (
        <NewOrder
          empty={newOrderDraft(namesIn, first?.week ?? week.week)}
          menu={orderMenuOf(known.catalogue, namesIn)}
          weeks={weeks}
          stored={stored}
        />
      ) : (
        <State drawing="failure" role="alert" title={texts.loadFailed}>
          <p>{texts.loadFailedHint}</p>
        </State>
      )}
    </Page>
  );
}

/** The week of the page, and the open one, the earlier first. */
function offeredWeeks(
  { week, deadline, now }: DeskWeek,
  openWeek: { readonly week: string; readonly deadline: number } | null,
): readonly OfferedWeek[] {
  const shown = { week, deadline, isOpen: now < deadline };
  if (openWeek === null || openWeek.week === week) return [shown];
  const { week: open, deadline: openUntil } = openWeek;
  return [shown, { week: open, deadline: openUntil, isOpen: true }].toSorted(
    (left, right) => left.deadline - right.deadline,
  );
}

interface NewOrderProps {
  readonly empty: OrderDraft;
  readonly menu: OrderMenu;
  readonly weeks: readonly OfferedWeek[];
  readonly stored: StoredDraft<OrderDraft>;
}

function NewOrder({ empty, menu, weeks, stored }: NewOrderProps) {
  const texts = useTexts(editOrderTexts);
  const { client, call } = useCalls();
  const { sent } = useQueue();
  const refreshWeeks = useRefreshWeeks();
  const [, navigate] = useLocation();
  const editing = useEditing({
    stored,
    base: empty,
    page: null,
    menu,
    send: (draft, action) => call("placeOrder", newOrderInput(draft, action)),
    onStored: async ({ draft, outcome: { page }, isShown }) => {
      const { order, orderTotal } = page;
      const { number } = order;
      client.keep("order", { number, language: draft.namesIn }, page);
      // What takes it back is to cancel it, which the page of the order offers.
      sent([], texts.saidPlaced(order.name, isolatedPriceText(agorot(orderTotal))));
      await refreshWeeks();
      if (isShown()) navigate(`/orders/${number}?week=${order.state.week}`);
    },
  });
  return (
    <OrderEditor
      editing={editing}
      page={null}
      menu={menu}
      weeks={weeks}
      isChanged
      onChange={editing.change}
    />
  );
}
